import { line, refuse, unlessZero, whole, type Ledger } from './ledger.ts';
import { targetOf, taskOf, type Task } from './tasks.ts';

/** OB: attacking and mending objects. DM4: they have neither Pools nor health. */
export const OBJECT_TRACK = ['intact', 'minor', 'major', 'destroyed'] as const; // OB3
export type ObjectState = (typeof OBJECT_TRACK)[number];

/** OB7: from soft to hard, with the steps each adds to the level. */
export const HARDNESS = ['brittle', 'ordinary', 'hard', 'very-hard', 'exotic'] as const;
export type Hardness = (typeof HARDNESS)[number];
const HARDNESS_STEPS: Readonly<Record<Hardness, number>> = {
  brittle: -1,
  ordinary: 0,
  hard: 1,
  'very-hard': 2,
  exotic: 3,
};

export interface Thing {
  readonly level: number;
  readonly hardness: Hardness;
  readonly state: ObjectState;
}

export const isWorking = ({ state }: Thing): boolean => state === 'intact' || state === 'minor'; // OB4

/** OB4, OB7: level with minor damage and hardness. */
export function effectiveLevel({ level, hardness, state }: Thing): { level: number; ledger: Ledger } {
  const ledger = [
    line('object-level', 'OB2', whole(level, 'level', 'OB2', 0)),
    ...unlessZero('object-damaged', 'OB4', state === 'minor' ? -1 : 0),
    ...unlessZero('object-hardness', 'OB7', HARDNESS_STEPS[hardness]),
  ];
  return {
    level: Math.max(
      0,
      ledger.reduce((sum, { amount = 0 }) => sum + amount, 0),
    ),
    ledger,
  };
}

/** OB1, OB2: damaging an object in melee is a Might task against its effective level. */
export function breakTask(thing: Thing): Task {
  const { level, ledger } = effectiveLevel(thing);
  const [base, ...modifiers] = ledger;
  return { ...taskOf('might', level, 'object-level', 'OB2'), base, modifiers };
}

/** OB8, OB9: the tool must be as hard as the thing, and its damage reach the effective level; null if it will do. */
export function cannotBreak(
  thing: Thing,
  tool: { readonly hardness: Hardness; readonly damage: number },
): Ledger | null {
  if (thing.state === 'destroyed') return [line('object-destroyed', 'OB4')];
  if (HARDNESS.indexOf(tool.hardness) < HARDNESS.indexOf(thing.hardness)) return [line('tool-too-soft', 'OB8')];
  const { level } = effectiveLevel(thing);
  return whole(tool.damage, 'damage', 'DM6', 0) < level ? [line('blow-too-weak', 'OB9', level)] : null;
}

const TWO_STEPS = 2;
const THREE_STEPS = 4;

/** OB5, OB6: steps down the track for a result against a difficulty. */
export function breakSteps(total: number, difficulty: number): number {
  if (total < targetOf(difficulty)) return 0;
  if (total >= targetOf(difficulty + THREE_STEPS)) return 3;
  return total >= targetOf(difficulty + TWO_STEPS) ? 2 : 1;
}

/** OB5, OB6: the thing after the blow. */
export function damageThing(thing: Thing, total: number, difficulty: number): { thing: Thing; ledger: Ledger } {
  const steps = breakSteps(total, difficulty);
  const at = Math.min(OBJECT_TRACK.length - 1, OBJECT_TRACK.indexOf(thing.state) + steps);
  return {
    thing: { ...thing, state: OBJECT_TRACK[at] },
    ledger: unlessZero('object-track', steps > 1 ? 'OB6' : 'OB5', steps),
  };
}

/** OB10: a repair moves a damaged object up again; what is destroyed stays so. */
export function mendThing(thing: Thing, steps = 1): { thing: Thing; ledger: Ledger } {
  if (thing.state === 'destroyed') refuse('OB10', 'wanted an object that can be repaired, found a destroyed one');
  const at = Math.max(0, OBJECT_TRACK.indexOf(thing.state) - whole(steps, 'steps', 'OB10', 1));
  const moved = OBJECT_TRACK.indexOf(thing.state) - at;
  return { thing: { ...thing, state: OBJECT_TRACK[at] }, ledger: unlessZero('object-mended', 'OB10', -moved || 0) };
}
