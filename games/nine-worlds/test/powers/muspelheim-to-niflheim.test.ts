import { expect, test } from 'vitest';
import { afterActions } from '../table.ts';

test('[W24] Muspelheim destroys one stone, which goes to its owner’s reserve', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 1 },
    niflheim: {},
  });
  alfheim.cannot('destroy/jotunheim/midgard', 'W24');
  alfheim.destroys('jotunheim', 'asgard');
  expect([jotunheim.on('asgard'), jotunheim.reserve, jotunheim.card, t.s.turn]).toEqual([0, 25, 0, 2]);
});

test('[W25] Muspelheim returns two stones, of any colours and worlds, to their owners’ cards', () => {
  const { alfheim, jotunheim, niflheim } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 1 },
    niflheim: { niflheim: 1 },
  });
  alfheim.recalls(['jotunheim', 'asgard'], ['niflheim', 'niflheim']);
  expect([jotunheim.card, niflheim.card, alfheim.on('muspelheim')]).toEqual([1, 1, 5]);
});

test('[W25] the two may be of one colour and one world', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 2 },
    niflheim: {},
  });
  alfheim.recalls(['jotunheim', 'asgard'], ['jotunheim', 'asgard']);
  expect([jotunheim.card, jotunheim.on('asgard')]).toEqual([2, 0]);
});

test('[W25] a stone alone on its world is not recalled twice', () => {
  const { alfheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: { asgard: 1 }, niflheim: { niflheim: 1 } });
  expect(alfheim.offeredAfter('recall/jotunheim/asgard')).toEqual(['recall/niflheim/niflheim']);
});

test('[W25] it must be two if two can be chosen', () => {
  const { alfheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: {}, niflheim: {} });
  expect(alfheim.offered).toEqual(['recall/alfheim/muspelheim', 'decline', 'destroy/alfheim/muspelheim']);
  alfheim.cannot('recall/alfheim/muspelheim'); // one pick is not a whole answer
  expect(alfheim.offeredAfter('recall/alfheim/muspelheim')).toEqual(['recall/alfheim/muspelheim']);
});

test('[W25] a pair is found in one order only, and the last stone of all is nobody’s first', () => {
  const { alfheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: { asgard: 1 }, niflheim: {} });
  expect(alfheim.offered.filter(key => key.startsWith('recall'))).toEqual(['recall/alfheim/muspelheim']);
  alfheim.cannot('recall/jotunheim/asgard', 'W25');
  expect(alfheim.offeredAfter('recall/alfheim/muspelheim')).toEqual([
    'recall/alfheim/muspelheim',
    'recall/jotunheim/asgard',
  ]);
});

test('[W12, W25] with one stone left in all worlds, that one alone is recalled', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: {}, niflheim: {} });
  t.s.stones[6] = 1; // as if earlier powers had swept the others away
  t.s.reserve[0] = 24;
  expect(alfheim.offered).toEqual(['recall/alfheim/muspelheim', 'decline', 'destroy/alfheim/muspelheim']);
  alfheim.recalls(['alfheim', 'muspelheim']);
  expect([alfheim.card, alfheim.on('muspelheim')]).toEqual([1, 0]);
});

test('[W12, W13] with one stone that is not protected, that one alone is recalled', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 5 },
    niflheim: {},
  });
  jotunheim.protects();
  t.s.stones[6] = 1;
  t.s.reserve[0] = 24;
  alfheim.recalls(['alfheim', 'muspelheim']);
  expect([alfheim.card, jotunheim.on('asgard')]).toEqual([1, 5]);
});

test('[W12] Muspelheim over empty worlds can only be declined', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: {}, niflheim: {} });
  t.s.stones[6] = 0;
  t.s.reserve[0] = 25;
  expect(alfheim.offered).toEqual(['decline']);
});

test('[W26] Svartalfheim buys two actions of one point, and the same one twice', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { svartalfheim: 5 }, jotunheim: {}, niflheim: {} });
  expect([t.question(), t.pointsLeft()]).toEqual(['spending', 2]);
  alfheim.recruits();
  alfheim.recruits();
  expect([alfheim.card, t.s.turn]).toEqual([2, 2]);
});

test('[W26] Svartalfheim buys one action of two points', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { svartalfheim: 5, card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.dispatches('asgard');
  expect([alfheim.on('asgard'), t.s.turn]).toEqual([1, 2]);
});

test('[W26] after one point, an action of two cannot be bought, and the second point may be left', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { svartalfheim: 5, card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.recruits();
  alfheim.cannot('dispatch/asgard', 'A9');
  alfheim.ends();
  expect(t.s.turn).toBe(2);
});

test('[W26] Svartalfheim does not sell the free powers of avatars', () => {
  const { alfheim } = afterActions(
    { alfheim: { svartalfheim: 5, alfheim: 1 }, jotunheim: {}, niflheim: {} },
    { avatarPowers: true },
  );
  alfheim.cannot('freyr/alfheim/asgard', 'W26');
});

test('[W27] banishing from the world of one’s avatar costs 2, so Svartalfheim buys it', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { svartalfheim: 5, avatarOn: 'asgard' },
    jotunheim: { asgard: 1, midgard: 1 },
    niflheim: {},
  });
  alfheim.cannot('banish/jotunheim/midgard', 'A9');
  alfheim.banishes('jotunheim', 'asgard');
  expect(jotunheim.helheim).toBe(1);
});

test('[W27] the owner’s avatar makes a march cost 3, so Svartalfheim does not buy it', () => {
  const { alfheim } = afterActions({ alfheim: { svartalfheim: 5 }, jotunheim: { jotunheim: 1 }, niflheim: {} });
  alfheim.cannot('march/jotunheim/jotunheim/midgard', 'A9');
});

test('[W28] Niflheim banishes a stone of any colour to Helheim', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { niflheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.cannot('banish/jotunheim/asgard', 'W28');
  alfheim.banishes('jotunheim', 'jotunheim');
  expect([jotunheim.on('jotunheim'), jotunheim.helheim, t.s.turn]).toEqual([0, 1, 2]);
});
