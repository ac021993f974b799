import type { TableView } from '@ennead/wire/client';
import type { Context } from '../context.ts';

type Clock = NonNullable<TableView['clock']>;

const two = (n: number): string => String(n).padStart(2, '0');

/** 1:05, 2:10:00, or days where it is days. */
function span(milliseconds: number, { say }: Context): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return say('join.days', { count: Math.floor(hours / 24) });
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What is left to each player at a moment of the server's time; a mark for those whose clock runs. */
export function clockLine(context: Context, { at, left, running }: Clock, players: readonly string[], now: number) {
  const parts = left.map((milliseconds, seat) => {
    const runs = running.includes(seat);
    const text = `${players[seat]} ${span(runs ? milliseconds - (now - at) : milliseconds, context)}`;
    return runs ? context.paint.bold(`▸ ${text}`) : text;
  });
  return `${context.say('join.clock')} ${parts.join(' · ')}`;
}
