import {
  Stream,
  Table,
  begin,
  canonical,
  describeStack,
  isOver,
  seedFrom,
  type Base,
  type Game,
  type GameEvent,
  type OptionValue,
  type Play,
} from '@ennead/kernel';
import { answerAtRandom } from '../answers.ts';
import { cloneIsACopy, cloneLivesAlone, savingLosesNothing, stateIsPlain, telling, viewsRenew } from './copies.ts';
import { logIsTheGame, outcomeIsWhole } from './ending.ts';
import { askingIsAskingOnly, refsLeadToOptions, somethingIsOffered, viewsArePlain, whyNotIsTrue } from './offers.ts';
import type { Check, Spot } from './spot.ts';
import { Spread, byPlace, type PoolOf } from './spread.ts';
import {
  alikeWorldsImagineAlike,
  alikeWorldsStayAlike,
  imaginedWorldsLookAlike,
  imaginedWorldsPlayOn,
} from './worlds.ts';

export interface ContractOptions {
  setups: readonly { seats: number; options?: Record<string, OptionValue> }[];
  /** How many games, going round the set-ups. */
  games: number;
  seed: number;
  /** Looks at every decision, not at every fifth. */
  everyDecision?: boolean;
  /** How many worlds are dealt where unknown slots must show every face; at one in six of the decisions looked at. */
  draws?: number;
  pool?: PoolOf;
}

export interface ContractReport {
  games: number;
  decisions: number;
  looked: number;
}

/** What every game promises, decision by decision. */
const PROMISES: readonly Check[] = [
  stateIsPlain,
  viewsArePlain,
  somethingIsOffered,
  whyNotIsTrue,
  refsLeadToOptions,
  cloneIsACopy,
  cloneLivesAlone,
  savingLosesNothing,
  telling,
  askingIsAskingOnly,
  imaginedWorldsLookAlike,
  alikeWorldsImagineAlike,
  alikeWorldsStayAlike,
  imaginedWorldsPlayOn,
  viewsRenew,
];

const LOOK_ONE_IN = 5;
const SPREAD_ONE_IN = 6;
/** A random game with more answers than this is stuck. */
const MOST_ANSWERS = 20_000;

/** Holds a game to the engine contract over random games; throws with the first promise that is broken, and where. */
export function contract<S extends Base>(game: Game<S>, options: ContractOptions): ContractReport {
  const { setups, games, seed, draws = 200, pool = byPlace } = options;
  const report: ContractReport = { games: 0, decisions: 0, looked: 0 };
  const spread = new Spread(draws, pool);
  for (let g = 0; g < games; g++) {
    const { seats, options: chosen = {} } = setups[g % setups.length];
    const rng = Stream.of(seed * 7919 + g);
    const told: GameEvent[] = [];
    const play = begin(game, { seats, options: chosen }, seedFrom(`contract ${seed} ${g}`), {
      listen: events => told.push(...events),
    });
    const spot = (): Spot<S> => ({ game, table: new Table(game), s: play.state, rng });
    const where = `game ${g} of seed ${seed}, ${seats} seats, ${JSON.stringify(chosen)}`;
    for (let answers = 0; !isOver(play.state) && answers < MOST_ANSWERS; answers++) {
      report.decisions++;
      if (options.everyDecision || rng.below(LOOK_ONE_IN) === 0) {
        report.looked++;
        within(play, where, () => look(spot(), rng.below(SPREAD_ONE_IN) === 0 ? spread : null));
      }
      within(play, where, () => told.push(...answerAtRandom(play, rng).events));
    }
    within(play, where, () => {
      outcomeIsWhole(play);
      logIsTheGame(play, told);
    });
    report.games++;
  }
  spread.close();
  return report;
}

/** All promises at one decision; looking changes nothing. */
export function look<S extends Base>(spot: Spot<S>, spread: Spread | null = null): void {
  const before = canonical(spot.s);
  for (const promise of PROMISES) promise(spot);
  spread?.look(spot);
  if (canonical(spot.s) !== before) throw new Error('views, options and whyNot only look, but the state has changed');
}

function within<S extends Base>(play: Play<S>, where: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${play.game.id} breaks the contract: ${message}\n  in ${where}, after record ${play.records.length}\n  at ${describeStack(play.game, play.state)}`,
      { cause: error },
    );
  }
}
