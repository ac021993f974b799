import { decision, procedure, topFrame, type Frame } from '@ennead/kernel';
import { healed } from '../../rules/heal.ts';
import { recover, recoveryOf } from '../../rules/recovery.ts';
import { STATS } from '../../rules/tasks.ts';
import { doerOf, take } from '../bodies.ts';
import { first, moves, MOST_RECOVERY, second } from '../moves.ts';
import { healedStat, packed } from '../plans.ts';
import { isThere, seatOf, STAT_COUNT, type State } from '../state.ts';
import { attempt } from './attempt.ts';
import { success } from './result.ts';

const RECOVERY_DIE = 6;

/** Slots: who; whether for a step up the track; the die. */
const [WHO, MEND, DIE] = ['a', 'b', 'c'] as const;

/** RC: the first rest of the day takes one action. */
export const recovering = procedure<State>('recovering', {
  roll(t, f) {
    f[DIE] = 1 + t.rng.below(RECOVERY_DIE); // RC3
    if (t.told && f[MEND] === 0) t.tell({ type: 'rests', who: f[WHO], die: f[DIE] });
  },
  askRestore(t, f) {
    if (f[MEND] === 0) t.ask(RESTORE, seatOf(t.s, f[WHO]));
  },
  restore(t, f) {
    const { s } = t;
    const use = f[MEND] === 1 ? 'track' : spread(s, f, t.pick(seatOf(s, f[WHO])));
    const rested = recover(doerOf(s, f[WHO]), f[DIE], use);
    take(s, f[WHO], rested.body);
    s.combatants[f[WHO]].rests = rested.body.rests;
    if (t.told) t.tell({ type: 'recovered', who: f[WHO], ledger: rested.ledger });
  },
});

/** RC3: points that the roll gives, and what each Pool lacks. */
const pointsIn = (s: State, f: Frame): number => recoveryOf(s.combatants[f[WHO]], f[DIE]).points;
const lacks = (s: State, f: Frame, stat: number): number => {
  const at = f[WHO] * STAT_COUNT + stat;
  return s.pools[at] - s.points[at];
};
/** RC2: no more than there is room for is given out. */
const given = (s: State, f: Frame): number =>
  Math.min(pointsIn(s, f), lacks(s, f, 0) + lacks(s, f, 1) + lacks(s, f, 2), MOST_RECOVERY);

function spread(s: State, f: Frame, code: number): Record<'might' | 'speed' | 'intellect', number> {
  const [might, speed] = [first[code], second[code]];
  return { might, speed, intellect: given(s, f) - might - speed };
}

/** RC3: divided at will; all that can be used is used. */
export function mayRestore(s: State, f: Frame, might: number, speed: number): boolean {
  const rest = given(s, f) - might - speed;
  return might <= lacks(s, f, 0) && speed <= lacks(s, f, 1) && rest >= 0 && rest <= lacks(s, f, 2);
}

export const RESTORE = decision<State>('restore', (s, _seat, _draft, out) => {
  const f = topFrame(s);
  const most = given(s, f);
  let n = 0;
  for (let might = 0; might <= most; might++)
    for (let speed = 0; speed <= most - might; speed++)
      if (mayRestore(s, f, might, speed)) out[n++] = moves.restore(might, speed);
  return n;
});

/** Slots: the healer, the patient, the option. */
const [HEALER, PATIENT, CODE] = ['a', 'b', 'c'] as const;

/** HE: healing by hand, each patient once a day. */
export const healing = procedure<State>('healing', {
  attempt(t, f) {
    t.s.combatants[f[HEALER]].treated |= 1 << f[PATIENT]; // HE2
    t.call(attempt, packed(f[HEALER], f[PATIENT], 'heal'), f[CODE]);
  },
  heal(t, f) {
    const { s } = t;
    if (success.of(f) === 0 || !isThere(s.combatants[f[PATIENT]])) return;
    const { body, ledger } = healed(doerOf(s, f[PATIENT]), STATS[healedStat(f[CODE])], second[f[CODE]] + 1);
    take(s, f[PATIENT], body);
    if (t.told) t.tell({ type: 'healed', who: f[HEALER], patient: f[PATIENT], ledger });
  },
});
