import { expect, test } from 'vitest';
import { checkSetup } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { afterActions, table, type Has, type Situation } from './table.ts';

const pacts: Situation = { mode: 'pacts' };
const alliances: Situation = { mode: 'alliances' };

/** Vanaheim and Muspelheim play against Alfheim and Svartalfheim. */
const two = (vanaheim: Has, muspelheim: Has, alfheim: Has, svartalfheim: Has) => ({
  vanaheim,
  alfheim,
  muspelheim,
  svartalfheim,
});

test('[G1] four or six players may play in teams, and no other number', () => {
  for (const mode of ['pacts', 'alliances'])
    expect([2, 3, 4, 5, 6].filter(seats => checkSetup(nineWorlds, seats, { mode }).ok)).toEqual([4, 6]);
});

test('[G1, G2] partners sit opposite: two teams with four players, three with six', () => {
  const sides = (seats: number) => nineWorlds.sides(scenario(nineWorlds, { seats, options: { mode: 'pacts' } }).s);
  expect(sides(4)).toEqual([0, 1, 0, 1]);
  expect(sides(6)).toEqual([0, 1, 2, 0, 1, 2]);
});

test('[G3] set-up and action points are as usual in pacts and alliances', () => {
  const usual = scenario(nineWorlds, { seats: 6 }).s;
  for (const mode of ['pacts', 'alliances']) {
    const { s } = scenario(nineWorlds, { seats: 6, options: { mode } });
    expect([s.home, s.stones, s.allotted, s.order]).toEqual([usual.home, usual.stones, usual.allotted, usual.order]);
  }
});

test.each([pacts, alliances])('[G4] a partner is an opposing player for costs ($mode)', situation => {
  const { vanaheim, ...t } = table(two({}, { midgard: 1 }, {}, {}), situation);
  vanaheim.drives('muspelheim', 'midgard', 'asgard');
  expect(t.pointsLeft()).toBe(6);
});

test.each([pacts, alliances])('[G4] a partner’s stone may be stolen, unless Asgard protects it ($mode)', situation => {
  const position = two({ asgard: 5, midgard: 1 }, { jotunheim: 5 }, {}, {});
  const open = afterActions(position, situation);
  open.vanaheim.declines();
  open.muspelheim.steals('vanaheim', 'midgard', 'reserve');
  const safe = afterActions(position, situation);
  safe.vanaheim.protects();
  safe.muspelheim.cannot('steal/vanaheim/midgard/reserve', 'W13');
});

test.each([pacts, alliances])('[G5] the team with most points wins ($mode)', situation => {
  const t = table(two({ score: 5 }, { score: 20 }, { score: 12 }, { score: 12 }), { ...situation, turn: 6 });
  t.turnPasses();
  expect(nineWorlds.outcome(t.s)).toEqual({ places: [1, 2], values: [25, 24] });
});

test('[G5] six players make three teams', () => {
  const t = table(
    {
      asgard: { score: 1 },
      vanaheim: { score: 2 },
      alfheim: { score: 3 },
      muspelheim: { score: 9 },
      svartalfheim: { score: 1 },
      niflheim: { score: 1 },
    },
    pacts,
  );
  expect(nineWorlds.outcome(t.s)).toEqual({ places: [1, 3, 2], values: [10, 3, 4] });
});

test('[G6] teams tied on points compare worlds, then stones, then share', () => {
  expect(table(two({ midgard: 1 }, { asgard: 1 }, { alfheim: 3 }, {}), pacts).places()).toEqual([1, 2]);
  expect(table(two({ midgard: 1 }, {}, { alfheim: 3 }, {}), pacts).places()).toEqual([2, 1]);
  expect(table(two({ midgard: 1 }, {}, { alfheim: 1 }, {}), pacts).places()).toEqual([1, 1]);
});

test('[G7] in a pact partners are separate for control', () => {
  const t = table(two({ midgard: 2 }, { midgard: 2 }, { midgard: 3 }, {}), pacts);
  expect(t.controls('midgard')).toBe('alfheim');
});

