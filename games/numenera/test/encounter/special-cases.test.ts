import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CharacterFile } from '../../src/encounter/index.ts';
import { fight, hero } from './fight.ts';

const BRUTE = { kind: 'abhuman-brute', at: 5, armor: 0, health: 40 } as const;
const nano = (details: Partial<CharacterFile> = {}): CharacterFile =>
  hero('Nan', {
    type: 'nano',
    tier: 3,
    effort: 3,
    abilities: ['flash', 'cold-hand', 'mind-spike', 'lull'],
    ...details,
  });

/** Health that a flash takes off a leech and two cultists. */
function flash(die: number, effort: string, skill: 0 | 1 | 2): number[] {
  const { player, s } = fight(
    {
      levels: 'open',
      party: [nano({ skills: { esoteries: skill } })],
      creatures: [
        { kind: 'bog-leech', at: 30, health: 30 },
        { kind: 'cultist', at: 32, count: 2, health: 30 },
      ],
    },
    [20, die],
  );
  player.picks('ability/flash/1');
  player.picks(effort);
  return s.combatants.slice(1).map(({ lost }) => lost);
}

test('[AA2] one routine target does not spare the others: the die falls for whoever needs it', () => {
  expect(flash(12, 'effort/0/0', 1)).toEqual([2, 2, 2]);
  expect(flash(2, 'effort/0/0', 1)).toEqual([2, 0, 0]);
  expect(flash(2, 'effort/0/1', 1)).toEqual([4, 1, 1]); // AA3
  expect(flash(17, 'effort/1/0', 1)).toEqual([2, 2, 2]); // all are routine: no roll
});

test('[AA2, T7] more easing never hits fewer', () => {
  const die = fc.integer({ min: 2, max: 20 });
  fc.assert(
    fc.property(die, fc.integer({ min: 0, max: 2 }), (rolled, levels) => {
      const hits = (own: number): number => flash(rolled, `effort/${own}/0`, 0).filter(lost => lost > 0).length;
      expect(hits(levels + 1)).toBeGreaterThanOrEqual(hits(levels));
    }),
    { numRuns: 100 },
  );
});

test('[AA1, CO2] whoever is wholly behind something is not swept along with the others', () => {
  const { player, master, told } = fight(
    {
      levels: 'open',
      scene: { cover: 'whole' },
      party: [hero('Ada', { at: 0 }), hero('Bea', { at: 4 })],
      creatures: [{ kind: 'rogue-nano', at: 40 }],
    },
    [20, 19, 15],
  );
  player.picks('cover');
  player.picks('pass');
  master.picks('strike/1/1');
  player.picks('effort/0/0');
  expect(told('attempt').map(({ who }) => who)).toEqual([1]);
});

test('[H4] a touch stays ready through a step, not through a hit, another ability or the use of a hand', () => {
  const held = (option: string, answers: string[], die: number[]): boolean => {
    const { player, master, s } = fight({ party: [nano({ cyphers: ['clear-draught'] })], creatures: [BRUTE] }, [
      20,
      2,
      ...die,
    ]);
    player.picks('ability/cold-hand/1');
    player.picks('effort/0/0');
    master.picks('pass');
    player.picks(option);
    for (const answer of answers) player.picks(answer);
    return s.combatants[0].held >= 0;
  };
  expect(held('withdraw', [], [])).toBe(true);
  expect(held('cypher/clear-draught/0', [], [])).toBe(false);
  expect(held('attack/1/0/might', ['effort/0/0'], [5])).toBe(false);
  expect(held('ability/mind-spike/1', ['effort/0/0'], [5])).toBe(false);
  expect(held('ability/cold-hand/1', ['effort/0/0'], [15])).toBe(false);
  expect(held('ability/cold-hand/1', ['effort/0/0'], [2])).toBe(true);
});

