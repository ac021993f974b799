/** A sheet of signs, one column each, that may be painted one by one. */
export class Canvas {
  private readonly rows: string[][];

  constructor(width: number, height: number) {
    this.rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  }

  put(x: number, y: number, text: string, paint: (sign: string) => string = sign => sign): void {
    Array.from(text).forEach((sign, i) => (this.rows[y][x + i] = sign === ' ' ? sign : paint(sign)));
  }

  /** Horizontal from x to `to`, both included. */
  across(x: number, to: number, y: number, paint: (sign: string) => string): void {
    this.put(x, y, '─'.repeat(to - x + 1), paint);
  }

  /** Vertical from y to `to`, both included. */
  down(x: number, y: number, to: number, paint: (sign: string) => string): void {
    for (let row = y; row <= to; row++) this.put(x, row, '│', paint);
  }

  lines(): string[] {
    return this.rows.map(row => row.join('').trimEnd());
  }
}
