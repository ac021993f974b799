import { NONE } from '@ennead/kernel';
import { ATTACK_STATS } from '../rules/attack.ts';
import { STATS } from '../rules/tasks.ts';
import { weaponMeans } from './means.ts';
import { moves } from './moves.ts';
import { whyImpossible } from './situation.ts';
import { fights, isThere, weaponAt, WEAPON_SLOTS, type State } from './state.ts';

/** S9: the attack that a defender could make for free, with the first weapon that reaches; NONE without one. */
export function freeAttackOf(s: State, by: number, at: number): number {
  const c = s.combatants[by];
  if (!fights(c) || !isThere(s.combatants[at])) return NONE;
  for (let slot = 0; slot < WEAPON_SLOTS; slot++) {
    const weapon = weaponAt(c, slot);
    if (weapon === NONE || (c.dropped >> slot) & 1) continue;
    const [stat] = ATTACK_STATS[weaponMeans(weapon, 0).kind];
    if (whyImpossible(s, by, at, weaponMeans(weapon, STATS.indexOf(stat))) === null)
      return moves.attack(at, slot, STATS.indexOf(stat));
  }
  return NONE;
}
