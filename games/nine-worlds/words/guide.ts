const SECTIONS: Readonly<Record<string, string>> = {
  action: 'A',
  power: 'W',
  destruction: 'W',
  spending: 'W',
  valhalla: 'V',
};

/** The section of RULES.md that a question belongs to. */
export const section = (kind: string): string => SECTIONS[kind] ?? 'T';

/** What is one's own comes first: reserve, card, stones, avatar, gift; then the others' things; buttons last. */
export function rank(ref: string, seat: number): number {
  const [what, owner] = ref.split('/');
  if (what === 'button') return 9;
  if (owner === undefined || !/^\d+$/.test(owner)) return what === 'gift' ? 3 : 0;
  if (Number(owner) === seat) return what === 'avatar' ? 2 : 1;
  return what === 'avatar' ? 5 : 4;
}
