import type { ReactNode } from 'react';
import type { Box } from '../games.ts';

const turn = (i: number, of: number, radius: number): readonly [number, number] => {
  const angle = (i / of) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};
const nine = Array.from({ length: 9 }, (_, i) => i);

/** The tree, and nine worlds on its ring. */
function Worlds() {
  return (
    <>
      <rect width="320" height="180" fill="#0f1b2d" />
      {nine.map(i => (
        <circle
          key={i}
          cx={(i * 97 + 23) % 320}
          cy={(i * 53 + 11) % 90}
          r={i % 3 ? 0.8 : 1.4}
          fill="#cfe3ff"
          opacity="0.7"
        />
      ))}
      <g transform="translate(160 92)" stroke="#c8a25a" fill="none" strokeLinecap="round">
        <path
          d="M0 78C-4 40 4 20 0-8M0 40C-18 22-34 20-46 4M0 40C18 22 34 20 46 4M0 14C-10 2-20-8-22-24M0 14C10 2 20-8 22-24M0 78C-14 82-30 84-44 88M0 78C14 82 30 84 44 88"
          strokeWidth="3.5"
        />
        <ellipse rx="112" ry="46" strokeWidth="1.2" strokeDasharray="3 5" opacity="0.7" />
        {nine.map(i => {
          const [x, y] = turn(i, 9, 1);
          const at = i === 4 ? [0, -10] : [x * 112, y * 46];
          return (
            <g key={i} transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`} stroke="none">
              <circle
                r="11"
                fill={
                  ['#d8b24c', '#5fae6b', '#e9edf2', '#53c1d6', '#d9b98a', '#c3763a', '#d5483f', '#4d78d6', '#8c62c7'][i]
                }
              />
              <circle r="11" fill="none" stroke="#0f1b2d" strokeWidth="2" />
              <circle r="4" cx="-3" cy="-3" fill="#fff" opacity="0.35" />
            </g>
          );
        })}
      </g>
    </>
  );
}

/** Columns of kingdoms before a gold sun. */
function Kingdoms() {
  return (
    <>
      <rect width="320" height="180" fill="#5c1016" />
      <circle cx="160" cy="84" r="58" fill="#d9a441" />
      <circle cx="160" cy="84" r="48" fill="none" stroke="#5c1016" strokeWidth="1.5" />
      {nine.map(i => {
        const height = 26 + ((i * 37) % 60) + (i === 4 ? 34 : 0);
        return (
          <g key={i} transform={`translate(${40 + i * 30} 180)`}>
            <rect x="-11" y={-height} width="22" height={height} fill="#17090b" />
            <rect x="-11" y={-height} width="22" height="5" fill="#d9a441" />
            <path d={`M-5 ${-height + 14}h10M-5 ${-height + 20}h10`} stroke="#d9a441" strokeWidth="1.6" />
          </g>
        );
      })}
      <path d="M0 14h320M0 20h320" stroke="#d9a441" strokeWidth="1" opacity="0.6" />
    </>
  );
}

/** Relics of a far future, in luminous ink. */
function Relics() {
  return (
    <>
      <rect width="320" height="180" fill="#07181c" />
      <path d="M0 150C60 128 110 158 170 140S270 128 320 146V180H0z" fill="#0f2e33" />
      <g fill="none" stroke="#46e0c8" strokeWidth="2">
        <path d="M160 22l34 62-34 46-34-46z" />
        <path d="M126 84h68M160 22v108" opacity="0.6" />
        <circle cx="160" cy="84" r="14" fill="#46e0c8" stroke="none" opacity="0.85" />
        {nine.map(i => {
          const [x, y] = turn(i, 9, 1);
          return (
            <circle key={i} cx={160 + x * 96} cy={84 + y * 48} r={3 + (i % 3) * 2} opacity={0.4 + (i % 4) * 0.15} />
          );
        })}
        <path d="M48 138v-40l14-14 14 14v40M250 138V88h26v50" opacity="0.7" />
      </g>
    </>
  );
}

/** Nine banners on parchment. */
function Banners() {
  const colours = ['#7d2027', '#24456b', '#2f5d3a', '#8a6a1f', '#4a2f63', '#1f5a63', '#6b3a1f', '#3c3c46', '#8d3b5c'];
  return (
    <>
      <rect width="320" height="180" fill="#e9dcc0" />
      <path d="M12 30h296" stroke="#5b4322" strokeWidth="5" strokeLinecap="round" />
      {nine.map(i => (
        <g key={i} transform={`translate(${36 + i * 31} 32)`}>
          <path d={`M-12 0h24v${74 + (i % 3) * 12}l-12-14-12 14z`} fill={colours[i]} />
          <circle cy="26" r="7" fill="none" stroke="#e9dcc0" strokeWidth="2" />
          <path d={i % 2 ? 'M-7 44h14M-7 50h14' : 'M0 40v16M-7 48h14'} stroke="#e9dcc0" strokeWidth="2" />
        </g>
      ))}
      <path d="M120 162l10-18 14 12 16-20 16 20 14-12 10 18z" fill="#8a6a1f" />
    </>
  );
}

/** A game master's desk. */
function Desk() {
  return (
    <>
      <rect width="320" height="180" fill="#2b2320" />
      <rect x="34" y="26" width="118" height="150" rx="4" fill="#efe7d6" transform="rotate(-4 93 100)" />
      <g stroke="#8b7f6c" strokeWidth="2" transform="rotate(-4 93 100)">
        <path d="M48 46h62M48 62h90M48 76h90M48 90h70M48 118h28v28h-28zM86 118h28v28h-28z" fill="none" />
      </g>
      <g transform="translate(226 88)">
        <path d="M0-58L50-29V29L0 58-50 29V-29z" fill="#a3442f" />
        <path
          d="M0-34L30 18H-30zM0-58V-34M50-29L30 18M-50-29L-30 18M0 58L30 18M0 58L-30 18M50 29L30 18M-50 29L-30 18M0-34L50-29M0-34L-50-29"
          fill="none"
          stroke="#f0c9a8"
          strokeWidth="2"
        />
        <text y="10" textAnchor="middle" fontFamily="Fraunces, serif" fontSize="24" fontWeight="600" fill="#f7e9d8">
          17
        </text>
      </g>
    </>
  );
}

const FACES: Readonly<Record<Box, () => ReactNode>> = {
  'nine-worlds': Worlds,
  nine: Kingdoms,
  'ninth-world': Relics,
  'nine-empires': Banners,
  numenera: Desk,
};

/** The drawing on a box. */
export function BoxFace({ box }: { box: Box }) {
  const Face = FACES[box];
  return (
    <svg className="box-face" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Face />
    </svg>
  );
}
