import {
  IllegalMove,
  asked,
  begin,
  canonical,
  decisionOf,
  describeStack,
  offered,
  seatBit,
  seedFrom,
  submit,
  Stream,
  secretOf,
  type Base,
  type Game,
  type GameEvent,
  type OptionValue,
  type Play,
} from '@ennead/kernel';
import { RiggedDice } from './dice.ts';

export interface ScenarioSetup<S extends Base> {
  seats: number;
  options?: Record<string, OptionValue>;
  /** Changes the state once the game has run to its first question. An undo goes back to before it. */
  arrange?: (s: S) => void;
  /** What is drawn from the first answer on, in order; set-up draws from the seed, and so does all without this. */
  dice?: number[];
  seed?: number;
}

/** A game at the table, for tests that read like table talk. */
export interface Scenario<S extends Base> {
  readonly play: Play<S>;
  readonly s: S;
  /** Everything told since the start, set-up too. */
  readonly events: GameEvent[];
  readonly asked: readonly number[];
  readonly seat: (i: number) => Hand;
  /** What was told of one type. */
  readonly told: (type: string) => GameEvent[];
  /** Fails unless all rigged dice were used. */
  readonly done: () => void;
}

/** One seat of a scenario. */
export interface Hand {
  /** One whole answer through the door. */
  readonly picks: (...keys: string[]) => void;
  /** Must be refused, by this rule where one is given, with nothing changed. */
  readonly cannot: (key: string, rule?: string) => void;
  readonly offered: string[];
  /** The game's view for this seat. */
  readonly sees: unknown;
}

export function scenario<S extends Base>(game: Game<S>, how: ScenarioSetup<S>): Scenario<S> {
  const { seats, options = {}, arrange, dice, seed = 0 } = how;
  const rigged = new RiggedDice(dice ?? []);
  const secret = secretOf(seedFrom(seed));
  const events: GameEvent[] = [];
  const play = begin(game, { seats, options }, seedFrom(seed), {
    listen: told => events.push(...told),
    chance: n => (dice && n > 0 ? rigged.chance(n) : new Stream(secret, n)),
  });
  arrange?.(play.state);
  return {
    play,
    events,
    get s() {
      return play.state;
    },
    get asked() {
      return asked(play);
    },
    seat(i) {
      if (i >= seats) throw new Error(`there is no seat ${i}: this table has ${seats}`);
      return hand(play, i, events);
    },
    told: type => events.filter(event => event.type === type),
    done() {
      if (rigged.left.length > 0) throw new Error(`rigged dice were not used up: [${rigged.left.join(', ')}] are left`);
    },
  };
}

function hand<S extends Base>(play: Play<S>, seat: number, events: GameEvent[]): Hand {
  const answer = (picks: string[]) => submit(play, { seat, decision: decisionOf(play, seat), picks });
  return {
    picks(...keys) {
      try {
        events.push(...answer(keys).events);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        const rule = error.rule ? ` (rule ${error.rule})` : '';
        throw new Error(`seat ${seat} wanted "${keys.join(', ')}"${rule}, but ${situation(play)}`, { cause: error });
      }
    },
    cannot(key, rule) {
      const before = memory(play);
      const refused = refusalOf(() => answer([key]));
      if (!refused) throw new Error(`wanted "${key}" to be refused to seat ${seat}, but it was taken`);
      if (refused.refusal === 'unknown-option') throw refused;
      if (rule !== undefined && refused.rule !== rule)
        throw new Error(
          `wanted rule ${rule} to refuse "${key}", found ${refused.rule ?? 'no rule'}: ${refused.message}`,
        );
      if (memory(play) !== before) throw new Error(`"${key}" was refused to seat ${seat}, and yet something changed`);
    },
    get offered() {
      return offered(play, seat);
    },
    get sees() {
      return play.game.view(play.state, seatBit(seat));
    },
  };
}

/** Everything that a refusal must leave alone, as text. */
const memory = ({ state, records, drafts, marks, frozen }: Play): string =>
  canonical({ state, records, drafts, marks, frozen });

function refusalOf(answer: () => unknown): IllegalMove | null {
  try {
    answer();
  } catch (error) {
    if (error instanceof IllegalMove) return error;
    throw error;
  }
  return null;
}

const MOST_SHOWN = 40;

/** Who is asked what, with which options, and where the game stands. */
export function situation<S extends Base>(play: Play<S>): string {
  const { game, state } = play;
  const asks = asked(play).map(seat => {
    const keys = offered(play, seat);
    const more = keys.length > MOST_SHOWN ? [`… ${keys.length - MOST_SHOWN} more`] : [];
    const done = play.drafts[seat]?.done ? ', who has answered,' : '';
    return `seat ${seat}${done} is asked "${game.decisions[state.flow.ask].name}" with [${[...keys.slice(0, MOST_SHOWN), ...more].join(', ')}]`;
  });
  return `${asks.join(' and ') || 'nobody is asked'}\n  at ${describeStack(game, state)}`;
}
