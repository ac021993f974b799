/** Black or white, whichever is read more easily on a colour of six hexadecimal digits. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map(at => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#14181f' : '#ffffff';
}
