import type { ReactNode } from 'react';
import { TURNS } from '../../src/variants.ts';

/** So many turns on their track. */
const turns = (count: number): ReactNode => (
  <>
    <path d="M6 20h84" className="line" />
    {Array.from({ length: TURNS['long'] }, (_, i) => (
      <circle key={i} cx={8 + i * 10} cy="20" r={i < count ? 4.5 : 1.8} className={i < count ? 'full' : 'faint'} />
    ))}
  </>
);

/** Four colours, and who belongs together. */
const sides = (bonds: ReactNode, second: readonly number[] = []): ReactNode => (
  <>
    {bonds}
    {[12, 36, 60, 84].map((x, i) =>
      second.includes(i) ? (
        <rect key={x} x={x - 7} y="13" width="14" height="14" className="other" />
      ) : (
        <circle key={x} cx={x} cy="20" r="8" className="full" />
      ),
    )}
  </>
);

const PICTURES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  length: Object.fromEntries(Object.entries(TURNS).map(([length, count]) => [length, turns(count)])),
  mode: {
    standard: sides(null),
    'four-colours': sides(<path d="M12 20C30-6 66-6 84 20M36 20h24" className="line" />, [1, 2]),
    pacts: sides(<path d="M12 20C24 44 48 44 60 20M36 20C48-4 72-4 84 20" className="line" />, [1, 3]),
    alliances: sides(<path d="M12 20C24 44 48 44 60 20M36 20C48-4 72-4 84 20" className="line thick" />, [1, 3]),
  },
  start: {
    suggested: (
      <>
        <path d="M48 4l26 32H22z" className="line" />
        <circle cx="48" cy="6" r="5" className="full" />
        <circle cx="24" cy="34" r="5" className="full" />
        <circle cx="72" cy="34" r="5" className="full" />
      </>
    ),
    random: (
      <>
        <rect x="32" y="4" width="32" height="32" rx="7" className="line" />
        {[
          [40, 12],
          [56, 12],
          [48, 20],
          [40, 28],
          [56, 28],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3" className="full" />
        ))}
      </>
    ),
  },
  avatarPowers: {
    true: (
      <>
        <circle cx="48" cy="11" r="6" className="full" />
        <path d="M34 36a14 14 0 0128 0z" className="full" />
        <path d="M24 8l5 3M24 22h6M72 8l-5 3M72 22h-6" className="line" />
      </>
    ),
  },
  variablePowers: {
    true: (
      <>
        <circle cx="26" cy="20" r="9" className="full" />
        <circle cx="70" cy="20" r="9" className="line" />
        <path d="M38 12h18l-5-5M58 28H40l5 5" className="line" />
      </>
    ),
  },
};

/** A small drawing of what a choice means. */
export const picture = (option: string, choice: string): ReactNode => PICTURES[option]?.[choice] ?? null;
