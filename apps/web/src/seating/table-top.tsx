import type { ReactNode } from 'react';

const nine = Array.from({ length: 9 }, (_, i) => i);
const WORLDS = ['#fdd345', '#00a06f', '#f7f6f3', '#55cffc', '#c1b8a0', '#e98602', '#e4383a', '#3f6fd8', '#9570c5'];

/** The tree, and nine worlds on its ring. */
function Worlds() {
  return (
    <>
      {nine.map(i => (
        <circle key={i} cx={(i * 71 + 14) % 200} cy={(i * 97 + 8) % 230} r={i % 3 ? 1 : 1.8} fill="#cfe3ff" />
      ))}
      <g transform="translate(100 120)" fill="none" stroke="#c8a25a" strokeLinecap="round">
        <circle r="84" strokeWidth="1.5" strokeDasharray="3 6" />
        <path
          d="M0 56C-3 24 3 8 0-26M0 30C-15 15-28 13-38 0M0 30C15 15 28 13 38 0M0 6C-8-3-17-11-19-26M0 6C8-3 17-11 19-26M0 56C-11 60-24 61-36 64M0 56C11 60 24 61 36 64"
          strokeWidth="4"
        />
        {nine.map(i => {
          const angle = (i / 9) * 2 * Math.PI - Math.PI / 2;
          const [x, y] = [Math.cos(angle) * 84, Math.sin(angle) * 84];
          return (
            <circle
              key={i}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r="11"
              fill={WORLDS[i]}
              stroke="#0f1b2d"
              strokeWidth="3"
            />
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
      <circle cx="100" cy="110" r="78" fill="#d9a441" />
      <circle cx="100" cy="110" r="66" fill="none" stroke="#5c1016" strokeWidth="2" />
      {[28, 64, 100, 136, 172].map((x, i) => {
        const height = 44 + ((i * 43) % 76);
        return (
          <g key={x} transform={`translate(${x} 214)`}>
            <rect x="-13" y={-height} width="26" height={height} fill="#17090b" />
            <rect x="-13" y={-height} width="26" height="6" fill="#d9a441" />
            <path d={`M-6 ${17 - height}h12M-6 ${24 - height}h12`} stroke="#d9a441" strokeWidth="2" />
          </g>
        );
      })}
      <path d="M4 214h192M4 221h192" stroke="#d9a441" strokeWidth="1.5" />
    </>
  );
}

/** A star of nine points, as on the page's own sign. */
function Plain() {
  return (
    <g transform="translate(100 120)" fill="none" stroke="#b98a52" strokeWidth="2">
      <circle r="84" />
      {nine.map(i => (
        <path key={i} d="M0-84L54 64" transform={`rotate(${i * 40})`} opacity="0.6" />
      ))}
    </g>
  );
}

const TOPS: Readonly<Record<string, () => ReactNode>> = { 'nine-worlds': Worlds, nine: Kingdoms };

/** What is painted on both ends of the table that a game is played at. */
export function TableTop({ game }: { game: string }) {
  const Top = TOPS[game] ?? Plain;
  return ['', 'other'].map(end => (
    <svg key={end} className={`tabletop-paint ${end}`} viewBox="0 0 200 240" aria-hidden="true">
      <Top />
    </svg>
  ));
}
