import { NONE, openFlow, type Base } from '@ennead/kernel';
import { TRACK } from '../rules/damage-track.ts';
import { SCENE_FIELDS, type SceneNumbers } from './scene.ts';

/** The most who can take part: a set of them fits the vocabulary. */
export const MOST_COMBATANTS = 16;
export const STAT_COUNT = 3;
export const WEAPON_SLOTS = 3;
export const CYPHER_SLOTS = 4;

/** Still in the fight; what else there is are the FATES of the rules. */
export const STANDING = 0;

/** Behind what somebody stands: an index into COVER_OFFERS. */
export const NO_COVER = 0;
export const WHOLE_COVER = 2;

/** Somebody in the fight. Numbers only, so that copies are quick; names stand in the state beside them. */
export interface Combatant {
  npc: number;
  /** A creature's number in the content; of a character, its type. */
  kind: number;
  team: number;
  seat: number;
  /** STANDING, or how it fell. */
  out: number;
  /** EN2: feet along the line. */
  at: number;
  high: number;
  cover: number;
  /** EN5: shown for the attack that is under way. */
  shows: number;
  prone: number;
  unaware: number;
  /** Whom it guards; itself for everything that passes. */
  guard: number;
  waitFor: number;
  waitDeed: number;
  /** Creatures: EN8 hides level and health from those who are not in `known`. */
  level: number;
  health: number;
  lost: number;
  armor: number;
  /** Damage above or below what the kind deals. */
  bonus: number;
  known: number;
  /** What everybody can tell of the level from the rolls so far. */
  least: number;
  most: number;
  /** Characters. */
  effort: number;
  tier: number;
  track: number;
  xp: number;
  /** XS2: points of experience that were spent in this fight. */
  xpSpent: number;
  rests: number;
  wears: number;
  armorEase: number;
  recoveryBonus: number;
  shield: number;
  drill: number;
  spotting: number;
  light: number;
  medium: number;
  heavy: number;
  esoteric: number;
  mightDefence: number;
  speedDefence: number;
  intellectDefence: number;
  quick: number;
  weapon0: number;
  weapon1: number;
  weapon2: number;
  /** A bit for each weapon that lies on the ground. */
  dropped: number;
  cypher0: number;
  cypher1: number;
  cypher2: number;
  cypher3: number;
  /** A bit for each ability, in two words. */
  abilities0: number;
  abilities1: number;
  /** H4: a touch that missed and stays ready. */
  held: number;
  /** S9: an asset for the next attack. */
  asset: number;
  /** HE2: a bit for each whom it has tried to heal today. */
  treated: number;
}

export interface State extends Base, SceneNumbers {
  round: number;
  /** The place in the order of whoever acts. */
  turn: number;
  order: number[];
  /** What each rolled for initiative, and by how many steps it was eased. */
  rolls: number[];
  eased: number[];
  /** The seat of the game master; NONE where there is none. */
  master: number;
  /** Intrusions that the game master may still make unasked. */
  intrusions: number;
  teams: number[];
  names: string[];
  combatants: Combatant[];
  /** By combatant and stat. */
  points: number[];
  pools: number[];
  edge: number[];
  /** By combatant and stat, points paid for Effort and abilities. */
  spent: number[];
  /** Lasting effects, row by row: see rows.ts. */
  rows: number[];
  /** EN9: rounds in a row in which nobody was hurt. */
  quiet: number;
  /** GU2: the deed under way was stopped. */
  stopped: number;
  /** S9, WT: one more action is owed to whoever acts. */
  again: number;
}

