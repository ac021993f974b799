/** Where a text stands in plain data, as a path; null if nowhere. Names of fields count, and numbers as they are written. */
export function mentionOf(value: unknown, text: string, path = 'view'): string | null {
  if (typeof value !== 'object' || value === null) return String(value).includes(text) ? path : null;
  for (const [field, inner] of Object.entries(value)) {
    const here = `${path}.${field}`;
    if (!Array.isArray(value) && field.includes(text)) return here;
    const found = mentionOf(inner, text, here);
    if (found !== null) return found;
  }
  return null;
}
