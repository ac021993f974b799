import { useEffect, useState } from 'react';
import type { Language } from '@ennead/board';
import { loadRules } from '../games.ts';
import type { Section } from './search.ts';

const books = new Map<string, Promise<readonly Section[]>>();

function book(game: string, language: Language): Promise<readonly Section[]> {
  const key = `${game} ${language}`;
  let found = books.get(key);
  if (!found) {
    found = Promise.all([loadRules(game, language), import('@ennead/kernel')]).then(([text, { parseRulebook }]) =>
      text === null ? [] : parseRulebook(text).sections,
    );
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}

/** The rules of a game in our words; null until they are here, empty where there are none. */
export function useRules(game: string, language: Language): readonly Section[] | null {
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    book(game, language).then(
      found => isWanted && setSections(found),
      () => isWanted && setSections([]),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return sections;
}

/** The text of one rule. */
export function useRule(game: string, language: Language, id: string): string {
  const sections = useRules(game, language);
  return sections?.flatMap(({ rules }) => rules).find(rule => rule.id === id)?.text ?? '';
}
