import { line, unlessZero, whole, type Ledger } from './ledger.ts';
import { taskOf, type Task } from './tasks.ts';
import { HOURS_A_DAY, DAYS_A_YEAR } from './time.ts';

/** CR: crafting, building, repairing. */
const NUMENERA = 5;

export interface Craft {
  readonly level: number;
  /** CR2: cyphers, artifacts, oddities. */
  readonly numenera?: boolean;
  /** CR3: steps that the game master adds for a work of art. */
  readonly artistry?: number;
}

/** CR1, CR2, CR3: the difficulty of making or mending. */
export function craftTask({ level, numenera = false, artistry = 0 }: Craft): Task {
  return taskOf('intellect', level, 'item-level', 'CR1', {
    modifiers: [
      ...unlessZero('numenera', 'CR2', numenera ? NUMENERA : 0),
      ...unlessZero('artistry', 'CR3', whole(artistry, 'steps for artistry', 'CR3', 0)),
    ],
  });
}

/** CR5: an item wants materials of its level and of every level below. */
export const materialsFor = (level: number): readonly number[] =>
  Array.from({ length: whole(level, 'level', 'CR5', 0) + 1 }, (_, below) => level - below);

/** CR5: what is still missing, given the materials at hand (level 0 is found anywhere, CR4). */
export const missingMaterials = (level: number, have: readonly number[]): readonly number[] =>
  materialsFor(level).filter(wanted => wanted > 0 && !have.includes(wanted));

const HOUR = 60;
const DAY = HOURS_A_DAY * HOUR;
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** Minutes from and to; `most` is null where the book gives no end. */
export interface Span {
  readonly least: number;
  readonly most: number | null;
}

const always = (minutes: number): Span => ({ least: minutes, most: minutes });
const MANY_YEARS: Span = { least: 2 * DAYS_A_YEAR * DAY, most: null };

/** CR6: time to build, by difficulty; above the table it is many years. */
const TIMES: readonly Span[] = [
  { least: 0, most: 3 },
  always(5),
  always(HOUR),
  always(DAY),
  { least: DAY, most: 2 * DAY },
  always(DAYS_A_WEEK * DAY),
  always((DAYS_A_YEAR / MONTHS_A_YEAR) * DAY),
  always(DAYS_A_YEAR * DAY),
];

export const timeToBuild = (difficulty: number): Span => TIMES[whole(difficulty, 'difficulty', 'CR6', 0)] ?? MANY_YEARS;

/** CR7: a repair takes from half the time to all of it. */
export function timeToRepair(difficulty: number): Span {
  const { least, most } = timeToBuild(difficulty);
  return { least: Math.floor(least / 2), most };
}

/** CR8: a rush job is as hard as ever, and the item suffers for it. */
export function rush(craft: Craft): { task: Task; flawed: true; ledger: Ledger } {
  return { task: craftTask(craft), flawed: true, ledger: [line('rushed', 'CR8')] };
}
