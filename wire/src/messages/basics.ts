import type { Refusal as KernelRefusal } from '@ennead/kernel';
import { z } from 'zod';

/** What the kernel refuses. */
const OF_THE_GAME = [
  'over',
  'not-asked',
  'stale',
  'unknown-option',
  'not-offered',
  'incomplete',
  'bad-value',
  'undo',
  'frozen',
] as const satisfies readonly KernelRefusal[];

const OF_THE_LINE = [
  'malformed',
  'version',
  'identity',
  'origin',
  'too-fast',
  'too-large',
  'limit',
  'unavailable',
  'closed',
  'fault',
] as const;

const OF_THE_TABLE = [
  'unknown-table',
  'unknown-game',
  'unknown-bot',
  'unknown-person',
  'unknown-record',
  'unknown-proposal',
  'setup',
  'password',
  'locked',
  'removed',
  'muted',
  'not-host',
  'not-yours',
  'seat-taken',
  'seats-open',
  'not-started',
  'started',
  'not-ended',
  'ended',
  'paused',
  'not-paused',
  'present',
  'resigned',
  'time',
  'fork',
  'flaw',
] as const;

/** Why something was refused, for programs; the message beside it is for people. */
export const REFUSALS = [...OF_THE_GAME, ...OF_THE_LINE, ...OF_THE_TABLE] as const;

export const RefusalCode = z.enum(REFUSALS);
export type RefusalCode = z.infer<typeof RefusalCode>;

export const Refusal = z.object({
  code: RefusalCode,
  message: z.string(),
  /** The rule that forbids it, where a rule does. */
  rule: z.string().optional(),
});
export type Refusal = z.infer<typeof Refusal>;

/** A table's id is hard to guess: whoever has it has the link. */
export const TableId = z.string().regex(/^[a-z2-7]{8,32}$/);
export const PersonId = z.string().min(1).max(64);
export const Seat = z.int().min(0).max(30);
/** A request's id, chosen by the client and unique for its person: one that comes again is not carried out again. */
export const RequestId = z.string().min(1).max(48);
export const BotLevel = z.string().min(1).max(20);
const Word = z.string().max(200);
export const Password = z.string().min(1).max(200);

/** A pick is an option's key; some end in words that a person typed. */
export const Picks = z.array(z.string().max(2200)).max(64);
export const OptionValues = z.record(Word, z.union([Word, z.number(), z.boolean()]));

export const ACCESS = ['open', 'private', 'password'] as const;
export const PHASES = ['lobby', 'running', 'ended'] as const;
/** Why a bot plays a seat. */
export const REASONS = ['set', 'handed', 'left', 'vanished', 'removed', 'time', 'resigned', 'forgotten'] as const;

/** How long a seat may think: not measured, for each decision, for the whole game, or in days for each decision. */
export const ClockSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(86_400) }),
  z.strictObject({
    kind: z.literal('total'),
    seconds: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type ClockSetting = z.infer<typeof ClockSetting>;
export type Access = (typeof ACCESS)[number];
export type Phase = (typeof PHASES)[number];
export type Reason = (typeof REASONS)[number];
