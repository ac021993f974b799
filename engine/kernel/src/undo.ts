import { dropDrafts, HASH_EVERY, submit } from './door.ts';
import { EngineFault, IllegalMove } from './errors.ts';
import type { Base } from './flow.ts';
import type { GameRecord, UndoRecord } from './log.ts';
import { asked, begin, type Play, type Rung } from './play.ts';
import { hashOf } from './snapshot.ts';

/** What taking a record back needs: nothing, the other persons' consent, or it cannot be done. */
export type UndoPrice = 'free' | 'consent' | 'never';

/**
 * The price of going back to before record m, for a person with these seats. It is free while no other person has
 * answered since, nobody's knowledge grew and nothing was drawn; a shuffle is never crossed.
 */
export function undoPrice(
  play: Play,
  person: number,
  m: number,
  isBot: (seat: number) => boolean = () => false,
): UndoPrice {
  const since = play.marks.slice(countBefore(play, m));
  if (since[0]?.n !== m || since.some(mark => mark.shuffled)) return 'never';
  const bots = play.table.seats.filter(isBot).reduce((mask, seat) => mask | (1 << seat), 0);
  const known = since.some(mark => mark.drew || mark.grew || (mark.by & ~(person | bots)) !== 0);
  return known ? 'consent' : 'free';
}

/** How many of the answers that stand came before record m. */
function countBefore({ marks }: Play, m: number): number {
  let count = marks.length;
  while (count > 0 && marks[count - 1].n >= m) count--;
  return count;
}

/** The last record that a person answered and that still stands; 0 if there is none. */
export const lastAnswerOf = (play: Play, person: number): number =>
  play.marks.findLast(mark => (mark.by & person) !== 0)?.n ?? 0;

/** Whether a person has an answer that can be taken back at all, be it with the consent of others. */
export function mayTakeBack({ marks }: Play, person: number): boolean {
  for (let i = marks.length - 1; i >= 0 && !marks[i].shuffled; i--) if ((marks[i].by & person) !== 0) return true;
  return false;
}

/** Goes back to before record m with a record of its own: no number repeats, so no stream is drawn twice. */
export function undo<S extends Base>(play: Play<S>, m: number, agreed = false): UndoRecord {
  const mark = play.marks.findLast(candidate => candidate.n === m);
  if (!mark) throw new IllegalMove('undo', `there is no standing record ${m} to take back`);
  const price = undoPrice(play, mark.by, m);
  if (price === 'never') throw new IllegalMove('undo', `record ${m} cannot be taken back: cards were shuffled since`);
  if (price === 'consent' && !agreed)
    throw new IllegalMove('undo', `record ${m} can be taken back only if the others agree`);
  const record: UndoRecord = { n: play.records.length + 1, undo: m };
  goBack(play, record);
  return record;
}

/** A rung at every so many answers: that many are played again at most when one goes back a second time. */
const RUNG_EVERY = 16;

/** Takes an undo record: the state is made again by the answers that still stand, and by nothing else. */
export function goBack<S extends Base>(play: Play<S>, record: UndoRecord): void {
  const kept = countBefore(play, record.undo);
  const earlier = climb(play, kept);
  play.state = earlier;
  play.marks = play.marks.slice(0, kept);
  play.state.flow.n = record.n;
  for (const seat of asked(play)) play.state.flow.since[seat] = record.n; // an answer to the decision as it was is stale
  dropDrafts(play);
  if (record.n % HASH_EVERY === 0) record.hash ??= hashOf(play.game, play.state);
  play.records.push(record);
}

/**
 * The state after so many of the answers that stand. It goes on from the last rung before it and leaves new ones, so that
 * every answer is played again a bounded number of times, however often somebody goes back.
 */
function climb<S extends Base>(play: Play<S>, kept: number): S {
  const { game, rungs } = play;
  while (rungs.length > 0 && rungs.at(-1)!.taken > kept) rungs.pop();
  if (rungs.length === 0) rungs.push({ taken: 0, state: firstState(play) });
  const { taken, state } = rungs.at(-1)!;
  const earlier: Play<S> = { ...play, state: game.clone(state), records: [], marks: [], rungs: [], frozen: null };
  earlier.drafts = play.drafts.map(() => null);
  for (let i = taken; i < kept; i++) {
    retake(earlier, play.records[play.marks[i].n - 1] as GameRecord);
    if ((i + 1) % RUNG_EVERY === 0) put(rungs, { taken: i + 1, state: game.clone(earlier.state) });
  }
  if (rungs.at(-1)!.taken < kept) put(rungs, { taken: kept, state: game.clone(earlier.state) });
  return earlier.state;
}

/** Beside the regular rungs there is one, where somebody went back to last: they may do so again. */
function put<S extends Base>(rungs: Rung<S>[], rung: Rung<S>): void {
  if (rungs.at(-1)!.taken % RUNG_EVERY !== 0) rungs.pop();
  rungs.push(rung);
}

function firstState<S extends Base>({ game, setup, seed, chance, header: { entropy }, base }: Play<S>): S {
  return base ? game.clone(base.state) : begin(game, setup, seed, { chance, ...(entropy && { entropy }) }).state;
}

function retake(play: Play, { n, picks }: GameRecord): void {
  play.records.length = n - 1; // so that the record gets its own number, and with it its own stream
  for (const [seat, keys] of Object.entries(picks))
    submit(play, { seat: Number(seat), decision: play.state.flow.since[Number(seat)], picks: keys });
  if (play.records.length !== n) throw new EngineFault(`record ${n} could not be taken again`);
}
