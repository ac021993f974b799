import { names, range, vocabulary } from '@ennead/kernel';
import { ABILITY_IDS, CYPHER_IDS } from '../content/index.ts';
import { MOST_EFFORT } from '../rules/character.ts';
import { MAJOR_EFFECTS } from '../rules/special-rolls.ts';
import { STATS } from '../rules/tasks.ts';
import { MOST_COMBATANTS, WEAPON_SLOTS } from './state.ts';

const WHO = range('who', 0, MOST_COMBATANTS - 1);
const WEAPON = range('weapon', 0, WEAPON_SLOTS - 1);
const STAT = names('stat', STATS);
const LEVELS = range('ease', 0, MOST_EFFORT);

/** WT1: the deeds that can be waited for. */
export const DEEDS = ['attack', 'move'] as const;
export const ATTACKING = 0;
export const MOVING = 1;

/** The most points that one recovery roll can give. */
export const MOST_RECOVERY = 20;
/** HE1: the most points that are tried at once. */
const MOST_HEALED = 6;

/** S7, S8, S9: what a special roll may bring in a fight. Held objects and parts of the body are the table's own business. */
export const SPECIALS = [
  'damage',
  'distract',
  'knock-back',
  'move-past',
  ...MAJOR_EFFECTS,
  'asset-next-time',
  'additional-action',
  'free-attack',
] as const;
export type SpecialId = (typeof SPECIALS)[number];

/** What the game master makes of an intrusion in a fight. */
export const INTRUSIONS = ['lucky-blow', 'drop', 'slip', 'daze'] as const;
export type IntrusionId = (typeof INTRUSIONS)[number];

export const moves = vocabulary({
  // E: levels that ease, levels that add damage
  effort: [LEVELS, LEVELS.as('damage')],
  // the turn
  attack: [WHO, WEAPON, STAT],
  strike: [WHO, WEAPON.as('form')], // a creature's attack
  ability: [names('ability', ABILITY_IDS), WHO],
  cypher: [names('cypher', CYPHER_IDS), WHO],
  approach: [WHO],
  run: [WHO], // a long move
  withdraw: [],
  cover: [],
  crawl: [],
  guard: [WHO],
  wait: [WHO, names('deed', DEEDS)],
  recover: [],
  mend: [], // RC7: a step up the track instead of points
  heal: [WHO, range('points', 1, MOST_HEALED), STAT],
  retrieve: [], // a dropped weapon
  lucky: [WHO, WEAPON], // IL5: a shot at what cannot be seen, for 1 XP
  pass: [],
  // reactions
  forgo: [],
  reroll: [WHO.as('payer')],
  keep: [],
  take: [names('special', SPECIALS)],
  intrude: [WHO, names('intrusion', INTRUSIONS)],
  refuse: [],
  accept: [],
  gift: [WHO],
  restore: [range('might', 0, MOST_RECOVERY), range('speed', 0, MOST_RECOVERY)], // the rest is Intellect
});

export type Move = Exclude<keyof typeof moves.kind, 'done'>;

export const { kind, kindOf } = moves;
export const [first, second, third] = moves.args;
