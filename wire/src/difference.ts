import { furtherQuoted, literal, named } from './known-texts.ts';
import { plainJson } from './plain-json.ts';

/**
 * What must be done to one plain JSON value to make it another. A number, text, flag or null is the new value itself;
 * `[value]` a new object or list; `[]` takes a field away; an object goes on inside: by field, or by index of a list.
 * In a list `"@": [at, removed, …added]` cuts and inserts before anything else.
 */
export type Edit = null | boolean | number | string | unknown[] | { [field: string]: Edit };

type Fields = Record<string, unknown>;

const SPLICE = '@';

/** The edit that makes `after` of `before`, as JSON; null if they are equal. Written down as it is found: it is sent as it is. */
export function differenceText(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (typeof after !== 'object' || after === null) return literal(after);
  if (typeof before !== 'object' || before === null) return whole(after);
  if (Array.isArray(after)) return Array.isArray(before) ? listDifference(before, after) : whole(after);
  return Array.isArray(before) ? whole(after) : fieldDifference(before as Fields, after as Fields);
}

const whole = (value: object): string =>
  Array.isArray(value) ? `[[${listed(value, 0, value.length)}]]` : `[${plainJson(value)}]`;

/** Items of a list as JSON, with commas between. They are mostly texts that were written before. */
const listed = (list: readonly unknown[], from: number, to: number): string =>
  from === to ? '' : itemText(list[from]) + furtherListed(list, from + 1, to);

/** A list of so many items is joined: texts that are added are put together one by one when they are sent. */
const MANY_ITEMS = 3;

/** The same with a comma before the first one too. */
function furtherListed(list: readonly unknown[], from: number, to: number): string {
  if (to - from >= MANY_ITEMS) return list.slice(from, to).map(furtherText).join('');
  let texts = '';
  for (let i = from; i < to; i++) texts += furtherText(list[i]);
  return texts;
}

const furtherText = (item: unknown): string => (typeof item === 'string' ? furtherQuoted(item) : `,${itemText(item)}`);

const itemText = (item: unknown): string =>
  typeof item === 'object' && item !== null ? plainJson(item) : literal(item);

function fieldDifference(before: Fields, after: Fields): string | null {
  let edits = '';
  let shared = 0;
  for (const field in after) {
    const value = after[field];
    const old = before[field];
    if (value === undefined) continue;
    if (value === old) {
      shared++;
      continue;
    }
    const own = isOwn(before, field, old);
    if (own) shared++;
    const edit = own ? differenceText(old, value) : differenceText(undefined, value);
    if (edit !== null) edits += named(field, edits) + edit;
  }
  for (const _ in before) shared--;
  if (shared < 0) edits = withMissing(edits, before, after);
  return edits === '' ? null : edits + '}';
}

/** Adds the edits that take fields away. */
function withMissing(some: string, before: Fields, after: Fields): string {
  let edits = some;
  for (const field in before) {
    if (before[field] === undefined || isOwn(after, field, after[field])) continue;
    edits += `${named(field, edits)}[]`;
  }
  return edits;
}

/** Whether a value that was found under a name is the object's own: what all objects have by birth are functions, and one object. */
const isOwn = (object: Fields, field: string, found: unknown): boolean =>
  typeof found === 'function' || field === '__proto__' ? Object.hasOwn(object, field) : found !== undefined;

function listDifference(before: readonly unknown[], after: readonly unknown[]): string | null {
  if (before.length === after.length) return byIndex(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  if (start + end === 0) return whole(after);
  const removed = before.length - start - end;
  const added = furtherListed(after, start, after.length - end);
  return `{"${SPLICE}":[${start},${removed}${added}]}`;
}

/** Item by item, unless so many are new that the whole list is shorter. */
function byIndex(before: readonly unknown[], after: readonly unknown[]): string | null {
  let edits = '';
  let changed = 0;
  let plain = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    if (before[i] === item) continue;
    const edit = differenceText(before[i], item);
    if (edit === null) continue;
    changed++;
    if (typeof item !== 'object' || item === null) plain++;
    edits += named(String(i), edits) + edit;
  }
  if (edits === '') return null;
  return plain === changed && changed * 3 > after.length ? whole(after) : edits + '}';
}

/** Two different texts or numbers need not be written down to be told apart. */
const same = (x: unknown, y: unknown): boolean =>
  x === y || (typeof x === 'object' && typeof y === 'object' && differenceText(x, y) === null);

/**
 * Carries out an edit. What the edit does not touch is shared with `before`, which stays as it was, unless the edit is
 * to be made in place: that is cheaper where nobody keeps an earlier value.
 */
export function patch(before: unknown, edit: Edit | undefined, inPlace = false): unknown {
  if (typeof edit !== 'object' || edit === null) return edit === undefined ? before : edit;
  if (Array.isArray(edit)) return edit[0];
  return Array.isArray(before) ? patchList(before, edit, inPlace) : patchFields(before as Fields, edit, inPlace);
}

function patchFields(before: Fields, edits: { [field: string]: Edit }, inPlace: boolean): Fields {
  const after: Fields = inPlace ? before : { ...before };
  for (const field in edits) {
    const edit = edits[field];
    if (Array.isArray(edit) && edit.length === 0) delete after[field];
    // What an object has by birth, and not as its own, has no fields that count: an edit inside begins with none.
    else if (field !== '__proto__' && typeof after[field] !== 'function')
      after[field] = patch(after[field], edit, inPlace);
    else setField(after, field, patch(Object.hasOwn(after, field) ? after[field] : {}, edit, inPlace));
  }
  return after;
}

function patchList(before: unknown[], edits: { [field: string | number]: Edit }, inPlace: boolean): unknown[] {
  const cut = edits[SPLICE] as [number, number, ...unknown[]] | undefined;
  const after = cut ? spliced(before, cut) : inPlace ? before : before.slice();
  for (let i = 0; i < after.length; i++) {
    const edit = edits[i];
    if (edit !== undefined) after[i] = patch(after[i], edit, inPlace);
  }
  return after;
}

function spliced(before: readonly unknown[], cut: [number, number, ...unknown[]]): unknown[] {
  const after = before.slice(0, cut[0]);
  for (let i = 2; i < cut.length; i++) after.push(cut[i]);
  for (let i = cut[0] + cut[1]; i < before.length; i++) after.push(before[i]);
  return after;
}

/** Sets a field that objects have by birth too, or that would otherwise be an object's prototype. */
function setField(target: Fields, field: string, value: unknown): void {
  Object.defineProperty(target, field, { value, enumerable: true, configurable: true, writable: true });
}
