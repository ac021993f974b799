import {
  ABILITIES,
  ARMORS,
  ARMOR_POINTS,
  CREATURES,
  CYPHERS,
  SHIELDS,
  SKILLS,
  WEAPONS,
  WEAPON_DAMAGE,
  npcOf,
  type Ability,
  type Creature,
  type Gift,
} from '../src/index.ts';
import { sayAbility, sayCypher, sayForm, sayRange } from './means.ts';
import type { Key, Say } from './shape.ts';

/** What an encounter file may name, as lists in words made from the content. */
export const LISTED = ['creatures', 'weapons', 'armor', 'shields', 'abilities', 'cyphers', 'skills'] as const;
export type ListedKind = (typeof LISTED)[number];

export const COLUMNS = ['level', 'health', 'armor', 'damage', 'type', 'tier'] as const;
export type Column = (typeof COLUMNS)[number];

const TRAITS = ['senses', 'aquatic', 'swift', 'mindless', 'unliving', 'weightless'] as const;
export type Trait = (typeof TRAITS)[number];

/** One entry: the id that a file names it by, its name, its figures, and what it does. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly figures: Readonly<Partial<Record<Column, string | number>>>;
  readonly does: string;
}

const said = (parts: readonly string[], separator = ', '): string => parts.filter(part => part !== '').join(separator);

function listCreature(own: Creature, say: Say): Listed {
  const { attacksAs = 0, defendsAs = 0, level, armor } = own;
  const { health } = npcOf(level, own.health === undefined ? {} : { health: own.health });
  return {
    id: own.id,
    name: say(`content.creatures.${own.id}` as Key),
    figures: { level, health, armor },
    does: said(
      [
        ...own.forms.map((_, number) => sayForm(own.id, number, say)),
        ...TRAITS.map(trait => (own[trait] ? say(`listing.traits.${trait}`) : '')),
        attacksAs === 0 ? '' : say('listing.attacksAs', { level: level + attacksAs }),
        defendsAs === 0 ? '' : say('listing.defendsAs', { level: level + defendsAs }),
      ],
      '; ',
    ),
  };
}

const sayGift = (gift: Gift, say: Say): string =>
  said([
    ...(['armor', 'damage', 'armorEase', 'recovery'] as const).map(what =>
      gift[what] === undefined ? '' : say(`listing.gifts.${what}`, { count: gift[what] }),
    ),
    gift.defence === undefined ? '' : say('listing.gifts.defence', { stat: say(`stats.${gift.defence}`) }),
    gift.attack === undefined
      ? ''
      : gift.attack === 'ability'
        ? say('listing.gifts.abilities')
        : say('listing.gifts.weapon', { weapon: say(`weapons.${gift.attack}`) }),
    gift.initiative ? say('listing.gifts.initiative') : '',
  ]);

const listAbility = (own: Ability, say: Say): Listed => ({
  id: own.id,
  name: say(`content.abilities.${own.id}` as Key),
  figures: { type: own.type, tier: own.tier },
  does: own.use === 'passive' ? sayGift(own.gives, say) : sayAbility(own.id, say),
});

const LISTS: Readonly<Record<ListedKind, (say: Say) => readonly Listed[]>> = {
  creatures: say => CREATURES.map(own => listCreature(own, say)),
  weapons: say =>
    WEAPONS.map(own => ({
      id: own.id,
      name: say(`content.weaponNames.${own.id}`),
      figures: { damage: WEAPON_DAMAGE[own.class] },
      does: said([say(`weapons.${own.class}`), sayRange(own.range, say)]),
    })),
  armor: say =>
    ARMORS.map(own => ({
      id: own.id,
      name: say(`content.armorNames.${own.id}`),
      figures: { armor: ARMOR_POINTS[own.class] },
      does: said([say(`armor.${own.class}`), say('listing.speedCost', { count: ARMOR_POINTS[own.class] })]),
    })),
  shields: say =>
    SHIELDS.map(id => ({ id, name: say(`content.shields.${id}`), figures: {}, does: say('listing.shield') })),
  abilities: say => ABILITIES.map(own => listAbility(own, say)),
  cyphers: say =>
    CYPHERS.map(({ id }) => ({ id, name: say(`content.cyphers.${id}`), figures: {}, does: sayCypher(id, say) })),
  skills: say => SKILLS.map(id => ({ id, name: say(`listing.skills.${id}`), figures: {}, does: '' })),
};

/** Everything of a kind that a file may name. */
export const listContent = (kind: ListedKind, say: Say): readonly Listed[] => LISTS[kind](say);
