import type { AboutView, SeatView } from '@ennead/wire/client';
import { sayLevel } from '../level.ts';
import type { Say } from '../words/shape.ts';

/** Who has a seat, in words; null for a free one. */
export function sitterOf(chair: SeatView, seat: number, say: Say): string | null {
  if (chair.person !== null) return chair.name ?? say('table.guest', { seat: seat + 1 });
  return chair.bot === null ? null : say('table.bot', { level: sayLevel(chair.bot, say) });
}

/** The host by name, where the host sits at the table. */
export function hostOf({ host, seats }: AboutView, say: Say): string | null {
  const seat = seats.findIndex(({ person }) => host !== null && person === host);
  return seat < 0 ? null : sitterOf(seats[seat], seat, say);
}

export const isFree = ({ person, bot }: SeatView): boolean => person === null && bot === null;
