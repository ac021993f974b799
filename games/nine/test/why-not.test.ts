import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRulebook } from '@ennead/kernel';
import { nine } from '../src/index.ts';
import { moves } from '../src/moves.ts';
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
