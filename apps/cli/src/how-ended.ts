import { isOver, type Play } from '@ennead/kernel';

/** How a recorded game stands: as the rules ended it, by resignation, closed before its end, or not ended at all. */
export type HowEnded = 'played' | 'resigned' | 'closed' | 'running';

/** Only the rules' own end is proven; the others are what the table wrote down. */
export function howEnded(play: Play): HowEnded {
  if (isOver(play.state)) return 'played';
  const news = play.records.map(record => ('table' in record ? record.table : null) as TableNews);
  if (news.at(-1)?.type === 'closed') return 'closed';
  const gone = new Set(
    news.flatMap(one => (one?.type === 'resigned' && Array.isArray(one.seats) ? (one.seats as unknown[]) : [])),
  );
  const sides = play.game.sides(play.state);
  const left = new Set(play.table.seats.filter(seat => !gone.has(seat)).map(seat => sides[seat]));
  return gone.size > 0 && left.size <= 1 ? 'resigned' : 'running';
}

type TableNews = { type?: unknown; seats?: unknown } | null;
