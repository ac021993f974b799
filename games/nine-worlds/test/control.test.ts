import { expect, test } from 'vitest';
import { afterActions, table } from './table.ts';

test('[C1] a stone belongs to the player of its colour, whoever moves it', () => {
  const { alfheim, jotunheim, ...t } = table({ alfheim: {}, jotunheim: { midgard: 1 }, niflheim: {} });
  alfheim.drives('jotunheim', 'midgard', 'asgard');
  expect(t.controls('asgard')).toBe('jotunheim');
  expect([jotunheim.on('asgard'), alfheim.on('asgard')]).toEqual([1, 0]);
});

test('[C2] strictly more stones than every other player control a world', () => {
  const t = table({ alfheim: { midgard: 3 }, jotunheim: { midgard: 2 }, niflheim: { midgard: 2 } });
  expect(t.controls('midgard')).toBe('alfheim');
});

test('[C2] the most stones control a world even if the others together have more', () => {
  const t = table({ alfheim: { midgard: 2 }, jotunheim: { midgard: 3 }, niflheim: { midgard: 2 } });
  expect(t.controls('midgard')).toBe('jotunheim');
});

test('[C3] an avatar is no stone: with one stone fewer it does not help', () => {
  const t = table({ alfheim: { midgard: 1, avatarOn: 'midgard' }, jotunheim: { midgard: 2 }, niflheim: {} });
  expect(t.controls('midgard')).toBe('jotunheim');
});

test('[C4] the only avatar among those who tie controls the world', () => {
  const t = table({
    alfheim: { midgard: 2 },
    jotunheim: { midgard: 2, avatarOn: 'midgard' },
    niflheim: { midgard: 2 },
  });
  expect(t.controls('midgard')).toBe('jotunheim');
});

test('[C5] two avatars among those who tie cancel out', () => {
  const t = table({
    alfheim: { midgard: 2, avatarOn: 'midgard' },
    jotunheim: { midgard: 2, avatarOn: 'midgard' },
    niflheim: { midgard: 2 },
  });
  expect(t.controls('midgard')).toBeNull();
});

test('[C5] all three avatars cancel out too', () => {
  const t = table({
    alfheim: { asgard: 1, avatarOn: 'asgard' },
    jotunheim: { asgard: 1, avatarOn: 'asgard' },
    niflheim: { asgard: 1, avatarOn: 'asgard' },
  });
  expect(t.controls('asgard')).toBeNull();
});

test('[C6] a tie without an avatar leaves the world to nobody', () => {
  const t = table({ alfheim: { midgard: 2 }, jotunheim: { midgard: 2 }, niflheim: { midgard: 1 } });
  expect(t.controls('midgard')).toBeNull();
});

test('[C7] an avatar whose owner does not tie for most changes nothing', () => {
  const t = table({
    alfheim: { midgard: 2 },
    jotunheim: { midgard: 2 },
    niflheim: { midgard: 1, avatarOn: 'midgard' },
  });
  expect(t.controls('midgard')).toBeNull();
});

test('[C7] the outsider’s avatar does not cancel the avatar that breaks the tie', () => {
  const t = table({
    alfheim: { midgard: 2, avatarOn: 'midgard' },
    jotunheim: { midgard: 2 },
    niflheim: { midgard: 1, avatarOn: 'midgard' },
  });
  expect(t.controls('midgard')).toBe('alfheim');
});

test('[C7] an avatar without a stone controls nothing', () => {
  const t = table({ alfheim: { avatarOn: 'midgard' }, jotunheim: {}, niflheim: {} });
  expect(t.controls('midgard')).toBeNull();
});

test('Example 1 [C2]: two Blue stones against one each of Red, Green and Yellow control Vanaheim', () => {
  const t = table({
    vanaheim: { vanaheim: 2, avatarOn: 'midgard' }, // Blue
    alfheim: { vanaheim: 1 },
    muspelheim: { vanaheim: 1 },
    svartalfheim: { vanaheim: 1 },
  });
  expect(t.controls('vanaheim')).toBe('vanaheim');
});

test('Example 2 [C4]: two Blue stones with the Blue avatar control Vanaheim against two Red ones', () => {
  const t = table({ alfheim: { vanaheim: 2, avatarOn: 'vanaheim' }, jotunheim: { vanaheim: 2 }, niflheim: {} });
  expect(t.controls('vanaheim')).toBe('alfheim');
});

test('Example 5 [W1]: two Blue stones against one each of three others own the power of Midgard', () => {
  const { muspelheim, ...t } = afterActions({
    vanaheim: { midgard: 1 },
    alfheim: { midgard: 1 },
    muspelheim: { midgard: 2 }, // Blue
    svartalfheim: { midgard: 1 },
  });
  expect(t.powerOf('midgard')).toBe('muspelheim');
  expect(t.question()).toBe('power');
  expect(muspelheim.isAsked).toBe(true);
});
