import type { ClientMessage } from '@ennead/wire';

const TABLE = /^[a-z2-7]{8,32}$/;
const fields = (value: object): number => Object.keys(value).length;
const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

/**
 * Whether something is a whole and well-formed `submit`: exactly what the schema says, by hand. Most of what comes in is
 * of this kind, and the schema takes four times as long; a test compares the two on everything that it can think of.
 */
export function isSubmit(raw: unknown): raw is Extract<ClientMessage, { type: 'do' }> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  const { type, id, table, command } = raw as Record<string, unknown>;
  if (type !== 'do' || fields(raw) !== 4) return false;
  if (typeof id !== 'string' || id.length < 1 || id.length > 48) return false;
  if (typeof table !== 'string' || !TABLE.test(table)) return false;
  if (typeof command !== 'object' || command === null || Array.isArray(command) || fields(command) !== 4) return false;
  const { type: kind, seat, decision, picks } = command as Record<string, unknown>;
  if (kind !== 'submit' || !isCount(seat, 30) || !isCount(decision, Number.MAX_SAFE_INTEGER)) return false;
  if (!Array.isArray(picks) || picks.length > 64) return false;
  return picks.every(pick => typeof pick === 'string' && pick.length <= 2200);
}