test('[G7] in a pact partners are separate for order, powers and scoring', () => {
  const { vanaheim, muspelheim, alfheim, ...t } = table(
    two({ midgard: 1, asgard: 1 }, { midgard: 2, niflheim: 1 }, { midgard: 2 }, {}),
    { ...pacts, turn: 3 },
  );
  t.everybodyEnds();
  expect([vanaheim.score, muspelheim.score, alfheim.score]).toEqual([4 + 5 + 2, 6 + 5 + 3 + 2, 4 + 3 + 1]);
  expect(t.order()).toEqual(['muspelheim', 'vanaheim', 'alfheim', 'svartalfheim']);
});

test('[G8] in an alliance the stones of a team count together', () => {
  const t = table(two({ midgard: 2 }, { midgard: 2 }, { midgard: 3 }, {}), alliances);
  expect(t.controls('midgard')).toBe('vanaheim');
});

test('[G8] teams that tie without an avatar leave the world to nobody', () => {
  const t = table(two({ midgard: 2 }, { midgard: 1 }, { midgard: 3 }, {}), alliances);
  expect(t.controls('midgard')).toBeNull();
});

test('[G9] of teams that tie, the only one with an avatar there controls the world', () => {
  const t = table(two({ midgard: 3 }, { avatarOn: 'midgard' }, { midgard: 3 }, {}), alliances);
  expect(t.controls('midgard')).toBe('vanaheim');
});

test('[G9] avatars of both tied teams cancel out, two of one team against one of the other too', () => {
  const t = table(
    two({ midgard: 3, avatarOn: 'midgard' }, { avatarOn: 'midgard' }, { midgard: 3 }, { avatarOn: 'midgard' }),
    alliances,
  );
  expect(t.controls('midgard')).toBeNull();
});

test('[G9] two avatars of one team break the tie as one would', () => {
  const t = table(two({ midgard: 3, avatarOn: 'midgard' }, { avatarOn: 'midgard' }, { midgard: 3 }, {}), alliances);
  expect(t.controls('midgard')).toBe('vanaheim');
});

test('[G10] control by teams holds for world powers', () => {
  const position = two({ midgard: 1 }, { midgard: 2 }, { midgard: 2 }, {});
  expect(afterActions(position, alliances).powerOf('midgard')).toBe('muspelheim');
  expect(afterActions(position, pacts).told('power')).toEqual([]);
});

test('[G10, G11] control by teams holds for the final tie', () => {
  const position = two({ midgard: 2 }, { midgard: 2 }, { midgard: 3 }, {});
  expect(table(position, alliances).places()).toEqual([1, 2]);
  expect(table(position, pacts).places()).toEqual([2, 1]);
});

test('[G11] in ties of player order each member counts every world of the team', () => {
  const position = two({ asgard: 2, midgard: 2 }, { midgard: 1 }, { nidavellir: 1 }, {});
  const allied = table(position, alliances);
  allied.turnPasses();
  expect(allied.order()).toEqual(['vanaheim', 'muspelheim', 'alfheim', 'svartalfheim']);
  const pact = table(position, pacts);
  pact.turnPasses();
  expect(pact.order()).toEqual(['vanaheim', 'alfheim', 'muspelheim', 'svartalfheim']);
});

test('[G11] stones are still counted per player for player order', () => {
  const t = table(two({ asgard: 2 }, { vanaheim: 2 }, { midgard: 3 }, {}), alliances);
  t.turnPasses();
  expect(t.order()[0]).toBe('alfheim');
});

test('[G12] the member with most stones there uses the power', () => {
  const { muspelheim, ...t } = afterActions(two({ midgard: 2 }, { midgard: 3 }, {}, {}), alliances);
  expect([t.powerOf('midgard'), muspelheim.isAsked]).toEqual(['muspelheim', true]);
});

