import type { Say } from './words/shape.ts';

const LEVELS = ['random', 'greedy', 'easy', 'normal', 'hard'] as const;

/** A bot's level in words. */
export function sayLevel(level: string, say: Say): string {
  const known = LEVELS.find(name => name === level);
  return known ? say(`levels.${known}`) : say('levels.other', { level });
}
