/** How many options that were looked at before are looked at again in a new position. */
const AGAIN = 8;

/** How much of what an option came to elsewhere the latest look replaces. */
const LATEST = 0.3;

/**
 * What a search remembers of options from one position to the next: a seat acts several times in a row, and what looked
 * poor before an action mostly does so after it. So a new position looks at what is new there and at the best of the rest.
 */
export class Memory {
  /** The options to look at. */
  readonly line: Int32Array;
  /** By seat and option, how far it stayed behind the best of its position, below 0; NaN if nobody looked. */
  private readonly regrets: Float64Array;
  private readonly kept = new Float64Array(AGAIN);
  private readonly size: number;

  constructor(seats: number, size: number) {
    this.size = size;
    this.line = new Int32Array(size);
    this.regrets = new Float64Array(seats * size);
  }

  forget(): void {
    this.regrets.fill(NaN);
  }

  regretOf(seat: number, code: number): number {
    return this.regrets[seat * this.size + code];
  }

  keep(seat: number, code: number, regret: number): void {
    const at = seat * this.size + code;
    const before = this.regrets[at];
    this.regrets[at] = Number.isNaN(before) ? regret : before + LATEST * (regret - before);
  }

  /** Lines up what a seat should look at, of so many options; returns how many these are. */
  lineUp(seat: number, options: Int32Array, count: number): number {
    const { line, kept } = this;
    let length = 0;
    for (let i = 0; i < count; i++) {
      const regret = this.regretOf(seat, options[i]);
      if (Number.isNaN(regret) || (length === AGAIN && regret <= kept[AGAIN - 1])) continue;
      let at = length < AGAIN ? length++ : AGAIN - 1;
      for (; at > 0 && kept[at - 1] < regret; at--) {
        kept[at] = kept[at - 1];
        line[at] = line[at - 1];
      }
      kept[at] = regret;
      line[at] = options[i];
    }
    for (let i = 0; i < count; i++) if (Number.isNaN(this.regretOf(seat, options[i]))) line[length++] = options[i];
    return length;
  }
}
