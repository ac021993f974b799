/** A list whose first page was asked for again: its news on top, and what was fetched before stays behind it. */
export function refreshed<T extends { id: string }>(
  before: readonly T[],
  first: readonly T[],
  size: number,
): readonly T[] {
  if (before.length <= size || first.length < size) return first;
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...before.filter(({ id }) => !ids.has(id))];
}
