import { onDevice } from '../storage.ts';
import { undoneBy, type Story } from './story.ts';

/** Somebody gave up after a record. */
export interface Resignation {
  n: number;
  seat: number;
}

/** What this device saw at a table and the story does not say: whose answers were one's own, and when seats resigned. */
export interface Diary {
  answers: readonly number[];
  resignations: readonly Resignation[];
}

export type Diaries = Readonly<Record<string, Diary>>;

const EMPTY: Diary = { answers: [], resignations: [] };
/** Tables that were not played at for longest are forgotten first. */
const TABLES = 40;

/** Writes a table's diary, the latest last. */
export function written(diaries: Diaries, table: string, diary: Diary): Diaries {
  const others = Object.entries(diaries).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(-(TABLES - 1)), [table, diary]]);
}

const isTakenBack = (story: Story, n: number): boolean =>
  story.some(told => {
    const undone = undoneBy(told);
    return undone !== null && undone <= n && n < told.n;
  });

/** Whether there is an answer of one's own to take back, when so many records are written. */
export const hasAnswered = ({ answers }: Diary, story: Story, records: number): boolean =>
  answers.some(n => n <= records && !isTakenBack(story, n));

interface Chairs {
  about: { seats: readonly { resigned: boolean }[]; result: { how: string } | null };
  play: { n: number } | null;
}

/** Who has resigned since; whoever comes late learns it only of those who ended the game by it. */
export function resignedSince(before: Chairs | null, now: Chairs, known: readonly Resignation[]): Resignation[] {
  if (!before && now.about.result?.how !== 'resigned') return [];
  const n = now.play?.n ?? 0;
  return now.about.seats.flatMap(({ resigned }, seat) =>
    resigned && !before?.about.seats[seat]?.resigned && !known.some(one => one.seat === seat) ? [{ n, seat }] : [],
  );
}

const place = onDevice('diaries');

function kept(): Diaries {
  try {
    const found: unknown = JSON.parse(place.get() ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Diaries) : {};
  } catch {
    return {}; // spoilt
  }
}

export const readDiary = (table: string): Diary => ({ ...EMPTY, ...kept()[table] });
export const keepDiary = (table: string, diary: Diary): void =>
  place.set(JSON.stringify(written(kept(), table, diary)));
