import { copyFlow, copyNumbers, EVERYTHING, isOver, knows, PUBLIC, type Viewer } from '@ennead/kernel';
import { ABILITIES, CREATURE_IDS, CYPHER_IDS, LASTINGS, WEAPONS, type Lasting } from '../content/index.ts';
import { CHARACTER_TYPES } from '../rules/character.ts';
import { ARMOR_CLASSES } from '../rules/armor.ts';
import { TRACK, type Track } from '../rules/damage-track.ts';
import { FATES, type Fate } from '../rules/damage.ts';
import { GRAVITIES } from '../rules/gravity.ts';
import { INITIATIVE_METHODS } from '../rules/initiative.ts';
import { TERRAINS } from '../rules/movement.ts';
import { LIGHTS, MISTS } from '../rules/sight.ts';
import { WATERS } from '../rules/water.ts';
import { guessedHealth, guessedLevel } from './bodies.ts';
import { DECISIONS, decidingIn } from './flow/decisions.ts';
import { DEEDS } from './moves.ts';
import { offersIn, type OfferView } from './offers.ts';
import { COVER_OFFERS, SCENE_HAZARDS, type Scene } from './scene.ts';
import { PRONE } from './situation.ts';
import { ROW } from './rows.ts';
import {
  blank,
  blankCombatant,
  cypherAt,
  CYPHER_SLOTS,
  hasAbility,
  STAT_COUNT,
  weaponAt,
  WEAPON_SLOTS,
  type Combatant,
  type State,
} from './state.ts';

export interface PoolView {
  points: number;
  max: number;
  edge: number;
}

export interface CombatantView {
  id: number;
  name: string;
  /** A creature of the content, or a type of character. */
  kind: string;
  npc: boolean;
  team: number;
  seat: number;
  fate: Fate;
  at: number;
  high: boolean;
  cover: (typeof COVER_OFFERS)[number];
  prone: boolean;
  unaware: boolean;
  guards: number | null;
  waits: { for: number; deed: string } | null;
  effects: { what: Lasting; rounds: number; amount: number }[];
  /** EN8: null to those who may not know. */
  level: number | null;
  health: number | null;
  /** Health that everybody has seen it lose, and what the rolls so far say of its level. */
  lost: number;
  least: number;
  most: number;
  armor: number;
  pools: PoolView[] | null;
  track: Track | null;
  effort: number;
  tier: number;
  xp: number;
  rests: number;
  wears: string;
  shield: boolean;
  weapons: { id: string; dropped: boolean }[];
  abilities: string[];
  cyphers: string[];
}

export interface View {
  round: number;
  order: number[];
  /** Whose turn it is, and who is asked about what. */
  turn: number | null;
  asked: number | null;
  question: string | null;
  /** Who must decide, where somebody in the fight must; and whom it is about. */
  actor: number | null;
  /** E11: price and chance of every level of Effort, where the question is about Effort. */
  offers: OfferView[];
  scene: Omit<Scene, 'feet' | 'surprised'>;
  intrusions: number;
  master: number | null;
  combatants: CombatantView[];
}

/** The table as a viewer may know it: everything but levels and health that were not shown. */
export function view(s: State, viewer: Viewer): View {
  const over = isOver(s);
  return {
    round: s.round,
    order: [...s.order],
    turn: over || s.turn < 0 ? null : (s.order[s.turn] ?? null),
    asked: over || s.flow.asked === 0 ? null : 31 - Math.clz32(s.flow.asked),
    question: over ? null : DECISIONS[s.flow.ask].name,
    actor: over ? null : decidingIn(s),
    offers: over ? [] : offersIn(s, viewer),
    scene: {
      light: LIGHTS[s.light],
      mist: MISTS[s.mist],
      water: WATERS[s.water],
      gravity: GRAVITIES[s.gravity],
      terrain: TERRAINS[s.terrain],
      cover: COVER_OFFERS[s.coverOffer],
      hazard: SCENE_HAZARDS[s.hazard],
      shaking: s.shaking === 1,
      initiative: INITIATIVE_METHODS[s.initiative],
    },
    intrusions: s.intrusions,
    master: s.master < 0 ? null : s.master,
    combatants: s.combatants.map((c, i) => combatantView(s, c, i, viewer)),
  };
}

