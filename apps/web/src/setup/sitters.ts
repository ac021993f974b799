/** Who gets a seat: `me`, `hotseat` (one more at this device), `open`, or the level of a bot. */
export type Sitter = string;

/** Chairs for another number of seats: those that stay keep who sits there. */
export function reseat(sitters: readonly Sitter[], seats: number, otherwise: Sitter): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? otherwise);
}

/** Somebody gets a seat. */
export const seated = (sitters: readonly Sitter[], seat: number, who: Sitter): readonly Sitter[] =>
  sitters.map((sitter, at) => (at === seat ? who : sitter));

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

/** Who comes next when a chair is tapped: whoever opens the table only while no other chair is theirs. */
export function nextSitter(sitters: readonly Sitter[], seat: number, levels: readonly string[]): Sitter {
  const isMine = sitters.some((sitter, at) => sitter === 'me' && at !== seat);
  const bots = levels.filter(level => !ODD_LEVELS.includes(level));
  const circle = [...(isMine ? [] : ['me']), 'open', ...bots, 'hotseat'];
  return circle[(circle.indexOf(sitters[seat]) + 1) % circle.length];
}

/** All seats but those at this device. */
export const others = (sitters: readonly Sitter[], who: Sitter): readonly Sitter[] =>
  sitters.map(sitter => (sitter === 'me' || sitter === 'hotseat' ? sitter : who));

/** `hotseat` is one more seat of whoever opens the table. */
export const sent = (sitter: Sitter): string => (sitter === 'hotseat' ? 'me' : sitter);
