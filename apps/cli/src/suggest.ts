function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** The name that was probably meant; null if none is near. */
export function nearest(given: string, names: readonly string[]): string | null {
  const text = given.toLowerCase();
  const ranked = names
    .map(name => ({ name, far: name.startsWith(text) && text !== '' ? 0 : distance(text, name.toLowerCase()) }))
    .toSorted((x, y) => x.far - y.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, Math.floor(text.length / 3)) ? best.name : null;
}
