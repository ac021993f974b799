import type { AboutView, PlayView } from '@ennead/wire/client';

/** How a seat came out. */
export interface SeatResult {
  seat: number;
  place: number;
  /** Null where nothing was counted. */
  value: number | null;
}

/** The seats by place; empty where there are no places. */
export function resultsOf({ result, seats }: AboutView, play: PlayView | null): SeatResult[] {
  const places = result?.places ?? play?.outcome?.places ?? null;
  const values = result?.values ?? play?.outcome?.values ?? null;
  if (!places) return [];
  const sideOf = (seat: number): number => result?.sides?.[seat] ?? seat;
  return seats
    .map((_, seat) => ({ seat, place: places[sideOf(seat)] ?? 0, value: values?.[sideOf(seat)] ?? null }))
    .toSorted((x, y) => x.place - y.place || x.seat - y.seat);
}

export type Verdict = 'won' | 'drawn' | 'lost' | 'lostShared' | 'none';

/** How it came out for those who have these seats. */
export function verdictOf(
  results: readonly SeatResult[],
  mine: readonly number[],
  sides: readonly number[] | null,
): Verdict {
  const first = results.filter(({ place }) => place === 1);
  if (first.length === 0) return 'none';
  const winners = new Set(first.map(({ seat }) => sides?.[seat] ?? seat));
  const isMine = first.some(({ seat }) => mine.includes(seat));
  if (isMine) return winners.size === 1 ? 'won' : 'drawn';
  return first.length === 1 ? 'lost' : 'lostShared';
}
