import { NONE, PUBLIC, secret, type Table } from '@ennead/kernel';
import { ARMOR_CLASSES, ARMOR_POINTS, type ArmorSource } from '../rules/armor.ts';
import { TRACK } from '../rules/damage-track.ts';
import { FATES, hurtNpc, takeDamage, type Damage } from '../rules/damage.ts';
import { withPoints } from '../rules/effects-of-damage.ts';
import { pointsFor, type Payer, type Pool } from '../rules/effort.ts';
import type { LineKey } from '../rules/keys.ts';
import type { Ledger, Line } from '../rules/ledger.ts';
import type { Resting } from '../rules/recovery.ts';
import { STATS, targetOf, type Stat } from '../rules/tasks.ts';
import { endRows, forceOf } from './rows.ts';
import { isThere, NO_COVER, STAT_COUNT, STANDING, type Combatant, type State } from './state.ts';

/** Between the numbers of the state and what the rules work on. */
export type Doer = Payer & Resting;

const poolOf = (s: State, at: number): Pool => ({ points: s.points[at], max: s.pools[at] });

/** A character as the rules see one. */
export function doerOf(s: State, who: number): Doer {
  const c = s.combatants[who];
  const at = who * STAT_COUNT;
  return {
    pools: { might: poolOf(s, at), speed: poolOf(s, at + 1), intellect: poolOf(s, at + 2) },
    edge: { might: s.edge[at], speed: s.edge[at + 1], intellect: s.edge[at + 2] },
    effort: c.effort,
    track: TRACK[c.track],
    armor: ARMOR_CLASSES[c.wears],
    armorEase: c.armorEase,
    tier: c.tier,
    recoveryBonus: c.recoveryBonus,
    rests: c.rests,
  };
}

/** Writes back what the rules have made of a character. */
export function take(s: State, who: number, body: Pick<Doer, 'pools' | 'track'>): void {
  const c = s.combatants[who];
  const at = who * STAT_COUNT;
  s.points[at] = body.pools.might.points;
  s.points[at + 1] = body.pools.speed.points;
  s.points[at + 2] = body.pools.intellect.points;
  c.track = TRACK.indexOf(body.track);
  if (body.track === 'dead') fall(s, who, FATES.indexOf('dead'));
}

/** ED8, DT6: out of the fight, with all that it held. */
export function fall(s: State, who: number, fate: number): void {
  const c = s.combatants[who];
  c.out = fate;
  c.guard = NONE;
  c.waitFor = NONE;
  c.cover = NO_COVER;
}

export const indexOfStat = (stat: Stat): number => STATS.indexOf(stat);

/** E3, E4, C1: how many levels of Effort somebody can apply and pay; NONE if not even the initial cost. */
export function mostLevels(s: State, who: number, stat: Stat, cost: number): number {
  const c = s.combatants[who];
  const at = who * STAT_COUNT;
  const edge = { might: s.edge[at], speed: s.edge[at + 1], intellect: s.edge[at + 2] };
  const payer = { edge, track: TRACK[c.track], armor: ARMOR_CLASSES[c.wears], armorEase: c.armorEase };
  const left = s.points[at + indexOfStat(stat)];
  if (pointsFor(stat, payer, 0, cost) > left) return NONE;
  let levels = 0;
  while (levels < c.effort && pointsFor(stat, payer, levels + 1, cost) <= left) levels++;
  return levels;
}

/** XS2: somebody's experience is now so much; what is less was spent. */
export function haveXp(c: Combatant, xp: number): void {
  c.xpSpent += Math.max(0, c.xp - xp);
  c.xp = xp;
}

/** Adds up what was paid for Effort and abilities. */
export function note(s: State, who: number, stat: Stat, points: number): void {
  s.spent[who * STAT_COUNT + indexOfStat(stat)] += points;
}

