import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isOver, Picks, Stream, Table } from '@ennead/kernel';
import { numenera, stateOf, type State } from '../../src/encounter/index.ts';
import { randomEncounter } from '../../src/lab/index.ts';
import { fights } from '../../src/encounter/state.ts';

vi.setConfig({ testTimeout: 300_000 });

const STATS = 3;

/** Holds at every decision of encounters by chance, played at random. */
function always(holds: (s: State) => void, numRuns = 25): void {
  const table = new Table<State>(numenera);
  const out = new Int32Array(numenera.moves.size);
  const picks = new Picks(2);
  fc.assert(
    fc.property(fc.nat(1_000_000), seed => {
      const rng = Stream.of(seed);
      const s = stateOf(randomEncounter(rng), 2);
      for (table.begin(s, rng); !isOver(s);) {
        holds(s);
        const seat = 31 - Math.clz32(s.flow.asked);
        const count = numenera.decisions[s.flow.ask].options(s, seat, [], out);
        table.step(s, picks.one(seat, out[rng.below(count)]), rng);
      }
      holds(s);
    }),
    { numRuns, seed: 9 },
  );
}

test('[PC5, PC7] Pools stay between nothing and full, and the track is as far down as Pools are empty', () => {
  always(s =>
    s.combatants.forEach((c, i) => {
      if (c.npc === 1) return;
      const points = s.points.slice(i * STATS, (i + 1) * STATS);
      points.forEach((left, stat) => {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(s.pools[i * STATS + stat]);
      });
      expect(c.track).toBeGreaterThanOrEqual(points.filter(left => left === 0).length);
      expect(c.out === 1).toBe(c.track === 3);
    }),
  );
});

test('[DM3, ED8] health never falls below nothing, and nothing left is the end', () => {
  always(s =>
    s.combatants.forEach(c => {
      if (c.npc === 0) return;
      expect(c.health).toBeGreaterThanOrEqual(0);
      expect(c.health > 0 || c.out !== 0).toBe(true);
    }),
  );
});

test('[EN8] what everybody can tell of a level is true', () => {
  always(s =>
    s.combatants.forEach(c => {
      if (c.npc === 0) return;
      expect(c.level).toBeGreaterThanOrEqual(c.least);
      expect(c.level).toBeLessThanOrEqual(c.most);
    }),
  );
});

test('[N2, A1] whoever is asked to act is there, and it is their turn or the moment they waited for', () => {
  always(s => {
    if (s.flow.asked === 0 || numenera.decisions[s.flow.ask].name !== 'act') return;
    const who = s.flow.frames[s.flow.frames.length - 1].a;
    expect(s.combatants[who].out).toBe(0);
    expect(s.combatants[who].seat).toBe(31 - Math.clz32(s.flow.asked));
  });
});

test('[EN1] it goes on while both sides can fight, and ends when one cannot', () => {
  always(s => {
    const sides = new Set(s.combatants.filter(fights).map(({ team }) => team));
    const mayEnd = sides.size < 2 || s.round === 100 || s.quiet === 20;
    expect(mayEnd || !isOver(s)).toBe(true);
  });
});
