/**
 * What must be done to one plain JSON value to make it another. A number, text, flag or null is the new value itself;
 * `[value]` a new object or list; `[]` takes a field away; an object goes on inside: by field, or by index of a list.
 * In a list `"@": [at, removed, …added]` cuts and inserts before anything else.
 */
export type Edit = null | boolean | number | string | unknown[] | { [field: string]: Edit };

type Fields = Record<string, unknown>;

const SPLICE = '@';

/** The edit that makes `after` of `before`; undefined if they are equal. */
export function difference(before: unknown, after: unknown): Edit | undefined {
  if (before === after) return undefined;
  if (typeof after !== 'object' || after === null) return after === undefined ? null : (after as Edit);
  if (typeof before !== 'object' || before === null) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? listDifference(before, after) : [after];
  return Array.isArray(before) ? [after] : fieldDifference(before as Fields, after as Fields);
}

function fieldDifference(before: Fields, after: Fields): Edit | undefined {
  let edits: { [field: string]: Edit } | undefined;
  for (const field in after) {
    const value = after[field];
    const old = before[field];
    if (value === undefined || value === old) continue;
    const edit = isOwn(before, field, old) ? difference(old, value) : fresh(value);
    if (edit !== undefined) put((edits ??= {}), field, edit);
  }
  for (const field in before) {
    if (before[field] === undefined) continue;
    if (after[field] === undefined || !isOwn(after, field, after[field])) put((edits ??= {}), field, []);
  }
  return edits;
}

/** Whether a value that was found under a name is the object's own: what all objects have by birth are functions, and one object. */
const isOwn = (object: Fields, field: string, found: unknown): boolean =>
  typeof found === 'function' || field === '__proto__' ? Object.hasOwn(object, field) : found !== undefined;

/** The edit that sets a value where there was none. */
const fresh = (value: unknown): Edit => (typeof value === 'object' && value !== null ? [value] : (value as Edit));

function listDifference(before: readonly unknown[], after: readonly unknown[]): Edit | undefined {
  if (before.length === after.length) return byIndex(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  if (start + end === 0) return [after];
  return { [SPLICE]: [start, before.length - start - end, ...after.slice(start, after.length - end)] };
}

/** Item by item, unless so many are new that the whole list is shorter. */
function byIndex(before: readonly unknown[], after: readonly unknown[]): Edit | undefined {
  let edits: { [field: string]: Edit } | undefined;
  let changed = 0;
  let plain = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const edit = difference(before[i], after[i]);
    if (edit === undefined) continue;
    changed++;
    if (typeof edit !== 'object' || edit === null) plain++;
    (edits ??= {})[i] = edit;
  }
  return edits && plain === changed && changed * 3 > after.length ? [after] : edits;
}

const same = (x: unknown, y: unknown): boolean => difference(x, y) === undefined;

/** Carries out an edit. Nothing is changed in place; what the edit does not touch is shared with `before`. */
export function patch(before: unknown, edit: Edit | undefined): unknown {
  if (edit === undefined) return before;
  if (typeof edit !== 'object' || edit === null) return edit;
  if (Array.isArray(edit)) return edit[0];
  return Array.isArray(before) ? patchList(before, edit) : patchFields(before as Fields, edit);
}

function patchFields(before: Fields, edits: { [field: string]: Edit }): Fields {
  const after: Fields = { ...before };
  for (const field of Object.keys(edits)) {
    const edit = edits[field];
    if (Array.isArray(edit) && edit.length === 0) delete after[field];
    else put(after, field, patch(Object.hasOwn(before, field) ? before[field] : undefined, edit));
  }
  return after;
}

function patchList(before: readonly unknown[], edits: { [field: string]: Edit }): unknown[] {
  const after = [...before];
  const cut = edits[SPLICE] as [number, number, ...unknown[]] | undefined;
  if (cut) after.splice(...cut);
  for (const field of Object.keys(edits))
    if (field !== SPLICE) after[Number(field)] = patch(after[Number(field)], edits[field]);
  return after;
}

/** Sets a field, even one that would otherwise be an object's prototype. */
function put(target: Record<string, unknown>, field: string, value: unknown): void {
  if (field === '__proto__')
    Object.defineProperty(target, field, { value, enumerable: true, configurable: true, writable: true });
  else target[field] = value;
}
