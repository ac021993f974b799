import { expect, test } from 'vitest';
import { afterActions, table } from './table.ts';

const avatarPowers = true;

test('[H1] without avatar powers no avatar has one', () => {
  const { alfheim } = table({ alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('freyr/alfheim/asgard', 'H1');
});

test('[H1] with avatar powers each player has the power of their own avatar only', () => {
  const { alfheim } = table({ alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} }, { avatarPowers });
  expect(alfheim.offered).toContain('freyr/alfheim/asgard');
  alfheim.cannot('surtr/alfheim', 'H1');
});

test('[H2] an avatar keeps its power when its owner has lost the home world', () => {
  const { alfheim, ...t } = table(
    { alfheim: { avatarOn: 'midgard' }, jotunheim: { alfheim: 3, midgard: 1 }, niflheim: {} },
    { avatarPowers },
  );
  expect(t.controls('alfheim')).toBe('jotunheim');
  alfheim.picks('freyr/jotunheim/asgard');
});

test('[H3] a free power costs nothing and works once a turn', () => {
  const { alfheim, ...t } = table({ alfheim: { alfheim: 2 }, jotunheim: {}, niflheim: {} }, { avatarPowers });
  alfheim.picks('freyr/alfheim/asgard');
  expect(t.pointsLeft()).toBe(8);
  alfheim.cannot('freyr/alfheim/asgard', 'H3');
  t.turnPasses();
  alfheim.picks('freyr/alfheim/asgard');
});

test('[H3] a free power may come between actions, and may be left out', () => {
  const { alfheim, jotunheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} }, { avatarPowers });
  alfheim.recruits();
  alfheim.deploys();
  alfheim.picks('freyr/alfheim/asgard');
  alfheim.recruits();
  alfheim.ends();
  jotunheim.ends();
  expect(alfheim.on('asgard')).toBe(1);
});

test('[H4] a stone on Odin’s world costs others 4 points to march', () => {
  const { alfheim, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: {}, niflheim: {} },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 8 },
  );
  alfheim.drives('asgard', 'midgard', 'niflheim');
  expect(t.pointsLeft()).toBe(4);
});

test('[H4] beside Odin the marcher’s own avatar still saves a point', () => {
  const { alfheim, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: { avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 8 },
  );
  alfheim.drives('asgard', 'midgard', 'niflheim');
  expect(t.pointsLeft()).toBe(5);
});

test('[H4] Odin holds only his owner’s stones, only on his world, and not for his owner', () => {
  const { alfheim, asgard, ...t } = table(
    { asgard: { midgard: 1, vanaheim: 1, avatarOn: 'midgard' }, alfheim: {}, niflheim: { midgard: 1 } },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 8 },
  );
  alfheim.drives('niflheim', 'midgard', 'asgard');
  expect(t.pointsLeft()).toBe(6);
  alfheim.drives('asgard', 'vanaheim', 'asgard');
  expect(t.pointsLeft()).toBe(4);
  alfheim.ends();
  asgard.marches('midgard', 'niflheim');
  expect(t.pointsLeft()).toBe(7);
});

test('[H4] without avatar powers Odin is like any other', () => {
  const { alfheim, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: {}, niflheim: {} },
    { order: ['alfheim', 'asgard', 'niflheim'], points: 8 },
  );
  alfheim.drives('asgard', 'midgard', 'niflheim');
  expect(t.pointsLeft()).toBe(5);
});

test('[H5] Freyr pays Odin 1 point', () => {
  const { alfheim, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: { avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 8 },
  );
  alfheim.picks('freyr/asgard/niflheim');
  expect(t.pointsLeft()).toBe(7);
});

test('[H5] Thrym pays Odin 1 point', () => {
  const { jotunheim, asgard, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, jotunheim: {}, niflheim: {} },
    { avatarPowers, order: ['jotunheim', 'asgard', 'niflheim'], points: 8 },
  );
  jotunheim.picks('thrym/asgard/midgard');
  expect([asgard.on('jotunheim'), t.pointsLeft()]).toEqual([1, 7]);
});

test('[H5] Freyr with no points left cannot pay Odin', () => {
  const { alfheim } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: { midgard: 1, avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 1 },
  );
  alfheim.recruits();
  alfheim.cannot('freyr/asgard/niflheim', 'H5');
  expect(alfheim.offered).toContain('freyr/alfheim/niflheim');
});

test('[H5, A11] Freyr with no points and only Odin’s stones about him is not waited for', () => {
  const { alfheim, asgard } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: { avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 1 },
  );
  alfheim.recruits();
  expect(asgard.isAsked).toBe(true);
});

