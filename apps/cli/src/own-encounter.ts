import type { Game, Header } from '@ennead/kernel';
import { numenera, parseEncounter, stateOf, type EncounterFile } from '@ennead/numenera';
import { findGame } from './catalogue.ts';

const OPTION = 'encounter';

/**
 * Numenera with one encounter of a game master's own. Its only option is the encounter itself, as text: so the
 * header of a record file holds all that a replay starts from, and the file it came from may change or go.
 */
export function ownEncounter(file: EncounterFile): Game {
  const text = JSON.stringify(file);
  const { min, max } = numenera.seats;
  return {
    ...numenera,
    seats: { min, max: Math.min(max, file.party.length + 1) },
    options: [{ id: OPTION, kind: 'choice', choices: [text], default: text }],
    refuse: () => null,
    start: ({ seats }) => stateOf(file, seats),
  };
}

/** The game that a record file is of; undefined if it is not here. */
export function gameOf({ game, options }: Header): Game | undefined {
  const found = findGame(game);
  const text = found === numenera ? options[OPTION] : undefined;
  if (typeof text !== 'string' || !text.startsWith('{')) return found;
  const encounter = parseEncounter(text);
  return encounter.ok && JSON.stringify(encounter.value) === text ? ownEncounter(encounter.value) : found;
}
