import { EngineFault } from './errors.ts';
import type { Table } from './table.ts';

/**
 * One procedure under way. All frames have this one shape, so that the inner loop stays monomorphic;
 * a procedure names the slots that it uses (`const SEAT = 'a'; f[SEAT]`).
 */
export interface Frame {
  kind: number;
  step: number;
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Who is asked: one seat; all of them, sealed until the last; or whoever speaks first. */
export const ONE = 0;
export const ALL = 1;
export const ANY = 2;
export type Mode = typeof ONE | typeof ALL | typeof ANY;

/** What is left to do, and what is asked: the kernel's part of every state. */
export interface Flow {
  frames: Frame[];
  seats: number;
  /** The number of the last record. */
  n: number;
  /** The decision that is asked; meaningless while nobody is. */
  ask: number;
  mode: Mode;
  /** A bit for each seat that is asked; 0 only while a step runs and when the game is over. */
  asked: number;
  /** By seat, the record after which it was last asked: the id of its decision. */
  since: number[];
}

/** What every game's state has. */
export interface Base {
  flow: Flow;
}

export type Step<S extends Base> = (t: Table<S>, f: Frame) => void;

/** A phase of a rulebook: named steps, in its order. */
export interface Procedure<S extends Base> {
  readonly name: string;
  readonly stepNames: readonly string[];
  readonly steps: readonly Step<S>[];
  /** A cycle begins again after its last step, until a step leaves it. */
  readonly cycles: boolean;
  /** Its number in the game that lists it. */
  id: number;
}

const build = <S extends Base>(name: string, steps: Record<string, Step<S>>, cycles: boolean): Procedure<S> => ({
  name,
  stepNames: Object.keys(steps),
  steps: Object.values(steps),
  cycles,
  id: -1,
});

/** Runs its steps once, in order. */
export const procedure = <S extends Base>(name: string, steps: Record<string, Step<S>>): Procedure<S> =>
  build(name, steps, false);

/** Runs its steps over and over, until one of them calls `t.leave()`. */
export const cycle = <S extends Base>(name: string, steps: Record<string, Step<S>>): Procedure<S> =>
  build(name, steps, true);

/** The picks of one seat so far, before its decision closes. */
export type Draft = readonly number[];
export const NO_PICKS: Draft = [];

/** A question of the game. `options` is the only legality there is. */
export interface Decision<S extends Base> {
  readonly name: string;
  /**
   * Writes what may be picked next into `out` and returns how many there are. Where `many` picks make one answer,
   * DONE among them means that the answer may end here, and no option at all that it is complete.
   */
  readonly options: (s: S, seat: number, draft: Draft, out: Int32Array) => number;
  readonly many: boolean;
  id: number;
}

export function decision<S extends Base>(
  name: string,
  options: Decision<S>['options'],
  { many = false } = {},
): Decision<S> {
  return { name, options, many, id: -1 };
}

export const openFlow = (seats: number): Flow => ({
  frames: [],
  seats,
  n: 0,
  ask: 0,
  mode: ONE,
  asked: 0,
  since: Array.from({ length: seats }, () => 0),
});

/** The frame on top: the procedure that asks. */
export const topFrame = (s: Base): Frame => s.flow.frames[s.flow.frames.length - 1];

/** Nothing is left to do. A step that failed half-way has left frames behind: that is not the end of a game. */
export const isOver = (s: Base): boolean => s.flow.frames.length === 0;

/** Frames that were left, for use again: playouts push and pop millions of them. */
const spare: Frame[] = [];

export function pushFrame(frames: Frame[], kind: number, a: number, b: number, c: number, d: number): void {
  const f = spare.length > 0 ? spare.pop()! : { kind: 0, step: 0, a: 0, b: 0, c: 0, d: 0 };
  f.kind = kind;
  f.step = 0;
  f.a = a;
  f.b = b;
  f.c = c;
  f.d = d;
  frames.push(f);
}

export function popFrame(frames: Frame[]): void {
  const f = frames.pop();
  if (f === undefined) throw new EngineFault('there is no frame to leave');
  spare.push(f);
}

/** Copies one flow over another: the kernel's part of every game's `clone`. */
export function copyFlow(from: Flow, into: Flow): void {
  const source = from.frames;
  const target = into.frames;
  while (target.length > source.length) spare.push(target.pop()!);
  while (target.length < source.length) pushFrame(target, 0, 0, 0, 0, 0);
  for (let i = 0; i < source.length; i++) {
    const f = source[i];
    const g = target[i];
    g.kind = f.kind;
    g.step = f.step;
    g.a = f.a;
    g.b = f.b;
    g.c = f.c;
    g.d = f.d;
  }
  into.seats = from.seats;
  into.n = from.n;
  into.ask = from.ask;
  into.mode = from.mode;
  into.asked = from.asked;
  copyNumbers(from.since, into.since);
}

/** Copies a list of numbers over another, whatever their lengths. */
export function copyNumbers(from: readonly number[], into: number[]): void {
  if (into.length !== from.length) into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i];
}