test('[H6] Svartalfheim’s two points do not buy a march that Odin makes cost 3', () => {
  const layout = {
    asgard: { midgard: 1, avatarOn: 'midgard' },
    alfheim: { svartalfheim: 5, avatarOn: 'midgard' },
    niflheim: {},
  } as const;
  const plain = table(layout);
  plain.everybodyEnds();
  expect(plain.alfheim.offered).toContain('march/asgard/midgard/asgard'); // 2 + 1 - 1
  const { alfheim, ...t } = table(layout, { avatarPowers });
  t.waitFor('asgard');
  t.everybodyEnds();
  expect(t.question()).toBe('spending');
  alfheim.cannot('march/asgard/midgard/asgard', 'A9');
});

test('[H7] banishing a stone from Odin’s world costs 4, not 5', () => {
  const { alfheim, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, alfheim: {}, niflheim: {} },
    { avatarPowers, order: ['alfheim', 'asgard', 'niflheim'], points: 8 },
  );
  alfheim.banishes('asgard', 'midgard');
  expect(t.pointsLeft()).toBe(4);
});

test('[H7] Surtr pays Odin nothing', () => {
  const { muspelheim, asgard, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, muspelheim: { avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers, order: ['muspelheim', 'asgard', 'niflheim'], points: 8 },
  );
  muspelheim.picks('surtr/asgard');
  expect([asgard.card, t.pointsLeft()]).toEqual([1, 8]);
});

test('[H7] Alfheim’s world power moves a stone away from Odin', () => {
  const { niflheim, asgard, ...t } = table(
    { asgard: { midgard: 1, avatarOn: 'midgard' }, muspelheim: {}, niflheim: { alfheim: 5 } },
    { avatarPowers },
  );
  t.everybodyEnds();
  niflheim.moves('asgard', 'midgard', 'niflheim');
  expect(asgard.on('niflheim')).toBe(1);
});

test('[H10] Freyr moves a stone of any colour from his world to an adjacent one', () => {
  const { alfheim, jotunheim } = table(
    { alfheim: { asgard: 1, avatarOn: 'asgard' }, jotunheim: { asgard: 1, midgard: 1 }, niflheim: {} },
    { avatarPowers },
  );
  alfheim.cannot('freyr/jotunheim/niflheim', 'H10');
  alfheim.cannot('freyr/niflheim/midgard', 'H10');
  alfheim.picks('freyr/jotunheim/vanaheim');
  expect([jotunheim.on('asgard'), jotunheim.on('vanaheim')]).toEqual([0, 1]);
});

test('[H11] Thrym moves a stone of any colour from an adjacent world to his own', () => {
  const { jotunheim, alfheim } = table(
    { alfheim: { vanaheim: 1, asgard: 1 }, jotunheim: {}, niflheim: { jotunheim: 1 } },
    { avatarPowers, order: ['jotunheim', 'alfheim', 'niflheim'] },
  );
  jotunheim.cannot('thrym/alfheim/asgard', 'H11');
  jotunheim.cannot('thrym/niflheim/jotunheim', 'H11');
  jotunheim.picks('thrym/alfheim/vanaheim');
  expect([alfheim.on('vanaheim'), alfheim.on('jotunheim')]).toEqual([0, 1]);
});

test('[H12] Beowulf and another avatar change places, however far apart', () => {
  const { midgard, alfheim, ...t } = table(
    { alfheim: { avatarOn: 'asgard' }, midgard: { avatarOn: 'niflheim' }, niflheim: {} },
    { avatarPowers, order: ['midgard', 'alfheim', 'niflheim'] },
  );
  midgard.cannot('beowulf/niflheim', 'H12'); // on the same world nothing would change
  midgard.cannot('beowulf/midgard', 'H12');
  midgard.picks('beowulf/alfheim');
  expect([midgard.avatarOn, alfheim.avatarOn, t.pointsLeft()]).toEqual(['asgard', 'niflheim', 8]);
});

test('[H13] Hreidmar recruits for nothing', () => {
  const { nidavellir, ...t } = table(
    { alfheim: {}, nidavellir: {}, niflheim: {} },
    { avatarPowers, order: ['nidavellir', 'alfheim', 'niflheim'] },
  );
  nidavellir.cannot('hreidmarDeploy', 'H13');
  nidavellir.picks('hreidmarRecruit');
  expect([nidavellir.card, t.pointsLeft()]).toEqual([1, 8]);
  nidavellir.cannot('hreidmarDeploy', 'H3');
});

