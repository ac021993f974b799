import { PARTY, type CombatantView, type View } from '@ennead/numenera';
import { sayName, type Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';

/** Signs for those in the fight: letters for the party, numbers for the others. */
const PARTY_SIGNS = 'abcdefghijklmno';
const OTHER_SIGNS = '123456789ABCDEF';
const LONGEST_NAME = 22;

/** Colours that colour-blind eyes tell apart. */
const HUES = [
  { of256: 203, of16: 91 },
  { of256: 33, of16: 94 },
] as const;

export const signOf = (view: View, { id, team }: CombatantView): string => {
  const before = view.combatants.filter(other => other.team === team && other.id < id).length;
  return (team === PARTY ? PARTY_SIGNS : OTHER_SIGNS)[before];
};

export const hueOf = (team: number, paint: Paint): ((text: string) => string) =>
  paint.hue(HUES[team].of256, HUES[team].of16);

/** A name that leaves room for the rest of its line. */
export function shortName(own: CombatantView, say: Say): string {
  const signs = Array.from(sayName(own, say));
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME - 1).join('')}…` : signs.join('');
}

export const isFallen = ({ fate }: CombatantView): boolean => fate !== 'standing';
