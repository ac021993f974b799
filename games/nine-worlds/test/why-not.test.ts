import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_PICKS, parseRulebook } from '@ennead/kernel';
import { nineWorlds } from '../src/index.ts';
import { moves } from '../src/moves.ts';
import { afterActions, table } from './table.ts';
import { SETUPS, walk } from './walk.ts';

const rules = parseRulebook(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));
const ids = new Set(rules.sections.flatMap(section => section.rules.map(rule => rule.id)));

test('every refusal names a rule of the book, and only what is offered has none', () => {
  let n = 0;
  SETUPS.forEach((setup, seed) =>
    walk(setup, seed, {
      asks({ play, seat, options }) {
        if (nineWorlds.decisions[play.state.flow.ask].name === 'action' && n++ % 9 !== 0) return;
        const open = new Set(options);
        for (let code = 1; code < moves.size; code++) {
          const rule = nineWorlds.whyNot(play.state, seat, code, NO_PICKS);
          const isRight = open.has(code) ? rule === null : rule !== null && ids.has(rule);
          if (!isRight)
            expect.fail(`${moves.key(code)} is ${open.has(code) ? 'offered' : 'refused'}, whyNot says ${rule}`);
        }
      },
    }),
  );
});

test('[A8] whoever is not asked hears that it is another’s turn', () => {
  const { s } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  expect(nineWorlds.whyNot(s, 1, moves.recruit(), NO_PICKS)).toBe('A8');
});

test('[K6] a colour that nobody plays has no stones to march', () => {
  const { alfheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.cannot('march/5/midgard/asgard', 'K6');
  alfheim.cannot('travel/5/midgard', 'K6');
  alfheim.cannot('banish/5/midgard', 'K6');
});

test('[T1] a world power of another kind is refused by the phase', () => {
  const { alfheim } = afterActions({ alfheim: { nidavellir: 5 }, jotunheim: { midgard: 1 }, niflheim: {} });
  alfheim.cannot('destroy/jotunheim/midgard', 'T1');
  alfheim.cannot('recruit', 'T1');
});

test('a refused move changes nothing, and the player is still asked', () => {
  const { alfheim, ...t } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.cannot('deploy', 'A14');
  expect([t.asks(), t.pointsLeft()]).toEqual(['alfheim', 8]);
});
