import { IllegalMove } from '@ennead/kernel';
import type { LineKey } from './keys.ts';

/** The chapters of RULES.md, in the book's order. */
type Chapter =
  | ('T' | 'M' | 'E' | 'R' | 'S' | 'Y' | 'C' | 'D' | 'K' | 'N' | 'A' | 'H')
  | ('DM' | 'AR' | 'HZ' | 'ED' | 'DT' | 'RC' | 'SD')
  | ('AM' | 'CO' | 'PO' | 'SU' | 'RG' | 'IL' | 'VI' | 'WA' | 'MT' | 'GR' | 'NN' | 'PP' | 'AA' | 'OB')
  | ('AB' | 'MO' | 'LM' | 'TE' | 'CH' | 'WT' | 'DF' | 'EL')
  | ('CL' | 'CR' | 'GU' | 'HE' | 'JU' | 'LO' | 'IN' | 'HV' | 'DV' | 'RI' | 'SN' | 'SW' | 'KN')
  | ('XP' | 'XI' | 'XD' | 'XA' | 'XS' | 'XB' | 'AD' | 'PC' | 'EN');

export type RuleId = `${Chapter}${number}`;

/** One reason of a result: how much, why, by which rule. The words for `what` are in words/. */
export interface Line {
  readonly what: LineKey;
  readonly rule: RuleId;
  readonly amount?: number;
}

/** The reasons of a result, in the order in which they count. */
export type Ledger = readonly Line[];

export const line = (what: LineKey, rule: RuleId, amount?: number): Line =>
  amount === undefined ? { what, rule } : { what, rule, amount };

/** A line whose amount is nothing says nothing. */
export const unlessZero = (what: LineKey, rule: RuleId, amount: number): Ledger =>
  amount === 0 ? [] : [line(what, rule, amount)];

export const when = (holds: boolean | undefined, what: LineKey, rule: RuleId, amount?: number): Ledger =>
  holds ? [line(what, rule, amount)] : [];

export const totalOf = (lines: Ledger): number => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Refuses an act that a rule forbids; callers have changed nothing. */
export function refuse(rule: RuleId, message: string): never {
  throw new IllegalMove('not-offered', message, rule);
}

/** Wants a whole number within bounds, by the rule that sets them. */
export function whole(
  value: number,
  what: string,
  rule: RuleId,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new IllegalMove('bad-value', `${what}: wanted a whole number ${bounds}, found ${value}`, rule);
  }
  return value;
}
