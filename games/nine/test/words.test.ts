import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redact, secret, seatBit } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, TOKEN_IDS } from '../src/box.ts';
import { nine, type View } from '../src/index.ts';
import { moves } from '../src/moves.ts';
import { sayMove, tell, words, type Say } from '../words/index.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
const shape = (tree: Tree): Record<string, string[]> =>
  Object.fromEntries(leaves(tree).map(([key, text]) => [key, placeholders(text)]));

/** Says a key as the programs do, plural forms and all. */
const speaker = (language: keyof typeof words): Say => {
  const texts = new Map(leaves(words[language]));
  return (key, params = {}) => {
    const count = params['count'];
    const plural = count === 0 ? '_zero' : count === 1 ? '_one' : '_other';
    const text = texts.get(key) ?? texts.get(key + plural) ?? texts.get(`${key}_other`);
    if (text === undefined) throw new Error(`no words for "${key}" in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (params[name] === undefined) throw new Error(`"${key}" wants ${name}, found nothing`);
      return String(params[name]);
    });
  };
};

const NAMES = ['Ann', 'Bob'];
const names = (seat: number): string => NAMES[seat];

/** Moves whose happening is told by an event of its own, or not at all. */
const TOLD_OTHERWISE = ['done', 'draw', 'pass', 'choose', 'reveal', 'end', 'discard'];

test.each(['fr', 'de'] as const)('%s has the keys and placeholders of English, and no empty text', language => {
  expect(shape(words[language])).toEqual(shape(words.en));
  expect(leaves(words[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every card and token has a name, every card an ability', () => {
  for (const own of Object.values(words)) {
    expect(Object.keys(own.cards)).toEqual(CARD_IDS);
    expect(Object.keys(own.abilities)).toEqual(CARD_IDS);
    expect(Object.keys(own.tokens)).toEqual(TOKEN_IDS);
    expect(Object.keys(own.token)).toEqual(TOKEN_IDS);
    expect(new Set(Object.values(own.seats)).size).toBe(nine.seats.max);
  }
});

test('every move can be offered, told and named in a word', () => {
  const { en } = words;
  expect(Object.keys(en.moves).toSorted()).toEqual(moves.names.toSorted());
  expect(Object.keys(en.verbs).toSorted()).toEqual(moves.names.toSorted());
  expect(moves.names.filter(move => !(move in en.did)).toSorted()).toEqual(TOLD_OTHERWISE.toSorted());
});

test('every question is asked in words', () => {
  const asked = new Set(Object.keys(words.en.asks).map(key => key.replace(/_(zero|one|other)$/, '')));
  expect(nine.decisions.map(({ name }) => name).filter(name => !asked.has(name))).toEqual([]);
});

test.each(['en', 'fr', 'de'] as const)('a question in %s is one line of a terminal', language => {
  const asks = leaves(words[language].asks).map(([, text]) => text.replace('{{count}}', '9'));
  expect(asks.filter(text => text.length > 80)).toEqual([]);
});

const SAMPLE = {
  seat: 0,
  owner: 1,
  round: 1,
  first: 0,
  limit: 2,
  count: 2,
  cards: ['alpha'],
  card: 'alpha',
  column: 'galmi',
  move: 'coin',
  counts: [{ coins: 1, total: 1 }],
  won: [{ supremacies: [], further: false, influences: [] }],
};

test('every event that the rules tell has words', () => {
  const folder = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  const told = files.flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\.tell\(\{\s*type: '(\w+)'/g)].map(([, type]) => type),
  );
  expect(new Set(told).size).toBeGreaterThan(8);
  for (const language of ['en', 'fr', 'de'] as const)
    expect(told.filter(type => tell({ ...SAMPLE, type }, speaker(language), names).length === 0)).toEqual([]);
});

test.each(['en', 'fr', 'de'] as const)('every deed can be told in %s, an own one and a copied one', language => {
  const say = speaker(language);
  for (let code = 0; code < moves.size; code++) {
    const spelled = moves.read(code);
    if (TOLD_OTHERWISE.includes(spelled.move) || Number(spelled['owner'] ?? 0) >= NAMES.length) continue;
    for (const copied of [false, true]) {
      const [line] = tell({ type: 'did', seat: 0, copied, ...spelled }, say, names);
      expect(line).not.toMatch(/\{\{|undefined|nothing/);
    }
  }
});

test.each(['en', 'fr', 'de'] as const)(
  '[M4] in %s a gain that the supply has not is neither promised nor told',
  language => {
    const say = speaker(language);
    const withSupply = (count: number): View => ({ question: 'action', supply: { vp: count, culture: count } }) as View;
    for (const move of ['turn', 'fenghuang'] as const) {
      const spelled = { move, hero: 'alpha' };
      const promised = [1, 0].map(count => sayMove(spelled, withSupply(count), say, names));
      const told = [true, false].map(gained =>
        tell({ type: 'did', seat: 0, copied: false, gained, ...spelled }, say, names),
      );
      const fill = (text: string): string => text.replace('{{hero}}', 'Alpha').replace('{{who}}', 'Ann');
      const { moves: offers, did } = words[language];
      expect(promised).toEqual([offers[move].gained, offers[move].nothing].map(fill));
      expect(told.flat()).toEqual([did[move].gained, did[move].nothing].map(text => `${fill(text)}.`));
    }
  },
);

test('what is secret is told to its owner, and to others as what they saw', () => {
  const say = speaker('en');
  const heard = (event: object, viewer: number): readonly string[] =>
    tell(redact({ type: '', ...event }, viewer), say, names);
  const drew = { type: 'drew', seat: 0, card: secret(seatBit(0), 'alpha') };
  expect(heard(drew, seatBit(0))).toEqual(['Ann pays a Culture token and draws Alpha.']);
  expect(heard(drew, seatBit(1))).toEqual(['Ann pays a Culture token and draws a card.']);
  const dealt = { type: 'dealt', seat: 1, count: 3, cards: secret(seatBit(1), ['galmi', 'phoenix', 'phoenix']) };
  expect(heard(dealt, seatBit(1))).toEqual(['Bob is dealt Galmi, Phoenix ×2.']);
  expect(heard(dealt, seatBit(0))).toEqual(['Bob is dealt 3 cards.']);
  const chose = {
    type: 'chose',
    seat: 0,
    count: 3,
    paid: true,
    cards: secret(seatBit(0), ['galmi', 'alpha', 'alpha']),
  };
  expect(heard(chose, seatBit(0))).toEqual(['Ann chooses Galmi, Alpha ×2 and pays a Culture token.']);
  expect(heard(chose, seatBit(1))).toEqual(['Ann chooses 3 cards and pays a Culture token.']);
  expect(heard({ ...chose, count: 1, paid: false }, seatBit(1))).toEqual(['Ann chooses 1 card.']);
});

test('a card that goes from under another column is called what it is', () => {
  const say = speaker('en');
  const gone = { type: 'destroyed', owner: 1, column: 'galmi' };
  expect(tell({ ...gone, card: 'galmi' }, say, names)).toEqual([]); // the deed has said it
  expect(tell({ ...gone, card: 'byun-hyung-ja' }, say, names)).toEqual([
    'The Byun Hyung Ja that Bob had under Galmi goes under the deck.',
  ]);
});

test('the final count is told line by line in the order of the rules', () => {
  const counts = [{ supremacies: 12, influences: 10, faceDown: 5, diamonds: 5, coins: 1, vp: 2, heroes: 0, total: 35 }];
  const supremacies = ['military', 'science'];
  const won = [{ supremacies, further: true, influences: ['justice', 'abhilasha', 'narashima'] }];
  expect(tell({ type: 'count', counts, won }, speaker('en'), names)).toEqual([
    'The final count:',
    'Ann 35 (Supremacies 12: Military, Science, Justice; Influences 10: Justice, Abhilasha, Narashima; ' +
      'face-down cards 5; Diamonds 5; Coins 1; VP tokens 2; Heroes 0)',
  ]);
});
