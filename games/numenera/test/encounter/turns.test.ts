import { expect, test } from 'vitest';
import { fight, hero } from './fight.ts';

const FAR = { kind: 'abhuman-brute', at: 60 } as const;

test('[RC3, RC4] the first rest of the day is one action; its points go where the player likes', () => {
  const { player, master, points, s } = fight(
    { party: [hero('Ada', { points: { might: 5, intellect: 10 } })], creatures: [FAR] },
    [20, 4],
  );
  player.picks('recover');
  expect(player.offered).toEqual(['restore/3/0', 'restore/4/0', 'restore/5/0']);
  player.cannot('restore/6/0', 'RC3');
  player.picks('restore/3/0');
  expect(points('Ada')).toEqual([8, 12, 12]);
  master.picks('pass');
  player.cannot('recover', 'RC4');
  expect(s.round).toBe(2);
});

test('[RC2] whoever lacks nothing has nothing to recover', () => {
  fight({ party: [hero('Ada')], creatures: [FAR] }, [20]).player.cannot('recover', 'RC2');
});

test('[RC7] with all Pools above 0, a rest may undo a step down the track', () => {
  const { player, s } = fight({ party: [hero('Ada')], creatures: [FAR] }, [20, 3]);
  player.cannot('mend', 'RC7');
  s.combatants[0].track = 1;
  player.picks('mend');
  expect(s.combatants[0]).toMatchObject({ track: 0, rests: 1 });
});

test('[HE1, HE2, HE3] tending a friend: as hard as the points, once a day, one Pool', () => {
  const { player, master, points } = fight(
    { party: [hero('Ada', { at: 0 }), hero('Bero', { at: 5, points: { might: 7 } })], creatures: [FAR] },
    [20, 19, 9],
  );
  player.cannot('heal/1/1/speed', 'HE3');
  player.picks('heal/1/3/might');
  player.picks('effort/0/0');
  expect(points('Bero')).toEqual([10, 12, 12]);
  player.picks('pass');
  master.picks('pass');
  player.cannot('heal/1/1/might', 'HE2');
});

test('[DT4, DT5] the debilitated crawl or rest; without Speed they do not even crawl', () => {
  const lying = fight(
    { party: [hero('Bero'), hero('Ada', { points: { speed: 1, might: 0 } })], creatures: [FAR] },
    [20, 19],
  );
  lying.s.combatants[1].track = 2;
  lying.player.picks('pass');
  expect(lying.player.offered).toEqual(['crawl', 'recover', 'pass']);
  lying.player.cannot('attack/2/0/might', 'DT4');
  lying.s.points[4] = 0;
  lying.player.cannot('crawl', 'DT5');
});

test('[MO2, MO3] a short move needs no roll, a long one is a Speed task of difficulty 4', () => {
  const { player, s, reasons } = fight({ party: [hero('Ada')], creatures: [{ ...FAR, at: 100 }] }, [20, 11]);
  player.picks('run/1');
  player.picks('effort/0/0');
  expect(reasons('attempt').slice(0, 2)).toEqual(['long-move:4', 'target:12']);
  expect(s.combatants[0].at).toBe(50); // it failed, and ended half-way
});

test('[TE2] difficult ground halves what a move covers', () => {
  const { player, s } = fight({ scene: { terrain: 'difficult' }, party: [hero('Ada')], creatures: [FAR] }, [20]);
  player.picks('approach/1');
  expect(s.combatants[0].at).toBe(25);
});

test('[CO1, CO2, EN5] behind cover one is harder to hit from afar; behind whole cover not at all, until one attacks', () => {
  const { player, master, reasons, s } = fight(
    {
      levels: 'open',
      scene: { cover: 'whole', initiative: 'each' },
      party: [hero('Ada', { weapons: ['bow'] })],
      creatures: [{ kind: 'bandit', at: 40, armor: 0 }],
    },
    [1, 20, 15],
  );
  master.picks('cover');
  player.cannot('attack/1/0/speed', 'CO2');
  player.picks('wait/1/attack');
  master.picks('strike/0/1');
  player.picks('attack/1/0/speed'); // it has shown itself
  player.picks('effort/0/0');
  expect(reasons('attempt')).toContain('cover:1');
  player.picks('take/damage');
  expect(s.combatants[1].out).toBe(1);
});

test('[PO1, EN4] whoever was knocked down gets up with the few steps of their turn', () => {
  const { player, master, s } = fight(
    {
      levels: 'open',
      party: [hero('Ada', { type: 'nano', abilities: ['shove'] })],
      creatures: [{ kind: 'abhuman-brute', at: 5 }],
    },
    [20, 12],
  );
  player.picks('ability/shove/1');
  player.picks('effort/0/0');
  expect(s.combatants[1]).toMatchObject({ at: 35, prone: 2 });
  master.cannot('strike/0/0', 'RG1');
  master.picks('pass');
  expect(s.combatants[1].prone).toBe(0);
});

test('[IL4, IL5, EN6] in the dark one cannot shoot but for a point of experience; hands find who is near', () => {
  const { player, reasons, s } = fight(
    {
      levels: 'open',
      scene: { light: 'dark' },
      party: [hero('Ada', { xp: 1, weapons: ['bow', 'knife'] })],
      creatures: [
        { kind: 'cultist', at: 30 },
        { kind: 'cultist', at: 5 },
      ],
    },
    [20, 20],
  );
  player.cannot('attack/1/0/speed', 'IL4');
  player.cannot('lucky/2/0', 'IL5');
  expect(player.offered).toContain('attack/2/1/might');
  player.picks('lucky/1/0');
  player.picks('effort/0/0');
  expect(reasons('attempt')).toContain('darkness:4');
  expect(s.combatants[0].xp).toBe(0);
});

test('[HZ1, HZ3] a cold place takes a point from everybody each round, past Armor', () => {
  const { player, points, s } = fight(
    { scene: { hazard: 'cold' }, party: [hero('Ada', { armor: 'plate' })], creatures: [FAR] },
    [20],
  );
  expect(points('Ada')).toEqual([11, 12, 12]);
  player.picks('pass');
  expect(s.combatants[1].lost).toBe(1);
});

test('[EN1] it is over when only one side can still fight; a debilitated party has lost', () => {
  const { master, player, s, told } = fight(
    {
      party: [hero('Ada', { points: { speed: 4, intellect: 0 } })],
      creatures: [{ kind: 'hook-ape', at: 5, damage: 5 }],
    },
    [2],
  );
  master.picks('strike/0/0');
  player.picks('forgo');
  expect(s.flow.frames).toEqual([]);
  expect(told('ends')[0]).toMatchObject({ round: 1, teams: 1 });
});

test('[EN9] twenty rounds in which nobody is hurt, and it breaks off', () => {
  const { player, master, s, told } = fight({ party: [hero('Ada')], creatures: [FAR] }, [20]);
  for (let round = 1; round <= 20; round++) {
    expect(s.round).toBe(round);
    player.picks('pass');
    master.picks('pass');
  }
  expect(told('ends')[0]).toMatchObject({ round: 20, teams: 3 });
});

test('[EN2] those who begin together stand a few feet apart, the sides as far as the scene says', () => {
  const { s } = fight(
    { scene: { feet: 70 }, party: [hero('Ada'), hero('Bero')], creatures: [{ kind: 'bandit', count: 2 }] },
    [20, 19],
  );
  expect(s.combatants.map(({ at }) => at)).toEqual([0, -8, 70, 78]);
});
