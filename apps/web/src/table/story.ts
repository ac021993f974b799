import type { GameEvent } from '@ennead/kernel';
import type { News, Told } from '@ennead/wire/client';

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

/** What happened around the game is not taken back with its answers. */
const isAround = ({ news }: Told): boolean => news !== undefined && news.type !== 'undone';

/** The records that still stand, and those that took others back. */
export function standing(story: Story): Story {
  let kept: Told[] = [];
  for (const told of story) {
    const undone = undoneBy(told);
    if (undone !== null) kept = kept.filter(one => one.n < undone || isAround(one));
    kept.push(told);
  }
  return kept;
}

export const eventsOf = (story: Story): GameEvent[] => standing(story).flatMap(({ events }) => events as GameEvent[]);

/** A line of the log: what to say, and which moment of the game it belongs to. */
export interface LogLine {
  n: number;
  /** Which of the lines of its record. */
  at: number;
  text: string;
  kind: 'told' | 'undo' | 'news';
}

/** Equal lines in a row, together. */
export function folded<T extends { text: string }>(lines: readonly T[]): [T, ...T[]][] {
  const folds: [T, ...T[]][] = [];
  for (const line of lines) {
    const last = folds.at(-1);
    if (last && last[0].text === line.text) last.push(line);
    else folds.push([line]);
  }
  return folds;
}

/** What equal lines say: once, with their number. */
export const countedText = ([{ text }, ...more]: readonly [{ text: string }, ...unknown[]]): string =>
  more.length === 0 ? text : `${text} ×${more.length + 1}`;

/** The words of the log. */
export interface Teller {
  tell: (event: GameEvent, view: unknown) => readonly string[];
  tellNews: (news: News, view: unknown) => readonly string[];
}

/** Says each record once, with the table as it is then, however long the story grows. */
export function linesTeller({ tell, tellNews }: Teller): (story: Story, view: unknown) => LogLine[] {
  const said = new WeakMap<Told, readonly LogLine[]>();
  const say = (told: Told, view: unknown): readonly LogLine[] => {
    const texts = (told.events as GameEvent[]).flatMap(event => tell(event, view));
    const lines = texts.map(text => ({ text, kind: 'told' as LogLine['kind'] }));
    const kind = undoneBy(told) === null ? 'news' : 'undo';
    if (told.news) lines.push(...tellNews(told.news, view).map(text => ({ text, kind }) as const));
    return lines.map((line, at) => ({ n: told.n, at, ...line }));
  };
  return (story, view) =>
    standing(story).flatMap(told => {
      let lines = said.get(told);
      if (!lines) said.set(told, (lines = say(told, view)));
      return lines;
    });
}

/** What a record made happen, in words. */
export const saidOf = (
  story: Story,
  record: number,
  tell: (event: GameEvent) => readonly string[],
): readonly string[] => (story.find(({ n }) => n === record)?.events ?? []).flatMap(event => tell(event as GameEvent));