test('[SD1, S7, NN1] a dazed creature fights worse against creatures too, and an attack on it is as hard as ever', () => {
  const { player, master, reasons } = fight(
    {
      levels: 'open',
      party: [hero('Ada', { type: 'glaive', abilities: ['ringing-blow'] }), hero('Bea', { at: 0 })],
      allies: [{ kind: 'town-guard', at: 3 }],
      creatures: [BRUTE],
    },
    [20, 19, 15, 10, 10],
  );
  player.picks('ability/ringing-blow/3');
  player.picks('effort/0/0');
  player.picks('attack/3/0/might');
  player.picks('effort/0/0');
  expect(reasons('attempt').slice(0, 2)).toEqual(['npc-level:3', 'target:9']);
  player.picks('pass');
  master.picks('strike/2/0');
  expect(reasons('clash').slice(0, 2)).toEqual(['npc-level:3', 'dazed:-1']);
});

test('[RG3] point-blank eases a weapon, not an ability', () => {
  const lines = (option: string): string[] => {
    const play = fight({ levels: 'open', party: [nano({ weapons: ['bow'] })], creatures: [BRUTE] }, [20, 12]);
    play.player.picks(option);
    play.player.picks('effort/0/0');
    return play.reasons('attempt');
  };
  expect(lines('attack/1/0/speed')).toContain('point-blank:-1');
  expect(lines('ability/mind-spike/1')).not.toContain('point-blank:-1');
});

test('[EN11, DF3] poison does nothing to a machine, words and sleep nothing to the mindless; minds meet them with Intellect', () => {
  const needle = fight(
    {
      levels: 'open',
      party: [nano({ cyphers: ['needle-thrower', 'choking-cloud', 'sleep-bell'] })],
      creatures: [{ kind: 'wandering-automaton', at: 30, armor: 0 }],
    },
    [20, 16],
  );
  for (const option of ['ability/lull/1', 'cypher/choking-cloud/1', 'cypher/sleep-bell/1'])
    needle.player.cannot(option, 'EN11');
  needle.player.picks('cypher/needle-thrower/1');
  needle.player.picks('effort/0/0');
  expect(needle.s.combatants[1]).toMatchObject({ out: 0, lost: 3 });

  const talk = fight(
    {
      party: [hero('Ada', { type: 'jack', abilities: ['bitter-words'] })],
      rivals: [hero('Bram', { at: 5, points: { intellect: 2 } })],
    },
    [20, 1, 12, 3],
  );
  talk.player.picks('ability/bitter-words/1');
  talk.player.picks('effort/0/0'); // Bram has no Intellect for Effort, so nothing is asked
  expect(talk.last('duel')['hit']).toBe(true);
});

test('[SD5] the paralysed drop to the ground and are hit; they get up when it is over', () => {
  const { player, master, s, points, told } = fight(
    {
      levels: 'open',
      party: [hero('Ada')],
      creatures: [
        { kind: 'widow-vine', at: 5, damage: -2 },
        { kind: 'cultist', at: 5 },
      ],
    },
    [1, 2, 2],
  );
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  player.picks('effort/0/0');
  expect(s.combatants[0].prone).toBe(1);
  master.picks('strike/0/0');
  expect(told('forgone')).toHaveLength(1);
  expect(points('Ada')).toEqual([12 - 1 - 3, 12, 12]);
  expect(s.combatants[0].prone).toBe(1);
  player.cannot('attack/1/0/might', 'SD5');
});

test('[GU1] an NPC on guard is harder to hit; a character on guard makes no free attack', () => {
  const { player, master, reasons } = fight(
    {
      levels: 'open',
      party: [hero('Ada')],
      creatures: [
        { kind: 'bodyguard', at: 5 },
        { kind: 'envoy', at: 5 },
      ],
    },
    [1, 10],
  );
  master.picks('guard/2');
  master.picks('pass');
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  expect(reasons('attempt')).toContain('guarding:1');

  const wary = fight({ levels: 'open', party: [hero('Ada')], creatures: [BRUTE] }, [20, 20]);
  wary.player.picks('guard/0');
  wary.master.picks('strike/0/0');
  wary.player.picks('effort/0/0');
  wary.player.cannot('take/free-attack', 'GU1');
});

