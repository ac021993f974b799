import { NONE, cycle, type Frame } from '@ennead/kernel';
import { stopped } from '../../rules/guard.ts';
import { FEET } from '../../rules/distance.ts';
import { field } from '../fields.ts';
import { MOVING } from '../moves.ts';
import { packed } from '../plans.ts';
import { heldBy } from '../rows.ts';
import { areFoes, feetBetween, fights, type State } from '../state.ts';
import { tripOf } from '../trip.ts';
import { attempt } from './attempt.ts';
import { success } from './result.ts';

/** Slots: who does something, to whom; by which option; the next guard, and the result in slot d. */
const DOER = 'a';
const target = field('b', 0, 8);
/** The guard who had the last try, and one more. */
const last = field('b', 8, 8);
const option = field('c', 0, 16);
/** Whether it is an attack or a move. */
const deed = field('c', 16, 1);

/** GU2, GU3: everybody who guards against the deed has a try at stopping it. */
export const guarding = cycle<State>('guarding', {
  next(t, f) {
    const { s } = t;
    const from = guardOf(f) + 1;
    let guard = from;
    while (guard < s.combatants.length && !isGuardedBy(s, f, guard)) guard++;
    if (s.stopped === 1 || guard >= s.combatants.length || !fights(s.combatants[f[DOER]])) return t.leave();
    last.put(f, guard + 1);
    if (s.combatants[guard].npc === 0) t.call(attempt, packed(guard, f[DOER], 'stop'), option.of(f));
    else t.call(attempt, packed(f[DOER], guard, 'pass-guard'), option.of(f));
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
const guardOf = (f: Frame): number => last.of(f) - 1;

/** The option of a deed that may be guarded against, and of which kind it is: one slot. */
export const deedSlot = (code: number, kind: number): number => code | (kind << 16);

/** GU2: a guard protects who stands beside them, and bars the way. A character and a creature are needed for the task. */
function isGuardedBy(s: State, f: Frame, guard: number): boolean {
  const g = s.combatants[guard];
  const doer = s.combatants[f[DOER]];
  if (g.guard === NONE || !fights(g) || !areFoes(g, doer) || g.npc === doer.npc) return false;
  if (heldBy(s, guard, 'act', true) !== null) return false;
  if (deed.of(f) === MOVING) {
    const { to } = tripOf(s, f[DOER], option.of(f));
    return (g.at - doer.at) * (g.at - to) < 0;
  }
  return (
    g.guard === target.of(f) && guard !== target.of(f) && feetBetween(g, s.combatants[target.of(f)]) <= FEET.immediate
  );
}
