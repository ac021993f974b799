/** How many options that were looked at before a new position looks at again: 4 with 400 iterations, 8 with 1,600. */
const againWith = (iterations: number): number => Math.max(2, Math.round(Math.sqrt(iterations) / 5));

/** How much of what an option came to elsewhere the latest look replaces. */
const LATEST = 0.3;

/**
 * What a search remembers of options from one position to the next: a seat acts several times in a row, and what looked
 * poor before an action mostly does so after it. So a new position looks at what is new there and at the best of the rest.
 * Where something is hidden, each world has its own good options: there all are looked at.
 */
export class Memory {
  /** The options to look at. */
  readonly line: Int32Array;
  /** By seat and option, how far it stayed behind the best of its position, below 0; NaN if nobody looked. */
  private readonly regrets: Float64Array;
  private readonly kept: Float64Array;
  private again = 0;
  private readonly size: number;
  private readonly perfect: boolean;

  constructor(seats: number, size: number, perfect: boolean) {
    this.size = size;
    this.perfect = perfect;
    this.line = new Int32Array(size);
    this.kept = new Float64Array(size);
    this.regrets = new Float64Array(seats * size);
  }

  /** Before a search of so many iterations. */
  forget(iterations: number): void {
    this.again = Math.min(this.size, againWith(iterations));
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
    const { line, kept, again } = this;
    let length = 0;
    for (let i = 0; i < count; i++) {
      const regret = this.perfect ? this.regretOf(seat, options[i]) : NaN;
      if (Number.isNaN(regret) || (length === again && regret <= kept[again - 1])) continue;
      let at = length < again ? length++ : again - 1;
      for (; at > 0 && kept[at - 1] < regret; at--) {
        kept[at] = kept[at - 1];
        line[at] = line[at - 1];
      }
      kept[at] = regret;
      line[at] = options[i];
    }
    for (let i = 0; i < count; i++)
      if (!this.perfect || Number.isNaN(this.regretOf(seat, options[i]))) line[length++] = options[i];
    return length;
  }
}
