import { LINES, type Ledger, type Line } from '../src/index.ts';
import type { Say } from './shape.ts';

const MINUS = '−';
const UNKNOWN = '?';

/** A line as it was told: an amount that the listener may not know is null. */
export type ToldLine = Omit<Line, 'amount'> & { readonly amount?: number | null };
/** Units that change something show which way; the others are plain values. */
const SIGNED = ['steps', 'points', 'damage', 'xp'];

/** The amount of a line with its unit, such as "−2 steps"; nothing for a line without one. */
export function sayAmount({ what, amount }: ToldLine, say: Say): string {
  const unit = LINES[what];
  if (amount === undefined || unit === 'none') return '';
  if (amount === null) return UNKNOWN; // EN8: kept from whoever listens
  const said = say(`units.${unit}`, { count: Math.abs(amount) });
  if (amount < 0) return MINUS + said;
  return SIGNED.includes(unit) ? `+${said}` : said;
}

/** A line in the language of whoever listens. Its rule is shown beside it: `line.rule`. */
export function sayLine(own: ToldLine, say: Say): string {
  const amount = sayAmount(own, say);
  const reason = say(`ledger.${own.what}`);
  return amount === '' ? say('line.bare', { reason }) : say('line.counted', { amount, reason });
}

/** A ledger line by line, each with the id of its rule. */
export const sayLedger = (ledger: Ledger | readonly ToldLine[], say: Say): readonly string[] =>
  ledger.map(own => `${sayLine(own, say)} [${own.rule}]`);
