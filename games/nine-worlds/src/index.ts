import { defineGame } from '@ennead/kernel';
import { bot } from './bot.ts';
import { ACTION, actionPhase, playerTurn } from './flow/actions.ts';
import { DESTRUCTION, POWERS, SPENDING, powersPhase, spending, usePower } from './flow/powers.ts';
import { outcome } from './flow/scoring.ts';
import { game, turn } from './flow/turn.ts';
import { VALHALLA, ullrsReturn, valhallaPhase } from './flow/valhalla.ts';
import { clone, determinize, view } from './hidden.ts';
import { moves } from './moves.ts';
import { refs } from './refs.ts';
import { start } from './setup.ts';
import type { State } from './state.ts';
import { OPTIONS, SEATS } from './variants.ts';
import { whyNot } from './why-not.ts';

export type { View } from './hidden.ts';
export type { State } from './state.ts';

/** Nine Worlds: luck-free area control, 2 to 6 colours. */
export const nineWorlds = defineGame<State>({
  id: 'nine-worlds',
  rules: 1,
  seats: SEATS,
  options: OPTIONS,
  start,
  opening: game,
  procedures: [game, turn, actionPhase, playerTurn, powersPhase, usePower, spending, valhallaPhase, ullrsReturn],
  decisions: [ACTION, POWERS, DESTRUCTION, SPENDING, VALHALLA],
  moves,
  sides: s => s.sides,
  view,
  clone,
  determinize,
  perfect: true,
  outcome,
  whyNot,
  refs,
  bot,
});
