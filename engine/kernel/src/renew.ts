/**
 * A list for a view: items that are still as they were are those of the view before, and where all are it is that list
 * itself. What is the same object need not be made, compared or sent again.
 */
export function renewList<S, T>(
  before: T[] | undefined,
  count: number,
  s: S,
  make: (s: S, i: number) => T,
  isStill: (old: T, s: S, i: number) => boolean,
): T[] {
  if (before?.length !== count) return Array.from({ length: count }, (_, i) => make(s, i));
  let list = before;
  for (let i = 0; i < count; i++) {
    if (isStill(before[i], s, i)) continue;
    if (list === before) list = before.slice();
    list[i] = make(s, i);
  }
  return list;
}

/** A copy of a list of plain values, or the one of the view before where it is the same. */
export function renewCopy<T>(before: T[] | undefined, now: readonly T[]): T[] {
  if (before?.length !== now.length) return [...now];
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return [...now];
  return before;
}
