import type { VocabularyBase } from '@ennead/kernel';

/** Reads keys of a game's vocabulary: the code of an option's key; throws on a key that is none. */
export const codeIn =
  (moves: VocabularyBase) =>
  (key: string): number => {
    const parsed = moves.parse(key);
    if (!parsed.ok) throw new RangeError(parsed.error);
    return parsed.value.code;
  };
