import { begin, isOver, revive, type GameEvent, type Play, type Setup, type Snapshot } from '@ennead/kernel';
import type { Result } from '@ennead/wire';
import { OPEN_CHAIR, isOpen, peopleAt, seatOf, type Chair } from './about.ts';
import { freshClock } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { refuse } from './refused.ts';
import { change, changeChair, note, type Work } from './work.ts';

/** Puts a play where a fork begins instead of at set-up; `n` is the record that says so. */
export function forkFrom(play: Play, base: Snapshot, n: number): void {
  const state = revive(play.game, base);
  if (!state.ok) refuse('fork', state.error);
  play.state = state.value;
  play.base = { n, state: play.game.clone(state.value) };
}

export function startGame(work: Work): void {
  const { t, house } = work;
  const { seats, options, seed, entropy, base } = t.about;
  const open = seats.findIndex(isOpen);
  if (open >= 0) refuse('seats-open', `seat ${open} is open: somebody must sit there, or a bot`);
  const setup: Setup = { seats: seats.length, options };
  const added = entropy.map(({ text }) => text);
  let events: GameEvent[] = [];
  const play = begin(t.game, setup, seed!, {
    program: house.program,
    ...(added.length > 0 && { entropy: added }),
    listen: told => (events = told),
  });
  note(work, { type: 'started', ...(base && { base }) });
  if (base) forkFrom(play, base, t.records.length);
  play.records = t.records;
  t.play = play;
  t.opening = { header: play.header, seed: seed! };
  work.write({ type: 'open', table: t.id, opening: t.opening });
  work.tell({ n: 0, events: base ? [] : events });
  change(work, { phase: 'running', seed: null, base: null, sat: peopleAt(t.about), clock: freshClock(work) });
  if (isOver(play.state)) finish(work, 'played');
}

/** Lets a bot play a seat from now on. */
export function giveToBot(work: Work, seat: number, level: string, reason: NonNullable<Chair['reason']>): void {
  const gone = reason === 'left' || reason === 'removed' || reason === 'forgotten';
  changeChair(work, seat, { bot: level, reason, ...(gone && { person: null, name: null, auto: false }) });
  note(work, { type: 'bot', seat, level, reason });
}

export function emptyChair(work: Work, seat: number): void {
  changeChair(work, seat, OPEN_CHAIR);
  note(work, { type: 'stood', seat });
}

/** The host's rights go to the next person: who is there comes before who is not. */
export function passHost(work: Work): void {
  const { t, house } = work;
  const others = peopleAt(t.about).filter(person => person !== t.about.host);
  const next = others.find(person => house.audience.isPresent(t.id, person)) ?? others[0] ?? null;
  change(work, { host: next });
  if (next !== null) note(work, { type: 'host', person: next, seat: seatOf(t.about, next) });
}

/** A table that has not started ends without a trace. */
export function forgetLobby(work: Work, message: string): void {
  const { t, house } = work;
  work.row = false;
  work.changes = [{ type: 'forget-table', id: t.id }];
  work.after(() => house.audience.expel(t.id, null, { code: 'closed', message }));
}

/** Ends the table: with the rules' own count, or without. */
export function finish(work: Work, how: Result['how']): void {
  const { t } = work;
  dropDrafts(work);
  t.ended = work.now;
  change(work, { phase: 'ended', paused: false, proposals: [], clock: null, result: resultOf(t, how) });
  if (t.play) work.after(() => work.house.archive(t.id));
}

export function dropDrafts(work: Work): void {
  const { t } = work;
  if (!t.drafted) return;
  work.write({ type: 'drop-drafts', table: t.id });
  t.drafted = false;
}

/** How it ended: as the rules count it, but whoever resigned comes last, the first to resign at the very end. */
function resultOf({ play, game, about }: LiveTable, how: Result['how']): Result {
  if (how === 'closed' || !play) return { how, places: null, values: null, sides: null };
  const sides = [...game.sides(play.state)];
  const count = Math.max(...sides) + 1;
  const outcome = isOver(play.state) ? game.outcome(play.state) : null;
  const left = Array.from({ length: count }, (_, side) => side).filter(side => !about.resigned.includes(side));
  const places = Array.from({ length: count }, (_, side) => {
    const lastFirst = about.resigned.indexOf(side);
    if (lastFirst >= 0) return count - lastFirst;
    return 1 + left.filter(other => outcome !== null && outcome.places[other] < outcome.places[side]).length;
  });
  return { how, places, values: outcome ? [...outcome.values] : null, sides };
}
