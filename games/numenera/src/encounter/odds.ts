import { knows, seatBit } from '@ennead/kernel';
import { CREATURES, type Creature, type Effect } from '../content/index.ts';
import { DEFENCE_STATS } from '../rules/defend.ts';
import { FEET } from '../rules/distance.ts';
import { DIE_FACES, STATS } from '../rules/tasks.ts';
import { ARMOR_CLASSES, ARMOR_POINTS } from '../rules/armor.ts';
import { guessedHealth, guessedLevel, lifeAtMost, lifeOf } from './bodies.ts';
import { formsOf, type Means } from './means.ts';
import { attackSkill, defenceSkill } from './plans.ts';
import { PRONE } from './situation.ts';
import { has, forceOf } from './rows.ts';
import { feetBetween, fights, STAT_COUNT, type Combatant, type State } from './state.ts';

/** Rough chances and worths for bots: no rule, and nothing that their seat may not know. */

/** EN8: a level and a health as a seat may know them. */
export const levelFor = (c: Combatant, seat: number): number =>
  knows(c.known, seatBit(seat)) ? c.level : guessedLevel(c);
export const healthFor = (c: Combatant, seat: number): number =>
  knows(c.known, seatBit(seat)) ? c.health : guessedHealth(c);

const creatureOf = (c: Combatant): Creature => CREATURES[c.kind];

const POINTS_A_STEP = 3;

/** The share of faces that reach the target number of a difficulty. */
export function chanceAt(difficulty: number): number {
  if (difficulty <= 0) return 1;
  return Math.max(0, Math.min(1, (DIE_FACES + 1 - POINTS_A_STEP * difficulty) / DIE_FACES));
}

/** Steps of the situation that matter most: cover, lying, invisibility, light. */
function roughSteps(s: State, attacker: Combatant, target: Combatant, means: Means, at: number): number {
  const near = feetBetween(attacker, target) <= FEET.immediate;
  let steps = 0;
  if (target.cover > 0 && !near) steps++;
  if (target.prone === PRONE) steps += means.melee ? -1 : 1;
  if (target.unaware === 1) steps -= 2;
  if (!means.melee && near) steps--;
  if (s.light > 0) steps += Math.min(s.light, 2);
  if (s.water > 1) steps++;
  if (s.rows.length > 0) steps += 4 * forceOf(s, at, 'invisible') - forceOf(s, at, 'exposed');
  return steps;
}

const troubles = (s: State, who: number): number =>
  s.rows.length === 0 ? 0 : forceOf(s, who, 'dazed') + forceOf(s, who, 'hindered');

/** The chance that somebody's attack hits, as their seat sees it. */
export function hitChance(s: State, by: number, at: number, means: Means, seat: number, eased = 0): number {
  const attacker = s.combatants[by];
  const target = s.combatants[at];
  const steps =
    roughSteps(s, attacker, target, means, at) + troubles(s, by) - eased - means.ease - forceOf(s, by, 'attack');
  if (attacker.npc === 0) {
    const own = attackSkill(attacker, means) + (means.weapon === 'light' ? 1 : 0) + attacker.asset;
    if (target.npc === 1)
      return chanceAt(
        levelFor(target, seat) + (creatureOf(target).defendsAs ?? 0) + steps - own + forceOf(s, at, 'defence'),
      );
    return Math.max(0.05, Math.min(0.95, 0.5 - (steps - own) * 0.15));
  }
  if (target.npc === 1) return chanceAt(levelFor(target, seat) + steps);
  return 1 - defenceChance(s, at, by, means, seat, 0);
}

/** The chance that a character fends off a creature's attack. */
export function defenceChance(s: State, who: number, by: number, means: Means, seat: number, eased: number): number {
  const c = s.combatants[who];
  const attacker = s.combatants[by];
  const stat = DEFENCE_STATS[means.threat];
  const level = levelFor(attacker, seat) + (creatureOf(attacker).attacksAs ?? 0);
  const own =
    defenceSkill(c, stat) + (stat === 'speed' ? c.shield : 0) + (c.guard >= 0 ? 1 : 0) + forceOf(s, who, 'defence');
  const steps = roughSteps(s, attacker, c, means, who) + troubles(s, by) - troubles(s, who);
  return chanceAt(level - steps - own - eased);
}

