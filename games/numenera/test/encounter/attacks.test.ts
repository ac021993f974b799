import { expect, test } from 'vitest';
import { fight, hero } from './fight.ts';

const BRUTE = { kind: 'abhuman-brute', at: 5, armor: 0 } as const;

test('[E3, E4, E10, E11] Effort is asked for before the roll: no more than the score, no more than the Pool', () => {
  const { player } = fight({ party: [hero('Ada', { effort: 1 })], creatures: [BRUTE] }, [20]);
  player.picks('attack/1/0/might');
  expect(player.offered).toEqual(['effort/0/0', 'effort/0/1', 'effort/1/0']);
  player.cannot('effort/2/0', 'E3');
  player.cannot('effort/1/1', 'E3');

  const poor = fight({ party: [hero('Ada', { points: { might: 2 } })], creatures: [BRUTE] }, [20, 10]);
  poor.player.picks('attack/1/0/might'); // nothing to choose, so the die falls at once
  expect(poor.last('attempt')).toMatchObject({ die: 10, success: true, ease: 0 });
  poor.done();
});

test('[H2, H5] a melee weapon strikes with Might or Speed, a bow with Speed; what is not held cannot strike', () => {
  const { player } = fight({ party: [hero('Ada', { weapons: ['sword', 'bow'] })], creatures: [BRUTE] }, [20]);
  expect(player.offered).toContain('attack/1/0/speed');
  player.cannot('attack/1/0/intellect', 'H2');
  player.cannot('attack/1/1/might', 'H2');
  player.cannot('attack/1/2/might', 'H5');
  player.cannot('attack/0/0/might', 'H1');
});

test('[RG1, EN3] a few steps lead to a target that is not quite at arm’s length, and no farther', () => {
  const near = fight({ party: [hero('Ada')], creatures: [{ ...BRUTE, at: 18 }] }, [20, 12]);
  near.player.picks('attack/1/0/might');
  near.player.picks('effort/0/0');
  expect(near.s.combatants[0].at).toBe(8);
  const far = fight({ party: [hero('Ada')], creatures: [{ ...BRUTE, at: 21 }] }, [20]);
  far.player.cannot('attack/1/0/might', 'RG1');
});

test('[S5, S10] a natural 20 gives its price back, and 4 damage more or an effect', () => {
  const layout = { levels: 'open' as const, party: [hero('Ada')], creatures: [BRUTE] };
  const harder = fight(layout, [20, 20]);
  harder.player.picks('attack/1/0/might');
  harder.player.picks('effort/1/0');
  expect(harder.points('Ada')).toEqual([12, 12, 12]);
  expect(harder.player.offered).toContain('take/stun');
  harder.player.cannot('take/asset-next-time', 'S9');
  harder.player.picks('take/damage');
  expect(harder.health('abhuman-brute')).toBe(15 - 8);

  const stunned = fight(layout, [20, 20]);
  stunned.player.picks('attack/1/0/might');
  stunned.player.picks('effort/0/0');
  stunned.player.picks('take/stun');
  expect(stunned.health('abhuman-brute')).toBe(15 - 4);
  expect(stunned.last('lost')['who']).toBe(1); // S8: its turn came and went
  expect(stunned.s.rows).toEqual([]);
});

test('[S4, S7] a natural 19 offers minor effects only; knocked back, the foe stands farther away', () => {
  const { player, s } = fight({ party: [hero('Ada')], creatures: [BRUTE] }, [20, 19]);
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  player.cannot('take/stun', 'S10');
  player.picks('take/knock-back');
  expect(s.combatants[1].at).toBe(15);
});

test('[S8] disarmed, a creature fights hindered until it has its weapon back', () => {
  const { player, master, last, s } = fight({ levels: 'open', party: [hero('Ada')], creatures: [BRUTE] }, [20, 20, 7]);
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  player.picks('take/disarm');
  master.picks('strike/0/0');
  player.picks('effort/0/0');
  expect((last('attempt')['ledger'] as { what: string }[]).map(({ what }) => what)).toContain('hindered');
  expect(s.round).toBe(2);
});

test('[XB1] a failed roll may be made again for 1 XP; the better one stands', () => {
  const { player, s, last, done } = fight(
    { levels: 'open', party: [hero('Ada', { xp: 2 })], creatures: [BRUTE] },
    [20, 3, 2, 15],
  );
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  player.picks('reroll/0');
  expect(last('reroll')['die']).toBe(3);
  player.picks('reroll/0');
  expect([s.combatants[0].xp, last('attempt')['success']]).toEqual([0, true]);
  done();
});

