import { bad, ok, type Result } from '@ennead/kernel';

const LONGEST = 40;

/** Control characters, invisible ones, those that turn the direction of text, and halves of a character. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;

/** What joins letters of a script or parts of an emoji is no trick. */
const JOINERS = /\u200c|\u200d/gu;

/** A name as people may give it to themselves: what looks the same is the same. */
export function parseName(text: unknown): Result<string> {
  if (typeof text !== 'string') return bad(`a name is a text of 1 to ${LONGEST} characters`);
  const name = text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
  const { length } = Array.from(name);
  if (length < 1 || length > LONGEST) return bad(`a name has 1 to ${LONGEST} characters, found ${length}`);
  if (UNWANTED.test(name.replace(JOINERS, ''))) return bad('a name has no control or invisible characters');
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return bad('a name has at least one character that can be seen');
  return ok(name);
}
