import { plainJson } from './plain-json.ts';

const MOST_KNOWN = 5000;
const LONGEST_KNOWN = 60;

/** Texts that were written before, until there are too many: then all are forgotten. */
class Known {
  private readonly texts = new Map<string, string>();
  private readonly make: (text: string) => string;

  constructor(make: (text: string) => string) {
    this.make = make;
  }

  of(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const made = this.make(text);
    if (text.length > LONGEST_KNOWN) return made;
    if (this.texts.size >= MOST_KNOWN) this.texts.clear();
    this.texts.set(text, made);
    return made;
  }
}

// With what stands before it, the first one and the others: to add that each time takes as long as all the rest.
const items = new Known(plainJson);
const furtherItems = new Known(text => `,${plainJson(text)}`);
const firstNames = new Known(field => `{${plainJson(field)}:`);
const furtherNames = new Known(field => `,${plainJson(field)}:`);

/** A text as JSON. */
export const quoted = (text: string): string => items.of(text);

/** The same, behind another item of a list. */
export const furtherQuoted = (text: string): string => furtherItems.of(text);

/** The name of a field with its colon, behind those that were written before. */
export const named = (field: string, before: string): string => (before === '' ? firstNames : furtherNames).of(field);

/** A number, text, flag or nothing. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : 'null';
}
