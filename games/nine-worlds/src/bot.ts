import type { BotHints } from '@ennead/kernel';
import type { State } from './state.ts';

export const bot: BotHints<State> = {
  turn: s => s.turn,
};
