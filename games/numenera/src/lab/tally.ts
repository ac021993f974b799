import { STAT_COUNT } from '../encounter/state.ts';
import { emptySample, type Sample } from './interval.ts';

/** What became of one in the fight, over many games. */
export interface FateTally {
  falls: number;
  dies: number;
  /** Points by stat. */
  spent: Sample[];
  missing: Sample;
  xp: Sample;
  cyphers: Sample;
}

/** Counts and sums of whole numbers, so that parts add up to the same report wherever they were played. */
export interface LabTally {
  /** Victories, defeats, broken off. */
  ends: number[];
  rounds: Sample;
  longest: number;
  fates: FateTally[];
}

const ENDS = 3;

const emptyFate = (): FateTally => ({
  falls: 0,
  dies: 0,
  spent: Array.from({ length: STAT_COUNT }, emptySample),
  missing: emptySample(),
  xp: emptySample(),
  cyphers: emptySample(),
});

export const emptyTally = (combatants: number): LabTally => ({
  ends: Array.from({ length: ENDS }, () => 0),
  rounds: emptySample(),
  longest: 0,
  fates: Array.from({ length: combatants }, emptyFate),
});

const sum = (x: Sample, y: Sample): Sample => ({
  count: x.count + y.count,
  sum: x.sum + y.sum,
  squares: x.squares + y.squares,
});

const sumFate = (x: FateTally, y: FateTally): FateTally => ({
  falls: x.falls + y.falls,
  dies: x.dies + y.dies,
  spent: x.spent.map((own, stat) => sum(own, y.spent[stat])),
  missing: sum(x.missing, y.missing),
  xp: sum(x.xp, y.xp),
  cyphers: sum(x.cyphers, y.cyphers),
});

/** Two parts of one series together. */
export const sumTallies = (x: LabTally, y: LabTally): LabTally => ({
  ends: x.ends.map((own, i) => own + y.ends[i]),
  rounds: sum(x.rounds, y.rounds),
  longest: Math.max(x.longest, y.longest),
  fates: x.fates.map((own, i) => sumFate(own, y.fates[i])),
});
