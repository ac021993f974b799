import { Picks, Stream, Table, isOver } from '@ennead/kernel';
import { TRACK } from '../rules/damage-track.ts';
import { CREATURE_IDS } from '../content/index.ts';
import type { ByStat } from '../rules/tasks.ts';
import { cypherAt, CYPHER_SLOTS, fightingTeams, fights, STAT_COUNT, type Combatant } from '../encounter/state.ts';
import { choose, numenera, PARTY, stateOf, type EncounterFile, type State } from '../encounter/index.ts';
import { addTo, meanOf, shareOf, type Interval } from './interval.ts';
import { emptyTally, type FateTally, type LabTally } from './tally.ts';

/** EN13: the encounter lab: the same fight many times between steady players, so that a game master can judge it. */
export interface LabOptions {
  readonly games: number;
  readonly seed: number;
  /** The number of the first game; game g of a seed is the same wherever it is played. */
  readonly from?: number;
  /** Makes every ledger as if somebody listened; for measuring. */
  readonly told?: boolean;
}

export interface CharacterReport {
  readonly name: string;
  /** How often they could no longer fight at the end, and how often they were dead. */
  readonly falls: Interval;
  readonly dies: Interval;
  /** Points paid for Effort and abilities; points that were missing at the end; experience and cyphers used. */
  readonly spent: ByStat<Interval>;
  readonly missing: Interval;
  readonly xp: Interval;
  readonly cyphers: Interval;
}

export interface LabReport {
  readonly name: string;
  readonly games: number;
  readonly seed: number;
  readonly victory: Interval;
  readonly defeat: Interval;
  /** EN9: broken off after a hundred rounds. */
  readonly broken: Interval;
  readonly rounds: Interval;
  readonly longest: number;
  readonly characters: readonly CharacterReport[];
  readonly creatures: readonly { readonly name: string; readonly kind: string; readonly falls: Interval }[];
}

/** The characters of one player, the other side of another. */
const SEATS = 2;
const DEAD = TRACK.indexOf('dead');

const cyphersOf = (c: Combatant): number => {
  let count = 0;
  for (let slot = 0; slot < CYPHER_SLOTS; slot++) if (cypherAt(c, slot) >= 0) count++;
  return count;
};

/** Two streams for each game: the table's dice, and the players' own whims. */
const streamOf = (seed: number, game: number, which: number): Stream =>
  Stream.of((Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca77) ^ Math.imul(which + 1, 0x27d4eb2f)) | 0);

/** One encounter to its end. */
export function playOut(table: Table<State>, s: State, seed: number, game: number): State {
  const dice = streamOf(seed, game, 0);
  const whims = streamOf(seed, game, 1);
  const picks = new Picks(SEATS);
  table.begin(s, dice);
  while (!isOver(s)) {
    const seat = 31 - Math.clz32(s.flow.asked);
    table.step(s, picks.one(seat, choose(s, seat, whims)), dice);
  }
  return s;
}

/** Plays some games of an encounter and counts what came of them. */
export function playLab(file: EncounterFile, { games, seed, from = 0, told = false }: LabOptions): LabTally {
  const table = new Table<State>(numenera);
  table.told = told;
  const fresh = stateOf(file, SEATS);
  const counted = emptyTally(fresh.combatants.length);
  for (let game = from; game < from + games; game++) {
    table.events = [];
    const s = playOut(table, numenera.clone(fresh), seed, game);
    const teams = fightingTeams(s);
    counted.ends[teams === 1 << PARTY ? 0 : teams === 1 ? 1 : 2]++;
    addTo(counted.rounds, s.round);
    counted.longest = Math.max(counted.longest, s.round);
    counted.fates.forEach((fate, who) => countFate(fate, fresh, s, who));
  }
  return counted;
}

function countFate(fate: FateTally, before: State, after: State, who: number): void {
  const c = after.combatants[who];
  if (!fights(c)) fate.falls++;
  if (c.npc === 1) return;
  if (c.track === DEAD) fate.dies++;
  let missing = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) {
    const at = who * STAT_COUNT + stat;
    addTo(fate.spent[stat], after.spent[at]);
    missing += after.pools[at] - after.points[at];
  }
  addTo(fate.missing, missing);
  addTo(fate.xp, c.xpSpent);
  addTo(fate.cyphers, cyphersOf(before.combatants[who]) - cyphersOf(c));
}

/** EN13: what was counted, as odds and means with their intervals. */
export function reportLab(file: EncounterFile, seed: number, counted: LabTally): LabReport {
  const games = counted.rounds.count;
  const fresh = stateOf(file, SEATS);
  const [victory, defeat, broken] = counted.ends.map(times => shareOf(times, games));
  const ids = fresh.combatants.map((_, i) => i);
  return {
    name: file.name,
    games,
    seed,
    victory,
    defeat,
    broken,
    rounds: meanOf(counted.rounds),
    longest: counted.longest,
    characters: ids
      .filter(i => fresh.combatants[i].npc === 0)
      .map(i => characterReport(fresh.names[i], counted.fates[i], games)),
    creatures: ids
      .filter(i => fresh.combatants[i].npc === 1)
      .map(i => ({
        name: fresh.names[i],
        kind: CREATURE_IDS[fresh.combatants[i].kind],
        falls: shareOf(counted.fates[i].falls, games),
      })),
  };
}

function characterReport(name: string, fate: FateTally, games: number): CharacterReport {
  const [might, speed, intellect] = fate.spent.map(meanOf);
  return {
    name,
    falls: shareOf(fate.falls, games),
    dies: shareOf(fate.dies, games),
    spent: { might, speed, intellect },
    missing: meanOf(fate.missing),
    xp: meanOf(fate.xp),
    cyphers: meanOf(fate.cyphers),
  };
}

/** Plays an encounter so many times and tells what came of it. The same seed gives the same report. */
export const runLab = (file: EncounterFile, options: LabOptions): LabReport =>
  reportLab(file, options.seed, playLab(file, options));