test.each([
  [['vanaheim', 'alfheim', 'muspelheim', 'svartalfheim'], 'vanaheim'],
  [['muspelheim', 'alfheim', 'vanaheim', 'svartalfheim'], 'muspelheim'],
] as const)('[G12] of members with equally many, the earlier in player order uses it (%s)', (order, speaker) => {
  const t = afterActions(two({ midgard: 2 }, { midgard: 2 }, { midgard: 1 }, {}), { ...alliances, order: [...order] });
  expect(t.powerOf('midgard')).toBe(speaker);
});

test('[G12, H15] Andvari counts for who speaks for his team', () => {
  const t = afterActions(two({ midgard: 1 }, {}, { midgard: 2 }, { midgard: 2, avatarOn: 'midgard' }), {
    ...alliances,
    avatarPowers: true,
  });
  expect(t.powerOf('midgard')).toBe('svartalfheim');
});

test('[G13] the 5 points for a world go once to a team, to the member with most stones', () => {
  const { vanaheim, muspelheim, ...t } = table(two({ midgard: 1 }, { midgard: 2 }, { midgard: 1 }, {}), {
    ...alliances,
    turn: 3,
  });
  t.turnPasses();
  expect([vanaheim.score, muspelheim.score]).toEqual([2 + 1, 4 + 1 + 5]);
});

test('[G13] the 3 points for a disputed world go once to each team', () => {
  const t = table(two({ midgard: 1 }, { midgard: 1 }, { midgard: 2 }, {}), { ...alliances, turn: 3 });
  t.turnPasses();
  expect(t.s.score).toEqual([2 + 1 + 3, 4 + 1 + 3, 2 + 1, 0]);
});

test('[G14] control of the home world for action points is each player’s own', () => {
  const position = two({ vanaheim: 1, avatarOn: 'midgard' }, { vanaheim: 2 }, { alfheim: 2 }, { svartalfheim: 1 });
  const { vanaheim, ...t } = table(position, alliances);
  t.turnPasses();
  expect(t.controls('vanaheim')).toBe('muspelheim');
  expect([t.order()[0], vanaheim.allotted]).toEqual(['alfheim', 6]);
});

test('[G14] a player alone in the lead at home has the point even if the other team together leads', () => {
  const position = two({ vanaheim: 2, midgard: 1 }, {}, { vanaheim: 1 }, { vanaheim: 2 });
  const { vanaheim, ...t } = table(position, alliances);
  t.turnPasses();
  expect(t.order()[0]).toBe('vanaheim');
  expect(vanaheim.allotted).toBe(6 + 1 + 1);
});

test('[G15] a team’s control sends nobody to Valhalla', () => {
  const t = afterActions(two({ midgard: 2 }, { midgard: 2 }, { midgard: 3 }, {}), alliances);
  expect(t.told('battle')[0]).toMatchObject({ fallen: [1, 1, 0, 0], winner: null, valhalla: false });
  expect(t.powerOf('midgard')).toBe('muspelheim');
});

test('[G15] a player’s own control sends a stone to Valhalla although the teams tie', () => {
  const { alfheim, ...t } = afterActions(
    {
      asgard: { midgard: 2 },
      vanaheim: { midgard: 2 },
      alfheim: { midgard: 3 },
      muspelheim: { midgard: 1 }, // Asgard's ally
      svartalfheim: {},
      niflheim: {},
    },
    alliances,
  );
  expect(t.told('battle')[0]).toMatchObject({ winner: 2, valhalla: true });
  expect([alfheim.on('alfheim'), t.told('power')]).toEqual([1, []]);
});

test('[G16] points for stones, presence and Helheim are each player’s own', () => {
  const { muspelheim, ...t } = table(two({ midgard: 2 }, { midgard: 1, helheim: 1, card: 4 }, {}, {}), {
    ...alliances,
    turn: 3,
  });
  t.turnPasses();
  expect(muspelheim.score).toBe(2 + 1 - 2 + 4);
});
