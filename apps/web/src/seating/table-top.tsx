import type { TableTop as Top } from '@ennead/board';

const POINTS = 9;

/** A star of nine points, as on the page's own sign. */
function Star() {
  return (
    <g transform="translate(100 120)" fill="none" stroke="#b98a52" strokeWidth="2">
      <circle r="84" />
      {Array.from({ length: POINTS }, (_, i) => (
        <path key={i} d="M0-84L54 64" transform={`rotate(${i * 40})`} opacity="0.6" />
      ))}
    </g>
  );
}

/** The table of a game that has none of its own. */
export const PLAIN: Top = { felt: '#4a3322', rim: '#2f1f13', trim: '#b98a52', Paint: Star };

/** What is painted on both ends of a table. */
export function TableTop({ Paint }: Top) {
  return ['', 'other'].map(end => (
    <svg key={end} className={`tabletop-paint ${end}`} viewBox="0 0 200 240" aria-hidden="true">
      <Paint />
    </svg>
  ));
}
