import { expect, test } from 'vitest';
import { table } from './table.ts';

test('[I1] Justice has nothing to use', () => {
  const { gary } = table({ gary: { justice: 1, orders: ['alpha'] }, manu: {} });
  expect(gary.offered).toEqual(['reveal/alpha']);
});

test('[I2] Tomorrow gains a Chaos token', () => {
  const { gary } = table({ gary: { tomorrow: 1 }, manu: {} });
  gary.picks('chaos');
  expect(gary.has('chaos')).toBe(1);
});

test('[I3] Galmi takes the shield from the supply, and not from anybody', () => {
  const { gary, ...t } = table({ gary: { galmi: 1, tomorrow: 1 }, manu: {} });
  gary.picks('shield');
  expect(t.shield()).toBe('gary');
  gary.cannot('shield', 'I3');
});

const shielded = { tomorrow: 1, galmi: 1, 'xi-an': 1, phoenix: 1, shield: true };

test('[I4, I5] the shield protects the columns next to Galmi’s against Alpha, not Galmi’s own nor those further on', () => {
  const { gary } = table({ gary: { orders: ['alpha'] }, manu: shielded });
  gary.reveals('alpha');
  gary.cannot('alpha/manu/tomorrow/nothing', 'I4');
  gary.cannot('alpha/manu/phoenix/nothing', 'I4');
  expect(gary.offered).toEqual(['end', 'alpha/manu/galmi/nothing', 'alpha/manu/xi-an/nothing']);
});

test('[I4, H8] and against a Goan-Sul that is copied', () => {
  const { gary } = table({
    gary: { military: 1, orders: ['fenghuang'] },
    manu: { ...shielded, 'goan-sul': 1 },
  });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.cannot('strike/manu/phoenix', 'I4');
  gary.picks('strike/manu/goan-sul');
});

test('[I4] and against Goan-Sul', () => {
  const { gary } = table({ gary: { 'goan-sul': 1, military: 1 }, manu: shielded });
  gary.cannot('strike/manu/phoenix', 'I4');
  expect(gary.offered).toEqual(['end', 'military', 'strike/manu/galmi', 'strike/manu/xi-an']);
});

test('[I5] on a side without a column nothing is protected', () => {
  const { manu } = table({ gary: {}, manu: { galmi: 1, 'xi-an': 1, shield: true } });
  expect(manu.view.columns.map(column => column.shielded)).toEqual([false, true]);
});

test('[I5] a column that comes between takes the protection over', () => {
  const { gary } = table({ gary: { galmi: 1, 'xi-an': 1, shield: true, orders: ['abhilasha'] }, manu: {} });
  const protectedOnes = (): string[] => gary.view.columns.filter(column => column.shielded).map(column => column.id);
  expect(protectedOnes()).toEqual(['xi-an']);
  gary.reveals('abhilasha');
  expect(protectedOnes()).toEqual(['abhilasha']);
});

test('[I6] whoever loses the majority of Galmi loses the shield at once', () => {
  const { gary, ...t } = table({ gary: { orders: ['galmi'] }, manu: { galmi: 1, shield: true } });
  gary.reveals('galmi');
  expect(t.shield()).toBeNull();
  expect(t.told('shieldLost')).toMatchObject([{ seat: 1 }]);
});

test('[I6] also in the cleanup, by a discard of one’s own', () => {
  const { gary, ...t } = table({ gary: { galmi: 1, phoenix: 4, shield: true }, manu: {} });
  gary.ends();
  gary.discards('galmi');
  expect([t.shield(), t.told('shieldLost')]).toMatchObject([null, [{ seat: 0 }]]);
});

test('[I6] also when a Galmi is destroyed', () => {
  const { gary, ...t } = table({ gary: { orders: ['alpha'] }, manu: { galmi: 1, shield: true } });
  gary.reveals('alpha');
  gary.picks('alpha/manu/galmi/nothing');
  expect(t.shield()).toBeNull();
});

test('[I7] a shield taken on a tie is kept with Justice', () => {
  const { gary, ...t } = table({ gary: { justice: 1, galmi: 1 }, manu: { galmi: 1, orders: ['alpha'] } });
  gary.picks('shield');
  expect(t.shield()).toBe('gary');
});

test('[I7] and goes with Justice', () => {
  const { gary, ...t } = table({
    gary: { orders: ['alpha'] },
    manu: { justice: 1, tomorrow: 1, galmi: 1, shield: true }, // Tomorrow stands between Justice and the shield
    ann: { galmi: 1 },
  });
  gary.reveals('alpha');
  gary.picks('alpha/manu/justice/nothing');
  expect(t.shield()).toBeNull();
});

test('[I7] a true majority keeps it without Justice', () => {
  const { gary, ...t } = table({
    gary: { orders: ['alpha'] },
    manu: { justice: 1, tomorrow: 1, galmi: 2, shield: true },
    ann: { galmi: 1 },
  });
  gary.reveals('alpha');
  gary.picks('alpha/manu/justice/nothing');
  expect(t.shield()).toBe('manu');
});

