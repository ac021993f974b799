/** Where two pieces of plain data differ, in words; null if they are equal. */
export function differenceOf(found: unknown, wanted: unknown, path = ''): string | null {
  if (isSame(found, wanted)) return null;
  if (isBranch(found) && isBranch(wanted) && Array.isArray(found) === Array.isArray(wanted)) {
    for (const field of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      const there = differenceOf(found[field], wanted[field], path ? `${path}.${field}` : field);
      if (there !== null) return there;
    }
    return null;
  }
  return `${path || 'it'} is ${brief(found)}, not ${brief(wanted)}`;
}

/** The quick question; it is asked a thousand times for each difference that is found. */
function isSame(x: unknown, y: unknown): boolean {
  if (Object.is(x, y)) return true;
  if (!isBranch(x) || !isBranch(y)) return false;
  if (Array.isArray(x)) {
    if (!Array.isArray(y) || x.length !== y.length) return false;
    for (let i = 0; i < x.length; i++) if (!isSame(x[i], y[i])) return false;
    return true;
  }
  if (Array.isArray(y)) return false;
  for (const field in x) if (!isSame(x[field], y[field])) return false;
  for (const field in y) if (y[field] !== undefined && x[field] === undefined) return false;
  return true;
}

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const brief = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

/** What keeps a value from being plain data, in words; null if it survives JSON as it is. */
export function oddityOf(value: unknown, path: string): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return null;
  const kind = Object.getPrototypeOf(value) as unknown;
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return `${path} is no plain object`;
  for (const [field, inner] of Object.entries(value)) {
    const odd = oddityOf(inner, `${path}.${field}`);
    if (odd !== null) return odd;
  }
  return null;
}

/** An object that stands in both, as a path; null if they share none. */
export function sharedObject(copy: unknown, original: unknown): string | null {
  const owned = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (!isBranch(value) || owned.has(value)) return;
    owned.add(value);
    Object.values(value).forEach(collect);
  };
  const find = (value: unknown, path: string): string | null => {
    if (!isBranch(value)) return null;
    if (owned.has(value)) return path;
    for (const [field, inner] of Object.entries(value)) {
      const found = find(inner, `${path}.${field}`);
      if (found !== null) return found;
    }
    return null;
  };
  collect(original);
  return find(copy, 'state');
}

/** Every number, text, flag and null in plain data, by its path. */
export function leavesOf(value: unknown, into = new Map<string, unknown>(), path = ''): Map<string, unknown> {
  if (!isBranch(value)) into.set(path, value);
  else for (const [field, inner] of Object.entries(value)) leavesOf(inner, into, path ? `${path}.${field}` : field);
  return into;
}
