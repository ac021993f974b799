import { HAZARDS, type Hazard } from '../rules/hazards.ts';
import { GRAVITIES, type Gravity } from '../rules/gravity.ts';
import { INITIATIVE_METHODS, type InitiativeMethod } from '../rules/initiative.ts';
import { TERRAINS, type Terrain } from '../rules/movement.ts';
import { LIGHTS, MISTS, type Light, type Mist } from '../rules/sight.ts';
import { WATERS, type Water } from '../rules/water.ts';

/** What cover a place offers. */
export const COVER_OFFERS = ['none', 'partial', 'whole'] as const;
export type CoverOffer = (typeof COVER_OFFERS)[number];

/** Which side begins without knowing of the other. */
export const SURPRISED = ['nobody', 'party', 'creatures'] as const;
export type Surprised = (typeof SURPRISED)[number];

/** Where it happens. */
export interface Scene {
  readonly light: Light;
  readonly mist: Mist;
  readonly water: Water;
  readonly gravity: Gravity;
  readonly terrain: Terrain;
  readonly cover: CoverOffer;
  /** HZ1: what hurts everybody each round. */
  readonly hazard: Hazard | 'none';
  /** MT3: the ground shakes. */
  readonly shaking: boolean;
  readonly surprised: Surprised;
  readonly initiative: InitiativeMethod;
  /** EN2: feet between the sides at the start. */
  readonly feet: number;
}

export const PLAIN_SCENE: Scene = {
  light: 'bright',
  mist: 'none',
  water: 'none',
  gravity: 'normal',
  terrain: 'open',
  cover: 'none',
  hazard: 'none',
  shaking: false,
  surprised: 'nobody',
  initiative: 'together',
  feet: 40,
};

/** Hazards that come round after round. */
export const SCENE_HAZARDS: readonly (Hazard | 'none')[] = [
  'none',
  ...HAZARDS.filter(hazard => !['falling', 'crush', 'huge-crush', 'collision'].includes(hazard)),
];

/** The scene within the state, as numbers of its lists. */
export const SCENE_FIELDS = {
  light: 0,
  mist: 0,
  water: 0,
  gravity: 0,
  terrain: 0,
  coverOffer: 0,
  hazard: 0,
  shaking: 0,
  surprised: 0,
  initiative: 0,
};
export type SceneNumbers = { -readonly [K in keyof typeof SCENE_FIELDS]: number };

export const numbersOf = (scene: Scene): SceneNumbers => ({
  light: LIGHTS.indexOf(scene.light),
  mist: MISTS.indexOf(scene.mist),
  water: WATERS.indexOf(scene.water),
  gravity: GRAVITIES.indexOf(scene.gravity),
  terrain: TERRAINS.indexOf(scene.terrain),
  coverOffer: COVER_OFFERS.indexOf(scene.cover),
  hazard: SCENE_HAZARDS.indexOf(scene.hazard),
  shaking: scene.shaking ? 1 : 0,
  surprised: SURPRISED.indexOf(scene.surprised),
  initiative: INITIATIVE_METHODS.indexOf(scene.initiative),
});
