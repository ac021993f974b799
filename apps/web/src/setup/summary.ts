import type { Language } from '@ennead/board';
import { sayLevel } from '../level.ts';
import { sayList } from '../ui/say-list.ts';
import type { Say } from '../words/shape.ts';
import type { Sitter } from './sitters.ts';

/** Who will sit at the table, in a sentence. */
export function saySitters(sitters: readonly Sitter[], say: Say, language: Language): string {
  const counted = new Map<Sitter, number>();
  for (const sitter of sitters) counted.set(sitter, (counted.get(sitter) ?? 0) + 1);
  const bots = [...counted.keys()].filter(sitter => !['me', 'hotseat', 'open'].includes(sitter));
  const group = (sitter: Sitter): string[] => {
    const count = counted.get(sitter) ?? 0;
    if (count === 0) return [];
    switch (sitter) {
      case 'me':
        return [say('setup.who.me', { count })];
      case 'hotseat':
        return [say('setup.who.here', { count })];
      case 'open':
        return [say('setup.who.open', { count })];
      default:
        return [say('setup.who.bot', { count, level: sayLevel(sitter, say) })];
    }
  };
  const who = ['me', 'hotseat', ...bots, 'open'].flatMap(group);
  return say('setup.summary', { count: sitters.length, who: sayList(who, language) });
}
