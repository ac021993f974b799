import { dropDrafts, HASH_EVERY, submit } from './door.ts';
import { EngineFault, IllegalMove } from './errors.ts';
import type { Base } from './flow.ts';
import { standing, type UndoRecord } from './log.ts';
import { asked, begin, type Play } from './play.ts';
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
  const since = play.marks.filter(mark => mark.n >= m);
  if (since[0]?.n !== m || since.some(mark => mark.shuffled)) return 'never';
  const bots = play.table.seats.filter(isBot).reduce((mask, seat) => mask | (1 << seat), 0);
  const known = since.some(mark => mark.drew || mark.grew || (mark.by & ~(person | bots)) !== 0);
  return known ? 'consent' : 'free';
}

/** The last record that a person answered and that still stands; 0 if there is none. */
export const lastAnswerOf = (play: Play, person: number): number =>
  play.marks.findLast(mark => (mark.by & person) !== 0)?.n ?? 0;

/** Goes back to before record m with a record of its own: no number repeats, so no stream is drawn twice. */
export function undo<S extends Base>(play: Play<S>, m: number, agreed = false): UndoRecord {
  const mark = play.marks.find(candidate => candidate.n === m);
  if (!mark) throw new IllegalMove('undo', `there is no standing record ${m} to take back`);
  const price = undoPrice(play, mark.by, m);
  if (price === 'never') throw new IllegalMove('undo', `record ${m} cannot be taken back: cards were shuffled since`);
  if (price === 'consent' && !agreed)
    throw new IllegalMove('undo', `record ${m} can be taken back only if the others agree`);
  const record: UndoRecord = { n: play.records.length + 1, undo: m };
  goBack(play, record);
  return record;
}

/** Takes an undo record: rebuilds the state from the records that still stand. */
export function goBack<S extends Base>(play: Play<S>, record: UndoRecord): void {
  const { game, setup, seed, chance, header } = play;
  const earlier = begin(game, setup, seed, { chance, ...(header.entropy && { entropy: header.entropy }) });
  if (play.base) earlier.state = game.clone(play.base.state);
  const taken = play.base?.n ?? 0;
  for (const { n, picks } of standing([...play.records, record]).filter(({ n }) => n > taken)) {
    earlier.records.length = n - 1; // so that the record gets its own number, and with it its own stream
    for (const [seat, keys] of Object.entries(picks))
      submit(earlier, { seat: Number(seat), decision: earlier.state.flow.since[Number(seat)], picks: keys });
    if (earlier.records.length !== n) throw new EngineFault(`record ${n} could not be taken again`);
  }
  play.state = earlier.state;
  play.marks = earlier.marks;
  play.state.flow.n = record.n;
  for (const seat of asked(play)) play.state.flow.since[seat] = record.n; // an answer to the decision as it was is stale
  dropDrafts(play);
  if (record.n % HASH_EVERY === 0) record.hash ??= hashOf(game, play.state);
  play.records.push(record);
}
