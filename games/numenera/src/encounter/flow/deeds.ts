import type { Table } from '@ennead/kernel';
import { settle } from '../../rules/attempt.ts';
import { cypherLines } from '../../rules/lasting.ts';
import { doerOf, note, take } from '../bodies.ts';
import { hitsArea, meansOf, targetIn } from '../means.ts';
import { first, kind, kindOf, second } from '../moves.ts';
import { supportPlan } from '../plans.ts';
import { FEET } from '../../rules/distance.ts';
import { feetBetween, isThere, type State } from '../state.ts';
import { applyAll } from '../verbs.ts';

/** AB2: something done to oneself or the willing: no roll, but its price. */
export function support(t: Table<State>, who: number, code: number): void {
  const { s } = t;
  const c = s.combatants[who];
  const means = meansOf(c, code);
  const planned = supportPlan(s, who, means);
  const settled = settle(planned, doerOf(s, who));
  take(s, who, settled.doer);
  note(s, who, means.stat, planned.points);
  const ledger = means.source === 'cypher' ? cypherLines() : settled.ledger;
  if (t.told) t.tell({ type: 'support', who, for: targetIn(code), what: means.id, ledger });
  for (let i = 0; i < s.combatants.length; i++) {
    const other = s.combatants[i];
    const near = feetBetween(c, other) <= FEET.short;
    const meant = hitsArea(means) ? other.team === c.team && near : i === targetIn(code);
    if (meant && isThere(other)) applyAll(t, who, i, means.effects);
  }
}

/** A3: what takes an action and no roll. */
export function takeStance(t: Table<State>, who: number, code: number): void {
  const { s } = t;
  const c = s.combatants[who];
  switch (kindOf[code]) {
    case kind.cover:
      c.cover = s.coverOffer; // CO1, EN5
      return;
    case kind.guard:
      c.guard = first[code]; // GU1
      return;
    case kind.wait:
      c.waitFor = first[code]; // WT1
      c.waitDeed = second[code];
      return;
    case kind.retrieve:
      c.dropped = 0;
      return;
    default: // pass
  }
}
