import { topFrame, type Draft } from '@ennead/kernel';
import { ACT, actingIn } from './flow/act.ts';
import { DEFENCE, EFFORT, REROLL, STOP } from './flow/attempt.ts';
import { decidingIn } from './flow/decisions.ts';
import { DUEL_ATTACK, DUEL_DEFENCE, SECOND_THOUGHT } from './flow/duel.ts';
import { ANSWER, GIFT, INTRUDE, mayReceive, whyNotIntrude } from './flow/intrusion.ts';
import { mayRestore, RESTORE } from './flow/recover.ts';
import { INITIATIVE } from './flow/round.ts';
import { SPECIAL_ATTACK, SPECIAL_DEFENCE, SPECIAL_TASK, whyNotSpecial } from './flow/specials.ts';
import { first, kind, kindOf, moves, second } from './moves.ts';
import type { State } from './state.ts';
import { whyNotAct } from './why.ts';

const scratch = new Int32Array(moves.size);

/** What is ever an answer to a question about Effort or a second roll. */
const ANSWERS = moves.table<boolean>({ effort: true, forgo: true, pass: true, keep: true, reroll: true }, false);

/** The questions about Effort or a second roll, each with the rule by which it takes no other answer. */
const ATTEMPTS: readonly (readonly [ask: typeof EFFORT, other: string])[] = [
  [INITIATIVE, 'N3'],
  [EFFORT, 'E11'],
  [DEFENCE, 'DF2'],
  [STOP, 'GU2'],
  [DUEL_ATTACK, 'PP1'],
  [DUEL_DEFENCE, 'PP1'],
  [REROLL, 'XB1'],
  [SECOND_THOUGHT, 'XB1'],
];

/** E3, E4, E10: levels of Effort are offered or not; a question that takes no such answer is refused by its own rule. */
function effort(s: State, seat: number, code: number, ask: typeof EFFORT, other: string): string | null {
  if (!ANSWERS[kindOf[code]]) return other;
  if (scratch.subarray(0, ask.options(s, seat, [], scratch)).includes(code)) return null;
  if (kindOf[code] !== kind.effort) return other;
  if (second[code] > 0 && ask.id !== EFFORT.id && ask.id !== DUEL_ATTACK.id) return 'E10';
  return first[code] + second[code] > s.combatants[decidingIn(s)!].effort ? 'E3' : 'E4';
}

/** The rule that forbids an option at this moment; null exactly when it is offered. */
export function whyNot(s: State, seat: number, code: number, _draft: Draft): string | null {
  if (((s.flow.asked >> seat) & 1) === 0) return 'N2';
  const attempt = ATTEMPTS.find(([ask]) => ask.id === s.flow.ask);
  if (attempt) return effort(s, seat, code, ...attempt);
  const f = topFrame(s);
  const own = kindOf[code];
  switch (s.flow.ask) {
    case ACT.id:
      return whyNotAct(s, actingIn(s), code);
    case SPECIAL_ATTACK.id:
      return own === kind.take ? whyNotSpecial(s, f, 'attack', first[code]) : 'S10';
    case SPECIAL_DEFENCE.id:
      return own === kind.take ? whyNotSpecial(s, f, 'defence', first[code]) : 'S9';
    case SPECIAL_TASK.id:
      return own === kind.take ? whyNotSpecial(s, f, 'task', first[code]) : 'S9';
    case INTRUDE.id:
      if (own === kind.pass) return null;
      return own === kind.intrude ? whyNotIntrude(s, f, first[code], second[code]) : 'XI1';
    case ANSWER.id:
      return own === kind.accept || own === kind.refuse ? null : 'XI3';
    case GIFT.id:
      return own === kind.gift && mayReceive(s, first[code]) ? null : 'XI2';
    case RESTORE.id:
      return own === kind.restore && mayRestore(s, f, first[code], second[code]) ? null : 'RC3';
    default:
      return 'A3';
  }
}
