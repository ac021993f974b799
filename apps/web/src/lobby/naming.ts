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

/** Those who have a seat and are not here, each once, by name; never whoever looks. */
export function awayOf({ seats }: AboutView, person: string | null, say: Say): string[] {
  const people = seats.map(chair => chair.person);
  return seats.flatMap((chair, seat) =>
    chair.person !== null && chair.person !== person && chair.away && people.indexOf(chair.person) === seat
      ? (sitterOf(chair, seat, say) ?? [])
      : [],
  );
}

export const isFree = ({ person, bot }: SeatView): boolean => person === null && bot === null;
