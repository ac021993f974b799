import { expect, test } from 'vitest';
import { afterActions } from '../table.ts';

test('[W16] Vanaheim moves a stone of any colour from Helheim to any world', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { vanaheim: 5, helheim: 1 },
    jotunheim: { helheim: 1 },
    niflheim: {},
  });
  expect(alfheim.offered.filter(key => key.startsWith('retrieve'))).toHaveLength(18);
  alfheim.cannot('retrieve/niflheim/asgard', 'W16');
  alfheim.retrieves('jotunheim', 'niflheim');
  expect([jotunheim.helheim, jotunheim.on('niflheim')]).toEqual([0, 1]);
});

test('[W17] Vanaheim moves two stones from reserve to card instead', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { vanaheim: 5, helheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.replenishes();
  expect([alfheim.card, alfheim.reserve, alfheim.helheim, t.s.turn]).toEqual([2, 17, 1, 2]);
});

test('[W18] Alfheim moves two stones, of any colours, to adjacent worlds', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.cannot('march/jotunheim/jotunheim/asgard', 'K2');
  alfheim.cannot('march/niflheim/midgard/asgard', 'W18');
  alfheim.moves('jotunheim', 'jotunheim', 'midgard');
  alfheim.moves('alfheim', 'alfheim', 'asgard');
  expect([jotunheim.on('midgard'), alfheim.on('asgard'), t.s.turn]).toEqual([1, 1, 2]);
});

test('[W18] Alfheim’s second move may be left out', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { alfheim: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.moves('alfheim', 'alfheim', 'asgard');
  alfheim.declines();
  expect([alfheim.on('asgard'), t.s.turn]).toEqual([1, 2]);
});

test('[W18] Alfheim’s power costs nothing, whatever avatars stand there', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.moves('jotunheim', 'jotunheim', 'vanaheim');
  expect(jotunheim.on('vanaheim')).toBe(1);
});

test('[W19] Alfheim’s two moves may take the same stone two worlds on', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.moves('jotunheim', 'jotunheim', 'midgard');
  alfheim.moves('jotunheim', 'midgard', 'niflheim');
  expect([jotunheim.on('jotunheim'), jotunheim.on('midgard'), jotunheim.on('niflheim')]).toEqual([0, 0, 1]);
});

test.each(['reserve', 'card'] as const)(
  '[W20] Jotunheim’s thief may take the stone in its place from the %s',
  source => {
    const { alfheim, niflheim } = afterActions({
      alfheim: { jotunheim: 5, card: 3 },
      jotunheim: {},
      niflheim: { niflheim: 2 },
    });
    alfheim.steals('niflheim', 'niflheim', source);
    expect([niflheim.on('niflheim'), niflheim.card, alfheim.on('niflheim')]).toEqual([1, 1, 1]);
    expect([alfheim.reserve, alfheim.card]).toEqual(source === 'reserve' ? [16, 3] : [17, 2]);
  },
);

test('[W20] nobody steals from themselves', () => {
  const { alfheim } = afterActions({ alfheim: { jotunheim: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('steal/alfheim/jotunheim/reserve', 'W20');
});

test('[W21] with no stone in reserve or on the card a player cannot steal', () => {
  const { alfheim } = afterActions({
    alfheim: { jotunheim: 5, asgard: 4, vanaheim: 4, alfheim: 4, midgard: 4, nidavellir: 4 },
    jotunheim: {},
    niflheim: { niflheim: 1 },
  });
  expect(alfheim.offered).toEqual(['decline']);
  alfheim.cannot('steal/niflheim/niflheim/reserve', 'W21');
  alfheim.cannot('steal/niflheim/niflheim/card', 'W21');
});

test('[W22] Midgard’s two stones change places', () => {
  const { alfheim, niflheim } = afterActions({
    alfheim: { midgard: 5 },
    jotunheim: {},
    niflheim: { niflheim: 1 },
  });
  alfheim.exchanges('midgard', 'niflheim', 'niflheim');
  expect([alfheim.on('midgard'), alfheim.on('niflheim')]).toEqual([4, 1]);
  expect([niflheim.on('midgard'), niflheim.on('niflheim')]).toEqual([1, 0]);
});

test('[W22] an exchange needs a stone of one’s own, another colour and another world', () => {
  const { alfheim } = afterActions({
    alfheim: { midgard: 3, asgard: 1 },
    jotunheim: { midgard: 2 },
    niflheim: {},
  });
  alfheim.cannot('exchange/midgard/jotunheim/midgard', 'W22');
  alfheim.cannot('exchange/midgard/alfheim/asgard', 'W22');
  alfheim.cannot('exchange/niflheim/jotunheim/midgard', 'W22');
  expect(alfheim.offered).toEqual(['decline', 'exchange/asgard/jotunheim/midgard']);
});

test.each(['reserve', 'card'] as const)('[W23] Nidavellir adds a stone from the %s to any world', source => {
  const { alfheim } = afterActions({ alfheim: { nidavellir: 5, card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.adds('niflheim', source);
  expect(alfheim.on('niflheim')).toBe(1);
  expect([alfheim.reserve, alfheim.card]).toEqual(source === 'reserve' ? [18, 1] : [19, 0]);
});

test('[W23] Nidavellir adds nothing from an empty card', () => {
  const { alfheim } = afterActions({ alfheim: { nidavellir: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('add/asgard/card', 'W23');
});