test('[GU2, EN11] a cypher that a guard stopped is still there, as the points of an ability are', () => {
  const { player, master, s, last } = fight(
    {
      levels: 'open',
      party: [hero('Ada', { cyphers: ['heat-ray'] })],
      creatures: [
        { kind: 'bodyguard', at: 30 },
        { kind: 'envoy', at: 30 },
      ],
    },
    [1, 2],
  );
  master.picks('guard/2');
  master.picks('pass');
  player.picks('cypher/heat-ray/2');
  player.picks('effort/0/0');
  expect(last('guarded')['held']).toBe(true);
  expect(s.combatants[0].cypher0).toBeGreaterThanOrEqual(0);
});

test('[S9] an asset for the next time is for a task of the same kind', () => {
  const { player, master, reasons } = fight(
    { levels: 'open', party: [hero('Ada')], creatures: [BRUTE] },
    [1, 20, 10, 10, 10],
  );
  const defended = (): string[] => {
    master.picks('strike/0/0');
    player.picks('effort/0/0');
    return reasons('attempt');
  };
  defended();
  player.picks('take/asset-next-time');
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  expect(reasons('attempt')).not.toContain('asset:-1');
  expect(defended()).toContain('asset:-1');
  player.picks('pass');
  expect(defended()).not.toContain('asset:-1');
});

test('[S7] whoever moves past goes a short distance', () => {
  const { player, s } = fight({ party: [hero('Ada')], creatures: [BRUTE] }, [20, 19]);
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  player.picks('take/move-past');
  expect(s.combatants[0].at).toBe(50);
});

test('[PP2, S6] a duel tells every step and both refunds', () => {
  const { player, master, reasons, points } = fight(
    {
      party: [hero('Ada', { weapons: ['knife'], skills: { light: 1 } })],
      rivals: [hero('Zed', { at: 5, effort: 2, tier: 2, shield: 'buckler' })],
    },
    [20, 10, 10, 20],
  );
  player.picks('attack/1/0/might');
  player.picks('effort/1/0');
  master.cannot('effort/3/0', 'E3');
  master.picks('effort/2/0');
  const told = reasons('duel');
  for (const line of ['light-weapon:-1', 'trained:-1', 'effort:-1', 'shield:-1', 'effort:-2', 'refund:5'])
    expect(told).toContain(line);
  expect(points('Zed')).toEqual([12, 12, 12]);
});

test('[DT3] the impaired deal 1 more on a 20 by the rule of the impaired', () => {
  const play = fight({ levels: 'open', party: [hero('Ada', { points: { speed: 0 } })], creatures: [BRUTE] }, [20, 20]);
  play.player.picks('attack/1/0/might');
  play.player.picks('effort/0/0');
  expect(play.last('hurt')['ledger']).toContainEqual({ what: 'special-damage', rule: 'DT3', amount: 1 });
});

test('[IL5, XB2, S6] a lucky shot tells its price, a 20 for initiative nothing where nothing was paid', () => {
  const play = fight(
    {
      levels: 'open',
      scene: { light: 'dark' },
      party: [hero('Ada', { weapons: ['bow'], xp: 1 })],
      creatures: [{ kind: 'cultist', at: 40 }],
    },
    [20, 5],
  );
  expect(play.reasons('initiative')).toEqual([]);
  play.player.picks('lucky/1/0');
  play.player.picks('effort/0/0');
  expect(play.reasons('lucky')).toEqual(['lucky-shot-paid:-1']);
});

test('[RC3, AD9] a recovery of 22 points gives 22', () => {
  const pools = { might: 40, speed: 40, intellect: 40 };
  const { player, points } = fight(
    {
      party: [hero('Ada', { tier: 6, recoveryBonus: 8, abilities: ['quick-to-mend'], pools, points: { might: 10 } })],
      creatures: [{ ...BRUTE, at: 90 }],
    },
    [20, 6],
  );
  player.picks('recover');
  player.picks('restore/22/0');
  expect(points('Ada')).toEqual([32, 40, 40]);
});

test('[M4] an inability in initiative counts', () => {
  const { s } = fight(
    { party: [hero('Ada', { skills: { initiative: -1 } })], creatures: [{ kind: 'cultist', at: 5 }] },
    [7],
  );
  expect(s.order).toEqual([1, 0]);
});
