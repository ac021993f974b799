import { defineGame } from '@ennead/kernel';
import { bot } from './bot.ts';
import { DISCARD, cleanup } from './flow/cleanup.ts';
import { DRAW, deal } from './flow/deal.ts';
import { ACTION, COPY, copying, kingdom, kingdoms } from './flow/kingdom.ts';
import { ORDERS, orders } from './flow/orders.ts';
import { game, round } from './flow/round.ts';
import { outcome } from './flow/scoring.ts';
import { clone, determinize, view } from './hidden.ts';
import { MOST_SEATS, moves } from './moves.ts';
import { refs } from './refs.ts';
import { start, type State } from './state.ts';
import { whyNot } from './why-not.ts';

export { HERO_IDS, INFLUENCE_IDS } from './box.ts';
export type { Count, Won } from './flow/scoring.ts';
export type { ColumnView, Question, SeatView, View } from './hidden.ts';
export type { State } from './state.ts';

const SIDES = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]] as const;

/** NINE: majorities and secret orders, 2 to 4 players (S1). */
export const nine = defineGame<State>({
  id: 'nine',
  rules: 2,
  seats: { min: 2, max: MOST_SEATS },
  options: [],
  start,
  opening: game,
  procedures: [game, round, deal, orders, kingdoms, kingdom, copying, cleanup],
  decisions: [DRAW, ORDERS, ACTION, COPY, DISCARD],
  moves,
  sides: s => SIDES[s.flow.seats],
  view,
  clone,
  determinize,
  outcome,
  whyNot,
  refs,
  bot,
});
