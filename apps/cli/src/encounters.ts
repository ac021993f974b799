import { closeSync, openSync, readSync } from 'node:fs';
import {
  ABILITY_IDS,
  CREATURE_IDS,
  CYPHER_IDS,
  SKILLS,
  WEAPONS,
  numenera,
  parseEncounter,
  stateOf,
  type EncounterFile,
  type View,
} from '@ennead/numenera';
import { nameIn, type ListedKind, type Say } from '@ennead/numenera/words';
import { EVERYTHING } from '@ennead/kernel';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { LANGUAGES, openWords } from './i18n.ts';
import { nearest } from './suggest.ts';

/** Bytes that are read of a file: more than any encounter needs, so that a wrong file is not read whole. */
const MOST_BYTES = 4_000_000;

/** An encounter from a file that the user named; a sentence where it cannot be. */
export function readEncounter({ say }: Context, file: string): EncounterFile {
  let text: string;
  try {
    text = beginningOf(file);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? '';
    throw new UserError(say('errors.encounterUnreadable', { file, why }));
  }
  const parsed = parseEncounter(text);
  if (!parsed.ok) {
    const refusal = say('errors.encounter', { file, why: parsed.error });
    throw new UserError([refusal, ...helpFor(say, parsed.error)].join(' '));
  }
  const twice = sharedName(parsed.value);
  if (twice !== null) throw new UserError(say('errors.encounterNames', { file, found: twice }));
  return parsed.value;
}

function beginningOf(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MOST_BYTES);
    let length = 0;
    for (let more = -1; more !== 0 && length < MOST_BYTES; length += more)
      more = readSync(handle, bytes, length, MOST_BYTES - length, null);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(handle);
  }
}

/** Ids too many to stand in a refusal, by the field that names them. */
const MANY: Readonly<Record<string, { kind: ListedKind; ids: readonly string[] }>> = {
  kind: { kind: 'creatures', ids: CREATURE_IDS },
  weapons: { kind: 'weapons', ids: WEAPONS.map(({ id }) => id) },
  abilities: { kind: 'abilities', ids: ABILITY_IDS },
  cyphers: { kind: 'cyphers', ids: CYPHER_IDS },
  skills: { kind: 'skills', ids: SKILLS },
};

const UNKNOWN_ID = /(\w+)(?:\[\d+\])?: wanted one of (.*), found "([^"]*)"$/;
const UNKNOWN_FIELD = /(?:(\w+)(?:\[\d+\])?\.)?([^.:]*): wanted no such field; there are (.*), found /;

/** What was probably meant by an id or a field that is not known, and which list has them all. */
function helpFor(say: Context['say'], refusal: string): string[] {
  const [, field = '', listed = '', id] = UNKNOWN_ID.exec(refusal) ?? [];
  const [, parent = '', stray, fields = ''] = UNKNOWN_FIELD.exec(refusal) ?? [];
  const found = id ?? stray;
  if (found === undefined) return [];
  const many = MANY[id === undefined ? parent : field];
  const names = many?.ids ?? (id === undefined ? fields : listed).split(', ');
  const meant = nearest(found, names);
  return [
    ...(meant === null ? [] : [say('errors.meant', { meant })]),
    ...(many === undefined ? [] : [say('errors.encounterList', { kind: many.kind })]),
  ];
}

/** A name that two in the fight would have in some language, numbers of creatures and all; null if there is none. */
function sharedName(file: EncounterFile): string | null {
  const view = numenera.view(stateOf(file, numenera.seats.min), EVERYTHING) as View;
  for (const language of LANGUAGES) {
    const say = openWords(language).sayIn(numenera.id) as Say;
    const names = view.combatants.map(({ id }) => nameIn(view, id, say));
    const folded = names.map(name =>
      name
        .toLowerCase()
        .split(/[-\s]+/)
        .join(' ')
        .trim(),
    );
    const at = folded.findIndex((name, i) => folded.indexOf(name) < i);
    if (at >= 0) return names[at];
  }
  return null;
}
