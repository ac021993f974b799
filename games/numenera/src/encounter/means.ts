import { NONE } from '@ennead/kernel';
import {
  ABILITIES,
  CREATURES,
  CYPHERS,
  WEAPONS,
  type Ability,
  type Aim,
  type Creature,
  type Cypher,
  type Effect,
  type Form,
  type Weapon,
} from '../content/index.ts';
import type { Deed } from '../content/ability.ts';
import { WEAPON_DAMAGE, type AttackKind, type WeaponClass } from '../rules/attack.ts';
import type { DamageKind } from '../rules/damage.ts';
import type { Threat } from '../rules/defend.ts';
import type { Band } from '../rules/distance.ts';
import { STATS, type Stat } from '../rules/tasks.ts';
import type { Strike } from '../rules/water.ts';
import { first, kind, kindOf, second, third } from './moves.ts';
import { WEAPON_SLOTS, weaponAt, type Combatant } from './state.ts';

/** With what something is done: weapon, ability, cypher or a creature's form, read once from the content. */
export interface Means {
  readonly source: 'weapon' | 'ability' | 'cypher' | 'form';
  readonly id: string;
  readonly aim: Aim;
  readonly kind: AttackKind;
  readonly stat: Stat;
  readonly melee: boolean;
  readonly range: Band;
  readonly weapon: WeaponClass | null;
  readonly strike: Strike;
  readonly damage: number;
  readonly harm: DamageKind;
  readonly pool: Stat;
  readonly threat: Threat;
  readonly ease: number;
  readonly cost: number;
  readonly least: number;
  readonly effects: readonly Effect[];
}

const isArea = (aim: Aim): boolean => aim === 'foes' || aim === 'allies';
export const isHostile = ({ aim }: Means): boolean => aim === 'foe' || aim === 'foes';
export const hitsArea = ({ aim }: Means): boolean => isArea(aim);

const ofWeapon = (weapon: Weapon, stat: Stat): Means => ({
  source: 'weapon',
  id: weapon.id,
  aim: 'foe',
  kind: weapon.range === 'immediate' ? 'melee' : 'ranged',
  stat,
  melee: weapon.range === 'immediate',
  range: weapon.range,
  weapon: weapon.class,
  strike: weapon.strike,
  damage: WEAPON_DAMAGE[weapon.class],
  harm: 'blow',
  pool: 'might',
  threat: weapon.range === 'immediate' ? 'blow' : 'missile',
  ease: 0,
  cost: 0,
  least: 0,
  effects: [],
});

/** AB1: what is done with the mind is met with the mind. */
const threatOf = (attack: AttackKind, harm: DamageKind): Threat =>
  attack === 'ability' ? (harm === 'mental' ? 'mind' : 'missile') : attack === 'ranged' ? 'missile' : 'blow';

function ofDeed(deed: Deed, weapon: Weapon | null): Means {
  const attack = deed.kind ?? 'ability';
  const harm = deed.harm ?? 'blow';
  return {
    source: 'ability',
    id: deed.id,
    aim: deed.aim,
    kind: attack,
    stat: deed.stat,
    melee: attack === 'melee' || attack === 'touch',
    range: weapon && !deed.effects.some(({ do: verb }) => verb === 'leap') ? weapon.range : deed.range,
    weapon: weapon ? weapon.class : null,
    strike: weapon ? weapon.strike : 'works-underwater',
    damage: Math.max(0, (weapon ? WEAPON_DAMAGE[weapon.class] : 0) + (deed.damage ?? 0)),
    harm,
    pool: deed.pool ?? 'might',
    threat: threatOf(attack, harm),
    ease: deed.ease ?? 0,
    cost: deed.cost,
    least: deed.least ?? 0,
    effects: deed.effects,
  };
}

