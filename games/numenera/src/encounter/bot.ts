import { topFrame, type BotHints } from '@ennead/kernel';
import { lifeAtMost, lifeOf } from './bodies.ts';
import { DEFENCE, EFFORT } from './flow/attempt.ts';
import { meansOf } from './means.ts';
import { defenceChance, hitChance, throughFor } from './odds.ts';
import { against, codeOf, purposeOf, whoTries } from './plans.ts';
import { fights, isThere, type State } from './state.ts';
import { worthOf } from './worth.ts';

const strength = [0, 0];

/** What somebody still is to their side: whoever can fight counts half, and their life the other half. */
function presence(s: State, who: number): number {
  const c = s.combatants[who];
  if (!isThere(c)) return 0;
  const weight = c.npc === 1 ? c.level + 1 : 4 + 2 * c.tier;
  const share = lifeOf(s, who) / Math.max(1, lifeAtMost(s, who));
  if (!fights(c)) return 0.1 * weight * share;
  return weight * (0.5 + 0.5 * share) * (c.npc === 0 && c.track > 0 ? 0.8 : 1);
}

/** An attack that waits for its Effort counts with the damage that is to be expected of it. */
function pendingLoss(s: State): { who: number; share: number } | null {
  if (s.flow.asked === 0 || (s.flow.ask !== EFFORT.id && s.flow.ask !== DEFENCE.id)) return null;
  const f = topFrame(s);
  const purpose = purposeOf(f);
  if (purpose !== 'attack' && purpose !== 'area' && purpose !== 'defend') return null;
  const [by, who] = purpose === 'defend' ? [against(f), whoTries(f)] : [whoTries(f), against(f)];
  const means = meansOf(s.combatants[by], codeOf(f));
  const { seat } = s.combatants[by];
  const chance =
    purpose === 'defend' ? 1 - defenceChance(s, who, by, means, seat, 0) : hitChance(s, by, who, means, seat);
  const loss = chance * throughFor(s, by, who, means, 0);
  return { who, share: Math.min(1, loss / Math.max(1, lifeOf(s, who))) };
}

function evaluate(s: State, values: Float64Array): void {
  strength[0] = 0.01;
  strength[1] = 0.01;
  for (let i = 0; i < s.combatants.length; i++) strength[s.combatants[i].team] += presence(s, i);
  const pending = pendingLoss(s);
  if (pending) strength[s.combatants[pending.who].team] -= 0.6 * pending.share * presence(s, pending.who);
  const sum = strength[0] + strength[1];
  values[0] = strength[0] / sum;
  values[1] = strength[1] / sum;
}

/** One throw of the dice tells search little, so what looks better by a point is tried much more often. */
const KEENNESS = 3;
const UTMOST = 30;

const prior = (s: State, seat: number, code: number): number =>
  Math.exp(Math.max(-UTMOST, Math.min(UTMOST, KEENNESS * worthOf(s, seat, code))));

export const bot: BotHints<State> = {
  evaluate,
  prior,
  turn: s => s.round * 32 + s.turn,
  levels: { easy: 144, normal: 1800, hard: 10_800 },
};
