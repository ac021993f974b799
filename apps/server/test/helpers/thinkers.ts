import { createBot, decide, parseBot } from '@ennead/bots';
import type { Play } from '@ennead/kernel';
import { jobOf } from '../../src/bots/job.ts';
import { think } from '../../src/bots/thread.ts';
import type { Thinkers } from '../../src/bots/thinkers.ts';

export interface QuickThinkers extends Thinkers {
  /** The levels that were asked to think, in order. */
  asked: string[];
  fail: boolean;
  /** Who judges, whatever level was asked for. */
  adviser: string;
  /** What to answer, instead of thinking. */
  script: ((seat: number) => string[] | null) | null;
}

/** Bots that answer at once and at random, in this process. */
export function quickThinkers(): QuickThinkers {
  const cancelled = new Set<string>();
  return {
    asked: [],
    fail: false,
    adviser: 'mcts:30',
    script: null,
    queue: 0,
    thinking: 0,
    pid: null,
    async think({
      id,
      play,
      seat,
      level,
      seed,
    }: {
      id: string;
      play: Play;
      seat: number;
      level: string;
      seed: number;
    }) {
      this.asked.push(level);
      if (this.fail) throw new Error('no thought');
      if (!parseBot(level).ok) throw new Error(`no level ${level}`);
      if (this.script) return this.script(seat);
      const bot = createBot(play.game, { name: 'random', kind: 'random', iterations: 0 });
      const codes = decide(play.game, bot, play.state, seat, seed);
      await Promise.resolve();
      return cancelled.has(id)
        ? null
        : codes.map(code => play.game.moves.key(code, play.game.moves.textOf(code)?.sample(0)));
    },
    async judge({ play, seat, level, seed }) {
      this.asked.push(level);
      if (this.fail) return null;
      return think(jobOf({ play, seat, level: this.adviser, seed, longest: 60_000 }), () => false);
    },
    cancel: id => void cancelled.add(id),
    close: async () => {},
  };
}
