import { line, type Ledger } from './ledger.ts';
import { forDefender } from './attack-modifiers.ts';
import type { Approach } from './attempt.ts';
import { taskOf, type Stat, type Task } from './tasks.ts';

/** DF: defending. */
export const THREATS = ['blow', 'missile', 'poison', 'disease', 'shock', 'mind'] as const;
export type Threat = (typeof THREATS)[number];

/** DF3: what one defends with; Might against shocks is our ruling. */
export const DEFENCE_STATS: Readonly<Record<Threat, Stat>> = {
  blow: 'speed',
  missile: 'speed',
  poison: 'might',
  disease: 'might',
  shock: 'might',
  mind: 'intellect',
};

/** DF1: a defence is a reaction to an attack, rolled against the attacker's level. */
export const defenceTask = (threat: Threat, level: number, attackLines: Ledger = []): Task =>
  taskOf(DEFENCE_STATS[threat], level, 'npc-level', 'DF1', { kind: 'defence', modifiers: forDefender(attackLines) });

/** DF4: some attacks ask for a second defence when the first fails. */
export const defencesFor = (threats: readonly Threat[], failed: number): Threat | null => threats[failed] ?? null;

/** DF7: a shield is an asset for Speed defences. */
export const shieldLines = (shield: boolean, threat: Threat): Ledger =>
  shield && DEFENCE_STATS[threat] === 'speed' ? [line('shield', 'DF7', -1)] : [];

/** DF5: whoever does not see it coming defends without anything that eases: modifiers, skill, assets, Effort. */
export function unaware(task: Task): { task: Task; approach: Approach } {
  const hindering = task.modifiers.filter(({ amount = 0 }) => amount > 0);
  return { task: { ...task, modifiers: [...hindering, line('unaware', 'DF5')], assets: [] }, approach: {} };
}

/** DF6: a defence may be forgone; the attack hits. */
export const forgo = (): { defended: false; ledger: Ledger } => ({ defended: false, ledger: [line('forgone', 'DF6')] });
