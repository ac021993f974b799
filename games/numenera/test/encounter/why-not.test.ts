import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { isOver, parseRulebook, Picks, Stream, Table } from '@ennead/kernel';
import { numenera, stateOf, type State } from '../../src/encounter/index.ts';
import { randomEncounter } from '../../src/lab/index.ts';

vi.setConfig({ testTimeout: 300_000 });

const { sections } = parseRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8'));
const RULES = new Set(sections.flatMap(section => section.rules.map(rule => rule.id)));

test('every refusal names a rule of the book, and only what is offered has none', () => {
  const table = new Table<State>(numenera);
  const out = new Int32Array(numenera.moves.size);
  const picks = new Picks(2);
  const cited = new Set<string>();
  const wrong: string[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const rng = Stream.of(seed);
    const s = stateOf(randomEncounter(rng), 2);
    table.begin(s, rng);
    for (let answers = 0; !isOver(s) && answers < 40; answers++) {
      const seat = 31 - Math.clz32(s.flow.asked);
      const count = numenera.decisions[s.flow.ask].options(s, seat, [], out);
      const offered = new Set(out.subarray(0, count));
      for (let code = 1; code < numenera.moves.size; code++) {
        const why = numenera.whyNot(s, seat, code, []);
        if ((why === null) !== offered.has(code)) wrong.push(numenera.moves.key(code));
        if (why !== null) cited.add(why);
      }
      expect(numenera.whyNot(s, 1 - seat, 1, [])).toBe('N2');
      const again = numenera.decisions[s.flow.ask].options(s, seat, [], out);
      table.step(s, picks.one(seat, out[rng.below(again)]), rng);
    }
  }
  expect(wrong).toEqual([]);
  expect([...cited].filter(id => !RULES.has(id))).toEqual([]);
});
