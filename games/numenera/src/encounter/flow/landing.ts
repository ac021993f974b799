import { PUBLIC, cycle, type Frame, type Table } from '@ennead/kernel';
import { lowGravityDamage, GRAVITIES } from '../../rules/gravity.ts';
import { damageDealt } from '../../rules/damage.ts';
import { THREATS } from '../../rules/defend.ts';
import { effortDamage } from '../../rules/effort.ts';
import { bonusDamage } from '../../rules/lasting.ts';
import { unlessZero, type Ledger } from '../../rules/ledger.ts';
import { hurt } from '../bodies.ts';
import { hitsArea, meansOf, type Means } from '../means.ts';
import { first } from '../moves.ts';
import { packed } from '../plans.ts';
import { forceOf } from '../rows.ts';
import { isThere, type State } from '../state.ts';
import { apply, applyAll } from '../verbs.ts';
import { attempt } from './attempt.ts';
import { harm, success } from './result.ts';

/** DM: what an attack that hit does. */

/** DM5: the damage of somebody's attack, with what Effort, drill and the roll add. */
export function damageOf(
  s: State,
  by: number,
  means: Means,
  levels: number,
  added: Ledger,
): ReturnType<typeof damageDealt> {
  const c = s.combatants[by];
  const base = Math.max(0, means.damage + (means.damage > 0 ? c.bonus : 0));
  const heavy = means.weapon === 'heavy';
  return damageDealt(
    base,
    bonusDamage(means.weapon === null ? 0 : c.drill, base === 0 ? 0 : forceOf(s, by, 'damage')),
    lowGravityDamage(base, heavy, { gravity: GRAVITIES[s.gravity] }), // GR1
    effortDamage(levels, hitsArea(means)),
    added,
  );
}

export const specialLines = (die: number, amount: number): Ledger =>
  unlessZero('special-damage', (['S2', 'S3', 'S4', 'S5'] as const)[Math.max(0, Math.min(3, die - 17))], amount);

/** DM1: hurts somebody with what an attack is made of. */
export function strikeHome(
  t: Table<State>,
  by: number,
  who: number,
  means: Means,
  levels: number,
  added: Ledger,
): void {
  const { amount, ledger } = damageOf(t.s, by, means, levels, added);
  if (means.damage === 0 && amount === 0) return;
  hurt(t, who, { amount, kind: means.harm, stat: means.pool }, ledger, by);
}

/** Slots: whose attack, on whom, by which option; which effect comes next. The result of a defence comes in slot d. */
const [BY, WHO, CODE] = ['a', 'b', 'c'] as const;

/** EN11, DF4: the effects of an attack that hit, one by one; a character may resist what is to be resisted. */
export const effects = cycle<State>('effects', {
  next(t, f) {
    const list = effectsOf(t.s, f);
    const at = indexOf(f);
    if (at >= list.length || !isThere(t.s.combatants[f[WHO]])) return t.leave();
    const effect = list[at];
    const resists = effect.do === 'resist' && t.s.combatants[f[WHO]].npc === 0;
    if (!resists) apply(t, f[BY], f[WHO], effect);
    else t.call(attempt, packed(f[WHO], f[BY], 'resist'), codeIn(f), THREATS.indexOf(effect.threat));
  },
  suffer(t, f) {
    const effect = effectsOf(t.s, f)[indexOf(f)];
    const resists = effect.do === 'resist' && t.s.combatants[f[WHO]].npc === 0;
    if (resists && success.of(f) === 0) applyAll(t, f[BY], f[WHO], effect.effects); // SD3
    f.d = 0;
    step(f);
  },
});

/** The option and the number of the next effect share a slot. */
const SHIFT = 16;
const codeIn = (f: Frame): number => f[CODE] & ((1 << SHIFT) - 1);
const indexOf = (f: Frame): number => f[CODE] >> SHIFT;
const step = (f: Frame): void => {
  f[CODE] += 1 << SHIFT;
};
const effectsOf = (s: State, f: Frame): Means['effects'] => meansOf(s.combatants[f[BY]], codeIn(f)).effects;

/** What a hit of this frame does at once; the effects that follow are asked for by the caller. */
export function land(t: Table<State>, f: Frame, by: number, who: number, code: number, added: Ledger): void {
  t.learn(PUBLIC);
  strikeHome(t, by, who, meansOf(t.s.combatants[by], code), harm.of(f), added);
}

/** H4: a touch that missed stays ready. */
export function holdTouch(s: State, f: Frame): void {
  const c = s.combatants[f[BY]];
  if (meansOf(c, f[CODE]).kind === 'touch') c.held = first[f[CODE]];
}
