import type { OwnView, SeatView, TableView } from '@ennead/wire/client';

/** The seats of a person at a table. */
export const seatsOf = ({ about }: TableView, person: string | null): number[] =>
  person === null ? [] : about.seats.flatMap((chair, seat) => (chair.person === person ? [seat] : []));

/** Whether a person plays a seat: only then have they a say in pauses and votes. */
export const isPlaying = ({ about }: TableView, person: string | null): boolean =>
  person !== null && about.seats.some(chair => chair.person === person && chair.bot === null && !chair.resigned);

/** The seat of this person that is asked now; null while the others are. */
export function acting({ about, own }: TableView): OwnView | null {
  if (about.phase !== 'running' || about.paused || about.frozen !== null) return null;
  return own.find(({ decision, done }) => decision !== null && !done) ?? null;
}

/** The answer of this person, or of one of their seats, that is handed in and may still be changed. */
export const handedIn = ({ own }: TableView, by: number | null = null): OwnView | null =>
  own.find(({ done, seat }) => done && (by === null || by === seat)) ?? null;

/** Whether somebody else's seat stands empty, so that the others may let a bot play it. */
export const isGone = (chair: SeatView, person: string | null): boolean =>
  chair.person !== null && chair.person !== person && chair.away && chair.bot === null;

/** Whether a bot plays a seat whose person may take it back. */
export const isGiven = ({ person, bot, resigned }: SeatView): boolean => person !== null && bot !== null && !resigned;

/**
 * Whether several people share this device: they have more seats than one person has in this game. Then nobody may
 * see the board before it was handed over.
 */
export const isShared = (mine: readonly number[], ownSeats: readonly number[]): boolean =>
  mine.length > 1 && mine.some(seat => !ownSeats.includes(seat));
