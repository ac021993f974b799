/** Asks for one thing at a time; of all that is wanted meanwhile only the last is asked for. */
export class Latest<T> {
  private wanted: { value: T } | null = null;
  private isAsking = false;
  private round = 0;
  private readonly ask: (value: T, isWanted: () => boolean) => Promise<void>;

  /** `ask` settles when the answer was dealt with; `isWanted` says whether it was not called off meanwhile. */
  constructor(ask: (value: T, isWanted: () => boolean) => Promise<void>) {
    this.ask = ask;
  }

  async want(value: T): Promise<void> {
    this.wanted = { value };
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      while (this.wanted) {
        const next: T = this.wanted.value;
        this.wanted = null;
        const { round } = this;
        await this.ask(next, () => round === this.round);
      }
    } finally {
      this.isAsking = false;
    }
  }

  /** Calls off what was wanted, and what is under way. */
  forget(): void {
    this.wanted = null;
    this.round++;
  }
}
