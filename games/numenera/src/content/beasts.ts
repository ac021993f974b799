import { blow, burst, creature, shot, type Creature } from './creature.ts';
import { damage, lasting, prone, push, resist, track } from './effects.ts';

/** Reconstructed: beasts, in our own words. */
export const BEASTS = [
  creature('razor-bird', 1, 0, [blow(2)], { swift: true }),
  creature('bog-leech', 1, 0, [blow(1, resist('poison', damage(2, 'poison', 'speed')))], { aquatic: true }),
  creature('ash-hound', 2, 1, [blow(4)], { swift: true, senses: true }),
  creature('carrion-crab', 2, 3, [blow(3)], { aquatic: true, mindless: true }),
  creature('sting-swarm', 2, 0, [blow(2, resist('poison', lasting('dazed', 1)))], { defendsAs: 1, swift: true }),
  creature('ridge-cat', 3, 1, [blow(5, resist('blow', prone))], { swift: true, senses: true }),
  creature('thorn-boar', 3, 2, [blow(4, push(10))], { health: 15 }),
  creature('mire-serpent', 3, 1, [blow(3, resist('poison', damage(4, 'poison')))], { aquatic: true }),
  creature('deep-eel', 3, 0, [burst('immediate', 5, 'electricity', resist('poison', lasting('stunned', 1)))], {
    aquatic: true,
    senses: true,
  }),
  creature('spit-lizard', 3, 1, [{ ...burst('short', 4, 'acid'), effects: [lasting('burning', 2, 1)] }, blow(3)]),
  creature('stone-tortoise', 4, 4, [blow(5)], { health: 20 }),
  creature('cliff-raptor', 4, 1, [blow(6)], { swift: true }),
  creature('hook-ape', 5, 2, [blow(7), shot('short', 5)], { health: 22 }),
  creature('widow-vine', 3, 2, [blow(3, resist('poison', lasting('paralysed', 1)))], { mindless: true, senses: true }),
  creature('grave-wolf', 6, 2, [blow(8, resist('disease', track(1)))], { senses: true }),
] as const satisfies readonly Creature[];
