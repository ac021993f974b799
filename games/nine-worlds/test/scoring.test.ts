import { expect, test } from 'vitest';
import { table, type Layout } from './table.ts';

/** The lines of the first player in the scoring of turn 3, and the new scores. */
function scored(layout: Layout) {
  const t = table(layout, { turn: 3 });
  t.turnPasses();
  const counts = t.told('scoring')[0]['counts'] as Record<string, number>[];
  return { lines: counts[0], counts, scores: t.s.score };
}
const NOTHING = { card: 0, stones: 0, control: 0, dispute: 0, presence: 0, helheim: 0 };

test('[P1] a scoring adds to the score', () => {
  const { scores } = scored({ alfheim: { card: 3, score: 10 }, jotunheim: {}, niflheim: { score: 5 } });
  expect(scores).toEqual([13, 0, 5]);
});

test('[P1] other turns add nothing', () => {
  const t = table({ alfheim: { card: 3, midgard: 1 }, jotunheim: {}, niflheim: {} }, { turn: 2 });
  t.turnPasses();
  expect(t.s.score).toEqual([0, 0, 0]);
});

test('[P2] stones in reserve score nothing', () => {
  const { lines, scores } = scored({ alfheim: {}, jotunheim: {}, niflheim: {} });
  expect([lines, scores]).toEqual([NOTHING, [0, 0, 0]]);
});

test('[P3] a stone on the card scores 1', () => {
  const { lines, scores } = scored({ alfheim: { card: 4 }, jotunheim: {}, niflheim: {} });
  expect([lines, scores[0]]).toEqual([{ ...NOTHING, card: 4 }, 4]);
});

test('[P4] a stone in the Nine Worlds scores 2', () => {
  const { lines, scores } = scored({
    alfheim: { midgard: 2, asgard: 1 },
    jotunheim: { midgard: 3, asgard: 3 },
    niflheim: {},
  });
  expect([lines, scores[0]]).toEqual([{ ...NOTHING, stones: 6, presence: 2 }, 8]);
});

test('[P5] a world under control scores 5', () => {
  const { lines, scores } = scored({ alfheim: { midgard: 2, asgard: 1 }, jotunheim: { midgard: 1 }, niflheim: {} });
  expect([lines, scores[0]]).toEqual([{ ...NOTHING, stones: 6, control: 10, presence: 2 }, 18]);
});

test('[P6] a world that is disputed scores 3 for each who ties for most', () => {
  const { counts, scores } = scored({ alfheim: { midgard: 2 }, jotunheim: { midgard: 2 }, niflheim: { midgard: 1 } });
  expect(counts.map(count => count['dispute'])).toEqual([3, 3, 0]);
  expect(scores).toEqual([8, 8, 3]);
});

test('[P6] a world without stones is disputed by nobody', () => {
  const { counts } = scored({
    alfheim: { avatarOn: 'midgard' },
    jotunheim: { avatarOn: 'midgard' },
    niflheim: {},
  });
  expect(counts.map(count => count['dispute'])).toEqual([0, 0, 0]);
});

test('[P7] a world scores 5 or 3 or neither, never both', () => {
  const { counts } = scored({
    alfheim: { asgard: 2, midgard: 1, vanaheim: 1 },
    jotunheim: { asgard: 1, midgard: 1, vanaheim: 2 },
    niflheim: {},
  });
  expect(counts.map(count => [count['control'], count['dispute']])).toEqual([
    [5, 3],
    [5, 3],
    [0, 0],
  ]);
});

test('[P8] where an avatar breaks the tie its owner scores 5 and the others nothing', () => {
  const { counts } = scored({
    alfheim: { midgard: 1, avatarOn: 'midgard' },
    jotunheim: { midgard: 1 },
    niflheim: { midgard: 1 },
  });
  expect(counts.map(count => [count['control'], count['dispute']])).toEqual([
    [5, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('[P9] where avatars cancel out everybody who ties scores 3', () => {
  const { counts } = scored({
    alfheim: { midgard: 1, avatarOn: 'midgard' },
    jotunheim: { midgard: 1, avatarOn: 'midgard' },
    niflheim: { midgard: 1 },
  });
  expect(counts.map(count => [count['control'], count['dispute']])).toEqual([
    [0, 3],
    [0, 3],
    [0, 3],
  ]);
});

test('[P10] a world with stones of one’s own scores 1, however many they are', () => {
  const { lines } = scored({ alfheim: { midgard: 3, asgard: 1 }, jotunheim: {}, niflheim: {} });
  expect(lines['presence']).toBe(2);
});

test('[P11] a stone in Helheim scores -2', () => {
  const { lines, scores } = scored({ alfheim: { helheim: 3, card: 7 }, jotunheim: {}, niflheim: {} });
  expect([lines, scores[0]]).toEqual([{ ...NOTHING, helheim: -6, card: 7 }, 1]);
});

test('[P12] a score may fall below zero', () => {
  const { scores } = scored({ alfheim: { helheim: 3 }, jotunheim: {}, niflheim: {} });
  expect(scores[0]).toBe(-6);
});

test('[P1, V2] stones back from Valhalla are in the worlds when the turn is scored', () => {
  const { scores } = scored({ alfheim: { valhalla: 1 }, jotunheim: {}, niflheim: {} });
  expect(scores[0]).toBe(2 + 2 + 5 + 1);
});

test('[E1] the game ends after the last turn, scoring included', () => {
  const t = table({ alfheim: { card: 2 }, jotunheim: {}, niflheim: {} }, { turn: 6 });
  t.turnPasses();
  expect([t.question(), t.s.turn, t.s.score]).toEqual([null, 6, [2, 0, 0]]);
});

test('[E2] most points win', () => {
  const t = table(
    { alfheim: { score: 30 }, jotunheim: { score: 40, helheim: 2 }, niflheim: { score: 20 } },
    { turn: 6 },
  );
  t.turnPasses();
  expect(t.places()).toEqual([2, 1, 3]);
});

test('[E2, P12] the least negative score wins', () => {
  const t = table({ alfheim: { helheim: 3 }, jotunheim: { helheim: 1 }, niflheim: { helheim: 2 } }, { turn: 6 });
  t.turnPasses();
  expect(t.places()).toEqual([3, 1, 2]);
});

test('[E3] a tie on points goes to the player who controls most worlds', () => {
  const t = table({ alfheim: { midgard: 3 }, jotunheim: { asgard: 1, vanaheim: 1 }, niflheim: {} });
  expect(t.places()).toEqual([2, 1, 3]);
});

test('[E4] a tie on worlds too goes to the player with most stones in the Nine Worlds', () => {
  const t = table({ alfheim: { midgard: 2 }, jotunheim: { asgard: 3 }, niflheim: { vanaheim: 1, card: 20 } });
  expect(t.places()).toEqual([2, 1, 3]);
});

test('[E5] those who tie even then share the victory, and the next is third', () => {
  const t = table({ alfheim: { midgard: 2 }, jotunheim: { asgard: 2 }, niflheim: { vanaheim: 1 } });
  expect(t.places()).toEqual([1, 1, 3]);
});
