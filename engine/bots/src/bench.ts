import { EVERYTHING, Stream, begin, seedFrom, type Base, type Game, type Setup } from '@ennead/kernel';
import { Hand } from './hand.ts';
import { PLAYING, Search, UNBIASED } from './search.ts';

/** What one second of one core does; names as in `ennead bench --json`. */
export interface BenchRow {
  playoutsPerCpuSecond: number;
  answersPerCpuSecond: number;
  answersPerGame: number;
  /** Textbook search from the start: uniform rollouts of 50 answers, no bias. */
  iterationsPerCpuSecond: number;
  /** As bots play. */
  playingIterationsPerCpuSecond: number;
  cloneNs: number;
  viewNs: number;
  bytesPerPlayout: number;
}

/** What the machine tells: the kernel knows no clock, so whoever measures brings one. */
export interface Meter {
  cpuSeconds(): number;
  heapBytes(): number;
}

/** Repeats until so much CPU time is gone; returns how often per second. */
function rate(meter: Meter, seconds: number, batch: () => number): number {
  for (const end = meter.cpuSeconds() + seconds * 0.4; meter.cpuSeconds() < end;) batch();
  const from = meter.cpuSeconds();
  let done = 0;
  do done += batch();
  while (meter.cpuSeconds() - from < seconds);
  return done / (meter.cpuSeconds() - from);
}

const BATCH = 20;

export function benchGame<S extends Base>(game: Game<S>, setup: Setup, meter: Meter, { seconds = 2 } = {}): BenchRow {
  const start = begin(game, setup, seedFrom(1)).state;
  const hand = new Hand(game);
  const rng = Stream.of(1);
  const s = game.clone(start);
  let answers = 0;
  let games = 0;
  const playouts = (): number => {
    for (let i = 0; i < BATCH; i++, games++)
      for (game.clone(start, s); s.flow.asked !== 0; answers++) hand.answerAtRandom(s, rng);
    return BATCH;
  };
  const playoutsPerCpuSecond = rate(meter, seconds, playouts);
  const bytesPerPlayout = bytes(meter, playouts);
  const search = new Search(game);
  const seat = 31 - Math.clz32(start.flow.asked & -start.flow.asked);
  const searching = (settings: typeof PLAYING): number =>
    rate(meter, seconds, () => {
      search.judge(start, seat, rng, settings);
      return settings.iterations;
    });
  const nanoseconds = (work: () => void): number => 1e9 / rate(meter, seconds / 4, () => (work(), 1));
  const many = (work: () => void) => (): void => {
    for (let i = 0; i < 100; i++) work();
  };
  return {
    playoutsPerCpuSecond,
    answersPerCpuSecond: (playoutsPerCpuSecond * answers) / games,
    answersPerGame: answers / games,
    iterationsPerCpuSecond: searching(UNBIASED),
    playingIterationsPerCpuSecond: searching(PLAYING),
    cloneNs: nanoseconds(many(() => game.clone(start, s))) / 100,
    viewNs: nanoseconds(many(() => game.view(start, EVERYTHING))) / 100,
    bytesPerPlayout,
  };
}

/** Heap growth over many playouts, with the smallest of several tries: a collection in between only makes it smaller. */
function bytes(meter: Meter, playouts: () => number): number {
  let least = Infinity;
  for (let round = 0; round < 5; round++) {
    const before = meter.heapBytes();
    let done = 0;
    while (done < 1000) done += playouts();
    const grown = (meter.heapBytes() - before) / done;
    if (grown >= 0 && grown < least) least = grown;
  }
  return least === Infinity ? 0 : least;
}
