import type { GameEvent } from '@ennead/kernel';
import type { Told } from '@ennead/wire/client';

/** What happened, record by record. A record that takes back others strikes them out. */
export type Story = readonly Told[];

/** The record that a record takes back, with everything since; null if it takes back none. */
export const undoneBy = (told: Told): number | null => told.undo ?? null;

/** Adds what is new, in order, and never twice. */
export function heard(story: Story, news: readonly Told[]): Story {
  if (news.length === 0) return story;
  const first = news[0].n;
  const last = story.at(-1)?.n ?? -1;
  const known = first > last ? null : new Set(story.map(({ n }) => n));
  const fresh = known ? news.filter(({ n }) => !known.has(n)) : news;
  if (fresh.length === 0) return story;
  const all = [...story, ...fresh];
  return known ? all.toSorted((x, y) => x.n - y.n) : all;
}

/** The records that still stand, and those that took others back. */
export function standing(story: Story): Story {
  let kept: Told[] = [];
  for (const told of story) {
    const undone = undoneBy(told);
    if (undone !== null) kept = kept.filter(({ n }) => n < undone);
    kept.push(told);
  }
  return kept;
}

export const eventsOf = (story: Story): GameEvent[] => standing(story).flatMap(({ events }) => events as GameEvent[]);

/** A line of the log: what to say, and which moment of the game it belongs to. */
export interface LogLine {
  n: number;
  text: string;
  kind: 'told' | 'undo';
}

export function linesOf(story: Story, tell: (event: GameEvent) => readonly string[], undone: string): LogLine[] {
  return standing(story).flatMap(told => {
    const { n } = told;
    const lines = (told.events as GameEvent[]).flatMap(tell).map((text): LogLine => ({ n, text, kind: 'told' }));
    return undoneBy(told) === null ? lines : [{ n, text: undone, kind: 'undo' } as const, ...lines];
  });
}
