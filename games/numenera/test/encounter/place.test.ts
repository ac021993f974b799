import { expect, test } from 'vitest';
import type { Scene } from '../../src/encounter/index.ts';
import { fight, hero, type Fight } from './fight.ts';

const CULTIST = { kind: 'cultist', at: 5 } as const;

/** Ada with a weapon, in a place, before a cultist so many feet away. */
const shot = (scene: Partial<Scene>, feet: number, weapon: 'bow' | 'gas-harpoon' | 'maul', dice = [20, 10]): Fight =>
  fight(
    { levels: 'open', scene, party: [hero('Ada', { weapons: [weapon] })], creatures: [{ ...CULTIST, at: feet }] },
    dice,
  );

function reasonsFor({ player, reasons }: Fight, option: string): string[] {
  player.picks(option);
  player.picks('effort/0/0');
  return reasons('attempt');
}

test('[GR2, RG4] in low gravity a bow reaches 500 feet: 100 are not the end of its range, 500 are', () => {
  expect(reasonsFor(shot({ gravity: 'low' }, 100, 'bow'), 'attack/1/0/speed')).not.toContain('extreme-range:1');
  expect(reasonsFor(shot({ gravity: 'low' }, 500, 'bow'), 'attack/1/0/speed')).toContain('extreme-range:1');
});

test('[GR4, RG4, EN3] in high gravity a bow reaches 50 feet: there it is at its end, and few steps lead there', () => {
  expect(reasonsFor(shot({ gravity: 'high' }, 50, 'bow'), 'attack/1/0/speed')).toContain('extreme-range:1');
  const stepped = shot({ gravity: 'high' }, 55, 'bow');
  expect(reasonsFor(stepped, 'attack/1/0/speed')).toContain('extreme-range:1');
  expect(stepped.s.combatants[0].at).toBe(5);
  shot({ gravity: 'high' }, 56, 'bow').player.cannot('attack/1/0/speed', 'RG2');
});

test('[WA4, WA5, EN3] underwater a harpoon reaches 10 feet, and 12 with the few steps of a swimmer', () => {
  const near = reasonsFor(shot({ water: 'under' }, 12, 'gas-harpoon'), 'attack/1/0/speed');
  expect(near).toContain('underwater-ranged:1');
  shot({ water: 'under' }, 13, 'gas-harpoon').player.cannot('attack/1/0/speed', 'RG2');
  shot({ water: 'under' }, 5, 'bow').player.cannot('attack/1/0/speed', 'WA4');
});

test('[TE3] whoever says nothing of the ground swims in deep water, trained swimmers twice as far', () => {
  const moved = (skills: object): number => {
    const { player, s } = fight(
      { scene: { water: 'under' }, party: [hero('Ada', { skills })], creatures: [{ ...CULTIST, at: 90 }] },
      [20],
    );
    player.picks('approach/1');
    return s.combatants[0].at;
  };
  expect([moved({}), moved({ swimming: 1 })]).toEqual([12, 25]);
});

test('[GR1, GR3, GR5, MT3] training takes off what gravity and shaking ground do', () => {
  const lines = (scene: Partial<Scene>, skills: object): string[] => {
    const party = [hero('Ada', { weapons: ['maul'], skills })];
    const play = fight({ levels: 'open', scene, party, creatures: [{ ...CULTIST, health: 40 }] }, [20, 12]);
    return [...reasonsFor(play, 'attack/1/0/might'), ...play.reasons('hurt')];
  };
  expect(lines({ gravity: 'high' }, {})).toContain('high-gravity:1');
  expect(lines({ gravity: 'high' }, { 'high gravity': 1 })).not.toContain('high-gravity:1');
  expect(lines({ gravity: 'zero' }, {})).toContain('zero-gravity:1');
  expect(lines({ gravity: 'zero' }, { 'zero gravity': 1 })).not.toContain('zero-gravity:1');
  expect(lines({ gravity: 'low' }, {})).toContain('low-gravity:-2');
  expect(lines({ gravity: 'low' }, { 'low gravity': 2 })).not.toContain('low-gravity:-2');
  expect(lines({ shaking: true }, {})).toContain('attacker-jostled:1');
  expect(lines({ shaking: true }, { balance: 1 })).not.toContain('attacker-jostled:1');
});

test('[GR5, TE6] pushing off where nothing weighs is hindered, and so is ducking; creatures hop, or are at home', () => {
  const scene = { gravity: 'zero' } as const;
  const far = fight({ levels: 'open', scene, party: [hero('Ada')], creatures: [{ ...CULTIST, at: 60 }] }, [20, 20]);
  far.player.picks('approach/1');
  far.player.picks('effort/0/0');
  expect(far.reasons('attempt').slice(0, 3)).toEqual(['push-off:5', 'zero-gravity:1', 'target:18']);
  far.player.picks('take/asset-next-time');
  far.master.picks('approach/0');
  expect(far.s.combatants[1].at).toBe(40);

  const blow = fight({ levels: 'open', scene, party: [hero('Ada')], creatures: [CULTIST] }, [1, 10]);
  blow.master.picks('strike/0/0');
  blow.player.picks('effort/0/0');
  expect(blow.reasons('attempt').slice(0, 4)).toEqual(['npc-level:2', 'zero-gravity:-1', 'zero-gravity:1', 'target:6']);

  const orb = fight(
    { levels: 'open', scene, party: [hero('Ada')], creatures: [{ kind: 'sentry-orb', at: 60 }] },
    [1, 10],
  );
  orb.master.picks('strike/0/0');
  orb.player.picks('effort/0/0');
  expect(orb.reasons('attempt').slice(0, 3)).toEqual(['npc-level:3', 'zero-gravity:1', 'target:12']);
});

test('[HZ4] a shock costs the action of every other turn', () => {
  const { player, told, reasons, s } = fight(
    { scene: { hazard: 'shock' }, party: [hero('Ada')], creatures: [{ ...CULTIST, at: 60, health: 40 }] },
    [20],
  );
  expect(told('lost').map(({ who }) => who)).toEqual([0, 1]);
  expect(reasons('lost')).toEqual(['next-action-lost']);
  expect([s.round, s.rows.length]).toEqual([2, 0]);
  expect(reasons('hurt')).not.toContain('next-action-lost');
  player.picks('pass');
});

test('[MT1] whoever does nothing but run is hard to hit until their next turn; standing still is not running', () => {
  const bird = { kind: 'razor-bird', at: 5 } as const;
  const still = fight({ levels: 'open', party: [hero('Ada')], creatures: [bird] }, [20, 5]);
  expect(reasonsFor(still, 'attack/1/0/might')).not.toContain('target-moving:1');
  const ran = fight({ levels: 'open', party: [hero('Ada')], creatures: [{ ...bird, at: 90 }] }, [1, 5]);
  ran.master.picks('approach/0');
  expect(reasonsFor(ran, 'attack/1/0/might')).toContain('target-moving:1');
});

test('[SU1, N7] an ambush strikes before those whom it catches, whatever they rolled', () => {
  const caught = fight({ scene: { surprised: 'party' }, party: [hero('Ada')], creatures: [CULTIST] }, []);
  expect(caught.s.order).toEqual([1, 0]);
  expect(caught.reasons('order')).toEqual(['ambush']);
  const lying = fight({ scene: { surprised: 'creatures' }, party: [hero('Ada')], creatures: [CULTIST] }, []);
  expect(lying.s.order).toEqual([0, 1]);
});
