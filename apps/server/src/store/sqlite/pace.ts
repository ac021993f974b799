/** Milliseconds that commits on a slow disk take, on the average of the last ones. */
const SLOW = 4;
/** What the last commit counts for in that average: one checkpoint does not make a disk slow. */
const WEIGHT = 0.1;
/** On a slow disk one commit in so many is made here: what is made apart is heard of late, whatever the disk does. */
const TRY_EVERY = 64;
/** One that takes less than this shows that the disk is quick again. */
const QUICK = 2;

/**
 * Where commits are made (docs/decisions/006): here while the disk is quick, since to hand them to a thread and to hear
 * of them again costs more than the wait; in the driver's own thread while it is slow, so that nobody waits for it who
 * need not.
 */
export class Pace {
  private quick = true;
  private average = 0;
  private madeApart = 0;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get isQuick(): boolean {
    return this.quick;
  }

  /** Makes a commit in one of two ways. */
  async run(here: () => void, apart: () => Promise<void>): Promise<void> {
    if (!this.quick && ++this.madeApart % TRY_EVERY !== 0) return apart();
    const began = this.now();
    try {
      return here();
    } finally {
      this.took(this.now() - began);
    }
  }

  private took(milliseconds: number): void {
    if (this.quick) this.average += (milliseconds - this.average) * WEIGHT;
    else if (milliseconds < QUICK) this.average = milliseconds;
    this.quick = this.average < SLOW;
  }
}
