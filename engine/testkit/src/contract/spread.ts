import { EVERYTHING, HIDDEN, type Base, type Game, type Viewer } from '@ennead/kernel';
import { leavesOf } from '../plain.ts';
import { imagine, nameOf, viewersOf, type Spot } from './spot.ts';

/**
 * Which pool a hidden slot is dealt from, by its path in the view; slots of one pool could have each other's faces.
 * Null for a value that determinize sets to a declared neutral one.
 */
export type PoolOf = (path: string) => string | null;

/** `hands.1.cards.0` is dealt from `hands.*.cards.*`. */
export const byPlace: PoolOf = path => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** A value that was expected this often and never came is missing: by chance that happens once in 10^8 times. */
const SURELY = 20;

/**
 * Every unknown slot shows every face that it could have. A slot is unknown to a viewer where its view has null, HIDDEN or
 * nothing at a place where the view of EVERYTHING has a value; views list slots in their own order, not by face.
 */
export class Spread {
  private readonly poolOf: PoolOf;
  private readonly draws: number;
  /** Pools that were looked at, and whether a draw has ever changed one of their slots. */
  private readonly pools = new Map<string, boolean>();

  constructor(draws: number, poolOf: PoolOf) {
    this.draws = draws;
    this.poolOf = poolOf;
  }

  look<S extends Base>(spot: Spot<S>): void {
    for (const viewer of viewersOf(spot)) {
      const pools = this.hiddenFrom(spot, viewer);
      if (pools.size === 0) continue;
      const worlds = Array.from({ length: this.draws }, () =>
        all(spot.game, imagine(spot.game, spot.s, viewer, spot.rng)),
      );
      for (const [pool, paths] of pools) this.judge(pool, paths, worlds, viewer, all(spot.game, spot.s));
    }
  }

  /** A hidden thing that no draw ever changed, in all the games that were played, is not dealt again. */
  close(): void {
    for (const [pool, varied] of this.pools)
      if (!varied) throw new Error(`${pool} is hidden from some viewer, and determinize never changed it`);
  }

  private hiddenFrom<S extends Base>({ game, s }: Spot<S>, viewer: Viewer): Map<string, string[]> {
    const seen = leavesOf(game.view(s, viewer));
    const pools = new Map<string, string[]>();
    for (const [path, face] of all(game, s)) {
      const pool = isMasked(seen.get(path)) && !isMasked(face) ? this.poolOf(path) : null;
      if (pool !== null) pools.set(pool, [...(pools.get(pool) ?? []), path]);
    }
    return pools;
  }

  private judge(pool: string, paths: string[], worlds: Leaves[], viewer: Viewer, truth: Leaves): void {
    const shown = new Map(paths.map(path => [path, new Set(worlds.map(world => world.get(path)))]));
    const varied = paths.some(path => shown.get(path)!.size > 1 || !shown.get(path)!.has(truth.get(path)));
    this.pools.set(pool, varied || (this.pools.get(pool) ?? false));
    const often = new Map<unknown, number>();
    for (const world of worlds)
      for (const path of paths) often.set(world.get(path), (often.get(world.get(path)) ?? 0) + 1 / paths.length);
    for (const path of paths) {
      const faces = shown.get(path)!;
      const [first] = faces;
      if (faces.size === 1 && this.draws - often.get(first)! >= SURELY)
        throw new Error(`for ${nameOf(viewer)}, ${path} is ${String(first)} in all ${this.draws} imagined worlds`);
      for (const [face, times] of often)
        if (times >= SURELY && !faces.has(face))
          throw new Error(
            `for ${nameOf(viewer)}, ${path} could be ${String(face)} and never is, in ${this.draws} worlds`,
          );
    }
  }
}

type Leaves = Map<string, unknown>;
const all = <S extends Base>(game: Game<S>, s: S): Leaves => leavesOf(game.view(s, EVERYTHING));
const isMasked = (value: unknown): boolean => value === undefined || value === null || value === HIDDEN;
