import { NONE } from '@ennead/kernel';
import { ATTACK_STATS } from '../rules/attack.ts';
import { canRestoreTrack, nextRest } from '../rules/recovery.ts';
import { FEET, reaches, bandOf } from '../rules/distance.ts';
import { moveFeet } from '../rules/movement.ts';
import { STATS } from '../rules/tasks.ts';
import { doerOf, mostLevels } from './bodies.ts';
import { deedAt, formsOf, isHostile, meansOf, targetIn, weaponFor, weaponMeans, type Means } from './means.ts';
import { first, kind, kindOf, moves, second, third } from './moves.ts';
import { groundOf, whyImpossible } from './situation.ts';
import { has } from './rows.ts';
import {
  areFoes,
  feetBetween,
  fights,
  hasAbility,
  isThere,
  slotOfCypher,
  STAT_COUNT,
  weaponAt,
  WHOLE_COVER,
  type Combatant,
  type State,
} from './state.ts';
import { nearestFoe, tripOf } from './trip.ts';
import { isImmune } from './verbs.ts';

/** The rule that forbids an option of somebody's turn; null if it may be done. `options` and `whyNot` ask here alike. */
type Why = (s: State, who: number, code: number) => string | null;

const isFoe = (s: State, who: number, other: number): boolean => {
  const target = s.combatants[other] as Combatant | undefined;
  return target !== undefined && isThere(target) && areFoes(s.combatants[who], target);
};

const isAlly = (s: State, who: number, other: number): boolean => {
  const target = s.combatants[other] as Combatant | undefined;
  return target !== undefined && isThere(target) && !areFoes(s.combatants[who], target);
};

/** AM, EN11: whether an attack can be made at all. */
function whyNotAttack(s: State, who: number, target: number, means: Means): string | null {
  if (!isFoe(s, who, target)) return 'H1';
  if (isImmune(s, target, means.harm === 'mental')) return 'EN11';
  const leaps = means.effects.some(({ do: verb }) => verb === 'leap');
  const gap = feetBetween(s.combatants[who], s.combatants[target]);
  if (leaps && gap <= FEET.short + FEET.immediate) return null; // it leaps to the target first
  return whyImpossible(s, who, target, means);
}

const attack: Why = (s, who, code) => {
  const c = s.combatants[who];
  const slot = second[code];
  const weapon = weaponAt(c, slot);
  if (c.npc === 1 || weapon === NONE) return 'H5';
  if ((c.dropped >> slot) & 1) return 'S8';
  const means = weaponMeans(weapon, third[code]);
  if (!ATTACK_STATS[means.kind].includes(STATS[third[code]])) return 'H2';
  return whyNotAttack(s, who, first[code], means);
};

const strike: Why = (s, who, code) => {
  const c = s.combatants[who];
  if (c.npc === 0 || second[code] >= formsOf(c).length) return 'H1';
  return whyNotAttack(s, who, first[code], meansOf(c, code));
};

/** AB1, AB2: foes are attacked, oneself and the willing are not. */
function whyNotAimed(s: State, who: number, code: number): string | null {
  const means = meansOf(s.combatants[who], code);
  const target = targetIn(code);
  if (isHostile(means)) return whyNotAttack(s, who, target, means);
  if (means.aim !== 'ally') return target === who ? null : 'AB2';
  if (!isAlly(s, who, target)) return 'AB2';
  const feet = feetBetween(s.combatants[who], s.combatants[target]);
  return reaches(means.range, bandOf(feet)) ? null : 'RG2';
}

const ability: Why = (s, who, code) => {
  const c = s.combatants[who];
  const deed = deedAt(first[code]);
  if (c.npc === 1 || deed === null || !hasAbility(c, first[code])) return 'EN11';
  if (deed.weapon && weaponFor(c, deed) === NONE) return 'H5';
  const why = whyNotAimed(s, who, code);
  if (why !== null || deed.cost === 0 || c.held === first[code]) return why; // H4
  return mostLevels(s, who, deed.stat, deed.cost) === NONE ? 'T8' : null;
};

const cypher: Why = (s, who, code) =>
  s.combatants[who].npc === 1 || slotOfCypher(s.combatants[who], first[code]) === NONE
    ? 'EN11'
    : whyNotAimed(s, who, code);

const SPEED = STATS.indexOf('speed');