test('[H13] Hreidmar deploys to his own world for nothing instead', () => {
  const { nidavellir, ...t } = table(
    { alfheim: {}, nidavellir: { card: 25, avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers, order: ['nidavellir', 'alfheim', 'niflheim'] },
  );
  nidavellir.cannot('hreidmarRecruit', 'H13');
  nidavellir.picks('hreidmarDeploy');
  expect([nidavellir.on('midgard'), t.pointsLeft()]).toEqual([1, 8]);
});

test('[H14] Surtr sends a stone of any colour from his world to its owner’s card', () => {
  const { muspelheim, alfheim } = table(
    { alfheim: { muspelheim: 1, asgard: 1 }, muspelheim: { asgard: 1 }, niflheim: {} },
    { avatarPowers, order: ['muspelheim', 'alfheim', 'niflheim'] },
  );
  muspelheim.cannot('surtr/muspelheim', 'H14');
  muspelheim.picks('surtr/alfheim');
  expect([alfheim.on('muspelheim'), alfheim.card]).toEqual([0, 1]);
});

test('[H17] Hel moves an avatar on her own world', () => {
  const { niflheim, alfheim, ...t } = table(
    { alfheim: { avatarOn: 'niflheim' }, jotunheim: {}, niflheim: {} },
    { avatarPowers, order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  niflheim.picks('hel/alfheim/muspelheim');
  expect([alfheim.avatarOn, t.pointsLeft()]).toEqual(['muspelheim', 8]);
});

test('[H17] Hel moves an avatar on an adjacent world, to a world adjacent to that one', () => {
  const { niflheim, alfheim } = table(
    { alfheim: { avatarOn: 'muspelheim' }, jotunheim: {}, niflheim: {} },
    { avatarPowers, order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  niflheim.cannot('hel/alfheim/svartalfheim', 'H17');
  niflheim.picks('hel/alfheim/jotunheim');
  expect(alfheim.avatarOn).toBe('jotunheim');
});

test('[H17] Hel does not reach further, nor herself', () => {
  const { niflheim } = table(
    { alfheim: {}, jotunheim: {}, niflheim: {} },
    { avatarPowers, order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  niflheim.cannot('hel/alfheim/asgard', 'H17');
  niflheim.cannot('hel/niflheim/midgard', 'H17');
});

/** Andvari on Midgard, where five stones of the others lie. */
const besideAndvari = {
  alfheim: { midgard: 2 },
  jotunheim: { midgard: 2 },
  svartalfheim: { midgard: 1, avatarOn: 'midgard' },
} as const;

test('[H15] Andvari counts as a stone when powers are fixed, and breaks the tie that he makes', () => {
  expect(afterActions(besideAndvari, { avatarPowers }).powerOf('midgard')).toBe('svartalfheim');
});

test('[H15] Andvari alone, without a stone of his colour, owns a power if nobody there has two', () => {
  const t = afterActions(
    {
      asgard: { midgard: 1 },
      vanaheim: { midgard: 1 },
      alfheim: { midgard: 1 },
      muspelheim: { midgard: 1 },
      svartalfheim: { avatarOn: 'midgard' },
      niflheim: { midgard: 1 },
    },
    { avatarPowers },
  );
  expect(t.powerOf('midgard')).toBe('svartalfheim');
});

test('[H15, C5] another avatar among the tied cancels Andvari out', () => {
  const t = afterActions(
    {
      alfheim: { midgard: 2, avatarOn: 'midgard' },
      jotunheim: { midgard: 2 },
      svartalfheim: { midgard: 1, avatarOn: 'midgard' },
    },
    { avatarPowers },
  );
  expect(t.powerOf('midgard')).toBeNull();
});

test('[H16] Andvari does not make four stones five, nor five stones a battle', () => {
  const four = afterActions(
    { alfheim: { midgard: 4 }, jotunheim: {}, svartalfheim: { avatarOn: 'midgard' } },
    { avatarPowers },
  );
  expect(four.powerOf('midgard')).toBeNull();
  expect(afterActions(besideAndvari, { avatarPowers }).told('battle')).toEqual([]);
});

test('[H16] Andvari counts neither for control in a battle nor for Valhalla', () => {
  const { svartalfheim, ...t } = afterActions(
    { alfheim: { midgard: 2 }, jotunheim: { midgard: 2 }, svartalfheim: { midgard: 2, avatarOn: 'midgard' } },
    { avatarPowers, order: ['svartalfheim', 'alfheim', 'jotunheim'] },
  );
  expect(t.told('battle')[0]).toMatchObject({ fallen: [0, 0, 1], winner: null, valhalla: false });
  expect([svartalfheim.valhalla, t.powerOf('midgard')]).toEqual([0, 'svartalfheim']);
});

test('[H16] Andvari is no stone for player order, action points and scoring', () => {
  const { svartalfheim, ...t } = table(
    { alfheim: { svartalfheim: 1 }, jotunheim: {}, svartalfheim: {} },
    { avatarPowers, turn: 3 },
  );
  t.turnPasses();
  expect(svartalfheim.score).toBe(0);
  expect(t.order()[0]).toBe('alfheim');
  expect(svartalfheim.allotted).toBe(7);
});
