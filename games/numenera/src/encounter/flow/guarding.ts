import { NONE, cycle, type Frame } from '@ennead/kernel';
import { stopped } from '../../rules/guard.ts';
import { FEET } from '../../rules/distance.ts';
import { ATTACKING } from '../moves.ts';
import { packed } from '../plans.ts';
import { has } from '../rows.ts';
import { areFoes, feetBetween, fights, type State } from '../state.ts';
import { tripOf } from '../trip.ts';
import { attempt } from './attempt.ts';
import { success } from './result.ts';

/** Slots: who does something, to whom; by which option; the next guard, and the result in slot d. */
const [DOER, TARGET, CODE] = ['a', 'b', 'c'] as const;
const SHIFT = 8;

/** GU2, GU3: everybody who guards against the deed has a try at stopping it. */
export const guarding = cycle<State>('guarding', {
  next(t, f) {
    const { s } = t;
    const from = guardOf(f) + 1;
    let guard = from;
    while (guard < s.combatants.length && !isGuardedBy(s, f, guard)) guard++;
    if (s.stopped === 1 || guard >= s.combatants.length || !fights(s.combatants[f[DOER]])) return t.leave();
    f[TARGET] = (f[TARGET] & ((1 << SHIFT) - 1)) | ((guard + 1) << SHIFT);
    if (s.combatants[guard].npc === 0) t.call(attempt, packed(guard, f[DOER], 'stop'), codeIn(f));
    else t.call(attempt, packed(f[DOER], guard, 'pass-guard'), codeIn(f));
  },
  judge(t, f) {
    const { s } = t;
    const made = success.of(f) === 1;
    const held = s.combatants[guardOf(f)].npc === 0 ? made : !made;
    if (held) s.stopped = 1;
    if (t.told) t.tell({ type: 'guarded', guard: guardOf(f), who: f[DOER], held, ledger: stopped(held).ledger });
    f.d = 0;
  },
});

/** The guard who had the last try; NONE before the first. */
const guardOf = (f: Frame): number => (f[TARGET] >> SHIFT) - 1;
const targetOf = (f: Frame): number => f[TARGET] & ((1 << SHIFT) - 1);

/** The option, and whether it is an attack or a move. */
const DEED = 1 << 16;
export const deedSlot = (code: number, deed: number): number => code | (deed === ATTACKING ? 0 : DEED);
const codeIn = (f: Frame): number => f[CODE] & (DEED - 1);
const isMove = (f: Frame): boolean => (f[CODE] & DEED) !== 0;

/** GU2: a guard protects who stands beside them, and bars the way. A character and a creature are needed for the task. */
function isGuardedBy(s: State, f: Frame, guard: number): boolean {
  const g = s.combatants[guard];
  const doer = s.combatants[f[DOER]];
  if (g.guard === NONE || !fights(g) || !areFoes(g, doer) || g.npc === doer.npc) return false;
  if (has(s, guard, 'stunned') || has(s, guard, 'unconscious') || has(s, guard, 'paralysed')) return false;
  if (isMove(f)) {
    const { to } = tripOf(s, f[DOER], codeIn(f));
    return (g.at - doer.at) * (g.at - to) < 0;
  }
  return (
    g.guard === targetOf(f) && guard !== targetOf(f) && feetBetween(g, s.combatants[targetOf(f)]) <= FEET.immediate
  );
}
