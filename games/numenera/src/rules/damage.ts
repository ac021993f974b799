import { line, totalOf, unlessZero, whole, type Ledger } from './ledger.ts';
import { armorAgainst, type ArmorSource } from './armor.ts';
import { drain, type Body, type Changed } from './effects-of-damage.ts';
import { targetOf, type Stat } from './tasks.ts';

/** DM: damage to characters and NPCs. */

/** DM2, AR6: what hurts, where special Armor or a creature cares. */
export const DAMAGE_KINDS = [
  'blow',
  'fire',
  'cold',
  'acid',
  'electricity',
  'radiation',
  'mental',
  'poison',
  'force',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export interface Damage {
  readonly amount: number;
  /** DM1, DM2: the Pool it goes to; Might unless said otherwise. */
  readonly stat?: Stat;
  readonly kind?: DamageKind;
  readonly ambient?: boolean;
}

/** DM5: the damage of an attack that hit: its own, with what Effort and the special roll add. */
export function damageDealt(base: number, ...additions: readonly Ledger[]): { amount: number; ledger: Ledger } {
  const ledger = [line('attack-damage', 'DM5', whole(base, 'damage', 'DM6', 0)), ...additions.flat()];
  return { amount: Math.max(0, totalOf(ledger)), ledger };
}

/** AR1: what Armor lets through. */
export function throughArmor(damage: Damage, armor: readonly ArmorSource[]): { amount: number; ledger: Ledger } {
  const amount = whole(damage.amount, 'damage', 'DM6', 0);
  const protection = armorAgainst(damage, armor);
  const stopped = Math.min(amount, protection.armor);
  return {
    amount: amount - stopped,
    ledger: [line('damage', 'DM1', amount), ...protection.ledger, ...unlessZero('armor-stops', 'AR1', -stopped || 0)],
  };
}

/** DM1, DM2, ED1: a character takes damage; its type stays what it was for Armor, whichever Pool pays (ED3). */
export function takeDamage<B extends Body>(body: B, damage: Damage, armor: readonly ArmorSource[] = []): Changed<B> {
  const hurt = throughArmor(damage, armor);
  const drained = drain(body, damage.stat ?? 'might', hurt.amount);
  return { body: drained.body, ledger: [...hurt.ledger, ...drained.ledger] };
}

export interface Npc {
  readonly level: number;
  readonly health: number;
  readonly armor: readonly ArmorSource[];
}

/** DM3: an NPC's health is its target number, unless its description says otherwise. */
export const npcOf = (level: number, details: { health?: number; armor?: readonly ArmorSource[] } = {}): Npc => ({
  level: whole(level, 'level', 'DM3', 0),
  health: whole(details.health ?? targetOf(level), 'health', 'DM3', 0),
  armor: details.armor ?? [],
});

export const FATES = ['standing', 'dead', 'incapacitated'] as const;
export type Fate = (typeof FATES)[number];

/** DM3, ED8: damage of any stat comes off health; at 0 the attacker chooses death or defeat. */
export function hurtNpc(npc: Npc, damage: Damage, spare = false): { npc: Npc; fate: Fate; ledger: Ledger } {
  const hurt = throughArmor(damage, npc.armor);
  const lost = Math.min(hurt.amount, npc.health);
  const health = npc.health - lost;
  const fate = health > 0 ? 'standing' : spare ? 'incapacitated' : 'dead';
  return {
    npc: { ...npc, health },
    fate,
    ledger: [
      ...hurt.ledger,
      ...unlessZero('health', 'DM3', -lost || 0),
      ...(fate === 'standing' ? [] : [line(fate === 'dead' ? 'npc-dead' : 'npc-incapacitated', 'ED8')]),
    ],
  };
}
