import type { Rng } from '@ennead/kernel';

/** Chance with its results written down: each draw takes the next value, and every value must be used. */
export class RiggedDice {
  private readonly values: readonly number[];
  private used = 0;
  private readonly past = new Map<number, number[]>();

  constructor(values: readonly number[]) {
    this.values = values;
  }

  /** The chance of record n. A record that is played again, as an undo does, draws again what it drew. */
  chance(n: number): Rng {
    const drawn = this.past.get(n) ?? [];
    this.past.set(n, drawn);
    let again = 0;
    return {
      below: sides => {
        if (again === drawn.length) drawn.push(this.draw(sides));
        return drawn[again++];
      },
    };
  }

  get left(): readonly number[] {
    return this.values.slice(this.used);
  }

  private draw(sides: number): number {
    if (this.used === this.values.length)
      throw new Error(`something was drawn below ${sides}, but all ${this.used} rigged dice are used up`);
    const value = this.values[this.used++];
    if (!Number.isInteger(value) || value < 0 || value >= sides)
      throw new Error(`rigged die ${this.used} is ${value}, but the draw is from 0 to ${sides - 1}`);
    return value;
  }
}
