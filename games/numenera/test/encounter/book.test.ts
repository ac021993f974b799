import { expect, test } from 'vitest';
import { fight, hero } from './fight.ts';

test('[N3, N4, N7] Colin rolls 8, Shanna 15, James 4 against level 2: two act before the abhumans, James after', () => {
  const { s, done, reasons, player, master, question, asked } = fight(
    {
      levels: 'open',
      party: [hero('Colin'), hero('James'), hero('Shanna')],
      creatures: [{ kind: 'abhuman-raider', count: 2 }],
    },
    [8, 4, 15],
  );
  expect(s.order.map(i => s.names[i])).toEqual(['Shanna', 'Colin', 'abhuman-raider 1', 'abhuman-raider 2', 'James']);
  expect(reasons('order')).toEqual(['initiative-target:6', 'before-npcs:2', 'after-npcs:1']);
  expect([question, asked]).toEqual(['act', [1]]);
  player.picks('pass');
  player.picks('pass');
  master.picks('pass');
  master.picks('pass');
  player.picks('pass');
  expect(s.round).toBe(2);
  expect(s.order[s.turn]).toBe(2); // N7: Shanna again
  done();
});

test('[N8] the faster option: one who is quick enough takes all along, round the table', () => {
  const layout = {
    scene: { initiative: 'faster' as const },
    party: [hero('Colin'), hero('James'), hero('Shanna')],
    creatures: [{ kind: 'abhuman-raider' as const, count: 2 }],
  };
  expect(fight(layout, [8, 4, 15]).s.order).toEqual([0, 1, 2, 3, 4]);
  expect(fight(layout, [6, 4, 1]).s.order).toEqual([3, 4, 0, 1, 2]);
});

test('[N5] each NPC at its own number, if the game master likes', () => {
  const { s } = fight(
    {
      scene: { initiative: 'each' },
      party: [hero('Colin'), hero('James')],
      creatures: [{ kind: 'cultist' }, { kind: 'cult-leader' }],
    },
    [7, 13],
  );
  expect(s.order.map(i => s.names[i])).toEqual(['James', 'cult-leader', 'Colin', 'cultist']);
});

test('[AA2, AA3, E10] Flash against six cultists and their leader: 4 to each cultist, 1 to the leader', () => {
  const { player, told, health, s, reasons, done } = fight(
    {
      levels: 'open',
      party: [hero('Valleris', { type: 'nano', abilities: ['flash'] })],
      creatures: [
        { kind: 'cultist', count: 6, at: 40, armor: 0 },
        { kind: 'cult-leader', at: 40, armor: 0 },
      ],
    },
    [20, 11],
  );
  player.picks('ability/flash/1');
  player.picks('effort/0/1');
  expect(reasons('area')).toEqual(['die:11', 'area-hits:6', 'area-misses:1', 'least-damage:1']);
  for (let i = 1; i <= 6; i++) expect(health(`cultist ${i}`)).toBe(6 - 4);
  expect(health('cult-leader')).toBe(12 - 1);
  expect(told('hurt')).toHaveLength(7);
  expect(s.points.slice(0, 3)).toEqual([12, 12, 12 - 2 - 3]);
  done();
});

test('[GU1, GU3] a level 3 bodyguard: whoever wants to attack Latora must pass a difficulty 4 Speed task first', () => {
  const layout = {
    levels: 'open' as const,
    party: [hero('Colin')],
    creatures: [
      { kind: 'bodyguard' as const, at: 5 },
      { kind: 'envoy' as const, name: 'Latora', at: 5 },
    ],
  };
  const passed = fight(layout, [1, 12, 10]);
  passed.master.picks('guard/2');
  passed.master.picks('pass');
  passed.player.picks('attack/2/0/might');
  passed.player.picks('effort/0/0');
  expect(passed.reasons('attempt').slice(0, 3)).toEqual(['guard-level:3', 'guard-hinders:1', 'target:12']);
  expect(passed.last('guarded')['held']).toBe(false);
  passed.player.picks('effort/0/0');
  expect(passed.health('Latora')).toBe(6 - 4);
  passed.done();

  const stopped = fight(layout, [1, 11]);
  stopped.master.picks('guard/2');
  stopped.master.picks('pass');
  stopped.player.picks('attack/2/0/might');
  stopped.player.picks('effort/0/0');
  expect(stopped.last('guarded')['held']).toBe(true);
  expect(stopped.health('Latora')).toBe(6);
  expect(stopped.s.round).toBe(2);
  stopped.done();
});

test('[WT1] if it stabs at me with that spear, I slash it with my sword', () => {
  const { player, master, health, last, done } = fight(
    { levels: 'open', party: [hero('Colin')], creatures: [{ kind: 'abhuman-brute', at: 5, armor: 0 }] },
    [20, 15, 9],
  );
  player.picks('wait/1/attack');
  master.picks('strike/0/0');
  expect(last('waited')['who']).toBe(0);
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  expect(health('abhuman-brute')).toBe(15 - 4);
  player.picks('effort/0/0'); // then the defence against the stab
  expect(last('attempt')).toMatchObject({ purpose: 'defend', success: true });
  done();
});

test('[AR1, ED1] 2 Armor against 4 damage: two points of Might', () => {
  const { player, master, points, reasons, done } = fight(
    { levels: 'open', party: [hero('Colin', { armor: 'chain' })], creatures: [{ kind: 'bandit', at: 5 }] },
    [1, 5],
  );
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  expect(reasons('hurt')).toEqual(['attack-damage:4', 'damage:4', 'armor:2', 'armor-stops:-2', 'might-pool:-2']);
  expect(points('Colin')).toEqual([10, 12, 12]);
  done();
});

test('[N9, EN7] what hinders a foe for a round lasts until the one who did it acts again', () => {
  const { player, master, s, done } = fight(
    {
      levels: 'open',
      party: [hero('Valleris', { type: 'glaive', abilities: ['ringing-blow'] }), hero('Colin')],
      creatures: [{ kind: 'abhuman-brute', at: 5 }],
    },
    [20, 2, 12, 19],
  );
  player.picks('ability/ringing-blow/2');
  player.picks('effort/0/0');
  expect(s.rows).toHaveLength(5);
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  expect(s.rows).toHaveLength(5);
  player.picks('pass'); // Colin
  expect(s.rows).toHaveLength(0); // it is Valleris' turn again
  done();
});
