import { PLAYING, Search, botFor, parseBot, type SearchSettings } from '@ennead/bots';
import { Stream, type Game } from '@ennead/kernel';
import { findGame } from '@ennead/games';
import { keysOf, worldOf, type Job } from './job.ts';

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
export function think(job: Job, isStopped: () => boolean): string[] {
  const game = findGame(job.game);
  if (!game) throw new Error(`there is no game "${job.game}"`);
  const spec = parseBot(job.level);
  if (!spec.ok) throw new Error(spec.error);
  const world = worldOf(game, job);
  const rng = Stream.of(job.seed ^ 0x5bd1e995); // another stream than the one that imagined the world
  const end = performance.now() + job.longest;
  const settings = new Stoppable(spec.value.iterations, () => isStopped() || performance.now() >= end);
  const { picks } =
    spec.value.kind === 'mcts'
      ? searchFor(game).judge(world, job.seat, rng, settings)
      : botFor(game, spec.value).judge(world, job.seat, rng);
  return keysOf(game, picks, job.seed);
}
