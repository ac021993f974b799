import { ATTACK_KINDS, ATTACK_STATS, WEAPON_CLASSES } from '../rules/attack.ts';
import { ARMOR_CLASSES } from '../rules/armor.ts';
import { DAMAGE_KINDS } from '../rules/damage.ts';
import { THREATS } from '../rules/defend.ts';
import { BANDS } from '../rules/distance.ts';
import { STATS } from '../rules/tasks.ts';
import { STRIKES } from '../rules/water.ts';
import { both, fields, flag, int, list, oneOf, tagged, type Check } from '../schema.ts';
import type { Ability, Deed } from './ability.ts';
import { AIMS, LASTINGS } from './effects.ts';

/** The schema of content: our own tables are held to it by a test, and a game master's additions at the door. */
const MOST_POINTS = 50;
const MOST_ROUNDS = 20;
const MOST_FEET = 500;
export const MOST_LEVEL = 10;

const points = int(1, MOST_POINTS);
const stat = oneOf(STATS);
const harm = oneOf(DAMAGE_KINDS);
const reach = oneOf(BANDS.filter(band => band !== 'beyond'));
const only = (value: string): Check => oneOf([value]);

/** Ids are words in small letters: they stand in logs and keys. */
const id: Check = (value, path) =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value)
    ? null
    : `${path}: wanted words in small letters joined by hyphens, found ${JSON.stringify(value) ?? 'nothing'}`;

const effects: Check = (value, path) => list(effect)(value, path);

const effect: Check = tagged('do', {
  damage: fields({ do: only('damage'), amount: points, kind: harm }, { stat }),
  restore: fields({ do: only('restore'), points }, { stat }),
  lasting: fields({ do: only('lasting'), what: oneOf(LASTINGS), rounds: int(0, MOST_ROUNDS), amount: int(1, 4) }),
  prone: fields({ do: only('prone') }),
  disarm: fields({ do: only('disarm') }),
  push: fields({ do: only('push'), feet: int(1, MOST_FEET) }),
  leap: fields({ do: only('leap'), feet: int(1, MOST_FEET) }),
  reveal: fields({ do: only('reveal') }),
  track: fields({ do: only('track'), steps: int(1, 3) }),
  resist: fields({ do: only('resist'), threat: oneOf(THREATS), effects }),
});

const attack = { kind: oneOf(ATTACK_KINDS), damage: int(-2, MOST_POINTS), harm, pool: stat };

/** What is aimed at foes is an attack of some kind; what is not, is none. */
const aimFits: Check = (value, path) => {
  const { aim, kind } = value as Partial<Deed>;
  const hostile = aim === 'foe' || aim === 'foes';
  return hostile === (kind !== undefined)
    ? null
    : `${path}.kind: wanted a kind of attack exactly where the aim is a foe`;
};

/** H2: an attack is made with a stat that its kind allows. */
const statFits: Check = (value, path) => {
  const { kind, stat: own } = value as Deed;
  return kind === undefined || ATTACK_STATS[kind].includes(own)
    ? null
    : `${path}.stat: wanted ${ATTACK_STATS[kind].join(' or ')} for ${kind}, found ${own}`;
};

const named = { id, type: oneOf(['glaive', 'jack', 'nano']), tier: oneOf([1, 2, 3]) };
const ability: Check = tagged('use', {
  passive: fields({
    ...named,
    use: only('passive'),
    gives: fields(
      {},
      {
        armor: int(1, 3),
        damage: int(1, 3),
        armorEase: int(1, 3),
        recovery: int(1, 6),
        defence: stat,
        attack: oneOf([...WEAPON_CLASSES, 'ability']),
        initiative: flag,
      },
    ),
  }),
  action: both(
    fields(
      { ...named, use: only('action'), stat, cost: int(0, 12), aim: oneOf(AIMS), range: reach, effects },
      { ...attack, weapon: flag, ease: int(1, 2), least: int(1, 4) },
    ),
    aimFits,
    statFits,
  ),
});

const form = fields(
  { threat: oneOf(THREATS), range: reach, damage: int(0, MOST_POINTS), harm, effects },
  { pool: stat, strike: oneOf(STRIKES), area: flag },
);

const shift = int(-3, 3);

export const SCHEMAS = {
  abilities: list(ability),
  cyphers: list(both(fields({ id, aim: oneOf(AIMS), range: reach, effects }, attack), aimFits)),
  creatures: list(
    fields(
      { id, level: int(1, MOST_LEVEL), armor: int(0, 10), forms: list(form, 1, 3) },
      {
        health: int(1, 200),
        senses: flag,
        aquatic: flag,
        swift: flag,
        attacksAs: shift,
        defendsAs: shift,
        mindless: flag,
      },
    ),
  ),
  weapons: list(fields({ id, class: oneOf(WEAPON_CLASSES), range: reach, strike: oneOf(STRIKES) })),
  armors: list(fields({ id, class: oneOf(ARMOR_CLASSES) })),
} as const;
export type ContentKind = keyof typeof SCHEMAS;

/** A table of content, or the first thing that is wrong with it; ids stand once. */
export function checkContent(kind: ContentKind, value: unknown): string | null {
  const found = SCHEMAS[kind](value, kind);
  if (found !== null) return found;
  const ids = (value as readonly Pick<Ability, 'id'>[]).map(entry => entry.id);
  const twice = ids.find((own, i) => ids.indexOf(own) !== i);
  return twice === undefined ? null : `${kind}: wanted each id once, found "${twice}" twice`;
}
