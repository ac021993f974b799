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
  /** The kinds of decision that want several picks. */
  private readonly many: ReadonlySet<string>;
  /** Whether this game has moves in which something is said; only then need an option be understood. */
  private readonly hasOpen: boolean;

  constructor(game: Game, seed: number) {
    this.game = game;
    this.chance = Stream.of(seed);
    this.many = new Set(game.decisions.filter(({ many }) => many).map(({ name }) => name));
    this.hasOpen = game.moves.kindOf.some((_, code) => game.moves.textOf(code) !== null);
  }

  choose({ options, picks }: OwnView, kind: string): Chosen {
    if (options.length === 0) return { type: 'submit', picks };
    const key = this.spelled(options[this.chance.below(options.length)]);
    if (!this.many.has(kind)) return { type: 'submit', picks: [key] };
    return key === DONE ? { type: 'submit', picks } : { type: 'draft', picks: [...picks, key] };
  }

  /** With something said where an option is open. */
  private spelled(key: string): string {
    if (!this.hasOpen) return key;
    const { moves } = this.game;
    const pick = moves.parse(key);
    const open = pick.ok ? moves.textOf(pick.value.code) : null;
    return pick.ok && open ? moves.key(pick.value.code, open.sample(this.chance.below(100))) : key;
  }
}

/** The first seat that has still to answer, as everybody sees it. */
export const nextAsked = ({ play }: TableView) => play?.asks.find(({ done }) => !done);