test('[S1, XI3, XI5] a 1 lets the game master intrude for free; a point of experience refuses', () => {
  const layout = { party: [hero('Ada', { xp: 1 })], creatures: [BRUTE] };
  const accepted = fight(layout, [20, 1]);
  accepted.player.picks('attack/1/0/might');
  accepted.player.picks('effort/0/0');
  accepted.player.picks('keep');
  accepted.master.cannot('intrude/0/lucky-blow', 'S11');
  accepted.master.picks('intrude/0/drop');
  accepted.player.picks('accept');
  expect(accepted.s.combatants[0]).toMatchObject({ dropped: 1, xp: 1 });

  const refused = fight(layout, [20, 1]);
  refused.player.picks('attack/1/0/might');
  refused.player.picks('effort/0/0');
  refused.player.picks('keep');
  refused.master.picks('intrude/0/slip');
  refused.player.picks('refuse');
  expect(refused.s.combatants[0]).toMatchObject({ prone: 0, xp: 0 });
});

test('[H4] a touch that misses stays ready and costs nothing again', () => {
  const { player, master, points, s } = fight(
    {
      party: [hero('Ada', { type: 'nano', tier: 2, abilities: ['cold-hand'] })],
      creatures: [{ ...BRUTE, health: 30 }],
    },
    [20, 2, 15],
  );
  player.picks('ability/cold-hand/1');
  player.picks('effort/0/0');
  expect(points('Ada')).toEqual([12, 10, 12]);
  master.picks('pass');
  expect(s.combatants[0].held).toBeGreaterThanOrEqual(0);
  player.picks('ability/cold-hand/1');
  player.picks('effort/0/0');
  expect(points('Ada')).toEqual([12, 10, 12]);
});

test('[EN11] a cypher is used up, hit or miss; machines have no mind to strike at', () => {
  const { player, s } = fight(
    { party: [hero('Ada', { cyphers: ['heat-ray', 'thought-lance'] })], creatures: [{ kind: 'sentry-orb', at: 30 }] },
    [20, 2],
  );
  player.cannot('cypher/thought-lance/1', 'EN11');
  player.picks('cypher/heat-ray/1');
  player.picks('effort/0/0');
  expect(s.combatants[0].cypher0).toBe(-1);
  expect(s.combatants[1].lost).toBe(0);
});

test('[T8] an ability that cannot be paid for is not offered', () => {
  const { player } = fight(
    {
      party: [hero('Ada', { type: 'nano', abilities: ['flash'], points: { intellect: 1 } })],
      creatures: [{ ...BRUTE, at: 30 }],
    },
    [20],
  );
  player.cannot('ability/flash/1', 'T8');
});

test('[NN1] a guard who fights for the party strikes a bandit: one roll against the level of the other', () => {
  const { player, last, health, done } = fight(
    {
      levels: 'open',
      scene: { initiative: 'each' },
      party: [hero('Ada', { at: -100 })],
      allies: [{ kind: 'town-guard', at: 0 }],
      creatures: [{ kind: 'bandit', at: 5, armor: 0 }],
    },
    [1, 6],
  );
  player.picks('strike/2/0');
  expect(last('clash')).toMatchObject({ who: 1, against: 2, hit: true });
  expect(health('bandit')).toBe(6 - 4);
  done();
});

test('[PP1, PP2, PP3] character against character: both roll, each step is 3, a tie goes to the attacker', () => {
  const { player, master, reasons, points, done } = fight(
    { party: [hero('Ada')], rivals: [hero('Bram', { shield: 'buckler', at: 5 })] },
    [20, 19, 13, 10],
  );
  player.picks('attack/1/0/might');
  player.picks('effort/0/0');
  master.picks('effort/0/0');
  expect(reasons('duel').slice(0, 5)).toEqual([
    'die:13',
    'attack-result:13',
    'die:10',
    'steps-as-bonus:3',
    'defence-result:13',
  ]);
  expect(points('Bram')).toEqual([8, 12, 12]);
  done();
});

test('[S7, PP2] what hinders a character hinders their defence against another character too', () => {
  const { player, master, reasons } = fight(
    { party: [hero('Ada'), hero('Cass', { at: 0 })], rivals: [hero('Bram', { at: 5 })] },
    [20, 19, 10, 19, 2, 9, 12],
  );
  player.picks('attack/2/0/might');
  player.picks('effort/0/0');
  master.picks('effort/0/0');
  player.picks('take/distract');
  player.picks('attack/2/0/might');
  player.picks('effort/0/0');
  master.picks('effort/0/0');
  expect(reasons('duel')).toContain('steps-as-bonus:-3');
});

test('[H4, PP1] a touch that a character dodges stays ready as well', () => {
  const { player, master, points } = fight(
    {
      party: [hero('Ada', { type: 'nano', tier: 2, abilities: ['cold-hand'] })],
      rivals: [hero('Bram', { at: 5 })],
    },
    [20, 1, 2, 19, 15, 3],
  );
  player.picks('ability/cold-hand/1');
  player.picks('effort/0/0');
  master.picks('effort/0/0');
  const paid = points('Ada');
  master.picks('pass');
  player.picks('ability/cold-hand/1');
  player.picks('effort/0/0');
  master.picks('effort/0/0');
  expect(points('Ada')).toEqual(paid);
});
