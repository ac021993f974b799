import { memo } from 'react';
import { WORLD_IDS } from '../../src/map.ts';
import { Rune } from '../marks/rune.tsx';
import type { Layout } from '../table/places.ts';
import { pathOf } from './curves.ts';
import { Routes, arcs } from './routes.tsx';
import { ScoreTrack } from './score-track.tsx';
import { Tree } from './tree.tsx';

/** Stars in places that look like chance and are always the same. */
const STARS = Array.from({ length: 70 }, (_, i) => ({
  x: (i * 0.618034) % 1,
  y: (i * 0.754877) % 1,
  size: 0.5 + ((i * 7) % 5) * 0.24,
}));

/** Runes between the worlds, on the inner side of the ring. */
function RingOfRunes({ layout }: { layout: Layout }) {
  if (layout.track === null) return null;
  const radius = layout.track - 178;
  const signs = Array.from({ length: 36 }, (_, i) => i);
  return (
    <g className="nw-runes">
      <circle cx={layout.centre.x} cy={layout.centre.y} r={radius - 11} />
      <circle cx={layout.centre.x} cy={layout.centre.y} r={radius + 11} />
      {signs.map(i => (
        <g
          key={i}
          transform={`translate(${layout.centre.x} ${layout.centre.y}) rotate(${i * 10}) translate(0 ${-radius})`}
        >
          <Rune of={WORLD_IDS[(i * 4) % WORLD_IDS.length]} size={11} />
        </g>
      ))}
    </g>
  );
}

/** All that never changes: sky, tree, ring, routes and the track of scores. */
export const Ground = memo(function Ground({ layout }: { layout: Layout }) {
  const { centre, track } = layout;
  const high = track === null ? 500 : 2 * centre.y;
  const radius = track === null ? 240 : track + 60;
  return (
    <g aria-hidden="true">
      <radialGradient id="nw-sky" gradientUnits="userSpaceOnUse" cx={centre.x} cy={centre.y} r={radius}>
        <stop className="nw-sky-middle" offset="0" />
        <stop className="nw-sky-ring" offset="0.62" />
        <stop className="nw-sky-edge" offset="1" />
      </radialGradient>
      <circle cx={centre.x} cy={centre.y} r={radius} fill="url(#nw-sky)" />
      <g className="nw-stars">
        {STARS.map(({ x, y, size }, i) => (
          <circle key={i} cx={centre.x + (x - 0.5) * high} cy={centre.y + (y - 0.5) * high} r={size} />
        ))}
      </g>
      <RingOfRunes layout={layout} />
      <g className="nw-serpent">
        {arcs(layout).map((curve, i) => (
          <path key={i} d={pathOf(curve)} />
        ))}
      </g>
      <g className="nw-scales">
        {arcs(layout).map((curve, i) => (
          <path key={i} d={pathOf(curve)} />
        ))}
      </g>
      <Tree layout={layout} />
      <Routes layout={layout} />
      <ScoreTrack layout={layout} />
    </g>
  );
});
