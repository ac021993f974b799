/** Who gets a seat: `me`, `hotseat` (one more at this device), `open`, or the level of a bot. */
export type Sitter = string;

/** Chairs for another number of seats: those that stay keep who sits there. */
export function reseat(sitters: readonly Sitter[], seats: number, otherwise: Sitter): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? otherwise);
}

/** Somebody takes a seat; whoever opens the table has one only, and leaves the other to whom they send away. */
export function take(sitters: readonly Sitter[], seat: number, who: Sitter): readonly Sitter[] {
  return sitters.map((sitter, at) => {
    if (at === seat) return who;
    return who === 'me' && sitter === 'me' ? sitters[seat] : sitter;
  });
}

/** Where the game gives whoever opens the table other seats than before: these are theirs, the former ones free. */
export function takeOwn(
  sitters: readonly Sitter[],
  before: readonly number[],
  own: readonly number[],
): readonly Sitter[] {
  if (before.join() === own.join()) return sitters;
  return sitters.map((sitter, seat) => (own.includes(seat) ? 'me' : sitter === 'me' ? 'open' : sitter));
}

/** Whoever is offered a chair when it is tapped: the levels that one plays against, not those for trying things out. */
const ODD_LEVELS = ['random', 'greedy'];

/** Who comes after somebody when a chair is tapped. */
export function nextSitter(sitter: Sitter, levels: readonly string[]): Sitter {
  const circle = ['me', 'open', ...levels.filter(level => !ODD_LEVELS.includes(level)), 'hotseat'];
  return circle[(circle.indexOf(sitter) + 1) % circle.length];
}

/** All seats but those at this device. */
export const others = (sitters: readonly Sitter[], who: Sitter): readonly Sitter[] =>
  sitters.map(sitter => (sitter === 'me' || sitter === 'hotseat' ? sitter : who));

/** `hotseat` is one more seat of whoever opens the table. */
export const sent = (sitter: Sitter): string => (sitter === 'hotseat' ? 'me' : sitter);
