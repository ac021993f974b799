/** The seats beyond the table and on this side of it, each in the order of the seats: laid out clockwise, the last faces the first. */
export function sidesOf(seats: number): { far: readonly number[]; near: readonly number[] } {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const half = Math.ceil(seats / 2);
  return { far: all.slice(0, half), near: all.slice(half) };
}
