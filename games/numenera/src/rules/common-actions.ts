import { when, whole } from './ledger.ts';
import type { Band } from './distance.ts';
import { taskOf, type Stat, type Task } from './tasks.ts';

/** LO, IN, HV, DV, RI, SN, SW, KN: what characters do every day. */

/** LO1, LO2: seeing or hearing what hides; a creature by its level, anything else by the game master's word. */
export const lookTask = (difficulty: number, creature: boolean): Task =>
  taskOf('intellect', difficulty, creature ? 'npc-level' : 'difficulty', creature ? 'LO1' : 'LO2');

/** IN1: persuading, threatening, bribing, calming. */
export const interactTask = (level: number): Task => taskOf('intellect', level, 'npc-level', 'IN1');

const POUNDS_A_LEVEL = 50;

/** HV1: every 50 pounds are a level. */
export const heaveTask = (pounds: number): Task =>
  taskOf('might', Math.floor(whole(pounds, 'pounds', 'HV1', 0) / POUNDS_A_LEVEL), 'weight', 'HV1');

/** HV2: what is no effort at all goes a short distance. */
export const heaveDistance = (difficulty: number): Band => (difficulty === 0 ? 'short' : 'immediate');

export const DEVICE_DEEDS = ['operate', 'disable', 'pick-lock', 'smash'] as const;
export type DeviceDeed = (typeof DEVICE_DEEDS)[number];

const DEVICE_STATS: Readonly<Record<DeviceDeed, readonly Stat[]>> = {
  operate: ['intellect'],
  disable: ['intellect', 'speed'],
  'pick-lock': ['intellect', 'speed'],
  smash: ['might'],
};

/** DV1, DV2, DV3, DV4: by level; what one understands is operated without a roll, unless things are out of hand. */
export function deviceTask(deed: DeviceDeed, level: number, { understood = false, pressed = false } = {}): Task {
  const easy = deed === 'operate' && understood && !pressed;
  return easy
    ? taskOf('intellect', 0, 'device-known', 'DV2')
    : taskOf(DEVICE_STATS[deed], level, 'device-level', deed === 'operate' ? 'DV1' : deed === 'smash' ? 'DV4' : 'DV3');
}

export const MANEUVERS = ['ride', 'stay-in-fight', 'stay-when-hurt', 'mount-moving', 'coax'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

const MANEUVER_DIFFICULTY: Readonly<Record<Maneuver, number>> = {
  ride: 0,
  'stay-in-fight': 1,
  'stay-when-hurt': 3,
  'mount-moving': 4,
  coax: 5,
};

/** RI1, RI2: riding on a trained mount; a saddle is an asset. */
export const rideTask = (maneuver: Maneuver, saddle = false): Task =>
  taskOf('speed', MANEUVER_DIFFICULTY[maneuver], 'maneuver', 'RI1', { assets: when(saddle, 'saddle', 'RI2', -1) });

export interface Stealth {
  readonly halfSpeed?: boolean;
  readonly camouflage?: boolean;
  readonly dimLight?: boolean;
  readonly hidingPlaces?: boolean;
}

/** SN1, SN2, SN3: past a creature by its level; going slowly eases, the rest are assets. */
export const sneakTask = (level: number, { halfSpeed, camouflage, dimLight, hidingPlaces }: Stealth = {}): Task =>
  taskOf('speed', level, 'npc-level', 'SN1', {
    modifiers: when(halfSpeed, 'half-speed', 'SN2', -1),
    assets: [
      ...when(camouflage, 'camouflage', 'SN3', -1),
      ...when(dimLight, 'dim-light-hides', 'SN3', -1),
      ...when(hidingPlaces, 'hiding-places', 'SN3', -1),
    ],
  });

/** SW1, SW2: calm water is only slow (TE3); a current or whirlpool is a Might task. */
export const swimTask = (difficulty: number, calm: boolean): Task =>
  calm ? taskOf('might', 0, 'calm-water', 'SW1') : taskOf('might', difficulty, 'wild-water', 'SW2');

export const KNOWLEDGE = ['common', 'simple', 'scholarly', 'rare', 'secret', 'lost'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

const KNOWLEDGE_DIFFICULTY: Readonly<Record<Knowledge, number>> = {
  common: 0,
  simple: 1,
  scholarly: 3,
  rare: 5,
  secret: 7,
  lost: 10,
};

/** KN1: identifying or understanding a device. */
export const understandTask = (level: number): Task => taskOf('intellect', level, 'device-level', 'KN1');

/** KN2: remembering or knowing. */
export const knowTask = (knowledge: Knowledge): Task =>
  taskOf('intellect', KNOWLEDGE_DIFFICULTY[knowledge], 'knowledge', 'KN2');
