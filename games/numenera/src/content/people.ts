import { blow, burst, creature, mind, shot, type Creature } from './creature.ts';
import { damage, disarm, lasting, resist } from './effects.ts';

/** Reconstructed: people and near-people, in our own words. */
export const PEOPLE = [
  creature('cultist', 2, 0, [blow(3)]),
  creature('cult-leader', 4, 1, [blow(5), mind('short', 3, lasting('hindered', 1))]),
  creature('bandit', 2, 1, [blow(4), shot('short', 3)]),
  creature('bandit-chief', 4, 2, [blow(6)], { health: 18 }),
  creature('abhuman-raider', 2, 1, [blow(4), shot('short', 3)]),
  creature('abhuman-brute', 3, 1, [blow(6)], { health: 15 }),
  creature('abhuman-seer', 3, 0, [mind('short', 3), blow(2)]),
  creature('town-guard', 2, 1, [blow(4), shot('long', 3)]),
  creature('bodyguard', 3, 2, [blow(4)], { defendsAs: 1 }),
  creature('envoy', 2, 0, [blow(2)]),
  creature('marksman', 3, 1, [shot('long', 5), blow(3)], { attacksAs: 1 }),
  creature('sell-sword', 4, 2, [blow(5), shot('short', 4)]),
  creature('slaver', 3, 1, [blow(3, resist('poison', lasting('stunned', 1))), shot('short', 3)]),
  creature('knife-in-the-dark', 5, 1, [blow(6, resist('poison', damage(3, 'poison', 'speed')))], {
    senses: true,
    attacksAs: 1,
  }),
  creature('rogue-nano', 5, 2, [burst('long', 6, 'fire'), { ...burst('short', 4, 'electricity'), area: true }], {
    health: 18,
  }),
  creature('duellist', 4, 1, [blow(5, resist('blow', disarm))], { attacksAs: 1 }),
] as const satisfies readonly Creature[];
