import { expect, test } from 'vitest';
import { fight, hero } from './fight.ts';

const BRUTE = { kind: 'abhuman-brute', at: 5 } as const;

test('[DF1, DF2, DF6] a defence is asked for when the blow comes, and may be forgone', () => {
  const { player, master, points, question } = fight({ party: [hero('Ada')], creatures: [BRUTE] }, [1]);
  expect(question).toBe('act');
  master.picks('strike/0/0');
  expect(player.offered).toEqual(['effort/0/0', 'effort/1/0', 'forgo']);
  player.cannot('effort/0/1', 'E10');
  player.picks('forgo');
  expect(points('Ada')).toEqual([6, 12, 12]);
});

test('[DF4, SD3] first the bite, then its poison: two defences, with Speed and with Might', () => {
  const { player, master, points, told, done } = fight(
    { levels: 'open', party: [hero('Ada')], creatures: [{ kind: 'mire-serpent', at: 5 }] },
    [1, 2, 2],
  );
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  player.picks('effort/0/0');
  expect(told('attempt').map(({ purpose }) => purpose)).toEqual(['defend', 'resist']);
  expect(points('Ada')).toEqual([12 - 3 - 4, 12, 12]);
  done();
});

test('[DF5, SU1] whoever is surprised defends without Effort, and against an attack that is two steps easier', () => {
  const { master, last, reasons } = fight(
    {
      levels: 'open',
      scene: { surprised: 'party' },
      party: [hero('Ada', { shield: 'buckler' })],
      creatures: [BRUTE],
    },
    [1, 10],
  );
  master.picks('strike/0/0');
  expect(last('attempt')).toMatchObject({ die: 10, success: false });
  expect(reasons('attempt').slice(0, 3)).toEqual(['npc-level:3', 'surprise:2', 'target:15']);
});

test('[S11] the intrusion of a 1 on a defence may be a lucky blow', () => {
  const { player, master, points } = fight({ party: [hero('Ada')], creatures: [BRUTE] }, [1, 1]);
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  master.picks('intrude/0/lucky-blow');
  expect(points('Ada')).toEqual([12 - 6 - 2, 12, 12]);
});

test('[S9] a defence with a natural 20 may answer with a free attack', () => {
  const { player, master, health, done } = fight(
    { levels: 'open', party: [hero('Ada')], creatures: [{ ...BRUTE, armor: 0 }] },
    [1, 20, 12],
  );
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  player.cannot('take/stun', 'S9');
  player.picks('take/free-attack');
  player.picks('effort/0/0');
  expect(health('abhuman-brute')).toBe(15 - 4);
  done();
});

test('[GU1, GU2] who guards a friend may stop the blow: a hindered Speed task, and the foe’s action is wasted', () => {
  const { player, master, reasons, points, s, done } = fight(
    {
      levels: 'open',
      party: [hero('Ada', { at: 0 }), hero('Bero', { at: 0 })],
      creatures: [BRUTE],
    },
    [20, 19, 12],
  );
  player.picks('guard/1');
  player.picks('pass');
  master.picks('strike/1/0');
  player.cannot('forgo', 'GU2');
  player.picks('effort/0/0');
  expect(reasons('attempt').slice(0, 3)).toEqual(['npc-level:3', 'guard-hinders:1', 'target:12']);
  expect(points('Bero')).toEqual([12, 12, 12]);
  expect(s.round).toBe(2);
  done();
});

test('[GU2] a guard bars the way: whoever would pass is stopped', () => {
  const { player, master, s, last } = fight(
    {
      party: [hero('Ada', { at: 0 }), hero('Bero', { at: -30 })],
      creatures: [{ kind: 'abhuman-brute', at: 15 }],
    },
    [20, 19, 20],
  );
  player.picks('guard/0');
  player.picks('pass');
  master.picks('approach/1');
  player.picks('effort/0/0');
  expect(last('guarded')['held']).toBe(true);
  expect(s.combatants[2].at).toBe(15);
});

test('[XI1, XI2, EN10] an unasked intrusion is worth two points, one of them for a friend', () => {
  const { player, master, s } = fight(
    { intrusions: 1, party: [hero('Ada'), hero('Bero')], creatures: [{ ...BRUTE, at: 50 }] },
    [20, 19],
  );
  expect(s.intrusions).toBe(1);
  master.cannot('intrude/2/slip', 'XI1');
  master.cannot('intrude/0/lucky-blow', 'S11');
  master.picks('intrude/0/daze');
  player.cannot('gift/0', 'XI2');
  player.picks('gift/1');
  expect(s.combatants.slice(0, 2).map(({ xp }) => xp)).toEqual([1, 1]);
  expect([s.intrusions, s.rows.length]).toEqual([0, 5]);
});

test('[SD6] the unconscious do not defend, and a blow wakes them', () => {
  const { master, points, s, told } = fight({ party: [hero('Ada'), hero('Bero')], creatures: [BRUTE] }, [1, 2]);
  s.rows.push(0, 3, 1, 5, 1); // unconscious for five turns of Bero
  master.picks('strike/0/0');
  expect(told('forgone')).toHaveLength(1);
  expect(points('Ada')).toEqual([6, 12, 12]);
  expect(s.rows).toEqual([]);
});

test('[AA1] a creature’s attack on an area: each character in it defends', () => {
  const { player, master, told, done } = fight(
    {
      levels: 'open',
      party: [hero('Ada', { at: 0 }), hero('Bero', { at: 4 }), hero('Cass', { at: -40 })],
      creatures: [{ kind: 'rogue-nano', at: 30 }],
    },
    [1, 1, 1, 16, 2],
  );
  master.picks('strike/0/1');
  player.picks('effort/0/0');
  player.picks('effort/0/0');
  expect(told('attempt').map(({ who, success }) => [who, success])).toEqual([
    [0, true],
    [1, false],
  ]);
  done();
});

test('[SU1] surprise takes a whole side: rivals and allies as well as creatures', () => {
  const unaware = (layout: Parameters<typeof fight>[0], dice: number[]): number[] =>
    fight(layout, dice).s.combatants.map(c => c.unaware);
  const rivals = [hero('Bram'), hero('Cass')];
  expect(unaware({ scene: { surprised: 'creatures' }, party: [hero('Ada')], rivals }, [20, 1, 1])).toEqual([0, 1, 1]);
  const mixed = { party: [hero('Ada')], allies: [{ kind: 'town-guard' as const }], creatures: [BRUTE] };
  expect(unaware({ ...mixed, scene: { surprised: 'creatures' } }, [20])).toEqual([0, 0, 1]);
});
