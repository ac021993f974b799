import { z } from 'zod';
import {
  ACCESS,
  BotLevel,
  ClockSetting,
  OptionValues,
  PHASES,
  Password,
  PersonId,
  Picks,
  Seat,
  TableId,
} from './basics.ts';
import { Person } from './live.ts';
import { AboutView, PlayView, Told } from './table.ts';

/** Whoever sits there from the start: the one who asks, nobody yet, or a bot of a level. */
const Sitting = z.union([z.literal('me'), z.literal('open'), BotLevel]);

export const NewTable = z.strictObject({
  game: z.string().min(1).max(60),
  seats: z.array(Sitting).min(1).max(31),
  options: OptionValues.default({}),
  access: z.enum(ACCESS).default('private'),
  password: Password.optional(),
  clock: ClockSetting.default({ kind: 'none' }),
  vanish: z.int().min(10).max(86_400).nullable().default(null),
  standIn: BotLevel.default('normal'),
  /** Begin at once, where nobody has to be waited for. */
  start: z.boolean().default(false),
});
export type NewTable = z.infer<typeof NewTable>;
export type NewTableInput = z.input<typeof NewTable>;

export const TableCreated = z.object({ table: TableId, url: z.string(), commitment: z.string() });
export type TableCreated = z.infer<typeof TableCreated>;

/** A table in a list. */
export const TableSummary = z.object({
  id: TableId,
  game: z.string(),
  phase: z.enum(PHASES),
  access: z.enum(ACCESS),
  locked: z.boolean(),
  options: OptionValues,
  clock: ClockSetting,
  seats: z.array(z.object({ person: PersonId.nullable(), name: z.string().nullable(), bot: BotLevel.nullable() })),
  opened: z.int(),
  changed: z.int(),
  ended: z.int().nullable(),
  /** Seats of the one who asks that somebody waits for. */
  waiting: z.array(Seat),
});
export type TableSummary = z.infer<typeof TableSummary>;

export const TableList = z.object({
  tables: z.array(TableSummary),
  /** Where the next page begins; null after the last one. */
  next: z.string().nullable(),
});
export type TableList = z.infer<typeof TableList>;

export const ListQuery = z.strictObject({
  /** `open`: tables that anybody may join; `mine`: those of the one who asks. */
  which: z.enum(['open', 'mine']).default('open'),
  game: z.string().max(60).optional(),
  ended: z.stringbool().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  next: z.string().max(80).optional(),
});

export const Descriptor = z.looseObject({
  id: z.string(),
  kind: z.enum(['choice', 'int', 'flag']),
  /** Choices that can be played with these numbers of seats only. */
  wants: z.record(z.string(), z.array(z.int()).readonly()).optional(),
});
export const GameInfo = z.object({
  id: z.string(),
  rules: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(Descriptor),
  /** Whether bots judge its positions: hints and the curve of chances are worth showing. */
  hints: z.boolean(),
  /** Whether options can be tried out before they are taken. */
  previews: z.boolean(),
});
export type GameInfo = z.infer<typeof GameInfo>;
export const GameList = z.object({ games: z.array(GameInfo), levels: z.array(z.string()) });
export type GameList = z.infer<typeof GameList>;

/** Comes in, and takes a seat if one is named. */
export const JoinTable = z.strictObject({ password: Password.optional(), seat: Seat.optional() });
export type JoinTable = z.infer<typeof JoinTable>;
export const Joined = z.object({ table: TableId, about: AboutView });
export type Joined = z.infer<typeof Joined>;

/** Who looks: seats as 0,2, `nobody`, or `everything` once the game is over. Unsaid: all that the asker may see. */
export const Eyes = z.union([z.literal('nobody'), z.literal('everything'), z.string().regex(/^\d{1,2}(,\d{1,2})*$/)]);
export const ReplayQuery = z.strictObject({
  n: z.coerce.number().int().min(0).optional(),
  as: Eyes.optional(),
});
/** The table after record n, and what that record made happen. */
export const ReplayView = z.object({ n: z.int(), records: z.int(), view: PlayView, told: Told });
export type ReplayView = z.infer<typeof ReplayView>;

export const StoryQuery = z.strictObject({
  from: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
  as: Eyes.optional(),
});
/** What happened, record by record, as the viewer may know it. */
export const StoryView = z.object({ records: z.int(), told: z.array(Told) });
export type StoryView = z.infer<typeof StoryView>;

/** Of which of one's seats something is asked. */
export const SeatQuery = z.strictObject({ seat: z.coerce.number().pipe(Seat) });

/** What a bot of level normal thinks of a seat's decision. Values are from 0 to 1: how good it is for a side. */
export const Hint = z.object({
  decision: z.int(),
  /** For the side of the seat; and for every side, where the bot knows. */
  value: z.number(),
  sides: z.array(z.number()).nullable(),
  /** The whole answer that it would give. */
  picks: Picks,
  /** First picks, best first; `share` is how much of its thinking went there. */
  options: z.array(z.object({ key: z.string(), share: z.number(), value: z.number() })),
});
export type Hint = z.infer<typeof Hint>;

export const WhyNotQuery = z.strictObject({ seat: z.coerce.number().pipe(Seat), key: z.string().min(1).max(2200) });
/** The rule that forbids an option; null if none does. */
export const WhyNot = z.object({ rule: z.string().nullable() });
export type WhyNot = z.infer<typeof WhyNot>;

/** What every option of a decision would make happen, by its key; empty where that cannot be said without guessing. */
export const Preview = z.object({
  decision: z.int(),
  events: z.record(z.string(), z.array(z.looseObject({ type: z.string() }))),
});
export type Preview = z.infer<typeof Preview>;

/** How a finished game stood: values by side, from 0 to 1, are chances to come in before another. */
export const Chances = z.object({
  records: z.int(),
  /** The side of each seat. */
  sides: z.array(z.int()),
  /** After the set-up and after answers that were not taken back; null where the game cannot judge itself. */
  points: z.array(z.object({ n: z.int(), values: z.array(z.number()) })).nullable(),
  /** The answers that turned it most, the greatest first. */
  turns: z.array(
    z.object({ n: z.int(), seats: z.array(Seat), before: z.array(z.number()), after: z.array(z.number()) }),
  ),
});
export type Chances = z.infer<typeof Chances>;

export const ForkTable = z.strictObject({
  /** After which record. */
  n: z.int().min(0),
  /** What this seat did not know is dealt again; unsaid: what the asker's seats did not know. */
  seat: Seat.optional(),
  /** Keep everything as it lies, and say so to everybody: only once the game is over. */
  open: z.boolean().default(false),
  seats: z.array(Sitting).min(1).max(31).optional(),
});
export type ForkTable = z.infer<typeof ForkTable>;
export type ForkTableInput = z.input<typeof ForkTable>;

export const ImportTable = z.strictObject({ log: z.string().max(2_000_000) });

export const NewPerson = z.strictObject({ name: z.string().max(100).optional() });
export const Rename = z.strictObject({ name: z.string().max(100) });
export const Signed = z.object({ token: z.string(), person: Person });
export type Signed = z.infer<typeof Signed>;
/** A link for another device: good once, for ten minutes; the secret is in the fragment. */
export const DeviceLink = z.object({ link: z.string(), url: z.string() });
export type DeviceLink = z.infer<typeof DeviceLink>;
export const FollowLink = z.strictObject({ link: z.string().min(1).max(500) });
