import { line, when, type Ledger } from './ledger.ts';
import { shiftTrack, type Track } from './damage-track.ts';
import { takeDamage, type Damage, type Fate } from './damage.ts';
import type { Body, Changed } from './effects-of-damage.ts';
import { taskOf, type Task } from './tasks.ts';

/** SD: dazed, stunned, poison, disease, paralysis. */
export const CONDITIONS = ['dazed', 'stunned', 'paralysed', 'unconscious'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** SD1: whoever is dazed is hindered in everything. */
export const conditionLines = (conditions: readonly Condition[]): Ledger =>
  when(conditions.includes('dazed'), 'dazed', 'SD1', 1);

/** SD2, SD5, SD6: the rule that keeps somebody from a deed; null if none does. The stunned still defend, the paralysed without moving. */
export function heldBack(
  conditions: readonly Condition[],
  deed: 'act' | 'defend',
  physical: boolean,
): 'SD2' | 'SD5' | 'SD6' | null {
  if (conditions.includes('unconscious')) return 'SD6';
  if (conditions.includes('stunned') && deed === 'act') return 'SD2';
  return conditions.includes('paralysed') && physical ? 'SD5' : null;
}

/** What poison or disease does to whoever does not resist. */
export interface Harm {
  readonly damage?: Damage;
  readonly track?: number;
  readonly condition?: Condition;
}

/** SD3: resisting poison and disease is a Might defence. */
export const resistTask = (level: number): Task => taskOf('might', level, 'poison-level', 'SD3', { kind: 'defence' });

/** SD3: failure means damage, steps down the track or a condition, as the poison says. */
export function suffer<B extends Body>(body: B, harm: Harm): Changed<B> & { conditions: readonly Condition[] } {
  const hurt = harm.damage ? takeDamage(body, harm.damage) : { body, ledger: [] };
  const shifted = shiftTrack(hurt.body, harm.track ?? 0);
  return {
    body: shifted.body,
    conditions: harm.condition ? [harm.condition] : [],
    ledger: [line('harmed', 'SD3'), ...hurt.ledger, ...shifted.ledger],
  };
}

/** SD4: a disease strikes again every day; poison once. */
export const strikesAgain = (ailment: 'poison' | 'disease', daysSince: number): boolean =>
  ailment === 'disease' && daysSince >= 1;

/** SD7: an NPC that a shift of the track can reach is out of the fight, or debilitated if the game master says so. */
export function shiftNpc(steps: number, kill: boolean, debilitate = false): { fate: Fate; track: Track } {
  if (steps <= 0) return { fate: 'standing', track: 'hale' };
  if (debilitate) return { fate: 'standing', track: 'debilitated' };
  return kill ? { fate: 'dead', track: 'dead' } : { fate: 'incapacitated', track: 'debilitated' };
}