function combatantView(s: State, c: Combatant, id: number, viewer: Viewer): CombatantView {
  const seen = c.npc === 1 && knows(c.known, viewer);
  const at = id * STAT_COUNT;
  return {
    id,
    name: s.names[id],
    kind: c.npc === 1 ? CREATURE_IDS[c.kind] : CHARACTER_TYPES[c.kind],
    npc: c.npc === 1,
    team: c.team,
    seat: c.seat,
    fate: FATES[c.out],
    at: c.at,
    high: c.high === 1,
    cover: COVER_OFFERS[c.cover],
    prone: c.prone === PRONE,
    unaware: c.unaware === 1,
    guards: c.guard < 0 ? null : c.guard,
    waits: c.waitFor < 0 ? null : { for: c.waitFor, deed: DEEDS[c.waitDeed] },
    effects: effectsOn(s, id),
    level: seen ? c.level : null,
    health: seen ? c.health : null,
    lost: c.lost,
    least: c.least,
    most: c.most,
    armor: c.armor,
    pools:
      c.npc === 1 ? null : [at, at + 1, at + 2].map(i => ({ points: s.points[i], max: s.pools[i], edge: s.edge[i] })),
    track: c.npc === 1 ? null : TRACK[c.track],
    effort: c.effort,
    tier: c.tier,
    xp: c.xp,
    rests: c.rests,
    wears: ARMOR_CLASSES[c.wears],
    shield: c.shield === 1,
    weapons: weaponsOf(c),
    abilities: ABILITIES.flatMap(({ id: ability }, i) => (hasAbility(c, i) ? [ability] : [])),
    cyphers: cyphersOf(c),
  };
}

function effectsOn(s: State, who: number): CombatantView['effects'] {
  const found: CombatantView['effects'] = [];
  for (let i = 0; i < s.rows.length; i += ROW)
    if (s.rows[i] === who) found.push({ what: LASTINGS[s.rows[i + 1]], rounds: s.rows[i + 3], amount: s.rows[i + 4] });
  return found;
}

function weaponsOf(c: Combatant): CombatantView['weapons'] {
  const found: CombatantView['weapons'] = [];
  for (let slot = 0; slot < WEAPON_SLOTS; slot++)
    if (weaponAt(c, slot) >= 0)
      found.push({ id: WEAPONS[weaponAt(c, slot)].id, dropped: ((c.dropped >> slot) & 1) === 1 });
  return found;
}

function cyphersOf(c: Combatant): string[] {
  const found: string[] = [];
  for (let slot = 0; slot < CYPHER_SLOTS; slot++) if (cypherAt(c, slot) >= 0) found.push(CYPHER_IDS[cypherAt(c, slot)]);
  return found;
}

/** A copy, over another state where one is at hand. */
export function clone(s: State, into: State = blank(0)): State {
  const { flow, order, rolls, eased, teams, names, combatants, points, pools, edge, spent, rows } = into;
  Object.assign(into, s);
  into.flow = flow;
  copyFlow(s.flow, flow);
  into.order = copied(s.order, order);
  into.rolls = copied(s.rolls, rolls);
  into.eased = copied(s.eased, eased);
  into.teams = copied(s.teams, teams);
  into.points = copied(s.points, points);
  into.pools = copied(s.pools, pools);
  into.edge = copied(s.edge, edge);
  into.spent = copied(s.spent, spent);
  into.rows = copied(s.rows, rows);
  names.length = s.names.length;
  for (let i = 0; i < names.length; i++) names[i] = s.names[i];
  into.names = names;
  combatants.length = Math.min(combatants.length, s.combatants.length);
  while (combatants.length < s.combatants.length) combatants.push(blankCombatant());
  for (let i = 0; i < combatants.length; i++) Object.assign(combatants[i], s.combatants[i]);
  into.combatants = combatants;
  return into;
}

function copied(from: readonly number[], into: number[]): number[] {
  copyNumbers(from, into);
  return into;
}

/** EN8: where a viewer does not know a creature, it is what the table can tell of it: a value, not a deal. */
export function determinize(s: State, viewer: Viewer): void {
  if (viewer === EVERYTHING) return;
  for (const c of s.combatants) {
    if (c.npc === 0 || c.known === PUBLIC || knows(c.known, viewer)) continue;
    c.level = guessedLevel(c);
    c.health = guessedHealth(c);
  }
}
