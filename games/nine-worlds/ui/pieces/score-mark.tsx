import type { View } from '../../src/hidden.ts';
import { lineOf, TRACK } from '../ground/score-track.tsx';
import { GLYPHS, PAINTS } from '../palette.ts';
import type { Layout } from '../table/places.ts';

const rest = (score: number): number => ((score % TRACK) + TRACK) % TRACK;

/** How far marks on one notch stand apart, in points. */
const APART = { ring: 0.88, line: 3.4 };

/** Marks on the same notch stand side by side, in the order of the seats. */
function shiftOf(view: View, seat: number, apart: number): number {
  const score = rest(view.seats[seat].score);
  const same = view.seats.map((_, i) => i).filter(i => rest(view.seats[i].score) === score);
  return (same.indexOf(seat) - (same.length - 1) / 2) * apart;
}

/** Marks on the line lean towards its middle, so that none hangs over an end. */
function inward(view: View, seat: number): number {
  const score = rest(view.seats[seat].score);
  const same = view.seats.filter(other => rest(other.score) === score).length;
  return ((same - 1) / 2) * (score < TRACK / 2 ? 1 : -1);
}

/** A seat's mark on the track of scores: around the worlds, or along the line. */
export function ScoreMark({ view, seat, layout }: { view: View; seat: number; layout: Layout }) {
  const { home, score } = view.seats[seat];
  const { colour, ink, glyph } = PAINTS[home];
  const part = (units: number): string => `${((units / layout.width) * 100).toFixed(3)}cqw`;
  const { centre, track, score: line } = layout;
  let transform = '';
  if (track !== null) {
    const turn = (score + shiftOf(view, seat, APART.ring)) * (360 / TRACK);
    transform = `translate(${part(centre.x)}, ${part(centre.y)}) rotate(${turn}deg) translateY(${part(-track)}) rotate(${-turn}deg)`;
  } else if (line) {
    const along = rest(score) + shiftOf(view, seat, APART.line) + inward(view, seat) * APART.line;
    transform = `translate(${part(line.x + (line.width * along) / TRACK)}, ${part(lineOf(line))})`;
  }
  return (
    <span className="nw-score-mark" style={{ transform, ['--colour' as string]: colour }}>
      <svg viewBox="-10 -10 20 20">
        <path d={GLYPHS[glyph]} fill={ink} transform="scale(0.8)" />
      </svg>
      {score >= TRACK && <b>{`+${score - rest(score)}`}</b>}
    </span>
  );
}
