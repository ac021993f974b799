/** A small validator for data from outside: what was wanted, what was found, where. */

/** Null if the value fits; else a sentence that begins with its place. */
export type Check = (value: unknown, path: string) => string | null;

const LONGEST = 40;

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return `"${value.slice(0, LONGEST)}"`;
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : 'fields';
}

const flaw = (path: string, wanted: string, found: unknown): string =>
  `${path || 'it'}: wanted ${wanted}, found ${show(found)}`;

export const int =
  (least: number, most: number): Check =>
  (value, path) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : flaw(path, `a whole number from ${least} to ${most}`, value);

export const flag: Check = (value, path) => (typeof value === 'boolean' ? null : flaw(path, 'true or false', value));

const LONGEST_TEXT = 80;

/** A name: letters and signs on one line. */
export const text: Check = (value, path) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT && !/\p{Cc}/u.test(value)
    ? null
    : flaw(path, `a text of 1 to ${LONGEST_TEXT} characters`, value);

const MOST_SHOWN = 12;

export function oneOf(choices: readonly (string | number)[]): Check {
  const more = choices.length > MOST_SHOWN ? `, … (${choices.length} in all)` : '';
  return (value, path) =>
    choices.includes(value as string)
      ? null
      : flaw(path, `one of ${choices.slice(0, MOST_SHOWN).join(', ')}${more}`, value);
}

export const list =
  (of: Check, least = 0, most = Infinity): Check =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return flaw(path, `a list of ${least} to ${most === Infinity ? 'any number' : most}`, value);
    for (const [i, item] of value.entries()) {
      const found = of(item, `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  };

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields by name; a stray one is refused, for it is most likely a slip. */
export function fields(required: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  const known = new Map([...Object.entries(required), ...Object.entries(optional)]);
  return (value, path) => {
    if (!isFields(value)) return flaw(path, 'fields by name', value);
    const stray = Object.keys(value).find(name => !known.has(name));
    if (stray !== undefined)
      return flaw(
        `${path}.${stray}`.replace(/^\./, ''),
        `no such field; there are ${[...known.keys()].join(', ')}`,
        value[stray],
      );
    for (const [name, check] of known) {
      const inner = Object.hasOwn(value, name) ? value[name] : undefined;
      if (inner === undefined && Object.hasOwn(optional, name)) continue;
      const found = check(inner, path === '' ? name : `${path}.${name}`);
      if (found !== null) return found;
    }
    return null;
  };
}

/** Fields whose shape hangs on the value of one of them. */
export const tagged =
  (tag: string, cases: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const kind = isFields(value) ? value[tag] : undefined;
    const check = typeof kind === 'string' && Object.hasOwn(cases, kind) ? cases[kind] : undefined;
    return check ? check(value, path) : flaw(`${path}.${tag}`, `one of ${Object.keys(cases).join(', ')}`, kind);
  };

/** All of these, in order. */
export const both =
  (...checks: readonly Check[]): Check =>
  (value, path) => {
    for (const check of checks) {
      const found = check(value, path);
      if (found !== null) return found;
    }
    return null;
  };
