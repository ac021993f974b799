import { line, type Ledger } from './ledger.ts';
import { taskOf, type Stat, type Task, type TaskDetails } from './tasks.ts';

/** H: attacks and weapons. */
export const ATTACK_KINDS = ['melee', 'ranged', 'ability', 'touch'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** H2, H3: the stats an attack may be made with; in melee the player picks. */
export const ATTACK_STATS: Readonly<Record<AttackKind, readonly Stat[]>> = {
  melee: ['might', 'speed'],
  touch: ['might', 'speed'],
  ranged: ['speed'],
  ability: ['intellect'],
};

/** H1: an attack is a task against the level of whom it is aimed at. */
export const attackTask = (
  kind: AttackKind,
  level: number,
  { modifiers = [], assets = [], initialCost = 0, area = false }: Omit<TaskDetails, 'kind'> = {},
): Task =>
  taskOf(ATTACK_STATS[kind], level, 'npc-level', 'H1', { kind: 'attack', modifiers, assets, initialCost, area });

export const WEAPON_CLASSES = ['light', 'medium', 'heavy'] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** H5: damage of a weapon by its class. */
export const WEAPON_DAMAGE: Readonly<Record<WeaponClass, number>> = { light: 2, medium: 4, heavy: 6 };

/** H5: a heavy weapon takes both hands. */
export const handsFor = (weapon: WeaponClass): 1 | 2 => (weapon === 'heavy' ? 2 : 1);

/** H5: attacks with light weapons are eased. */
export const weaponLines = (weapon: WeaponClass): Ledger =>
  weapon === 'light' ? [line('light-weapon', 'H5', -1)] : [];

/** What comes after the attempt to touch with an ability. */
export const TOUCH_EVENTS = ['miss', 'hit', 'other-ability', 'hands-used', 'other-action'] as const;
export type TouchEvent = (typeof TOUCH_EVENTS)[number];

/** H4: a touch that missed stays ready until it hits, another ability is used or the hands do something else. */
export const isTouchHeld = (event: TouchEvent): boolean => event === 'miss' || event === 'other-action';
