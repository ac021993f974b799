import { expect, test } from 'vitest';
import { NOBODY, PUBLIC, redact, seatBit, Stream } from '@ennead/kernel';
import '@ennead/testkit/matchers';
import { numenera, type View } from '../../src/encounter/index.ts';
import { fight, hero } from './fight.ts';

const layout = {
  party: [hero('Ada')],
  creatures: [{ kind: 'abhuman-brute' as const, at: 5, level: 7, health: 23, armor: 0 }],
};

test('[EN8] level and health are the game master’s; players see what was lost, and what the rolls say', () => {
  const { player, master, s } = fight(layout, [20, 15]);
  expect((master.sees as View).combatants[1]).toMatchObject({ level: 7, health: 23 });
  expect((player.sees as View).combatants[1]).toMatchObject({ level: null, health: null, least: 1, most: 10 });
  master.picks('pass');
  player.picks('attack/1/0/might');
  player.picks('effort/1/0'); // difficulty 6: a 15 is not enough, so the level is above 6
  expect((player.sees as View).combatants[1]).toMatchObject({ level: null, lost: 0, least: 7, most: 7 });
  expect(player.sees).not.toMention('23');
  expect(s.combatants[1].level).toBe(7);
});

test('[EN8] a ledger keeps the level back from those who may not know it', () => {
  const { player, master, last } = fight(layout, [20, 15]);
  master.picks('pass');
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  const seen = (viewer: number): unknown =>
    (redact(last('attempt'), viewer)['ledger'] as { what: string; amount: unknown }[]).find(
      ({ what }) => what === 'npc-level',
    )?.amount;
  expect([seen(seatBit(0)), seen(seatBit(1)), seen(NOBODY)]).toEqual([7, null, null]);
});

test('[EN8, AA2] a roll against an area keeps back what it is up against, unless every creature there is known', () => {
  const level = (isAllKnown: boolean): unknown => {
    const { player, s, last } = fight(
      {
        party: [hero('Ada', { type: 'nano', abilities: ['flash'] })],
        creatures: [
          { kind: 'cult-leader', at: 40 },
          { kind: 'cultist', at: 40 },
        ],
      },
      [20, 11],
    );
    s.combatants[1].known = PUBLIC; // the one it is aimed at; the easiest there is the other
    if (isAllKnown) s.combatants[2].known = PUBLIC;
    player.picks('ability/flash/1');
    player.picks('effort/0/0');
    const ledger = redact(last('attempt'), seatBit(1))['ledger'] as { what: string; amount: unknown }[];
    return ledger.find(({ what }) => what === 'npc-level')?.amount;
  };
  expect([level(false), level(true)]).toEqual([null, 2]);
});

test('[EN8] what a player imagines is an ordinary creature, as far as the rolls allow', () => {
  const { s } = fight(layout, [20]);
  const world = numenera.clone(s);
  numenera.determinize(world, seatBit(1), Stream.of(1));
  expect(world.combatants[1]).toMatchObject({ level: 3, health: 9 });
  const own = numenera.clone(s);
  numenera.determinize(own, seatBit(0), Stream.of(1));
  expect(own).toEqual(s);
});

test('[EN8] a scan shows the creature to everybody', () => {
  const { player } = fight(
    {
      ...layout,
      party: [hero('Ada', { cyphers: ['beast-reader'] })],
      creatures: [{ kind: 'abhuman-brute', at: 5, level: 4 }],
    },
    [20, 15],
  );
  player.picks('cypher/beast-reader/1');
  player.picks('effort/0/0');
  expect((player.sees as View).combatants[1]).toMatchObject({ level: 4, health: 12 });
});

test('[E11, EN8] price and chance are seen before the roll: exact for whoever knows the level, as far as can be told for others', () => {
  const { player, master } = fight({ ...layout, party: [hero('Ada', { tier: 2, effort: 2 })] }, [20, 14, 20]);
  master.picks('pass');
  player.picks('attack/1/0/might');
  expect(
    (master.sees as View).offers.map(({ ease, damage, points, chance }) => [ease, damage, points, chance]),
  ).toEqual([
    [0, 0, 0, { low: 0, high: 0 }],
    [0, 1, 3, { low: 0, high: 0 }],
    [0, 2, 5, { low: 0, high: 0 }],
    [1, 0, 3, { low: 0.15, high: 0.15 }],
    [1, 1, 5, { low: 0.15, high: 0.15 }],
    [2, 0, 5, { low: 0.3, high: 0.3 }],
  ]);
  expect((player.sees as View).offers[5]).toEqual({
    ease: 2,
    damage: 0,
    stat: 'might',
    points: 5,
    chance: { low: 0, high: 1 },
  });
  player.picks('effort/2/0'); // difficulty 5: a 14 is not enough, so the level is 7 or more
  master.picks('strike/0/0');
  const [defence] = (player.sees as View).offers;
  expect(defence).toEqual({ ease: 0, damage: 0, stat: 'speed', points: 0, chance: { low: 0, high: 0 } });
});

test('[E11] initiative and duels have a price before the roll; their chance is in another’s hand', () => {
  const start = fight({ party: [hero('Ada')], rivals: [hero('Bram', { at: 5 })] }, [20, 1, 10, 10]);
  start.player.picks('attack/1/0/might');
  expect((start.player.sees as View).offers[1]).toEqual({ ease: 0, damage: 1, stat: 'might', points: 3, chance: null });
  start.player.picks('effort/0/0');
  expect((start.master.sees as View).offers.map(({ stat, points }) => [stat, points])).toEqual([
    ['speed', 0],
    ['speed', 3],
  ]);
});