test('[I7] a tie that comes later is enough to keep it, for who controls Justice', () => {
  const { gary, ...t } = table({ gary: { orders: ['galmi'] }, manu: { justice: 1, galmi: 1, shield: true } });
  gary.reveals('galmi');
  expect(t.shield()).toBe('manu');
});

test('[I8] Abhilasha gains a Coin', () => {
  const { gary, manu } = table({ gary: { abhilasha: 1 }, manu: { coin: 1 } });
  gary.cannot('rob/manu', 'I9');
  gary.picks('coin');
  expect([gary.has('coin'), manu.has('coin')]).toEqual([1, 1]);
});

test('[I9] or steals one, when the supply has none', () => {
  const { gary, manu } = table({ gary: { abhilasha: 1, coin: 3 }, manu: { coin: 2 }, ann: {} });
  expect(gary.offered).toEqual(['end', 'rob/manu']);
  gary.picks('rob/manu');
  expect([gary.has('coin'), manu.has('coin')]).toEqual([4, 1]);
});

test('[I10] or pays four Coins for a Diamond', () => {
  const { gary } = table({ gary: { abhilasha: 1, coin: 4 }, manu: {} });
  gary.picks('mint');
  expect([gary.has('coin'), gary.has('diamond')]).toEqual([0, 1]);
});

test('[I10] three are not enough', () => {
  const { gary } = table({ gary: { abhilasha: 1, coin: 3 }, manu: {} });
  gary.cannot('mint', 'I10');
});

test('[I18] not when there is no Diamond left', () => {
  const { gary } = table({ gary: { abhilasha: 1, coin: 4 }, manu: {} }, { supplyLacks: ['diamond'] });
  gary.cannot('mint', 'I18');
  expect(gary.offered).toEqual(['end', 'coin']);
});

test('[I11] Narashima destroys a Hero of one’s own, which goes under the deck', () => {
  const { gary, ...t } = table({ gary: { narashima: 1, fenghuang: 1 }, manu: { alpha: 1, orders: ['justice'] } });
  gary.cannot('dismiss/alpha', 'I11');
  gary.picks('dismiss/fenghuang');
  expect([gary.has('fenghuang'), t.inDeck('fenghuang')]).toEqual([0, 5]);
});

test('[I12] or turns one face down for a VP token', () => {
  const { gary } = table({ gary: { narashima: 1, alpha: 2 }, manu: {} });
  gary.cannot('turn/fenghuang', 'I12');
  gary.picks('turn/alpha');
  expect([gary.has('alpha'), gary.down('alpha'), gary.has('vp')]).toEqual([1, 1, 1]);
});

test('[I12, M4] a Hero is turned when no VP token is left too, and the story says that there is none', () => {
  const { gary, ...t } = table({ gary: { narashima: 1, alpha: 2 }, manu: {} }, { supplyLacks: ['vp'] });
  gary.picks('turn/alpha');
  expect([gary.down('alpha'), gary.has('vp')]).toEqual([1, 0]);
  expect(t.told('did')).toMatchObject([{ move: 'turn', gained: false }]);
});

test('[I12] with a VP token left the story says that it was gained', () => {
  const { gary, ...t } = table({ gary: { narashima: 1, alpha: 1 }, manu: {} });
  gary.picks('turn/alpha');
  expect(t.told('did')).toMatchObject([{ move: 'turn', gained: true }]);
});

test('[I13] a face-down card counts for the limit and cannot go', () => {
  const { gary, ...t } = table({ gary: { narashima: 1, down: { alpha: 2 }, tomorrow: 1 }, manu: {} });
  expect(gary.kingdom).toBe(4);
  gary.ends();
  gary.discards('narashima', 'tomorrow');
  expect([t.s.round, gary.kingdom, gary.down('alpha')]).toEqual([2, 2, 2]);
});

test('[I14] Phoenix gains a Science token', () => {
  const { gary } = table({ gary: { phoenix: 1 }, manu: {} });
  gary.picks('science');
  expect(gary.has('science')).toBe(1);
});

test('[I15] Goan-Sul gains a Military token', () => {
  const { gary } = table({ gary: { 'goan-sul': 1 }, manu: {} });
  gary.picks('military');
  expect(gary.has('military')).toBe(1);
});

test('[I16] or gives one to an opponent and destroys an Influence card of theirs', () => {
  const { gary, manu, ...t } = table({
    gary: { 'goan-sul': 1, military: 1 },
    manu: { 'xi-an': 2 },
    ann: { phoenix: 1 },
  });
  gary.picks('strike/manu/xi-an');
  expect([gary.has('military'), manu.has('military'), manu.has('xi-an'), t.inDeck('xi-an')]).toEqual([0, 1, 1, 7]);
});

test('[I16] it takes a token and a card', () => {
  const poor = table({ gary: { 'goan-sul': 1 }, manu: { 'xi-an': 2 } });
  poor.gary.cannot('strike/manu/xi-an', 'I16');
  const rich = table({ gary: { 'goan-sul': 1, military: 1 }, manu: { 'xi-an': 2 } });
  rich.gary.cannot('strike/manu/phoenix', 'I16');
  rich.gary.cannot('strike/gary/goan-sul', 'I16');
});

