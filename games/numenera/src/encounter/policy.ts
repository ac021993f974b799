import { NO_PICKS, type Rng } from '@ennead/kernel';
import { DECISIONS } from './flow/decisions.ts';
import { moves } from './moves.ts';
import type { State } from './state.ts';
import { worthOf } from './worth.ts';

const options = new Int32Array(moves.size);

/** Equal options are taken by lot; what is a little worse is taken now and then, as people do. */
const WAVER = 0.15;
const FINENESS = 1000;

/** The steady player of the lab: takes what looks best to its seat, without search. */
export function choose(s: State, seat: number, rng: Rng): number {
  const count = DECISIONS[s.flow.ask].options(s, seat, NO_PICKS, options);
  if (count === 1) return options[0];
  let best = options[0];
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(s, seat, options[i]) + (WAVER * rng.below(FINENESS)) / FINENESS;
    if (worth > most) {
      most = worth;
      best = options[i];
    }
  }
  return best;
}
