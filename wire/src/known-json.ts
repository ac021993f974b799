import { isShared } from '@ennead/kernel';
import { literal, named } from './known-texts.ts';
import { plainJson } from './plain-json.ts';

/** What is shared, as JSON. */
const written = new WeakMap<object, string>();

/** Plain data as `plainJson` writes it: small values with fields and texts that come again and again, written once. */
export function knownJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return literal(value);
  if (Array.isArray(value)) return `[${listJson(value)}]`;
  return written.get(value) ?? (isShared(value) ? writeOnce(value) : fieldsJson(value));
}

function writeOnce(value: object): string {
  const text = plainJson(value);
  written.set(value, text);
  return text;
}

function fieldsJson(value: object): string {
  let fields = '';
  for (const field in value) {
    const inner = (value as Record<string, unknown>)[field];
    if (inner !== undefined) fields += named(field, fields) + knownJson(inner);
  }
  return fields === '' ? '{}' : `${fields}}`;
}

function listJson(list: readonly unknown[]): string {
  let texts = '';
  for (let i = 0; i < list.length; i++) texts += i === 0 ? knownJson(list[i]) : `,${knownJson(list[i])}`;
  return texts;
}
