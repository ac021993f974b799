import type { Lesson } from '@ennead/board';
import type { View } from '../src/hidden.ts';

/** The seat of whoever learns: Jotunheim, which goes first in the training game (D4). */
const LEARNER = 0;
/** B1, W1 */
const FIVE = 5;

const seen = (when: (view: View) => boolean) => ({
  kind: 'seen' as const,
  when: (view: unknown) => when(view as View),
});
const next = { kind: 'next' } as const;
const answer = (...keys: string[]) => ({ kind: 'answer' as const, keys });

const isCrowded = ({ stones }: View['worlds'][number]): boolean => stones.reduce((sum, count) => sum + count, 0) > FIVE;
const hasFive = ({ stones }: View['worlds'][number]): boolean => stones[LEARNER] >= FIVE;

/** Whatever a world power lets do. */
const POWERS = [
  'steal/',
  'add/',
  'exchange/',
  'march/',
  'retrieve/',
  'replenish',
  'copy/',
  'banish/',
  'destroy/',
  'recall/',
];

/**
 * A guided first game: the training game (D) of three turns, against a bot that always looks one move ahead. It leaves a
 * Jotunheim with five stones standing, so that its power comes up in the first turn.
 */
export const lesson: Lesson = {
  seats: 2,
  options: { length: 'introductory' },
  level: 'greedy',
  steps: [
    { id: 'welcome', point: ['world/midgard'], goal: next },
    { id: 'yours', point: ['avatar/0', 'card', 'reserve'], goal: next },
    { id: 'recruit', point: ['reserve'], goal: answer('recruit') },
    { id: 'deploy', point: ['card', 'avatar'], goal: answer('deploy') },
    { id: 'five', point: ['world/jotunheim'], goal: seen(view => view.turn > 1 || view.worlds.some(hasFive)) },
    { id: 'travel', point: ['avatar/0'], goal: answer('travel/0/') },
    { id: 'opponent', point: ['world/jotunheim'], goal: { kind: 'asked', ask: 'power' } },
    { id: 'power', point: ['power/steal'], goal: answer(...POWERS, 'decline') },
    { id: 'round', point: [], goal: seen(view => view.turn > 1) },
    { id: 'control', point: ['world/jotunheim', 'world/nidavellir'], goal: next },
    { id: 'march', point: ['stone/0/jotunheim'], goal: answer('march/0/') },
    { id: 'dispatch', point: ['card'], goal: seen(view => view.turn > 2 || view.worlds.some(isCrowded)) },
    { id: 'battle', point: ['valhalla'], goal: seen(view => view.turn > 2) },
    { id: 'others', point: ['avatar/1', 'helheim'], goal: next },
    { id: 'scoring', point: ['card'], goal: next },
    { id: 'finish', point: [], goal: seen(() => false) },
    { id: 'done', point: [], goal: next },
  ],
};
