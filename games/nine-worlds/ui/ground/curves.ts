import type { Spot } from '../table/places.ts';

/** A bent way between two points: a quadratic curve. */
export interface Curve {
  from: Spot;
  bend: Spot;
  to: Spot;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const short = (value: number): string => value.toFixed(1);

export const middle = (one: Spot, other: Spot): Spot => ({ x: mix(one.x, other.x, 0.5), y: mix(one.y, other.y, 0.5) });

/** Away from a point, by a factor. */
export const away = (from: Spot, spot: Spot, factor: number): Spot => ({
  x: from.x + (spot.x - from.x) * factor,
  y: from.y + (spot.y - from.y) * factor,
});

/** A curve that leans to one side of the straight way, by a part of its length. */
export function leaning(from: Spot, to: Spot, lean: number): Curve {
  const { x, y } = middle(from, to);
  return { from, to, bend: { x: x - (to.y - from.y) * lean, y: y + (to.x - from.x) * lean } };
}

export const pathOf = ({ from, bend, to }: Curve): string =>
  `M${short(from.x)} ${short(from.y)}Q${short(bend.x)} ${short(bend.y)} ${short(to.x)} ${short(to.y)}`;

export const pointOn = ({ from, bend, to }: Curve, t: number): Spot => ({
  x: mix(mix(from.x, bend.x, t), mix(bend.x, to.x, t), t),
  y: mix(mix(from.y, bend.y, t), mix(bend.y, to.y, t), t),
});

/** The direction of a curve at a point of it, in radians. */
export function headingOn({ from, bend, to }: Curve, t: number): number {
  const dx = mix(bend.x - from.x, to.x - bend.x, t);
  const dy = mix(bend.y - from.y, to.y - bend.y, t);
  return Math.atan2(dy, dx);
}

const SAMPLES = 12;

/** A limb that grows thinner along a curve. */
export function limb(curve: Curve, thick: number, thin: number): string {
  const sides: [string[], string[]] = [[], []];
  for (let i = 0; i <= SAMPLES; i++) {
    const t = i / SAMPLES;
    const { x, y } = pointOn(curve, t);
    const across = headingOn(curve, t) + Math.PI / 2;
    const half = mix(thick, thin, Math.sqrt(t)) / 2;
    const [dx, dy] = [Math.cos(across) * half, Math.sin(across) * half];
    sides[0].push(`${short(x + dx)} ${short(y + dy)}`);
    sides[1].unshift(`${short(x - dx)} ${short(y - dy)}`);
  }
  return `M${[...sides[0], ...sides[1]].join('L')}Z`;
}