export function blankCombatant(): Combatant {
  return {
    npc: 0,
    kind: 0,
    team: 0,
    seat: 0,
    out: STANDING,
    at: 0,
    high: 0,
    cover: NO_COVER,
    shows: 0,
    prone: 0,
    unaware: 0,
    guard: NONE,
    waitFor: NONE,
    waitDeed: 0,
    level: 0,
    health: 0,
    lost: 0,
    armor: 0,
    bonus: 0,
    known: 0,
    least: 1,
    most: 10,
    effort: 0,
    tier: 0,
    track: 0,
    xp: 0,
    xpSpent: 0,
    rests: 0,
    wears: 0,
    armorEase: 0,
    recoveryBonus: 0,
    shield: 0,
    drill: 0,
    spotting: 0,
    light: 0,
    medium: 0,
    heavy: 0,
    esoteric: 0,
    mightDefence: 0,
    speedDefence: 0,
    intellectDefence: 0,
    quick: 0,
    weapon0: NONE,
    weapon1: NONE,
    weapon2: NONE,
    dropped: 0,
    cypher0: NONE,
    cypher1: NONE,
    cypher2: NONE,
    cypher3: NONE,
    abilities0: 0,
    abilities1: 0,
    held: NONE,
    asset: 0,
    treated: 0,
  };
}

export const blank = (seats: number): State => ({
  flow: openFlow(seats),
  round: 0,
  turn: NONE,
  order: [],
  rolls: [],
  eased: [],
  master: NONE,
  intrusions: 0,
  teams: [],
  names: [],
  combatants: [],
  points: [],
  pools: [],
  edge: [],
  spent: [],
  rows: [],
  quiet: 0,
  stopped: 0,
  again: 0,
  ...SCENE_FIELDS,
});

const DEBILITATED = TRACK.indexOf('debilitated');

/** EN1: a creature fights while it has health, a character while hale or impaired. */
export const fights = (c: Combatant): boolean => c.out === STANDING && (c.npc === 1 || c.track < DEBILITATED);

/** Whether it is still there to be attacked, helped and healed. */
export const isThere = (c: Combatant): boolean => c.out === STANDING;

export const areFoes = (x: Combatant, y: Combatant): boolean => x.team !== y.team;

/** EN2: feet between two. */
export const feetBetween = (x: Combatant, y: Combatant): number => Math.abs(x.at - y.at);

export const weaponAt = (c: Combatant, slot: number): number =>
  slot === 0 ? c.weapon0 : slot === 1 ? c.weapon1 : c.weapon2;

export const cypherAt = (c: Combatant, slot: number): number =>
  slot === 0 ? c.cypher0 : slot === 1 ? c.cypher1 : slot === 2 ? c.cypher2 : c.cypher3;

/** The slot of a cypher that somebody bears; NONE if they have none of that kind. */
export function slotOfCypher(c: Combatant, cypher: number): number {
  for (let slot = 0; slot < CYPHER_SLOTS; slot++) if (cypherAt(c, slot) === cypher) return slot;
  return NONE;
}

export function dropCypher(c: Combatant, slot: number): void {
  if (slot === 0) c.cypher0 = NONE;
  else if (slot === 1) c.cypher1 = NONE;
  else if (slot === 2) c.cypher2 = NONE;
  else c.cypher3 = NONE;
}

const BITS = 30;

export const hasAbility = (c: Combatant, ability: number): boolean =>
  (((ability < BITS ? c.abilities0 : c.abilities1) >> (ability % BITS)) & 1) === 1;

export function giveAbility(c: Combatant, ability: number): void {
  if (ability < BITS) c.abilities0 |= 1 << ability;
  else c.abilities1 |= 1 << (ability - BITS);
}

/** The seat that answers for somebody. */
export const seatOf = (s: State, who: number): number => s.combatants[who].seat;

/** Teams that can still fight, as a set of bits. */
export function fightingTeams(s: State): number {
  let teams = 0;
  for (let i = 0; i < s.combatants.length; i++) if (fights(s.combatants[i])) teams |= 1 << s.combatants[i].team;
  return teams;
}

/** EN1: it is over when at most one side can still fight. */
export function isDecided(s: State): boolean {
  const teams = fightingTeams(s);
  return (teams & (teams - 1)) === 0;
}
