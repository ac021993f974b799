import { Picks, Stream, Table, isOver } from '@ennead/kernel';
import { TRACK } from '../rules/damage-track.ts';
import { STATS, type ByStat } from '../rules/tasks.ts';
import { cypherAt, CYPHER_SLOTS, fightingTeams, fights, STAT_COUNT, type Combatant } from '../encounter/state.ts';
import { choose, numenera, PARTY, stateOf, type EncounterFile, type State } from '../encounter/index.ts';
import { addTo, emptySample, meanOf, shareOf, type Interval, type Sample } from './interval.ts';

/** EN13: the encounter lab: the same fight many times between steady players, so that a game master can judge it. */
export interface LabOptions {
  readonly games: number;
  readonly seed: number;
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
  readonly creatures: readonly { readonly name: string; readonly falls: Interval }[];
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

interface Tally {
  falls: number;
  dies: number;
  spent: Sample[];
  missing: Sample;
  xp: Sample;
  cyphers: Sample;
}

const emptyTally = (): Tally => ({
  falls: 0,
  dies: 0,
  spent: STATS.map(emptySample),
  missing: emptySample(),
  xp: emptySample(),
  cyphers: emptySample(),
});

function count(tally: Tally, before: State, after: State, who: number): void {
  const c = after.combatants[who];
  if (!fights(c)) tally.falls++;
  if (c.npc === 1) return;
  if (c.track === DEAD) tally.dies++;
  let missing = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) {
    const at = who * STAT_COUNT + stat;
    addTo(tally.spent[stat], after.spent[at]);
    missing += after.pools[at] - after.points[at];
  }
  addTo(tally.missing, missing);
  addTo(tally.xp, before.combatants[who].xp - c.xp);
  addTo(tally.cyphers, cyphersOf(before.combatants[who]) - cyphersOf(c));
}

/** Plays an encounter so many times and tells what came of it. The same seed gives the same report. */
export function runLab(file: EncounterFile, { games, seed, told = false }: LabOptions): LabReport {
  const table = new Table<State>(numenera);
  table.told = told;
  const fresh = stateOf(file, SEATS);
  const tallies = fresh.combatants.map(emptyTally);
  const rounds = emptySample();
  const ends = [0, 0, 0];
  let longest = 0;
  for (let game = 0; game < games; game++) {
    table.events = [];
    const s = playOut(table, numenera.clone(fresh), seed, game);
    const teams = fightingTeams(s);
    ends[teams === 1 << PARTY ? 0 : teams === 1 ? 1 : 2]++;
    addTo(rounds, s.round);
    longest = Math.max(longest, s.round);
    tallies.forEach((tally, who) => count(tally, fresh, s, who));
  }
  const [won, lost, broken] = ends.map(times => shareOf(times, games));
  const report = (who: number): CharacterReport => characterReport(fresh, tallies[who], who, games);
  const npcs = fresh.combatants.map((c, i) => (c.npc === 1 ? i : -1)).filter(i => i >= 0);
  const characters = fresh.combatants.map((c, i) => (c.npc === 0 ? i : -1)).filter(i => i >= 0);
  return {
    name: file.name,
    games,
    seed,
    victory: won,
    defeat: lost,
    broken,
    rounds: meanOf(rounds),
    longest,
    characters: characters.map(report),
    creatures: npcs.map(who => ({ name: fresh.names[who], falls: shareOf(tallies[who].falls, games) })),
  };
}

function characterReport(s: State, tally: Tally, who: number, games: number): CharacterReport {
  const [might, speed, intellect] = tally.spent.map(meanOf);
  return {
    name: s.names[who],
    falls: shareOf(tally.falls, games),
    dies: shareOf(tally.dies, games),
    spent: { might, speed, intellect },
    missing: meanOf(tally.missing),
    xp: meanOf(tally.xp),
    cyphers: meanOf(tally.cyphers),
  };
}
