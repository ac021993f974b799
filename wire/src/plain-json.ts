const NOT_ASCII = /[^\0-\x7f]/;
const EVERY_NOT_ASCII = /[^\0-\x7f]/g;

/** JSON in ASCII, other letters as `\u00e9`: then a text has as many bytes as letters, and nobody has to count them. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return NOT_ASCII.test(text) ? text.replace(EVERY_NOT_ASCII, escaped) : text;
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
