import { z } from 'zod';
import { ACCESS, BotLevel, ClockSetting, OptionValues, Password, PersonId, Picks, Seat } from './basics.ts';

const on = z.boolean();
const answer = { seat: Seat, decision: z.int().min(0), picks: Picks };

/** Everything that a person may do at a table. */
export const Command = z.discriminatedUnion('type', [
  // Before the game.
  z.strictObject({ type: z.literal('sit'), seat: Seat }),
  z.strictObject({ type: z.literal('stand'), seat: Seat }),
  z.strictObject({ type: z.literal('bot'), seat: Seat, level: BotLevel }),
  z.strictObject({ type: z.literal('open'), seat: Seat }),
  z.strictObject({
    type: z.literal('set'),
    seats: z.int().min(1).max(31).optional(),
    options: OptionValues.optional(),
    access: z.enum(ACCESS).optional(),
    password: Password.optional(),
    clock: ClockSetting.optional(),
    vanish: z.int().min(10).max(86_400).nullable().optional(),
    standIn: BotLevel.optional(),
  }),
  z.strictObject({ type: z.literal('entropy'), text: z.string().min(1).max(100) }),
  z.strictObject({ type: z.literal('start') }),
  // The game.
  z.strictObject({ type: z.literal('draft'), ...answer }),
  z.strictObject({ type: z.literal('submit'), ...answer }),
  z.strictObject({ type: z.literal('auto'), seat: Seat, on }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('resign'), seat: Seat }),
  // Seats that change hands.
  z.strictObject({ type: z.literal('hand'), seat: Seat, level: BotLevel.optional() }),
  z.strictObject({ type: z.literal('take'), seat: Seat }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('replace'), seat: Seat }),
  z.strictObject({ type: z.literal('agree'), proposal: z.int() }),
  z.strictObject({ type: z.literal('decline'), proposal: z.int() }),
  // Talk, and what the host may do.
  z.strictObject({ type: z.literal('chat'), text: z.string().min(1).max(2000) }),
  z.strictObject({ type: z.literal('remove'), person: PersonId }),
  z.strictObject({ type: z.literal('mute'), person: PersonId, on }),
  z.strictObject({ type: z.literal('lock'), on }),
  z.strictObject({ type: z.literal('host'), person: PersonId }),
  z.strictObject({ type: z.literal('close') }),
  z.strictObject({ type: z.literal('rematch') }),
]);
export type Command = z.infer<typeof Command>;
export type CommandType = Command['type'];
