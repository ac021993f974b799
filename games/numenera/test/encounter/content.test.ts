import { expect, test } from 'vitest';
import {
  ABILITIES,
  ARMORS,
  checkContent,
  CREATURES,
  CYPHERS,
  WEAPONS,
  VERBS,
  type Ability,
  type Creature,
  type Effect,
} from '../../src/content/index.ts';

const TABLES = { abilities: ABILITIES, armors: ARMORS, creatures: CREATURES, cyphers: CYPHERS, weapons: WEAPONS };

test.each(Object.entries(TABLES))('%s keep their schema', (kind, table) => {
  expect(checkContent(kind as keyof typeof TABLES, JSON.parse(JSON.stringify(table)))).toBeNull();
});

test('there is enough of everything', () => {
  expect(CREATURES.length).toBeGreaterThanOrEqual(30);
  expect(CYPHERS.length).toBeGreaterThanOrEqual(30);
  for (const type of ['glaive', 'jack', 'nano']) {
    const own = ABILITIES.filter((ability: Ability) => ability.type === type);
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(new Set(own.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3]));
  }
});

const inside = (effect: Effect): string[] => [
  effect.do,
  ...(effect.do === 'resist' ? effect.effects.flatMap(inside) : []),
];

test('every verb is used by something', () => {
  const used = new Set([
    ...ABILITIES.flatMap((ability: Ability) => (ability.use === 'action' ? ability.effects.flatMap(inside) : [])),
    ...CYPHERS.flatMap(({ effects }) => effects.flatMap(inside)),
    ...CREATURES.flatMap((own: Creature) => own.forms.flatMap(form => form.effects.flatMap(inside))),
  ]);
  expect(VERBS.filter(verb => !used.has(verb))).toEqual([]);
});

const changed = (table: readonly object[], change: object): unknown => [{ ...table[0], ...change }, ...table.slice(1)];

test.each([
  ['creatures', changed(CREATURES, { level: 11 }), 'creatures[0].level: wanted a whole number from 1 to 10, found 11'],
  ['creatures', changed(CREATURES, { forms: [] }), 'creatures[0].forms: wanted a list of 1 to 3, found a list of 0'],
  ['creatures', changed(CREATURES, { armour: 1 }), 'creatures[0].armour: wanted no such field'],
  ['creatures', [...CREATURES, CREATURES[0]], 'creatures: wanted each id once, found "cultist" twice'],
  ['cyphers', changed(CYPHERS, { id: 'Fire Egg' }), 'wanted words in small letters'],
  ['cyphers', changed(CYPHERS, { aim: 'self' }), 'wanted a kind of attack exactly where the aim is a foe'],
  ['cyphers', changed(CYPHERS, { effects: [{ do: 'explode' }] }), 'wanted one of damage, restore'],
  ['abilities', changed(ABILITIES, { stat: 'intellect' }), 'wanted might or speed for melee, found intellect'],
  ['weapons', changed(WEAPONS, { class: 'huge' }), 'wanted one of light, medium, heavy, found "huge"'],
  ['weapons', null, 'weapons: wanted a list'],
] as const)('a slip in %s is refused with a sentence', (kind, table, sentence) => {
  expect(checkContent(kind, table)).toContain(sentence);
});
