import { line, when, whole, type Ledger } from './ledger.ts';
import { FEET, type Band } from './distance.ts';
import type { InGravity } from './gravity.ts';
import { taskOf, type Task } from './tasks.ts';

/** MO, LM, TE: moving in a round, travelling, terrain. */
export const TERRAINS = ['open', 'rough', 'difficult', 'deep-water'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Ground extends InGravity {
  readonly terrain?: Terrain;
  readonly trainedInSwimming?: boolean;
}

/** What ground leaves of a distance: one part in so many. */
interface Slowness {
  readonly round: number;
  readonly travel: number;
}

const SLOWNESS: Readonly<Record<Terrain, Slowness>> = {
  open: { round: 1, travel: 1 },
  rough: { round: 1, travel: 2 }, // TE1
  difficult: { round: 2, travel: 3 }, // TE2
  'deep-water': { round: 4, travel: 4 }, // TE3
};

/** TE1, TE2, TE3, TE4, TE5: the slower of terrain and gravity counts. */
function slownessOf({ terrain = 'open', trainedInSwimming, gravity, trainedInGravity }: Ground): Slowness {
  const ground = terrain === 'deep-water' && trainedInSwimming ? { round: 2, travel: 2 } : SLOWNESS[terrain];
  if (gravity !== 'high') return ground;
  return {
    round: Math.max(ground.round, trainedInGravity ? 1 : SLOWNESS.difficult.round),
    travel: Math.max(ground.travel, SLOWNESS.difficult.travel),
  };
}

const TERRAIN_LINES = { rough: 'rough-terrain', difficult: 'difficult-terrain', 'deep-water': 'swimming' } as const;
const TERRAIN_RULES = { rough: 'TE1', difficult: 'TE2', 'deep-water': 'TE3' } as const;

/** TE1 to TE5: steps of a move roll. */
export function moveLines({ terrain = 'open', gravity, trainedInGravity }: Ground): Ledger {
  return [
    ...(terrain === 'open' ? [] : [line(TERRAIN_LINES[terrain], TERRAIN_RULES[terrain], 1)]),
    ...when(gravity === 'low', 'low-gravity-move', 'TE4', -1),
    ...when(gravity === 'high' && !trainedInGravity, 'high-gravity-move', 'TE5', 1),
  ];
}

/** MO1, MO2, MO3, TE2, TE3: feet that a move of a round covers here; fractions are lost. */
export const moveFeet = (move: 'immediate' | 'short' | 'long', ground: Ground = {}): number =>
  Math.floor(FEET[move] / slownessOf(ground).round);

const LONG_MOVE = 4;

/** MO2, MO3: a short move needs no roll, whatever the ground; a long one is a Speed task that bad ground hinders. */
export function moveTask(move: 'immediate' | 'short' | 'long', ground: Ground = {}): Task {
  const isLong = move === 'long';
  const what = isLong ? 'long-move' : 'short-move';
  return taskOf('speed', isLong ? LONG_MOVE : 0, what, isLong ? 'MO3' : 'MO2', {
    modifiers: isLong ? moveLines(ground) : [],
  });
}

/** MO4: in a large melee one is next to most; nearby is short, farther but in the fight is long. */
export const bandInFight = (inMelee: boolean, nearby: boolean): Band =>
  inMelee ? 'immediate' : nearby ? 'short' : 'long';

const FEET_A_LEVEL = 4;
const DRIFT = 2;

/** TE6: without gravity one pushes off something; the farther, the harder. Null without anything to push off. */
export const pushTask = (feet: number, surface: boolean): Task | null =>
  surface ? taskOf('might', Math.floor(whole(feet, 'feet', 'TE6', 0) / FEET_A_LEVEL), 'push-off', 'TE6') : null;

/** TE7: whoever finds nothing to hold drifts on, half the first push each round. */
export const driftFeet = (feet: number, held: boolean): number => (held ? 0 : Math.floor(feet / DRIFT));

/** LM1, LM2: miles by day and by hour. */
const PACE = { road: { day: 20, hour: 3 }, overland: { day: 12, hour: 2 } } as const;
export type Way = keyof typeof PACE;

export interface Journey extends Ground {
  readonly way: Way;
  readonly mounted?: boolean;
}

const MOUNTED = 2;

/** The rule that slows a journey most. */
function causeOf({ terrain = 'open', trainedInSwimming, gravity }: Journey): 'TE1' | 'TE2' | 'TE3' | 'TE5' {
  const own = slownessOf({ terrain, trainedInSwimming: trainedInSwimming ?? false }).travel;
  return terrain === 'open' || (gravity === 'high' && own < SLOWNESS.difficult.travel) ? 'TE5' : TERRAIN_RULES[terrain];
}

/** LM1, LM2, LM3: miles in a day, with the lines that say why. */
export function milesADay(journey: Journey): { miles: number; ledger: Ledger } {
  const { day } = PACE[journey.way];
  const slow = slownessOf(journey).travel;
  return {
    miles: Math.floor((day * (journey.mounted ? MOUNTED : 1)) / slow),
    ledger: [
      line(journey.way === 'road' ? 'by-road' : 'overland', journey.way === 'road' ? 'LM1' : 'LM2', day),
      ...when(journey.mounted, 'mounted', 'LM3', MOUNTED),
      ...when(slow > 1, 'slowed', causeOf(journey), slow),
    ],
  };
}

/** LM1, LM2, LM3: hours for a number of miles, begun hours counted whole. */
export function hoursFor(miles: number, journey: Journey): number {
  const pace = PACE[journey.way].hour * (journey.mounted ? MOUNTED : 1);
  return Math.ceil((whole(miles, 'miles', 'LM1', 0) * slownessOf(journey).travel) / pace);
}
