import { line, refuse, totalOf, whole, type Ledger, type Line, type RuleId } from './ledger.ts';
import type { LineKey } from './keys.ts';

/** T: playing, taking action, the stat and the difficulty of a task. */
export const STATS = ['might', 'speed', 'intellect'] as const; // T3
export type Stat = (typeof STATS)[number];
export type ByStat<T> = Readonly<Record<Stat, T>>;

/** T4: the names of the difficulties 0 to 10. */
export const DIFFICULTIES = [
  'routine',
  'simple',
  'standard',
  'demanding',
  'difficult',
  'challenging',
  'intimidating',
  'formidable',
  'heroic',
  'immortal',
  'impossible',
] as const;
export type DifficultyName = (typeof DIFFICULTIES)[number];

/** T4, PP2: what a step is worth on the roll. */
export const POINTS_A_STEP = 3;
export const DIE_FACES = 20;

/** What an attempt is for: attacks deal extra damage on special rolls, defences are no actions of one's turn. */
export type TaskKind = 'attack' | 'defence' | 'other';

/** A task as the game master sets it, before the character comes in. */
export interface Task {
  readonly kind: TaskKind;
  /** T3: the stats it may be tried with; the player picks where there are several. */
  readonly stats: readonly Stat[];
  readonly base: Line;
  /** Steps of the situation: hindering above 0, easing below. */
  readonly modifiers: Ledger;
  /** Steps below 0 that count as assets, within the limit that all assets share. */
  readonly assets: Ledger;
  readonly initialCost: number;
  /** E10: each level of Effort for damage adds less to an area attack. */
  readonly area: boolean;
}

export interface TaskDetails {
  readonly kind?: TaskKind;
  readonly modifiers?: Ledger;
  readonly assets?: Ledger;
  readonly initialCost?: number;
  readonly area?: boolean;
}

/** A task of the given difficulty, with the reason for it. */
export function taskOf(
  stats: Stat | readonly Stat[],
  difficulty: number,
  what: LineKey = 'difficulty',
  rule: RuleId = 'T4',
  details: TaskDetails = {},
): Task {
  whole(difficulty, 'difficulty', rule, 0);
  const { kind = 'other', modifiers = [], assets = [], initialCost = 0, area = false } = details;
  return {
    kind,
    stats: typeof stats === 'string' ? [stats] : stats,
    base: line(what, rule, difficulty),
    modifiers,
    assets,
    initialCost,
    area,
  };
}

/** The same task with more hindering and easing of the situation; the task itself stays as it was (M1). */
export const modified = (task: Task, modifiers: Ledger, assets: Ledger = []): Task => ({
  ...task,
  modifiers: [...task.modifiers, ...modifiers],
  assets: [...task.assets, ...assets],
});

/** T1: the difficulty that the game master set. */
export const originalDifficulty = (task: Task): number => task.base.amount ?? 0;

/** Difficulty by the game master's word and the situation alone, before the character. */
export const situationalDifficulty = (task: Task): number =>
  Math.max(0, originalDifficulty(task) + totalOf(task.modifiers));

/** T4, T9: three times the difficulty, above 10 as well. */
export const targetOf = (difficulty: number): number => POINTS_A_STEP * whole(difficulty, 'difficulty', 'T4', 0);

export const nameOf = (difficulty: number): DifficultyName =>
  DIFFICULTIES[Math.min(whole(difficulty, 'difficulty', 'T4', 0), DIFFICULTIES.length - 1)];

/** T5: nothing to roll. */
export const isRoutine = (difficulty: number): boolean => difficulty === 0;

/** T7: eased below 0 is 0. */
export const afterSteps = (difficulty: number, steps: number): number => Math.max(0, difficulty + steps);

/** T6, T10: of the twenty faces, how many reach the target with this bonus. */
export function winningFaces(target: number, bonus = 0): number {
  const lowest = target - bonus;
  return Math.max(0, Math.min(DIE_FACES, DIE_FACES + 1 - lowest));
}

/** T3: the stat that is used; another one than the task's is refused. */
export function statOf(task: Task, picked?: Stat): Stat {
  const stat = picked ?? task.stats[0];
  if (!task.stats.includes(stat)) refuse('T3', `wanted ${task.stats.join(' or ')} for this task, found ${stat}`);
  return stat;
}
