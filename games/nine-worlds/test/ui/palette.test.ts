import { expect, test } from 'vitest';
import { WORLD_IDS } from '../../src/map.ts';
import { PAINTS } from '../../ui/palette.ts';

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (colour: string): number[] =>
  [1, 3, 5].map(i => {
    const value = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const through = (eye: number[][], colour: number[]): number[] =>
  eye.map(row =>
    Math.max(
      0,
      row.reduce((sum, factor, i) => sum + factor * colour[i], 0),
    ),
  );

function oklab([r, g, b]: number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const luminance = (colour: string): number => {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test.each(Object.entries(EYES))('no two colours look alike to %s eyes', (_name, eye) => {
  const labs = WORLD_IDS.map(id => oklab(through(eye, linear(PAINTS[id].colour))));
  const distances = labs.flatMap((one, i) =>
    labs.slice(i + 1).map(other => Math.hypot(...one.map((value, k) => value - other[k]))),
  );
  expect(Math.min(...distances)).toBeGreaterThan(0.12);
});

test('no two colours share a sign, and every sign can be read on its colour', () => {
  expect(new Set(WORLD_IDS.map(id => PAINTS[id].glyph)).size).toBe(WORLD_IDS.length);
  for (const { colour, ink } of Object.values(PAINTS)) {
    const [low, high] = [luminance(colour), luminance(ink)].toSorted((x, y) => x - y);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.4);
  }
});
