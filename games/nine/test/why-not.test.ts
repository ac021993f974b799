import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRulebook } from '@ennead/kernel';
import { CARD_IDS, type CardId } from '../src/box.ts';
import { nine } from '../src/index.ts';
import { moves } from '../src/moves.ts';
import { table } from './table.ts';
import { walk } from './walk.ts';

const { sections } = parseRulebook(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));
const RULES = new Set(sections.flatMap(section => section.rules.map(rule => rule.id)));

test('every refusal names a rule of the book, and only what is offered has none', () => {
  const cited = new Set<string>();
  const wrong: string[] = [];
  for (let seed = 0; seed < 12; seed++)
    walk(2 + (seed % 3), seed, {
      asks({ state }, seat, options) {
        for (let code = 1; code < moves.size; code++) {
          const why = nine.whyNot(state, seat, code, []);
          if ((why === null) !== options.includes(code)) wrong.push(moves.key(code));
          if (why !== null) cited.add(why);
        }
      },
    });
  expect(wrong).toEqual([]);
  expect([...cited].filter(id => !RULES.has(id))).toEqual([]);
});

test('who is not asked may do nothing', () => {
  const play = walk(2, 1);
  expect(nine.whyNot(play.state, 0, moves.end(), [])).toBe('R1');
});

test('[O1, O4] an order refuses a card out of turn by O1, and a card too many by O4', () => {
  const { s } = table(
    { gary: { hand: ['galmi', 'phoenix', 'xi-an', 'alpha'] }, manu: { hand: ['justice'] } },
    { phase: 'orders' },
  );
  const [galmi, phoenix, xiAn, alpha] = ['galmi', 'phoenix', 'xi-an', 'alpha'].map(id =>
    moves.choose(CARD_IDS.indexOf(id as CardId)),
  );
  expect(nine.whyNot(s, 0, galmi, [phoenix])).toBe('O1');
  expect(nine.whyNot(s, 0, galmi, [phoenix, xiAn])).toBe('O1');
  expect(nine.whyNot(s, 0, phoenix, [phoenix])).toBe('O1'); // there is but one
  expect(nine.whyNot(s, 0, alpha, [phoenix, xiAn])).toBe('O4');
  expect(nine.whyNot(s, 0, alpha, [phoenix])).toBeNull();
});