/** IL5: only where nothing else allows the shot. */
const lucky: Why = (s, who, code) => {
  const c = s.combatants[who];
  const weapon = weaponAt(c, second[code]);
  if (c.npc === 1 || weapon === NONE || (c.dropped >> second[code]) & 1) return 'H5';
  const means = weaponMeans(weapon, SPEED);
  if (means.melee || c.xp === 0 || !isFoe(s, who, first[code])) return 'IL5';
  if (whyImpossible(s, who, first[code], means) === null) return 'IL5';
  return whyImpossible(s, who, first[code], means, true) === null ? null : 'IL5';
};

const approach: Why = (s, who, code) => {
  const other = s.combatants[first[code]] as Combatant | undefined;
  if (other === undefined || first[code] === who || !isThere(other)) return 'MO2';
  return tripOf(s, who, code).feet > 0 ? null : 'MO1';
};

/** MO3: a long move is for what a short one does not reach. */
const run: Why = (s, who, code) => {
  const why = approach(s, who, code);
  if (why !== null) return why;
  const trip = tripOf(s, who, code);
  if (s.combatants[who].npc === 1 || trip.push) return 'MO3';
  return trip.feet > moveFeet('short', groundOf(s)) ? null : 'MO2';
};

const withdraw: Why = (s, who, code) => (nearestFoe(s, who) === NONE || tripOf(s, who, code).feet === 0 ? 'MO2' : null);

const cover: Why = (s, who) => (s.combatants[who].cover < s.coverOffer && s.coverOffer <= WHOLE_COVER ? null : 'CO1');

const guard: Why = (s, who, code) =>
  isAlly(s, who, first[code]) && feetBetween(s.combatants[who], s.combatants[first[code]]) <= FEET.immediate
    ? null
    : 'GU1';

const wait: Why = (s, who, code) => (isFoe(s, who, first[code]) ? null : 'WT1');

/** RC4: only the first rest of a day fits into a fight; RC2: and there must be room for points. */
const recover: Why = (s, who) => {
  const c = s.combatants[who];
  if (c.npc === 1 || nextRest(c) !== 'action') return 'RC4';
  for (let at = who * STAT_COUNT; at < (who + 1) * STAT_COUNT; at++) if (s.points[at] < s.pools[at]) return null;
  return 'RC2';
};

const mend: Why = (s, who) => {
  const c = s.combatants[who];
  if (c.npc === 1 || nextRest(c) !== 'action') return 'RC4';
  return canRestoreTrack(doerOf(s, who)) ? null : 'RC7';
};

const heal: Why = (s, who, code) => {
  const c = s.combatants[who];
  const patient = first[code];
  if (c.npc === 1 || patient === who || !isAlly(s, who, patient) || s.combatants[patient].npc === 1) return 'HE1';
  if ((c.treated >> patient) & 1) return 'HE2';
  if (feetBetween(c, s.combatants[patient]) > FEET.immediate) return 'D3';
  const at = patient * STAT_COUNT + third[code];
  return s.pools[at] - s.points[at] > second[code] ? null : 'HE3';
};

const retrieve: Why = (s, who) => (s.combatants[who].dropped === 0 ? 'S8' : null);
const allowed: Why = () => null;
const notNow: Why = () => 'A3';

/** DT4, DT5: what is left to the debilitated. */
const crawl: Why = (s, who, code) => {
  if (fights(s.combatants[who])) return 'DT4';
  if (s.points[who * STAT_COUNT + SPEED] === 0) return 'DT5';
  return withdraw(s, who, code);
};

const reasons = moves.table<Why>(
  {
    attack,
    strike,
    ability,
    cypher,
    lucky,
    approach,
    run,
    withdraw,
    cover,
    crawl,
    guard,
    wait,
    recover,
    mend,
    heal,
    retrieve,
    pass: allowed,
  },
  notNow,
);

const LYING = moves.table<boolean>({ crawl: true, recover: true, mend: true, pass: true }, false);
/** SD5: what needs no movement. */
const STILL = moves.table<boolean>({ recover: true, mend: true, pass: true }, false);

/** A3, DT4, SD5: the rule against an option of somebody's turn. */
export const whyNotAct: Why = (s, who, code) => {
  const c = s.combatants[who];
  if (!fights(c) && !LYING[kindOf[code]]) return 'DT4';
  const why = reasons[kindOf[code]](s, who, code);
  if (why !== null || !has(s, who, 'paralysed') || STILL[kindOf[code]]) return why;
  return kindOf[code] === kind.ability && meansOf(c, code).kind === 'ability' ? null : 'SD5';
};
