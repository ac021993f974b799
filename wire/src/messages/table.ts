import { z } from 'zod';
import {
  ACCESS,
  BotLevel,
  ClockSetting,
  OptionValues,
  PHASES,
  PersonId,
  Picks,
  REASONS,
  Seat,
  TableId,
} from './basics.ts';

/** A chair: open while it has neither person nor bot. A bot may play for the person whose seat it is. */
export const SeatView = z.object({
  person: PersonId.nullable(),
  name: z.string().nullable(),
  bot: BotLevel.nullable(),
  reason: z.enum(REASONS).nullable(),
  /** Nobody of theirs is connected. */
  away: z.boolean(),
  resigned: z.boolean(),
});
export type SeatView = z.infer<typeof SeatView>;

export const PROPOSALS = ['undo', 'pause', 'replace'] as const;

/** Something that the others have to agree to. */
export const Proposal = z.object({
  id: z.int(),
  kind: z.enum(PROPOSALS),
  by: PersonId,
  /** The record to take back, or the seat that a bot shall play. */
  about: z.int().nullable(),
  /** Those who have still to agree. */
  wanted: z.array(PersonId),
});
export type Proposal = z.infer<typeof Proposal>;

/** How it ended: by side as the rules count it, those who resigned last. Null if it was closed before. */
export const Result = z.object({
  how: z.enum(['played', 'resigned', 'closed', 'imported']),
  places: z.array(z.number()).nullable(),
  values: z.array(z.number()).nullable(),
  sides: z.array(z.int()).nullable(),
});
export type Result = z.infer<typeof Result>;

/** Everything about a table that is no part of the game, as everybody there may know it. */
export const AboutView = z.object({
  id: TableId,
  game: z.string(),
  rules: z.int(),
  phase: z.enum(PHASES),
  access: z.enum(ACCESS),
  options: OptionValues,
  clock: ClockSetting,
  /** Seconds after which a bot plays for somebody who is away; null: only by vote. */
  vanish: z.int().nullable(),
  standIn: BotLevel,
  seats: z.array(SeatView),
  host: PersonId.nullable(),
  locked: z.boolean(),
  paused: z.boolean(),
  muted: z.array(PersonId),
  proposals: z.array(Proposal),
  /** The hash that fixes the seed, from the first moment on; the seed itself once the game is over. */
  commitment: z.string(),
  seed: z.string().nullable(),
  /** Who has added to the seed. */
  entropy: z.array(PersonId),
  fork: z.object({ table: TableId, n: z.int(), open: z.boolean() }).nullable(),
  rematch: TableId.nullable(),
  result: Result.nullable(),
  /** The sentence with which the table stands still; null while all is well. */
  frozen: z.string().nullable(),
});
export type AboutView = z.infer<typeof AboutView>;

/** What is left to each seat at the moment `at` (milliseconds since 1970), and whose clock runs. */
export const ClockView = z.object({ at: z.int(), left: z.array(z.int()), running: z.array(Seat) });
export type ClockView = z.infer<typeof ClockView>;

export const AskView = z.object({ seat: Seat, decision: z.int(), kind: z.string(), done: z.boolean() });

/** The game as the viewer may know it; `table` is the game's own view. */
export const PlayView = z.object({
  n: z.int(),
  asks: z.array(AskView),
  over: z.boolean(),
  outcome: z.object({ places: z.array(z.number()), values: z.array(z.number()) }).nullable(),
  table: z.record(z.string(), z.unknown()),
});
export type PlayView = z.infer<typeof PlayView>;

/** What only the seat itself may know: its draft, and what it may pick next. */
export const OwnView = z.object({
  seat: Seat,
  /** Let a decision with a single option be answered for me. */
  auto: z.boolean(),
  decision: z.int().nullable(),
  /** An answer of several picks: a pick is drafted, and handed in with `done` or when nothing is left to pick. */
  many: z.boolean(),
  picks: Picks,
  done: z.boolean(),
  options: z.array(z.string()),
  /** An answer of this seat can be taken back, be it with the consent of others. */
  undo: z.boolean(),
  /** A bot plays this seat, and `take` would give it back now. */
  mayTake: z.literal(true).optional(),
});
export type OwnView = z.infer<typeof OwnView>;

/** A table as a viewer may know it. Viewers with the same seats get the same. */
export const TableView = z.object({
  about: AboutView,
  clock: ClockView.nullable(),
  play: PlayView.nullable(),
  own: z.array(OwnView),
});
export type TableView = z.infer<typeof TableView>;

/** Why a bot plays on for somebody, where that is news: one that was set plays from the start. */
export const Handover = z.enum(REASONS).exclude(['set', 'resigned']);
export type Handover = z.infer<typeof Handover>;

/** What happened around the game, by seat. */
export const News = z.discriminatedUnion('type', [
  /** A bot plays the seat from now on. */
  z.object({ type: z.literal('bot'), seat: Seat, reason: Handover }),
  /** A person plays the seat, which a bot has played: its own, or a new one. */
  z.object({ type: z.literal('sat'), seat: Seat }),
  z.object({ type: z.literal('resigned'), seats: z.array(Seat) }),
  z.object({ type: z.literal('paused') }),
  z.object({ type: z.literal('resumed') }),
  /** Whoever sits there is the host now. */
  z.object({ type: z.literal('host'), seat: Seat }),
  /** The answers of these seats were taken back: one, or those that were given together. */
  z.object({ type: z.literal('undone'), seats: z.array(Seat) }),
]);
export type News = z.infer<typeof News>;

/** What a record made happen, as the viewer may know it; record 0 is the set-up. */
export const Told = z.object({
  n: z.int(),
  events: z.array(z.looseObject({ type: z.string() })),
  /** The first record that this one took back: with it go all from there to this one. */
  undo: z.int().optional(),
  /** What this record says of what happened around the game. */
  news: News.optional(),
});
export type Told = z.infer<typeof Told>;

export const ChatLine = z.object({ at: z.int(), person: PersonId, name: z.string().nullable(), text: z.string() });
export type ChatLine = z.infer<typeof ChatLine>;
