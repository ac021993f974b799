import {
  EVERYTHING,
  NO_PICKS,
  asked,
  everySeat,
  isAsked,
  mayTakeBack,
  redact,
  seatsIn,
  viewOf,
  type GameEvent,
  type Play,
  type Viewer,
} from '@ennead/kernel';
import type { AboutView, OwnView, PlayView, TableView, Told } from '@ennead/wire';
import type { About } from './about.ts';
import { isOutOfTime } from './clocks.ts';
import type { Audience } from './house.ts';
import type { Happened, LiveTable } from './live-table.ts';
import { offeredKeys } from './offers.ts';

/** What everybody at a table may know about it. */
export function aboutView(t: LiveTable, audience: Audience): AboutView {
  const { about, id, game, opening } = t;
  const ended = about.phase === 'ended';
  return {
    id,
    game: game.id,
    rules: opening?.header.rules ?? game.rules,
    phase: about.phase,
    access: about.access,
    options: about.options,
    clock: about.clockSetting,
    vanish: about.vanish,
    standIn: about.standIn,
    seats: about.seats.map(({ person, name, bot, reason, resigned }) => ({
      person,
      name,
      bot,
      reason,
      away: person !== null && !ended && !audience.isPresent(id, person),
      resigned,
    })),
    host: about.host,
    locked: about.locked,
    paused: about.paused,
    muted: [...about.muted],
    proposals: [...about.proposals],
    commitment: about.commitment,
    seed: ended ? (opening?.seed ?? null) : null,
    entropy: about.entropy.map(({ person }) => person),
    fork: about.fork,
    rematch: about.rematch,
    result: about.result,
    frozen: about.frozen,
  };
}

/** A game as a viewer may know it, renewing an earlier view. */
export function playView(play: Play, viewer: Viewer, ended = false, before?: PlayView | null): PlayView {
  const { n, asks, over, outcome, table } = viewOf(play, ended ? EVERYTHING : viewer, before?.table);
  return {
    n,
    asks: ended ? [] : asks,
    over: over || ended,
    outcome: outcome && { places: [...outcome.places], values: [...outcome.values] },
    table: table as Record<string, unknown>,
  };
}

/** Shared by many views, as they are: nobody writes in a view. */
const NOTHING: string[] = [];
const NOTHING_OWN: OwnView[] = [];

/** What only the seats of this viewer may know, renewing an earlier view. */
export function ownView(
  { play, about }: Pick<LiveTable, 'play' | 'about'>,
  viewer: Viewer,
  before = NOTHING_OWN,
): OwnView[] {
  if (viewer === 0 || play === null || about.phase !== 'running') return NOTHING_OWN;
  const own = seatsIn(viewer & everySeat(about.seats.length)).map((seat, i) =>
    isAsked(play, seat) && about.seats[seat].bot === null
      ? askedView(play, seat, about.seats[seat].auto)
      : idleView({ play, about }, seat, before[i]),
  );
  return own.length === before.length && own.every((view, i) => view === before[i]) ? before : own;
}

function askedView(play: Play, seat: number, auto: boolean): OwnView {
  const { moves, decisions } = play.game;
  const { ask, since } = play.state.flow;
  const held = play.drafts[seat];
  const codes = held ? held.picks.map(({ code }) => code) : NO_PICKS;
  const picks = held ? held.picks.map(pick => moves.key(pick.code, pick.text)) : NOTHING;
  const { many } = decisions[ask];
  const complete = picks.length > 0 && !many;
  const options = complete ? NOTHING : offeredKeys(play, seat, codes);
  const undo = mayTakeBack(play, 1 << seat);
  return { seat, auto, decision: since[seat], many, picks, done: held?.done ?? false, options, undo };
}

/** Of a seat that is not asked, or that a bot plays. */
function idleView({ play, about }: { play: Play; about: About }, seat: number, old: OwnView | undefined): OwnView {
  const { auto, bot, resigned } = about.seats[seat];
  const undo = bot === null && mayTakeBack(play, 1 << seat);
  const mayTake = bot !== null && !resigned && !isOutOfTime({ play, about }, seat);
  const isStill =
    old?.seat === seat &&
    old.decision === null &&
    old.auto === auto &&
    old.undo === undo &&
    (old.mayTake ?? false) === mayTake;
  if (isStill) return old;
  const idle = {
    seat,
    auto,
    decision: null,
    many: false,
    picks: NOTHING,
    done: false,
    options: NOTHING,
    undo,
  };
  return mayTake ? { ...idle, mayTake } : idle;
}

/** Looks at a table through different eyes; what is the same for all of them is made once for each version. */
export class Looker {
  private readonly audience: Audience;
  private version = -1;
  private t: LiveTable | null = null;
  private about: AboutView | null = null;
  private aboutOf: unknown = null;
  private shared: PlayView | null = null;

  constructor(audience: Audience) {
    this.audience = audience;
  }

  /** The table as it is now; what has not changed since the view before is that view's. */
  look(t: LiveTable, viewer: Viewer, before?: TableView): TableView {
    if (t !== this.t || t.version !== this.version) this.turn(t);
    const { clock } = t.about;
    return {
      about: this.about!,
      clock: clock && { at: clock.at, left: [...clock.left], running: [...clock.running] },
      play: this.playFor(t, viewer, before?.play),
      own: ownView(t, viewer, before?.own),
    };
  }

  /** Somebody came or went. */
  refresh(): void {
    this.aboutOf = null;
    this.version = -1;
  }

  private turn(t: LiveTable): void {
    if (this.aboutOf !== t.about || this.t !== t) this.about = aboutView(t, this.audience);
    this.aboutOf = t.about;
    this.t = t;
    this.version = t.version;
    this.shared = null;
  }

  private playFor(t: LiveTable, viewer: Viewer, before: PlayView | null | undefined): PlayView | null {
    const { play, game, about, shown } = t;
    if (shown) return shown;
    if (!play) return null;
    const ended = about.phase === 'ended';
    if (!ended && !game.perfect) return playView(play, viewer, false, before);
    return (this.shared ??= playView(play, viewer, ended, before));
  }
}

/** What happened, as a viewer may know it. */
export const toldTo = (told: readonly Happened[], viewer: Viewer): Told[] =>
  told.map(({ n, events, undo, news }) => ({
    n,
    ...(undo !== undefined && { undo }),
    ...(news && { news }),
    events: hasSecret(events) ? events.map(event => redact(event, viewer)) : (events as GameEvent[]),
  }));

/** Whether part of an event is for some seats only; most have no such part, and need no copy. */
function hasSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('secret' in value && 'seats' in value) return true;
  for (const field in value) if (hasSecret((value as Record<string, unknown>)[field])) return true;
  return false;
}

/** The seats of persons that a table waits for. */
export function waitingSeats(t: LiveTable): readonly number[] {
  const { play, about } = t;
  if (!play || about.phase !== 'running' || about.frozen !== null) return NOBODY_WAITS;
  const seats = asked(play);
  for (let i = 0; i < seats.length; i++)
    if (!isWaiting(play, about, seats[i])) return seats.filter(seat => isWaiting(play, about, seat));
  return seats;
}

function isWaiting({ drafts }: Play, { seats }: About, seat: number): boolean {
  const { person, bot } = seats[seat];
  return person !== null && bot === null && !drafts[seat]?.done;
}

const NOBODY_WAITS: number[] = [];
