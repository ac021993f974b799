import { Stream, type Game } from '@ennead/kernel';
import type { OwnView, TableView } from '@ennead/wire/client';

/** What to do about a decision: pick on, with a draft, or hand the answer in. */
export interface Chosen {
  type: 'draft' | 'submit';
  picks: string[];
}

const DONE = 'done';

/** Chooses at random among what is offered. It knows the shape of a decision from the game, and nothing else of it. */
export class RandomPlayer {
  private readonly game: Game;
  private readonly chance: Stream;

  constructor(game: Game, seed: number) {
    this.game = game;
    this.chance = Stream.of(seed);
  }

  choose({ options, picks }: OwnView, kind: string): Chosen {
    const isMany = this.game.decisions.some(({ name, many }) => name === kind && many);
    if (options.length === 0) return { type: 'submit', picks };
    const key = this.spelled(options[this.chance.below(options.length)]);
    if (!isMany) return { type: 'submit', picks: [key] };
    return key === DONE ? { type: 'submit', picks } : { type: 'draft', picks: [...picks, key] };
  }

  /** With something said where an option is open. */
  private spelled(key: string): string {
    const { moves } = this.game;
    const pick = moves.parse(key);
    const open = pick.ok ? moves.textOf(pick.value.code) : null;
    return pick.ok && open ? moves.key(pick.value.code, open.sample(this.chance.below(100))) : key;
  }
}

/** The first seat that has still to answer, as everybody sees it. */
export const nextAsked = ({ play }: TableView) => play?.asks.find(({ done }) => !done);
