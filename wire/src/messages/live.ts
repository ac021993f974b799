import { z } from 'zod';
import { Password, Refusal, RequestId, Seat, TableId } from './basics.ts';
import { Command } from './commands.ts';
import { ChatLine, TableView, Told } from './table.ts';

/** What a client says over its WebSocket: one message a frame. */
export const ClientMessage = z.discriminatedUnion('type', [
  /** The first message. Without a token one may watch open tables and do nothing else. */
  z.strictObject({ type: z.literal('hello'), version: z.int(), token: z.string().max(500).optional() }),
  z.strictObject({ type: z.literal('watch'), id: RequestId, table: TableId, password: Password.optional() }),
  z.strictObject({ type: z.literal('unwatch'), table: TableId }),
  /** Asks for the whole view: an update was missed. */
  z.strictObject({ type: z.literal('resync'), table: TableId }),
  z.strictObject({ type: z.literal('do'), id: RequestId, table: TableId, command: Command }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const Person = z.object({ id: z.string(), name: z.string().nullable() });
export type Person = z.infer<typeof Person>;

/** What the answer to a command says beside yes. */
export const Done = z.object({
  /** The last record of the table when it was done. */
  n: z.int(),
  /** The others have to agree first. */
  waiting: z.boolean().optional(),
  /** The table that was opened. */
  table: TableId.optional(),
});
export type Done = z.infer<typeof Done>;

/** What the server says: a frame is one of these, or a list of them. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), version: z.int(), person: Person.nullable(), now: z.int() }),
  /** The whole view: what came before counts no longer. */
  z.object({
    type: z.literal('view'),
    table: TableId,
    seq: z.int(),
    view: TableView,
    told: z.array(Told),
    chat: z.array(ChatLine),
  }),
  /** The difference to the view with the number before. */
  z.object({
    type: z.literal('update'),
    table: TableId,
    seq: z.int(),
    patch: z.unknown(),
    told: z.array(Told).optional(),
  }),
  z.object({ type: z.literal('done'), id: RequestId, ...Done.shape }),
  z.object({ type: z.literal('refused'), id: RequestId.nullable(), ...Refusal.shape }),
  z.object({ type: z.literal('chat'), table: TableId, line: ChatLine }),
  /** Somebody waits for you at a table that you are not looking at. */
  z.object({ type: z.literal('turn'), table: TableId, game: z.string(), seat: Seat, kind: z.string() }),
  /** You may not look at this table any longer. */
  z.object({ type: z.literal('gone'), table: TableId, ...Refusal.shape }),
  z.object({ type: z.literal('pong'), now: z.int() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
