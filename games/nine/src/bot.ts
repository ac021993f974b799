import { NONE, type BotHints } from '@ennead/kernel';
import {
  ALPHA,
  CIVILIZATIONS,
  COIN,
  COIN_POINTS,
  CULTURE,
  DIAMOND,
  DIAMOND_POINTS,
  FACES,
  FACE_DOWN_POINTS,
  FENGHUANG,
  GALMI,
  HEROES,
  HERO_POINTS,
  INFLUENCES,
  JUSTICE,
  LIMITS,
  NARASHIMA,
  ROUNDS,
  SUPREMACY_POINTS,
  TOKENS,
  VP,
  VP_POINTS,
  valueOf,
} from './box.ts';
import { DISCARD, GALMIS_CARDS } from './flow/cleanup.ts';
import { moves } from './moves.ts';
import { handSize, seatAt, sumOf, type State } from './state.ts';

/** What things are worth to one who looks ahead, in points of the final count; found by matches (docs/bench.md). */
export const WEIGHTS = {
  /** By Influence, one use of its ability. */
  use: [0, 1.2, 0.7, 1.2, 0.1, 1, 0.6, 0.4, 0.2],
  /** What is left of a use that lies one round further ahead. */
  usesLast: 0.85,
  /** The chance to lose a lead of one card in a round. */
  slips: 0.24,
  /** Part of a majority's value that goes to whoever is one card behind. */
  chases: 0.15,
  /** A Hero that may still be used this turn. */
  alpha: 3.2,
  fenghuang: 1.2,
  /** A face-up Hero for whoever leads Narashima. */
  turned: 2,
  culture: 0.3,
  civilization: 0.8,
  /** A card over the limit, and one that may still be chosen. */
  over: -2.4,
  hand: 3,
  card: 0.3,
  /** The most that can be doubted of a lead, of cards and of tokens; and how fast one of tokens slips. */
  doubt: 0.8,
  tokensDoubt: 0.6,
  tokensSlip: 0.2,
  /** A tie for a Supremacy, while it may still be broken; what Justice adds to one; a tie that Justice wins, for uses. */
  tied: 0.1,
  justice: 0.6,
  tieUses: 0.7,
  /** The points that a lead must have to be taken seriously, now and for each round to come. */
  slack: 4.5,
  slackPerRound: 0.4,
};

const SEATS = [0, 0, 0, 0];
const worth = [...SEATS];
const size = [...SEATS];
const limit = [...SEATS];
/** A seat has yet to play its kingdom phase this round, or is playing it. */
const toPlay = [...SEATS];

/** A card in the column, or chosen for it: orders count as revealed, so that revealing them changes little. */
const cardsIn = (s: State, seat: number, influence: number): number =>
  s.columns[seat * INFLUENCES + influence] + s.orders[seat * FACES + influence];

/** What the position is worth to each seat: what the count would give, and what may still come. */
function appraise(s: State): void {
  const { seats } = s.flow;
  const left = ROUNDS - s.round;
  const orderless = whoseTurn(s);
  for (let seat = 0; seat < seats; seat++) {
    const own = seat * TOKENS;
    worth[seat] =
      DIAMOND_POINTS * s.tokens[own + DIAMOND] +
      COIN_POINTS * s.tokens[own + COIN] +
      VP_POINTS * s.tokens[own + VP] +
      WEIGHTS.culture * Math.min(s.tokens[own + CULTURE], 2 * left + orderless) +
      FACE_DOWN_POINTS * sumOf(s.down, HEROES, seat);
    size[seat] =
      sumOf(s.columns, INFLUENCES, seat) +
      sumOf(s.orders, FACES, seat) +
      sumOf(s.heroes, HEROES, seat) +
      sumOf(s.down, HEROES, seat);
    limit[seat] = LIMITS[s.round - 1];
  }
  for (let influence = 0; influence < INFLUENCES; influence++) appraiseInfluence(s, influence, left);
  for (let civilization = 0; civilization < CIVILIZATIONS; civilization++) appraiseTokens(s, civilization, left);
  for (let seat = 0; seat < seats; seat++) {
    appraiseHeroes(s, seat);
    const cards = handSize(s, seat);
    if (cards > 0 && sumOf(s.orders, FACES, seat) === 0) worth[seat] += WEIGHTS.hand + WEIGHTS.card * cards;
    if (size[seat] > limit[seat]) worth[seat] += WEIGHTS.over * (size[seat] - limit[seat]);
  }
}

/** Finds who may still use abilities this round; 1 while Culture can still be spent this round. */
function whoseTurn(s: State): number {
  const { seats, asked, ask } = s.flow;
  const early = sumHands(s) > 0;
  const actor = asked === 0 || ask === DISCARD.id ? NONE : 31 - Math.clz32(asked);
  let passed = actor !== NONE && !early;
  if (actor === NONE) for (let seat = 0; seat < seats; seat++) toPlay[seat] = 0;
  else
    for (let place = 0; place < seats; place++) {
      const seat = seatAt(s, place);
      if (seat === actor) passed = false;
      toPlay[seat] = passed ? 0 : 1;
    }
  return early ? 1 : 0;
}

function sumHands(s: State): number {
  let sum = 0;
  for (let i = 0; i < s.hand.length; i++) sum += s.hand[i];
  return sum;
}