function ofCypher(cypher: Cypher): Means {
  const attack = cypher.kind ?? 'ability';
  const harm = cypher.harm ?? 'blow';
  return {
    source: 'cypher',
    id: cypher.id,
    aim: cypher.aim,
    kind: attack,
    stat: attack === 'ranged' ? 'speed' : 'intellect',
    melee: false,
    range: cypher.range,
    weapon: null,
    strike: attack === 'ranged' ? 'thrown-or-shot' : 'works-underwater',
    damage: cypher.damage ?? 0,
    harm,
    pool: cypher.pool ?? 'might',
    threat: threatOf(attack, harm),
    ease: 0,
    cost: 0,
    least: 0,
    effects: cypher.effects,
  };
}

const ofForm = (creature: Creature, form: Form): Means => ({
  source: 'form',
  id: creature.id,
  aim: form.area ? 'foes' : 'foe',
  kind: form.threat === 'mind' ? 'ability' : form.range === 'immediate' ? 'melee' : 'ranged',
  stat: 'might',
  melee: form.range === 'immediate',
  range: form.range,
  weapon: null,
  strike: form.strike ?? 'works-underwater',
  damage: form.damage,
  harm: form.harm,
  pool: form.pool ?? 'might',
  threat: form.threat,
  ease: 0,
  cost: 0,
  least: 0,
  effects: form.effects,
});

const WEAPON_MEANS: readonly (readonly Means[])[] = WEAPONS.map(weapon => STATS.map(stat => ofWeapon(weapon, stat)));
const CYPHER_MEANS: readonly Means[] = CYPHERS.map(ofCypher);
const FORM_MEANS: readonly (readonly Means[])[] = CREATURES.map((creature: Creature) =>
  creature.forms.map(form => ofForm(creature, form)),
);
/** By ability: without a weapon, then with each. */
const ABILITY_MEANS: readonly (readonly Means[])[] = ABILITIES.map((ability: Ability) =>
  ability.use === 'passive' ? [] : [null, ...WEAPONS].map(weapon => ofDeed(ability, weapon)),
);

export const deedAt = (ability: number): Deed | null => {
  const own: Ability = ABILITIES[ability];
  return own.use === 'action' ? own : null;
};

/** The weapon in hand with which an ability strikes: of its kind, the heaviest; NONE if there is none. */
export function weaponFor(c: Combatant, deed: Deed): number {
  let best = NONE;
  for (let slot = 0; slot < WEAPON_SLOTS; slot++) {
    const weapon = weaponAt(c, slot);
    if (weapon === NONE || (c.dropped >> slot) & 1) continue;
    if ((WEAPONS[weapon].range === 'immediate') !== (deed.kind === 'melee')) continue;
    if (best === NONE || WEAPON_DAMAGE[WEAPONS[weapon].class] > WEAPON_DAMAGE[WEAPONS[best].class]) best = weapon;
  }
  return best;
}

export const formsOf = (c: Combatant): readonly Means[] => FORM_MEANS[c.kind];
export const weaponMeans = (weapon: number, stat: number): Means => WEAPON_MEANS[weapon][stat];

const SPEED = STATS.indexOf('speed');

/** With what an option of somebody's turn is done. */
export function meansOf(c: Combatant, code: number): Means {
  switch (kindOf[code]) {
    case kind.attack:
      return WEAPON_MEANS[weaponAt(c, second[code])][third[code]];
    case kind.lucky:
      return WEAPON_MEANS[weaponAt(c, second[code])][SPEED];
    case kind.strike:
      return FORM_MEANS[c.kind][second[code]];
    case kind.cypher:
      return CYPHER_MEANS[first[code]];
    default: {
      const deed = deedAt(first[code])!;
      return ABILITY_MEANS[first[code]][deed.weapon ? weaponFor(c, deed) + 1 : 0];
    }
  }
}

/** Whom an option of somebody's turn is aimed at. */
export const targetIn = (code: number): number =>
  kindOf[code] === kind.ability || kindOf[code] === kind.cypher ? second[code] : first[code];
