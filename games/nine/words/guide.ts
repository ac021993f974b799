const SECTIONS: Readonly<Record<string, string>> = { draw: 'D', orders: 'O', action: 'K', copy: 'H', discard: 'L' };

/** The section of RULES.md that a question belongs to. */
export const section = (kind: string): string => SECTIONS[kind] ?? 'R';

/** Cards to reveal come first, then Heroes, one's own columns and tokens, others' things; buttons last. */
export function rank(ref: string, seat: number): number {
  const [what, owner] = ref.split('/');
  if (what === 'button') return 9;
  if (what === 'hero') return 1;
  if (what === 'column' || what === 'token') return Number(owner) === seat ? 2 : 3;
  return 0;
}
