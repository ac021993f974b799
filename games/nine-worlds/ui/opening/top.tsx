import { WORLD_IDS, WORLDS } from '../../src/map.ts';
import { PAINTS } from '../palette.ts';

export const FELT = '#0f1b2d';
const STARS = 9;
const RING = 84;

/** Yggdrasil, and the worlds around it in the order of their numbers. */
export function Paint() {
  return (
    <>
      {Array.from({ length: STARS }, (_, i) => (
        <circle key={i} cx={(i * 71 + 14) % 200} cy={(i * 97 + 8) % 230} r={i % 3 ? 1 : 1.8} fill="#cfe3ff" />
      ))}
      <g transform="translate(100 120)" fill="none" stroke="#c8a25a" strokeLinecap="round">
        <circle r={RING} strokeWidth="1.5" strokeDasharray="3 6" />
        <path
          d="M0 56C-3 24 3 8 0-26M0 30C-15 15-28 13-38 0M0 30C15 15 28 13 38 0M0 6C-8-3-17-11-19-26M0 6C8-3 17-11 19-26M0 56C-11 60-24 61-36 64M0 56C11 60 24 61 36 64"
          strokeWidth="4"
        />
        {WORLD_IDS.map((world, i) => {
          const angle = (i / WORLDS) * 2 * Math.PI - Math.PI / 2;
          return (
            <circle
              key={world}
              cx={(Math.cos(angle) * RING).toFixed(1)}
              cy={(Math.sin(angle) * RING).toFixed(1)}
              r="11"
              // A little light, or the deep ones are lost on the felt.
              style={{ fill: `color-mix(in srgb, ${PAINTS[world].colour}, #fff 16%)` }}
              stroke={FELT}
              strokeWidth="3"
            />
          );
        })}
      </g>
    </>
  );
}
