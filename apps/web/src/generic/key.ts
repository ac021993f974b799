/** Option keys as a generic board reads them: `march/0/asgard` is the move, then what it is about. */

/** Every beginning of a key is a thing that can be pointed at; a move about nothing is a button. */
export function pathOfKey(key: string): readonly string[] {
  const [move, ...words] = key.split('/');
  const named = words.filter(word => word !== '');
  if (named.length === 0) return [`button/${move}`];
  return [`move/${move}`, ...named.map((_, i) => [move, ...named.slice(0, i + 1)].join('/'))];
}

/** `hreidmarRecruit` as people write it: Hreidmar recruit. */
export function readable(word: string): string {
  const spaced = word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_:]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export function sayKey(key: string): string {
  const [move, ...words] = key.split('/').filter(Boolean);
  return words.length === 0 ? readable(move) : `${readable(move)}: ${words.map(readable).join(', ')}`;
}

export const sayThing = (ref: string): string => readable(ref.split('/').at(-1) ?? ref);

/** An event in one line, field by field. */
export function sayEvent({ type, ...fields }: { type: string; [field: string]: unknown }): string {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${readable(name).toLowerCase()} ${sayValue(value)}`);
  return parts.length === 0 ? readable(type) : `${readable(type)}: ${parts.join(', ')}`;
}

export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (Array.isArray(value)) return value.map(sayValue).join(', ') || '—';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${readable(name).toLowerCase()} ${sayValue(inner)}`)
      .join(', ');
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return String(value as string | number);
}
