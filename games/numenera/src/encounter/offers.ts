import { NO_PICKS, knows, topFrame, type Frame, type Viewer } from '@ennead/kernel';
import { pointsFor } from '../rules/effort.ts';
import { DEFENCE_STATS } from '../rules/defend.ts';
import type { Stat } from '../rules/tasks.ts';
import { doerOf } from './bodies.ts';
import { DEFENCE, EFFORT, STOP } from './flow/attempt.ts';
import { DECISIONS, decidingIn } from './flow/decisions.ts';
import { DUEL_ATTACK, DUEL_DEFENCE } from './flow/duel.ts';
import { meansOf } from './means.ts';
import { first, kind, kindOf, moves, second } from './moves.ts';
import { costOf, planOf, priceIn } from './plans.ts';
import type { State } from './state.ts';

/** E11: what levels of Effort would cost, and how likely they would make it. */
export interface OfferView {
  ease: number;
  damage: number;
  stat: Stat;
  points: number;
  /** From 0 to 1; two values where a level is not known for sure, null where it hangs on another's roll. */
  chance: { low: number; high: number } | null;
}

const options = new Int32Array(moves.size);

/** E11: the offers of the question that is open; none where it is not about Effort. */
export function offersIn(s: State, viewer: Viewer): OfferView[] {
  const who = decidingIn(s);
  if (who === null || s.flow.asked === 0) return [];
  const f = topFrame(s);
  const { stat, cost } = pricedAt(s, f);
  const count = DECISIONS[s.flow.ask].options(s, s.combatants[who].seat, NO_PICKS, options);
  const codes = [...options.subarray(0, count)].filter(code => kindOf[code] === kind.effort);
  if (codes.length === 0) return [];
  const worlds = isAttempt(s) ? [bounded(s, viewer, 'most'), bounded(s, viewer, 'least')] : [];
  const doer = doerOf(s, who);
  return codes.map(code => {
    const [ease, damage] = [first[code], second[code]];
    const chances = worlds.map(world => planOf(world, f, { ease, damage }).chance);
    const chance = chances.length > 0 ? { low: Math.min(...chances), high: Math.max(...chances) } : null;
    return { ease, damage, stat, points: pointsFor(stat, doer, ease + damage, cost), chance };
  });
}

const isAttempt = ({ flow: { ask } }: State): boolean => ask === EFFORT.id || ask === DEFENCE.id || ask === STOP.id;

function pricedAt(s: State, f: Frame): { stat: Stat; cost: number } {
  if (isAttempt(s)) return priceIn(s, f);
  if (s.flow.ask !== DUEL_ATTACK.id && s.flow.ask !== DUEL_DEFENCE.id) return { stat: 'speed', cost: 0 }; // N3
  const attacker = s.combatants[f.a];
  const means = meansOf(attacker, f.c);
  return s.flow.ask === DUEL_ATTACK.id
    ? { stat: means.stat, cost: costOf(attacker, f.c) }
    : { stat: DEFENCE_STATS[means.threat], cost: 0 };
}

/** EN8: the encounter if every creature that a viewer does not know were as high, or as low, as the rolls so far allow. */
const bounded = (s: State, viewer: Viewer, bound: 'least' | 'most'): State => ({
  ...s,
  combatants: s.combatants.map(c => (c.npc === 0 || knows(c.known, viewer) ? c : { ...c, level: c[bound] })),
});