/** AR3: worn armor, skin and lasting effects add up. */
export function armorOf(s: State, who: number): readonly ArmorSource[] {
  const c = s.combatants[who];
  const worn = c.npc === 1 ? 0 : ARMOR_POINTS[ARMOR_CLASSES[c.wears]];
  return [{ armor: worn + c.armor + forceOf(s, who, 'armor') }];
}

/** DM1, DM3: hurts whoever it is; true if it was more than nothing. */
export function hurt(t: Table<State>, who: number, damage: Damage, ledger: Ledger, by: number): boolean {
  const { s } = t;
  const c = s.combatants[who];
  if (!isThere(c)) return false;
  const before = lifeOf(s, who);
  const armor = armorOf(s, who);
  let lines: Ledger;
  if (c.npc === 1) {
    const { npc, fate, ledger: told } = hurtNpc({ level: c.level, health: c.health, armor }, damage);
    c.lost += c.health - npc.health;
    c.health = npc.health;
    if (fate !== 'standing') fall(s, who, FATES.indexOf(fate));
    lines = told;
  } else {
    const changed = takeDamage(doerOf(s, who), damage, armor);
    take(s, who, changed.body);
    lines = changed.ledger;
  }
  const lost = before - lifeOf(s, who);
  if (lost > 0) s.quiet = 0;
  if (lost > 0) endRows(s, who, 'unconscious'); // SD6: a blow wakes
  t.learn(PUBLIC);
  if (t.told)
    t.tell({
      type: 'hurt',
      who,
      by,
      lost,
      fate: FATES[c.out],
      track: TRACK[c.track],
      ledger: [...ledger, ...lines],
    });
  return lost > 0;
}

/** Points or health that somebody has left. */
export const lifeOf = (s: State, who: number): number => {
  const at = who * STAT_COUNT;
  return s.combatants[who].npc === 1 ? s.combatants[who].health : s.points[at] + s.points[at + 1] + s.points[at + 2];
};

export const lifeAtMost = (s: State, who: number): number => {
  const c = s.combatants[who];
  const at = who * STAT_COUNT;
  return c.npc === 1 ? c.health + c.lost : s.pools[at] + s.pools[at + 1] + s.pools[at + 2];
};

/** Pays points outside an attempt; a Pool that it empties counts (ED7). */
export function pay(s: State, who: number, stat: Stat, points: number): Ledger {
  if (points === 0) return [];
  const doer = doerOf(s, who);
  const paid = withPoints(doer, { [stat]: doer.pools[stat].points - points });
  take(s, who, paid.body);
  note(s, who, stat, points);
  return paid.ledger;
}

/** EN8: lines from which a level could be read. */
const TELLING: readonly LineKey[] = ['npc-level', 'guard-level', 'poison-level', 'target', 'initiative-target'];

/** A ledger as it is told: what gives a creature's level away is for those alone who know it. */
export function toldLedger(known: number, ledger: Ledger): readonly object[] {
  if (known === PUBLIC) return ledger;
  return ledger.map((own: Line) =>
    TELLING.includes(own.what) ? { ...own, amount: secret(known, own.amount ?? 0) } : own,
  );
}

const NEUTRAL_LEVEL = 3;

/** EN8: what those imagine who do not know: an ordinary level, as far as the rolls so far allow it. */
export const guessedLevel = (c: Combatant): number => Math.max(c.least, Math.min(c.most, NEUTRAL_LEVEL));

/** EN8: and the health that goes with it, less what everybody has seen it lose. */
export const guessedHealth = (c: Combatant): number =>
  c.out === STANDING ? Math.max(1, targetOf(guessedLevel(c)) - c.lost) : 0;

/** What a roll tells everybody about a level: it was enough, or it was not. */
export function narrow(c: Combatant, steps: number, total: number, success: boolean): void {
  const reached = Math.floor(total / targetOf(1)) - steps;
  if (success) c.most = Math.max(c.least, Math.min(c.most, reached));
  else c.least = Math.min(c.most, Math.max(c.least, reached + 1));
}
