import { IllegalMove } from './errors.ts';
import type { GameEvent } from './events.ts';
import { ALL, NO_PICKS, isOver, type Base } from './flow.ts';
import { sharePicks, type GameRecord } from './log.ts';
import { Picks } from './picks.ts';
import { asked, countOptions, found, isAsked, running, type Play } from './play.ts';
import { hashOf } from './snapshot.ts';
import { DONE, short, type Pick, type VocabularyBase } from './vocabulary.ts';

/** Every so many records carry a hash of the state. */
export const HASH_EVERY = 20;

/** An answer as it comes in from outside. */
export interface Answer {
  seat: number;
  /** The id of the decision it answers: an answer to an older one is stale. */
  decision: number;
  picks: readonly string[];
}

export interface Taken {
  /** Null while other seats have still to answer. */
  record: GameRecord | null;
  events: GameEvent[];
}

/** The answer that is being taken. */
const joint = new Picks();

/** The one door: checks an answer, then takes it. A refused answer has changed nothing. */
export function submit<S extends Base>(play: Play<S>, answer: Answer): Taken {
  const { picks, complete } = check(play, answer);
  if (!complete) throw new IllegalMove('incomplete', `${answer.picks.length} picks are not a whole answer: pick on`);
  const { flow } = play.state;
  joint.clear();
  if (flow.mode === ALL) {
    play.drafts[answer.seat] = { decision: answer.decision, picks, done: true };
    const waiting = asked(play).some(seat => !play.drafts[seat]?.done);
    if (waiting) return { record: null, events: [] };
    for (const seat of asked(play)) joint.add(seat, play.drafts[seat]!.picks);
  } else joint.add(answer.seat, picks);
  const said = flow.mode === ALL ? saidByAll(play) : saidBy(play, answer.seat, picks);
  const record: GameRecord = { n: play.records.length + 1, picks: said };
  const { events, drew, grew, shuffled } = running(play, record.n, rng =>
    play.table.step(play.state, joint, rng, record.n),
  );
  if (record.n % HASH_EVERY === 0) record.hash = hashOf(play.game, play.state);
  play.records.push(record);
  play.marks.push({ n: record.n, by: joint.mask, drew, grew, shuffled });
  dropDrafts(play);
  return { record, events };
}

/** Keeps a seat's picks so far; they may be changed until the decision closes. */
export function draft<S extends Base>(play: Play<S>, answer: Answer): void {
  const { picks } = check(play, answer);
  play.drafts[answer.seat] = { decision: answer.decision, picks, done: false };
}

function check<S extends Base>(
  play: Play<S>,
  { seat, decision, picks: keys }: Answer,
): { picks: Pick[]; complete: boolean } {
  const { state, game } = play;
  if (play.frozen !== null) throw new IllegalMove('frozen', `this table is frozen: ${play.frozen}`);
  if (isOver(state)) throw new IllegalMove('over', 'the game is over');
  if (!Number.isInteger(seat) || !isAsked(play, seat))
    throw new IllegalMove('not-asked', `seat ${seat} is not asked; waiting for seat ${asked(play).join(', ')}`);
  if (decision !== state.flow.since[seat])
    throw new IllegalMove(
      'stale',
      `wanted an answer to decision ${state.flow.since[seat]}, found one to decision ${decision}`,
    );
  if (!Array.isArray(keys)) throw new IllegalMove('unknown-option', 'the picks of an answer are a list of options');
  if (!game.decisions[state.flow.ask].many) {
    if (keys.length > 1) throw new IllegalMove('not-offered', `wanted one pick, found ${keys.length}`);
    return keys.length === 0
      ? { picks: [], complete: false }
      : { picks: [pickOf(play, seat, keys[0], NO_PICKS)], complete: true };
  }
  const picks: Pick[] = [];
  const codes: number[] = [];
  for (const key of keys) {
    const pick = pickOf(play, seat, key, codes);
    picks.push(pick);
    codes.push(pick.code);
  }
  const next = countOptions(play, seat, codes);
  return { picks, complete: next === 0 || isFound(DONE, next) };
}

/** The next pick of a seat, if it is offered after those before it. */
function pickOf<S extends Base>(play: Play<S>, seat: number, key: string, codes: readonly number[]): Pick {
  const count = countOptions(play, seat, codes);
  const pick = parsePick(play, key);
  if (pick.code === DONE || !isFound(pick.code, count)) throw notOffered(play, seat, key, pick.code, codes, count);
  return pick;
}

/** Whether a code is among the options that were found last. */
function isFound(code: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (found[i] === code) return true;
  return false;
}

function parsePick(play: Play, key: unknown): Pick {
  if (typeof key !== 'string')
    throw new IllegalMove('unknown-option', `an option is a text such as "done", found ${typeof key}`);
  const pick = play.game.moves.parse(key);
  if (!pick.ok) throw new IllegalMove('unknown-option', pick.error);
  const open = play.game.moves.textOf(pick.value.code);
  const length = pick.value.text?.length ?? 0;
  if (open && length > open.longest)
    throw new IllegalMove('bad-value', `${open.arg}: wanted at most ${open.longest} characters, found ${length}`);
  return pick.value;
}

function notOffered<S extends Base>(
  play: Play<S>,
  seat: number,
  key: string,
  code: number,
  codes: readonly number[],
  count: number,
): IllegalMove {
  const rule = code === DONE ? null : play.game.whyNot(play.state, seat, code, codes);
  return new IllegalMove('not-offered', `"${short(key)}" is not among the ${count} options of seat ${seat}`, rule);
}

const keysOf = ({ game: { moves } }: Play, picks: readonly Pick[]): string[] =>
  picks.map(pick => moves.key(pick.code, pick.text));

const saidByAll = (play: Play): GameRecord['picks'] =>
  Object.fromEntries(asked(play).map(seat => [seat, keysOf(play, play.drafts[seat]!.picks)]));

/** What records say of one seat with one pick, by seat and code: nearly all of them say nothing else. */
const sayings = new WeakMap<VocabularyBase, Map<number, GameRecord['picks']>>();

/** The picks of a record of one seat. Records share them, so nobody may change them. */
function saidBy(play: Play, seat: number, picks: readonly Pick[]): GameRecord['picks'] {
  const { moves } = play.game;
  if (picks.length !== 1 || picks[0].text !== undefined) return { [seat]: keysOf(play, picks) };
  let known = sayings.get(moves);
  if (!known) sayings.set(moves, (known = new Map()));
  const place = seat * moves.size + picks[0].code;
  let said = known.get(place);
  if (!said) known.set(place, (said = sharePicks({ [seat]: keysOf(play, picks) })));
  return said;
}

/** A draft lives as long as the decision that it answers. */
export function dropDrafts(play: Play): void {
  const { since } = play.state.flow;
  for (let seat = 0; seat < play.drafts.length; seat++) {
    const held = play.drafts[seat];
    if (held && !(isAsked(play, seat) && held.decision === since[seat])) play.drafts[seat] = null;
  }
}
