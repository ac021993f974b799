/** Random games through the door, for properties, counts and golden logs. */
import { answerAtRandom, type Choose } from '@ennead/testkit';
import {
  asked,
  begin,
  isOver,
  optionsOf,
  seedFrom,
  Stream,
  type GameEvent,
  type OptionValue,
  type Play,
  type Rng,
} from '@ennead/kernel';
import { nineWorlds, type State } from '../src/index.ts';
import { WORLDS } from '../src/map.ts';
import { moves } from '../src/moves.ts';

export interface SetUp {
  seats: number;
  options: Record<string, OptionValue>;
}

const introductory = { length: 'introductory' };
const advanced = { ...introductory, avatarPowers: true, variablePowers: true };

/** Every number of players and every variant. */
export const SETUPS: readonly SetUp[] = [
  { seats: 3, options: introductory },
  { seats: 2, options: introductory },
  { seats: 4, options: { ...introductory, mode: 'four-colours' } },
  { seats: 6, options: { ...advanced, mode: 'alliances', start: 'random' } },
  { seats: 5, options: { ...introductory, avatarPowers: true } },
  { seats: 4, options: { ...introductory, mode: 'alliances' } },
  { seats: 3, options: { ...advanced, start: 'random' } },
  { seats: 2, options: advanced },
  { seats: 6, options: { ...introductory, avatarPowers: true, mode: 'pacts' } },
  { seats: 4, options: { ...introductory, variablePowers: true } },
  { seats: 5, options: { ...advanced, start: 'random' } },
  { seats: 6, options: introductory },
  { seats: 4, options: { ...advanced, mode: 'pacts' } },
];

const { kind, kindOf } = moves;
const GATHERING: ReadonlySet<number> = new Set([kind.recruit, kind.deploy]);

/** Somebody who gathers stones and does not give up, so that worlds fill, battles are fought and powers run. */
export const keen: Choose = (codes, rng) => {
  const gathering = codes.filter(code => GATHERING.has(kindOf[code]));
  const others = codes.filter(code => kindOf[code] !== kind.end && kindOf[code] !== kind.decline);
  const from = gathering.length > 0 && rng.below(4) > 0 ? gathering : others.length > 0 ? others : codes;
  return from[rng.below(from.length)];
};

export interface Question {
  play: Play<State>;
  seat: number;
  /** The codes of a first pick. */
  options: number[];
}

export interface Watcher {
  /** The worlds are full from the start: battles and powers in every turn. Such a game has no log to replay. */
  crowded?: boolean;
  asks?: (question: Question) => void;
  took?: (events: readonly GameEvent[], play: Play<State>) => void;
}

const CROWD = 54;

function crowd(s: State, rng: Rng): void {
  for (let i = 0; i < CROWD; i++) {
    const seat = i % s.home.length;
    if (s.reserve[seat] < 3) continue;
    s.reserve[seat]--;
    if (rng.below(8) === 0) s.helheim[seat]++;
    else s.stones[seat * WORLDS + rng.below(WORLDS)]++;
  }
  s.avatar.forEach((_, seat) => (s.avatar[seat] = rng.below(WORLDS)));
}

/** Plays a game to its end and shows every question and what came of it. */
export function walk({ seats, options }: SetUp, seed: number, { crowded, asks, took }: Watcher = {}): Play<State> {
  const play = begin(nineWorlds, { seats, options }, seedFrom(seed));
  const rng = Stream.of(seed);
  if (crowded) crowd(play.state, rng);
  while (!isOver(play.state)) {
    const [seat] = asked(play);
    asks?.({ play, seat, options: optionsOf(play, seat) });
    const { events } = answerAtRandom(play, rng, keen);
    took?.(events, play);
  }
  return play;
}
