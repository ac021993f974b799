import { useEffect, useState } from 'react';
import type { Language } from '@ennead/board';
import { loadRules } from '../games.ts';
import { patiently } from '../patience.ts';
import type { Section } from './search.ts';

const books = new Map<string, Promise<readonly Section[]>>();

function book(game: string, language: Language): Promise<readonly Section[]> {
  const key = `${game} ${language}`;
  let found = books.get(key);
  if (!found) {
    found = Promise.all([loadRules(game, language), patiently(() => import('@ennead/kernel'))]).then(
      ([text, { parseRulebook }]) => (text === null ? [] : parseRulebook(text).sections),
    );
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}

interface Rules {
  /** Null until they are here, empty where there are none. */
  sections: readonly Section[] | null;
  /** Why they are not here; they are asked for again. */
  fault: unknown;
}

const RETRY = 2000;

/** The rules of a game in our words. */
export function useRules(game: string, language: Language): Rules {
  const [sections, setSections] = useState<Rules['sections']>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    book(game, language).then(
      found => isWanted && setSections(found),
      (error: unknown) => {
        if (!isWanted) return;
        setFault(error);
        timer = setTimeout(() => setAttempt(attempt + 1), RETRY);
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, language, attempt]);
  return { sections, fault };
}

/** The text of one rule. */
export function useRule(game: string, language: Language, id: string): string {
  const { sections } = useRules(game, language);
  return sections?.flatMap(({ rules }) => rules).find(rule => rule.id === id)?.text ?? '';
}
