import type { Pick } from './vocabulary.ts';

/** No pick: that seat was not asked, or picked nothing. */
export const NONE = -1;

/** The picks that answer one decision, by seat. One is used over and over; nothing is allocated for an answer. */
export class Picks {
  /** A bit for each seat that answers. */
  mask = 0;
  private readonly codes: number[][] = [];
  private readonly counts: number[] = [];
  private readonly texts: (string | undefined)[] = [];

  constructor(seats = 32) {
    for (let seat = 0; seat < seats; seat++) {
      this.codes.push([0]);
      this.counts.push(0);
      this.texts.push(undefined);
    }
  }

  clear(): this {
    this.mask = 0;
    return this;
  }

  /** The answer of one seat with one pick: what playouts do. */
  one(seat: number, code: number): this {
    this.mask = 1 << seat;
    this.counts[seat] = 1;
    this.codes[seat][0] = code;
    this.texts[seat] = undefined;
    return this;
  }

  /** Adds a seat's whole answer. */
  set(seat: number, codes: readonly number[], text?: string): this {
    this.mask |= 1 << seat;
    this.counts[seat] = codes.length;
    for (let i = 0; i < codes.length; i++) this.codes[seat][i] = codes[i];
    this.texts[seat] = text;
    return this;
  }

  /** The same, as it came in at the door. */
  add(seat: number, picks: readonly Pick[]): void {
    this.mask |= 1 << seat;
    this.counts[seat] = picks.length;
    this.texts[seat] = undefined;
    for (let i = 0; i < picks.length; i++) {
      this.codes[seat][i] = picks[i].code;
      this.texts[seat] ??= picks[i].text;
    }
  }

  count(seat: number): number {
    return (this.mask >> seat) & 1 ? this.counts[seat] : 0;
  }

  at(seat: number, i: number): number {
    return i < this.count(seat) ? this.codes[seat][i] : NONE;
  }

  text(seat: number): string {
    return ((this.mask >> seat) & 1 ? this.texts[seat] : undefined) ?? '';
  }
}
