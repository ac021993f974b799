import type { CharacterFile, EncounterFile } from './file.ts';

/** Encounters to begin with, as a game master would write them. The files in examples/ say the same. */
const VALIN: CharacterFile = {
  name: 'Valin',
  type: 'glaive',
  tier: 2,
  effort: 2,
  pools: { might: 17, speed: 13, intellect: 8 },
  edge: { might: 1, speed: 1, intellect: 0 },
  xp: 2,
  armor: 'chain',
  shield: 'round-shield',
  weapons: ['sword', 'javelin'],
  abilities: ['ringing-blow', 'light-on-their-feet', 'scarred-hide', 'at-home-in-armor'],
  cyphers: ['red-draught', 'splinter-pod'],
};

const SERE: CharacterFile = {
  name: 'Sere',
  type: 'glaive',
  tier: 2,
  effort: 2,
  pools: { might: 15, speed: 15, intellect: 8 },
  edge: { might: 1, speed: 1, intellect: 0 },
  xp: 1,
  armor: 'leather',
  weapons: ['greatsword', 'bow'],
  abilities: ['deep-thrust', 'wide-swing', 'weapon-drill', 'first-to-move'],
  cyphers: ['battle-salt', 'heat-ray'],
};

const ORRIN: CharacterFile = {
  name: 'Orrin',
  type: 'jack',
  tier: 2,
  effort: 2,
  pools: { might: 11, speed: 15, intellect: 12 },
  edge: { might: 0, speed: 1, intellect: 0 },
  xp: 1,
  armor: 'leather',
  weapons: ['rapier', 'spring-pistol'],
  abilities: ['dust-in-the-eyes', 'quick-bandage', 'hard-to-pin', 'knife-hand', 'hidden-blade'],
  cyphers: ['net-caster', 'clear-draught'],
  skills: { 'low-light spotting': 1 },
};

const MAREK: CharacterFile = {
  name: 'Marek',
  type: 'nano',
  tier: 2,
  effort: 2,
  pools: { might: 9, speed: 11, intellect: 18 },
  edge: { might: 0, speed: 0, intellect: 2 },
  xp: 1,
  weapons: ['knife', 'dart'],
  abilities: ['force-bolt', 'flash', 'skin-of-air', 'mind-spike', 'shell-of-force', 'read-the-foe'],
  cyphers: ['bubble-of-force', 'lightning-rod', 'blue-draught'],
};

/** Characters of tier 1, for the examples of the chapter. */
const novice = (name: string, details: Partial<CharacterFile>): CharacterFile => ({
  name,
  type: 'jack',
  tier: 1,
  effort: 1,
  pools: { might: 12, speed: 12, intellect: 12 },
  edge: { might: 0, speed: 1, intellect: 0 },
  weapons: ['sword'],
  ...details,
});

const PARTY = [VALIN, SERE, ORRIN, MAREK];

export const EXAMPLES = {
  'four-against-six': {
    encounter: 1,
    name: 'Raiders at the ford',
    intrusions: 1,
    party: PARTY,
    creatures: [{ kind: 'abhuman-brute', count: 3 }, { kind: 'abhuman-seer' }, { kind: 'hook-ape', count: 2 }],
  },
  'three-friends': {
    encounter: 1,
    name: 'Colin, Shanna, James and two abhumans',
    scene: { feet: 30 },
    party: [
      novice('Colin', {}),
      novice('Shanna', { weapons: ['bow', 'knife'] }),
      novice('James', { armor: 'leather' }),
    ],
    creatures: [{ kind: 'abhuman-raider', count: 2 }],
  },
  'cult-and-flash': {
    encounter: 1,
    name: 'Six cultists and their leader',
    scene: { feet: 40 },
    party: [MAREK, VALIN, SERE],
    creatures: [{ kind: 'cultist', count: 6 }, { kind: 'cult-leader' }],
  },
  'guarded-envoy': {
    encounter: 1,
    name: 'An envoy with a bodyguard',
    scene: { feet: 20 },
    levels: 'open',
    party: [ORRIN, SERE],
    creatures: [{ kind: 'envoy', name: 'Latora' }, { kind: 'bodyguard' }, { kind: 'town-guard' }],
  },
  'night-ambush': {
    encounter: 1,
    name: 'A knife in the dark',
    scene: { light: 'very-dim', terrain: 'rough', surprised: 'party', feet: 30, cover: 'partial', initiative: 'each' },
    intrusions: 1,
    party: PARTY,
    creatures: [{ kind: 'knife-in-the-dark' }, { kind: 'ash-hound', count: 3 }],
  },
  'sunken-hall': {
    encounter: 1,
    name: 'The sunken hall',
    scene: { water: 'deep', terrain: 'deep-water', light: 'dim', hazard: 'cold', feet: 30, initiative: 'faster' },
    party: [{ ...VALIN, weapons: ['spear', 'gas-harpoon'] }, SERE, MAREK],
    creatures: [{ kind: 'deep-eel' }, { kind: 'carrion-crab', count: 2 }, { kind: 'bog-leech', count: 2 }],
  },
  'caravan-guards': {
    encounter: 1,
    name: 'The caravan fights back',
    scene: { cover: 'whole', feet: 80 },
    party: [VALIN, ORRIN],
    allies: [
      { kind: 'town-guard', count: 2 },
      { kind: 'marksman', name: 'Old Bessa', high: true },
    ],
    creatures: [{ kind: 'bandit', count: 4 }, { kind: 'bandit-chief' }, { kind: 'slaver' }],
  },
  'rival-band': {
    encounter: 1,
    name: 'Two bands, one prize',
    party: [VALIN, MAREK],
    rivals: [
      { ...SERE, name: 'Tamsin' },
      { ...ORRIN, name: 'Bram' },
    ],
  },
  'weightless-vault': {
    encounter: 1,
    name: 'The weightless vault',
    scene: { gravity: 'zero', feet: 40, mist: 'mist', cover: 'partial' },
    party: PARTY,
    creatures: [{ kind: 'sentry-orb', count: 2 }, { kind: 'steel-spider' }],
  },
} as const satisfies Readonly<Record<string, EncounterFile>>;
export type ExampleId = keyof typeof EXAMPLES;

export const EXAMPLE_IDS = Object.keys(EXAMPLES) as ExampleId[];
export const exampleOf = (id: string): EncounterFile => EXAMPLES[id as ExampleId];