/** Damage that gets through Armor. */
export function throughFor(s: State, by: number, at: number, means: Means, added: number): number {
  const attacker = s.combatants[by];
  const target = s.combatants[at];
  const dealt =
    means.damage +
    added +
    (means.damage > 0 ? attacker.bonus : 0) +
    (means.weapon === null ? 0 : attacker.drill) +
    forceOf(s, by, 'damage');
  if (means.damage === 0) return 0;
  if (means.pool !== 'might') return Math.max(0, dealt);
  const worn = target.npc === 1 ? 0 : ARMOR_POINTS[ARMOR_CLASSES[target.wears]];
  return Math.max(0, dealt - target.armor - worn - forceOf(s, at, 'armor'));
}

/** How dangerous somebody is in a round, in points. */
export function menaceOf(c: Combatant, seat: number): number {
  if (c.npc === 0) return 3 + c.tier;
  const best = formsOf(c).reduce((most, form) => Math.max(most, form.damage), 0);
  return (best + c.bonus) * (0.25 + 0.1 * levelFor(c, seat));
}

export const lifeFor = (s: State, who: number, seat: number): number =>
  s.combatants[who].npc === 1 ? healthFor(s.combatants[who], seat) : lifeOf(s, who);

/** What so much damage to somebody is worth: more the nearer it brings them to their end. */
export function harmWorth(s: State, who: number, damage: number, seat: number): number {
  const c = s.combatants[who];
  const life = Math.max(1, lifeFor(s, who, seat));
  const share = Math.min(1, damage / life);
  const menace = menaceOf(c, seat);
  const falls = damage >= life ? 2 * menace : 0;
  const weight = fights(c) ? 1 : 0.2;
  return weight * (Math.min(damage, life) + 2 * menace * share * share + falls);
}

/** What an effect on somebody is worth to those who are against them. */
export function effectWorth(s: State, effect: Effect, who: number, seat: number): number {
  const c = s.combatants[who];
  const menace = menaceOf(c, seat);
  switch (effect.do) {
    case 'damage':
      return effect.amount;
    case 'restore':
      return restoreWorth(s, who, effect.points, effect.stat);
    case 'lasting':
      return has(s, who, effect.what) ? 0 : lastingWorth(effect.what, effect.rounds, effect.amount, menace);
    case 'track':
      return c.npc === 1 ? lifeFor(s, who, seat) + 2 * menace : 8;
    case 'resist':
      return 0.6 * effect.effects.reduce((sum, inner) => sum + effectWorth(s, inner, who, seat), 0);
    case 'prone':
    case 'disarm':
      return 1.2;
    case 'reveal':
      return c.known === -1 ? 0 : 0.3;
    default:
      return 0.3;
  }
}

const LONG = 4;

function lastingWorth(what: string, rounds: number, amount: number, menace: number): number {
  const turns = rounds === 0 ? LONG : Math.min(rounds, LONG);
  switch (what) {
    case 'stunned':
    case 'paralysed':
    case 'unconscious':
      return menace * turns;
    case 'burning':
      return amount * turns;
    case 'armor':
    case 'damage':
      return amount * turns * 0.7;
    case 'invisible':
      return 1.5 * turns;
    default:
      return 0.5 * amount * turns * Math.min(2, menace / 3);
  }
}

/** What points back are worth: little to whoever hardly lacks any, much to whoever is about to fall. */
export function restoreWorth(s: State, who: number, points: number, stat?: string): number {
  const c = s.combatants[who];
  const at = who * STAT_COUNT;
  let room = 0;
  for (let i = 0; i < STAT_COUNT; i++)
    if (stat === undefined || STATS[i] === stat) room = Math.max(room, s.pools[at + i] - s.points[at + i]);
  const gained = c.npc === 1 ? Math.min(points, c.lost) : Math.min(points, room);
  const need = 1 - lifeOf(s, who) / Math.max(1, lifeAtMost(s, who));
  return gained * (0.2 + 1.2 * need) + (c.npc === 0 && c.track > 0 ? 3 : 0) * (gained > 0 ? 1 : 0);
}