function appraiseInfluence(s: State, influence: number, left: number): void {
  const { seats } = s.flow;
  const value = valueOf(influence);
  let most = 0;
  let next = 0;
  let leader = NONE;
  for (let seat = 0; seat < seats; seat++) {
    const cards = cardsIn(s, seat, influence);
    if (cards > most) {
      next = most;
      most = cards;
      leader = seat;
    } else if (cards > next) next = cards;
  }
  if (most === 0) return;
  if (next === most) leader = NONE;
  const lead = most - next;
  const holds = leader === NONE ? 0 : 1 - Math.min(WEIGHTS.doubt, (WEIGHTS.slips * left) / lead);
  for (let seat = 0; seat < seats; seat++) {
    const cards = cardsIn(s, seat, influence);
    if (cards === 0) continue;
    const wins = seat === leader ? holds : most - cards < 2 && left > 0 ? WEIGHTS.chases : 0;
    worth[seat] += wins * value + (1 - wins) * FACE_DOWN_POINTS * cards;
    const justice = cardsIn(s, seat, JUSTICE) > 0 && cards === most;
    if (seat === leader || justice) appraiseUses(s, seat, influence, seat === leader ? holds : WEIGHTS.tieUses, left);
  }
  if (leader !== NONE && influence === GALMI) limit[leader] += GALMIS_CARDS;
}

/** The use of this round, if it is still to come, and those of later rounds while the lead may last. */
function appraiseUses(s: State, seat: number, influence: number, holds: number, left: number): void {
  const use = WEIGHTS.use[influence];
  let uses = toPlay[seat] === 1 && ((s.tilted[seat] >> influence) & 1) === 0 ? 1 : 0;
  let weight = holds;
  for (let round = 0; round < left; round++) uses += weight *= WEIGHTS.usesLast;
  if (influence === NARASHIMA) {
    const heroes = Math.min(uses, heroesOf(s, seat));
    worth[seat] += WEIGHTS.turned * heroes;
  }
  worth[seat] += use * uses;
}

const heroesOf = (s: State, seat: number): number =>
  sumOf(s.heroes, HEROES, seat) + s.orders[seat * FACES + INFLUENCES] + s.orders[seat * FACES + INFLUENCES + 1];

function appraiseHeroes(s: State, seat: number): void {
  const alphas =
    s.orders[seat * FACES + INFLUENCES + ALPHA] + (toPlay[seat] === 1 && acts(s, seat) ? s.ready[ALPHA] : 0);
  const birds =
    s.orders[seat * FACES + INFLUENCES + FENGHUANG] + (toPlay[seat] === 1 && acts(s, seat) ? s.ready[FENGHUANG] : 0);
  worth[seat] += HERO_POINTS * heroesOf(s, seat) + WEIGHTS.alpha * alphas + WEIGHTS.fenghuang * birds;
}

const acts = (s: State, seat: number): boolean => ((s.flow.asked >> seat) & 1) === 1;

/** P2 to P4: the Supremacy of a kind, for as long as the lead may last, and each token a little. */
function appraiseTokens(s: State, civilization: number, left: number): void {
  const { seats } = s.flow;
  let most = 0;
  let next = 0;
  let leader = NONE;
  for (let seat = 0; seat < seats; seat++) {
    const own = s.tokens[seat * TOKENS + civilization];
    if (own === 0) continue;
    worth[seat] += (WEIGHTS.civilization * left) / ROUNDS;
    const tied = own === most && cardsIn(s, seat, JUSTICE) > 0;
    if (own > most || tied) {
      next = tied ? most - 0.5 : most;
      most = own;
      leader = seat;
    } else if (own > next) next = own === most && leader !== NONE && cardsIn(s, leader, JUSTICE) > 0 ? own - 0.5 : own;
  }
  if (most === 0 || leader === NONE) return;
  if (next === most) {
    for (let seat = 0; left > 0 && seat < seats; seat++)
      if (s.tokens[seat * TOKENS + civilization] === most) worth[seat] += SUPREMACY_POINTS * WEIGHTS.tied;
    return;
  }
  const holds = 1 - Math.min(WEIGHTS.tokensDoubt, (WEIGHTS.tokensSlip * left) / (most - next));
  const bonus = cardsIn(s, leader, JUSTICE) > 0 ? 1 + WEIGHTS.justice : 1;
  worth[leader] += SUPREMACY_POINTS * holds * bonus;
}

/** What the position is worth to each seat, in points: for those who weigh the weights. */
export function worthOf(s: State): readonly number[] {
  appraise(s);
  return worth.slice(0, s.flow.seats);
}

/** The chance of each seat to place better than another. */
function evaluate(s: State, values: Float64Array): void {
  const { seats } = s.flow;
  appraise(s);
  const slack = WEIGHTS.slack + WEIGHTS.slackPerRound * (ROUNDS - s.round);
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat) sum += 1 / (1 + Math.exp((worth[other] - worth[seat]) / slack));
    values[seat] = sum / (seats - 1);
  }
}

/** What a quick eye thinks of an option: reveal first, use what can be used, end last. */
const promise = moves.table<number>({ end: 0.1, pass: 0.5, reveal: 2, shield: 2, dismiss: 0.3, turn: 2 }, 1);

export const bot: BotHints<State> = {
  evaluate,
  prior: (_s, _seat, code) => promise[moves.kindOf[code]],
  turn: s => s.round,
  levels: { easy: 48, normal: 600, hard: 3600 },
};