test('[I17] Xi’an exchanges a token for one of another kind', () => {
  const { gary } = table({ gary: { 'xi-an': 1, coin: 1 }, manu: {} });
  gary.cannot('exchange/coin/coin', 'I17');
  gary.cannot('exchange/chaos/coin', 'I17');
  gary.picks('exchange/coin/military');
  expect([gary.has('coin'), gary.has('military')]).toEqual([0, 1]);
});

test('[I18] not for one that the supply has not', () => {
  const { gary } = table({ gary: { 'xi-an': 1, coin: 1 }, manu: { chaos: 5 } });
  gary.cannot('exchange/coin/chaos', 'I18');
});

test('[I19] or pays three different Civilization tokens for a Diamond', () => {
  const { gary } = table({ gary: { 'xi-an': 1, military: 1, science: 2, chaos: 1 }, manu: {} });
  gary.picks('fuse');
  expect([gary.has('military'), gary.has('science'), gary.has('chaos'), gary.has('diamond')]).toEqual([0, 1, 0, 1]);
});

test('[I19] two kinds are not enough', () => {
  const { gary } = table({ gary: { 'xi-an': 1, military: 3, science: 2 }, manu: {} });
  gary.cannot('fuse', 'I19');
});

test('[I18] not when there is no Diamond left for three different tokens', () => {
  const { gary } = table(
    { gary: { 'xi-an': 1, military: 1, science: 1, chaos: 1 }, manu: {} },
    { supplyLacks: ['diamond'] },
  );
  gary.cannot('fuse', 'I18');
});

test('[I20, I21] Byun Hyung Ja goes under another column and is a card of it', () => {
  const { gary, ...t } = table({ gary: { 'byun-hyung-ja': 2, phoenix: 1 }, manu: { phoenix: 1 } });
  gary.cannot('disguise/byun-hyung-ja', 'I20');
  gary.cannot('disguise/xi-an', 'I20');
  gary.picks('disguise/phoenix');
  expect([gary.has('phoenix'), gary.has('byun-hyung-ja'), t.majority('phoenix')]).toEqual([2, 1, 'gary']);
  gary.picks('science');
});

test('[I21] the column that it left is smaller at once', () => {
  const { gary, ...t } = table({ gary: { 'byun-hyung-ja': 2, phoenix: 1 }, manu: { 'byun-hyung-ja': 1 } });
  gary.picks('disguise/phoenix');
  expect(t.majority('byun-hyung-ja')).toBeNull();
});

test('[I21, I3] in Galmi’s column it wins the shield, and takes it away with it', () => {
  const { gary, manu, ...t } = table({
    gary: { 'byun-hyung-ja': 1, galmi: 1, 'goan-sul': 1 },
    manu: { galmi: 1, orders: ['alpha'] },
  });
  gary.cannot('shield', 'K4');
  gary.picks('disguise/galmi');
  gary.picks('shield');
  gary.ends();
  manu.reveals('alpha');
  manu.picks('alpha/gary/galmi/nothing');
  expect([gary.has('galmi'), t.shield()]).toEqual([1, null]);
  expect(t.told('destroyed')).toMatchObject([{ column: 'galmi', card: 'byun-hyung-ja' }]);
});

const disguise = { phoenix: 2, disguised: { phoenix: 1 } };

test('[I22] a column that is struck loses its Byun Hyung Ja first, which is itself again', () => {
  const { gary, manu, ...t } = table({ gary: { orders: ['alpha'] }, manu: disguise });
  gary.reveals('alpha');
  gary.picks('alpha/manu/phoenix/nothing');
  expect(manu.view.columns).toMatchObject([{ id: 'phoenix', cards: 1, disguised: 0 }]);
  expect([t.inDeck('phoenix'), t.inDeck('byun-hyung-ja')]).toEqual([5, 9]);
  expect(t.told('destroyed')).toMatchObject([{ owner: 1, column: 'phoenix', card: 'byun-hyung-ja' }]);
});

test('[I22] and so does one that is discarded from', () => {
  const { gary, ...t } = table({ gary: { ...disguise, tomorrow: 1 }, manu: {} });
  gary.ends();
  gary.discards('phoenix');
  expect([gary.has('phoenix'), t.told('discarded')[0]['card']]).toEqual([1, 'byun-hyung-ja']);
});

test('[I23] everybody sees what goes under the deck, until the next shuffle', () => {
  const { gary, manu, ...t } = table({ gary: { orders: ['alpha'] }, manu: { phoenix: 1, orders: ['justice'] } });
  gary.reveals('alpha');
  gary.picks('alpha/manu/phoenix/nothing');
  expect([manu.sees.under, gary.sees.under]).toEqual([['phoenix'], ['phoenix']]);
  t.passUntil(() => t.s.round === 2);
  expect(gary.sees.under).toEqual([]);
});
