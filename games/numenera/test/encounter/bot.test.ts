import { expect, test, vi } from 'vitest';
import { begin, checkSetup, isOver, seatBit, seedFrom, Stream, Table } from '@ennead/kernel';
import { createBot, parseBot, planStrength, runGame, strengthOf } from '@ennead/bots';
import { choose, EXAMPLES, numenera, stateOf, type State } from '../../src/encounter/index.ts';
import { fight, hero } from './fight.ts';

vi.setConfig({ testTimeout: 300_000 });

const botOf = (name: string) => {
  const spec = parseBot(name);
  if (!spec.ok) throw new Error(spec.error);
  return spec.value;
};

const setupOf = (encounter: string) => {
  const setup = checkSetup(numenera, 2, { encounter });
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

test('search beats chance, from either side of a fight between equals', () => {
  const tasks = planStrength(numenera, setupOf('rival-band'), botOf('easy'), botOf('random'), 4, 1);
  const results = tasks.map(task => runGame(numenera, task));
  expect(results.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
  expect(strengthOf(tasks, results, 4).score).toBeGreaterThan(0.7);
});

test('[EN8] a bot chooses the same in every world that looks the same to its seat', () => {
  const bot = createBot(numenera, botOf('easy'));
  const play = begin(numenera, setupOf('four-against-six'), seedFrom(3));
  const world = (health: number): State => {
    const s = numenera.clone(play.state);
    for (const c of s.combatants) if (c.npc === 1) Object.assign(c, { level: 9, health });
    numenera.determinize(s, seatBit(1), Stream.of(1));
    return s;
  };
  expect(bot.choose(world(1), 1, Stream.of(5))).toEqual(bot.choose(world(90), 1, Stream.of(5)));
});

test('[EN8] the steady player does not peek: levels that it cannot know change nothing', () => {
  const s = stateOf(EXAMPLES['four-against-six'], 2);
  new Table<State>(numenera).begin(s, Stream.of(1));
  const other = numenera.clone(s);
  for (const c of other.combatants) if (c.npc === 1) Object.assign(c, { level: 9, health: 77 });
  expect(choose(other, 1, Stream.of(2))).toBe(choose(s, 1, Stream.of(2)));
});

const chosen = (f: ReturnType<typeof fight>, seat: number): string =>
  numenera.moves.key(choose(f.s, seat, { below: () => 0 }));

test('steady players strike down whom they can, recover when they must, and pay for what is worth it', () => {
  const weak = fight(
    {
      levels: 'open',
      party: [hero('Ada')],
      creatures: [
        { kind: 'bandit-chief', at: 5 },
        { kind: 'bandit', at: 5, health: 3 },
      ],
    },
    [20],
  );
  expect(chosen(weak, 1)).toMatch(/^attack\/2\//);
  const spent = fight(
    { party: [hero('Ada', { points: { might: 1, speed: 4, intellect: 4 } })], creatures: [{ kind: 'bandit', at: 90 }] },
    [20],
  );
  expect(chosen(spent, 1)).toBe('recover');
  const giant = fight(
    {
      levels: 'open',
      party: [hero('Ada', { effort: 1, edge: { might: 0, speed: 3, intellect: 0 } })],
      creatures: [{ kind: 'vat-giant', at: 5, level: 4 }],
    },
    [1],
  );
  giant.master.picks('strike/0/0');
  expect(chosen(giant, 1)).toBe('effort/1/0'); // Edge pays for it
  expect(isOver(giant.s)).toBe(false);
});
