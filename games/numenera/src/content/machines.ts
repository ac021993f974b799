import { blow, burst, creature, mind, shot, type Creature } from './creature.ts';
import { lasting, prone, push, resist } from './effects.ts';

/** Reconstructed: machines and stranger things, in our own words. */
export const MACHINES = [
  creature('sentry-orb', 3, 2, [burst('long', 4, 'fire')], { mindless: true, senses: true }),
  creature('steel-spider', 4, 3, [blow(5), burst('short', 3, 'electricity', resist('poison', lasting('stunned', 1)))], {
    mindless: true,
    senses: true,
  }),
  creature('wandering-automaton', 5, 4, [blow(6), burst('long', 5, 'fire')], { mindless: true }),
  creature('gear-hound', 3, 2, [blow(4)], { mindless: true, swift: true, senses: true }),
  creature('glass-ghost', 4, 0, [mind('short', 4, lasting('hindered', 1))], { senses: true, defendsAs: 1 }),
  creature('mind-worm', 3, 0, [mind('long', 3), blow(1)], { health: 6 }),
  creature('dust-shade', 4, 1, [blow(4, resist('poison', lasting('dazed', 2)))], { senses: true }),
  creature('burning-jelly', 3, 0, [{ ...burst('immediate', 3, 'fire'), area: true }], {
    health: 18,
    mindless: true,
    aquatic: true,
  }),
  creature('vat-giant', 6, 3, [blow(9, push(10)), { ...blow(5), area: true, effects: [prone] }], { health: 30 }),
  creature('void-hunter', 7, 3, [blow(9), mind('long', 5)], { health: 36, senses: true, swift: true }),
  creature('rail-turret', 4, 4, [shot('long', 7)], { mindless: true, senses: true }),
] as const satisfies readonly Creature[];
