import { ALL, DONE, NO_PICKS, Picks, seatBit, type Base, type Game, Stream } from '@ennead/kernel';
import { Hand } from './hand.ts';
import { rewards } from './reward.ts';
import { PLAYING, Search, type Judgement } from './search.ts';
import { iterationsOf, type BotSpec } from './spec.ts';

/** Chooses whole answers. It is given imagined worlds only, and keeps nothing from one decision to the next. */
export interface Bot<S extends Base = any> {
  readonly spec: BotSpec;
  choose(world: S, seat: number, rng: Stream): number[];
  judge(world: S, seat: number, rng: Stream): Judgement;
}

export function createBot<S extends Base>(game: Game<S>, spec: BotSpec): Bot<S> {
  const judge = { random: randomJudge, greedy: greedyJudge, mcts: searchJudge }[spec.kind](game, spec);
  return { spec, judge, choose: (world, seat, rng) => judge(world, seat, rng).picks };
}

type Judge<S extends Base> = (world: S, seat: number, rng: Stream) => Judgement;

function randomJudge<S extends Base>(game: Game<S>): Judge<S> {
  const hand = new Hand(game);
  return (world, seat, rng) => {
    hand.randomAnswer(world, seat, rng);
    const picks = Array.from({ length: hand.picks.count(seat) }, (_, i) => hand.picks.at(seat, i));
    return { picks, value: 0.5, options: picks.slice(0, 1).map(code => ({ code, visits: 1, value: 0.5 })) };
  };
}

/** Looks one answer ahead with the game's own judgement; others who are asked answer at random. */
function greedyJudge<S extends Base>(game: Game<S>): Judge<S> {
  const hand = new Hand(game);
  const values = new Float64Array(32);
  let ahead: S | undefined;
  return (world, seat, rng) => {
    const side = game.sides(world)[seat];
    const tried = answersOf(game, world, seat).map(picks => {
      const others = new Picks();
      for (let other = 0; other < world.flow.seats; other++) {
        if (other === seat || ((world.flow.asked >> other) & 1) === 0 || world.flow.mode !== ALL) continue;
        hand.randomAnswer(world, other, rng);
        others.set(
          other,
          Array.from({ length: hand.picks.count(other) }, (_, i) => hand.picks.at(other, i)),
        );
      }
      others.set(seat, picks);
      ahead = game.clone(world, ahead);
      hand.table.step(ahead, others, rng);
      rewards(game, ahead, values);
      return { picks, value: values[side] + rng.below(1000) * 1e-9 }; // equal answers: by lot
    });
    tried.sort((x, y) => y.value - x.value);
    const options = tried.map(({ picks, value }) => ({ code: picks[0] ?? DONE, visits: 1, value }));
    return { picks: tried[0].picks, value: tried[0].value, options };
  };
}

/** Whole answers to try: all where one pick makes an answer; else as many as fit. */
const MOST_ANSWERS = 400;

function answersOf<S extends Base>(game: Game<S>, world: S, seat: number): number[][] {
  const { many, options } = game.decisions[world.flow.ask];
  const out = new Int32Array(game.moves.size);
  const next = (draft: readonly number[]): number[] => [...out.subarray(0, options(world, seat, draft, out))];
  const whole: number[][] = [];
  const open: number[][] = [[...NO_PICKS]];
  while (open.length > 0 && whole.length < MOST_ANSWERS) {
    const draft = open.shift()!;
    const codes = next(draft);
    if (codes.length === 0) whole.push(draft);
    for (const code of codes)
      if (code === DONE) whole.push(draft);
      else if (!many) whole.push([code]);
      else open.push([...draft, code]);
  }
  return whole;
}

function searchJudge<S extends Base>(game: Game<S>, spec: BotSpec): Judge<S> {
  const search = new Search(game);
  const settings = { ...PLAYING, iterations: iterationsOf(game, spec) };
  return (world, seat, rng) => search.judge(world, seat, rng, settings);
}

/** A world that the seat cannot tell from the true one: all that a bot ever sees. */
export function imagine<S extends Base>(game: Game<S>, state: S, seat: number, rng: Stream): S {
  const world = game.clone(state);
  game.determinize(world, seatBit(seat), rng);
  return world;
}

/** A bot's answer at a table, from what its seat may know. The seed is the bot's own, never the table's. */
export const decide = <S extends Base>(game: Game<S>, bot: Bot<S>, state: S, seat: number, seed: number): number[] =>
  judge(game, bot, state, seat, seed).picks;

/** The same with what it thinks of it, for hints. */
export function judge<S extends Base>(game: Game<S>, bot: Bot<S>, state: S, seat: number, seed: number): Judgement {
  const rng = Stream.of(seed);
  return bot.judge(imagine(game, state, seat, rng), seat, rng);
}
