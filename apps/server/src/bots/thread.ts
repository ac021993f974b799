import { PLAYING, Search, botFor, iterationsOf, parseBot, type Judgement, type SearchSettings } from '@ennead/bots';
import { Stream, type Game } from '@ennead/kernel';
import { findGame } from '@ennead/games';
import { keysOf, worldOf, type Job, type Judged } from './job.ts';

/** Search settings whose iterations end when there is a reason to: the search then answers with what it has. */
class Stoppable implements SearchSettings {
  readonly exploration = PLAYING.exploration;
  readonly caution = PLAYING.caution;
  readonly rollout = PLAYING.rollout;
  readonly informed = PLAYING.informed;
  private readonly wanted: number;
  private readonly isOver: () => boolean;

  constructor(wanted: number, isOver: () => boolean) {
    this.wanted = wanted;
    this.isOver = isOver;
  }

  get iterations(): number {
    return this.isOver() ? 0 : this.wanted;
  }
}

const searches = new Map<string, Search<any>>();

function searchFor(game: Game): Search<any> {
  const search = searches.get(game.id) ?? new Search(game);
  searches.set(game.id, search);
  return search;
}

/** Thinks about one job; a search ends early when its time is up or it is told to stop. */
export function think(job: Job, isStopped: () => boolean): Judged {
  const game = findGame(job.game);
  if (!game) throw new Error(`there is no game "${job.game}"`);
  const spec = parseBot(job.level);
  if (!spec.ok) throw new Error(spec.error);
  const world = worldOf(game, job);
  const rng = Stream.of(job.seed ^ 0x5bd1e995); // another stream than the one that imagined the world
  const end = performance.now() + job.longest;
  const settings = new Stoppable(iterationsOf(game, spec.value), () => isStopped() || performance.now() >= end);
  const judgement =
    spec.value.kind === 'mcts'
      ? searchFor(game).judge(world, job.seat, rng, settings)
      : botFor(game, spec.value).judge(world, job.seat, rng);
  return judgedBy(game, judgement, job.seed);
}

/** What goes back: the answer, and what was thought of the rest only where that is wanted. */
export const answered = ({ judged }: Job, thought: Judged): { picks: string[]; judged?: Judged } => ({
  picks: thought.picks,
  ...(judged && { judged: thought }),
});

/** As many options as anybody wants to be told about. */
const MOST_OPTIONS = 12;

function judgedBy(game: Game, { picks, value, options, sides }: Judgement, seed: number): Judged {
  const visits = Math.max(
    1,
    options.reduce((sum, option) => sum + option.visits, 0),
  );
  return {
    picks: keysOf(game, picks, seed),
    value,
    sides: sides ?? null,
    options: options
      .filter(option => option.visits > 0)
      .toSorted((x, y) => y.visits - x.visits)
      .slice(0, MOST_OPTIONS)
      .map(option => ({
        key: keysOf(game, [option.code], seed)[0],
        share: option.visits / visits,
        value: option.value,
      })),
  };
}
