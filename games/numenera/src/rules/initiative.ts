import { line, whole, type Ledger } from './ledger.ts';
import { natural } from './roll.ts';
import { afterSteps, POINTS_A_STEP, taskOf, targetOf, type Task } from './tasks.ts';

/** N: encounters, rounds, initiative. */
export const INITIATIVE_METHODS = ['together', 'each', 'faster'] as const;
export type InitiativeMethod = (typeof INITIATIVE_METHODS)[number];

export interface Runner {
  readonly id: string;
  readonly die: number;
  readonly bonus?: number;
  /** Steps by which skill, assets and Effort ease the roll; below 0 if they hinder (M4). */
  readonly eased?: number;
}

export interface Foe {
  readonly id: string;
  readonly level: number;
}

export interface TurnOrder {
  /** N2: everybody once, in the order of every round until new rolls are made. */
  readonly order: readonly string[];
  readonly ledger: Ledger;
}

/** N3: initiative is a Speed task against the level of the NPC. */
export const initiativeTask = (level: number): Task => taskOf('speed', level, 'npc-level', 'N3');

/** N3: a character must roll higher than the target number; meeting it is not enough. */
export function isFaster({ die, bonus = 0, eased = 0 }: Runner, level: number): boolean {
  return natural(die) + bonus > targetOf(afterSteps(whole(level, 'level', 'N3', 0), -eased));
}

/** N6: characters among themselves go from the highest result to the lowest. */
const resultOf = ({ die, bonus = 0, eased = 0 }: Runner): number => die + bonus + POINTS_A_STEP * eased;

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** N2 to N7: who acts when. */
export function turnOrder(runners: readonly Runner[], foes: readonly Foe[], method: InitiativeMethod): TurnOrder {
  const characters = runners.toSorted((x, y) => resultOf(y) - resultOf(x));
  const highest = Math.max(0, ...foes.map(({ level }) => level));
  const ledger: Ledger = [line('initiative-target', 'N4', targetOf(highest))];
  if (method === 'each') {
    const order: string[] = [];
    const waiting = [...characters];
    for (const foe of foes.toSorted((x, y) => y.level - x.level)) {
      while (waiting.length > 0 && isFaster(waiting[0], foe.level)) order.push(waiting.shift()!.id);
      order.push(foe.id);
    }
    return {
      order: [...order, ...idsOf(waiting)],
      ledger: foes.map(({ level }) => line('initiative-target', 'N5', targetOf(level))),
    };
  }
  const ahead = characters.filter(runner => isFaster(runner, highest));
  if (method === 'faster') {
    const all = idsOf(runners); // N8: round the table, as they sit
    const first = ahead.length > 0;
    const order = first ? [...all, ...idsOf(foes)] : [...idsOf(foes), ...all];
    return { order, ledger: [...ledger, line(first ? 'all-before' : 'all-after', 'N8')] };
  }
  const behind = characters.filter(runner => !isFaster(runner, highest));
  return {
    order: [...idsOf(ahead), ...idsOf(foes), ...idsOf(behind)],
    ledger: [...ledger, line('before-npcs', 'N4', ahead.length), line('after-npcs', 'N4', behind.length)],
  };
}

/** SU1: the first salvo of an ambush comes before those whom it catches; N7: the order stays so. */
export function ambushOrder(order: readonly string[], caught: readonly string[]): TurnOrder {
  return {
    order: [...order.filter(id => !caught.includes(id)), ...order.filter(id => caught.includes(id))],
    ledger: [line('ambush', 'SU1')],
  };
}
