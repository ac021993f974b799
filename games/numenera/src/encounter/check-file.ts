import { IllegalMove, bad, ok, type Result } from '@ennead/kernel';
import { ABILITIES, CREATURES, WEAPONS, type Ability, type CreatureId } from '../content/index.ts';
import { checkCharacter } from '../rules/check-character.ts';
import { TRACK } from '../rules/damage-track.ts';
import { STATS } from '../rules/tasks.ts';
import { shape, type CharacterFile, type EncounterFile } from './file.ts';
import { MOST_COMBATANTS, STAT_COUNT } from './state.ts';

const LONGEST_FILE = 1_000_000;

/** How many take part. */
export const sizeOf = ({ party, allies = [], creatures = [], rivals = [] }: EncounterFile): number =>
  party.length + rivals.length + [...allies, ...creatures].reduce((sum, { count = 1 }) => sum + count, 0);

/** PC: what the rules say of a character, beyond the shape of the file. */
function characterFlaw(own: CharacterFile, path: string): string | null {
  const points = STATS.map(stat => own.points?.[stat] ?? own.pools[stat]);
  const empty = points.filter(left => left === 0).length;
  try {
    checkCharacter({
      name: own.name,
      type: own.type,
      tier: own.tier,
      effort: own.effort,
      xp: own.xp ?? 0,
      edge: own.edge,
      pools: Object.fromEntries(STATS.map((stat, i) => [stat, { points: points[i], max: own.pools[stat] }])),
      track: TRACK[empty],
      armor: 'none',
      armorEase: 0,
      recoveryBonus: own.recoveryBonus ?? 0,
      rests: own.rests ?? 0,
      skills: own.skills ?? {},
      abilities: own.abilities ?? [],
      benefits: [],
      steps: ['effort'], // PC4: the file does not say whether Extra Effort was bought
    });
  } catch (error) {
    if (error instanceof IllegalMove) return `${path}: ${error.message}`;
    throw error;
  }
  if (empty === STAT_COUNT) return `${path}: wanted somebody alive, found three empty Pools (rule DT6)`;
  if (own.shield !== undefined && own.weapons.some(id => WEAPONS.find(weapon => weapon.id === id)?.class === 'heavy'))
    return `${path}: wanted no shield beside a heavy weapon, found ${own.shield} (rule H5)`;
  for (const id of own.abilities ?? []) {
    const ability: Ability = ABILITIES.find(entry => entry.id === id)!;
    if (own.type !== 'other' && ability.type !== own.type)
      return `${path}.abilities: wanted abilities of a ${own.type}, found ${id} of a ${ability.type} (rule AD11)`;
    if (ability.tier > own.tier)
      return `${path}.abilities: wanted abilities up to tier ${own.tier}, found ${id} of tier ${ability.tier} (rule AD11)`;
  }
  return null;
}

/** EN12: what is wrong with an encounter; null if it can be played. */
export function encounterFlaw(value: unknown): string | null {
  const misshapen = shape(value, '');
  if (misshapen !== null) return misshapen;
  const own = value as EncounterFile;
  for (const side of ['party', 'rivals'] as const)
    for (const [i, one] of (own[side] ?? []).entries()) {
      const found = characterFlaw(one, `${side}[${i}]`);
      if (found !== null) return found;
    }
  for (const side of ['allies', 'creatures'] as const)
    for (const [i, { kind, damage = 0 }] of (own[side] ?? []).entries())
      if (damage < -strongest(kind))
        return `${side}[${i}].damage: wanted at least -${strongest(kind)} for ${kind}, found ${damage} (rule DM6)`;
  if (!own.creatures?.length && !own.rivals?.length)
    return 'creatures: wanted somebody to fight against, found neither creatures nor rivals';
  if (own.creatures?.length && own.rivals?.length)
    return 'rivals: wanted creatures or rivals on the other side, found both';
  const size = sizeOf(own);
  if (size > MOST_COMBATANTS)
    return `wanted at most ${MOST_COMBATANTS} in the fight, found ${size}: leave some out, or make two encounters of it`;
  const names = namesIn(own);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  return twice === undefined ? null : `wanted a name of their own for everybody, found "${twice}" twice`;
}

/** DM6: what the strongest attack of a kind deals; less than nothing is not left of it. */
const strongest = (kind: CreatureId): number =>
  Math.max(...CREATURES.find(({ id }) => id === kind)!.forms.map(({ damage }) => damage));

/** The names that the file gives, as people compare them. */
const namesIn = ({ party, allies = [], creatures = [], rivals = [] }: EncounterFile): string[] =>
  [...party, ...rivals, ...allies, ...creatures].flatMap(({ name }) =>
    name === undefined ? [] : [name.trim().toLowerCase()],
  );

/** EN12: an encounter from the text of a file, or the sentence that says what is wrong with it. */
export function parseEncounter(source: string): Result<EncounterFile> {
  if (source.trim() === '') return bad('wanted an encounter as JSON, found nothing');
  if (source.length > LONGEST_FILE)
    return bad(`wanted an encounter of at most ${LONGEST_FILE} characters, found ${source.length}`);
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, '')); // some editors begin a file with a mark
  } catch (error) {
    return bad(`wanted an encounter as JSON, found something else (${error instanceof Error ? error.message : ''})`);
  }
  const flaw = encounterFlaw(value);
  return flaw === null ? ok(value as EncounterFile) : bad(flaw);
}
