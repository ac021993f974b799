import type { Lesson } from '@ennead/board';

/** Asked by no rule: a step that waits for it waits for the end of the game. */
const NEVER = 'the end';

/**
 * A guided first game against an easy bot. Whatever was dealt, the first round asks everybody for a draw (each has a
 * Culture token), for orders (at least one), and to reveal; what may or may not come up is told, not waited for.
 */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  level: 'easy',
  steps: [
    { id: 'welcome', point: ['column/0/justice', 'column/1/justice'], goal: { kind: 'next' } },
    { id: 'cards', point: [], goal: { kind: 'next' } },
    { id: 'hourglass', point: ['deck'], goal: { kind: 'next' } },
    { id: 'draw', point: ['deck', 'token/0/culture'], goal: { kind: 'answer', keys: ['draw', 'pass'] } },
    { id: 'orders', point: [], goal: { kind: 'answer', keys: ['choose'] } },
    { id: 'secret', point: [], goal: { kind: 'asked', ask: 'action' } },
    { id: 'reveal', point: [], goal: { kind: 'answer', keys: ['reveal'] } },
    { id: 'majority', point: ['column/0/phoenix', 'column/1/phoenix'], goal: { kind: 'next' } },
    { id: 'abilities', point: ['supply/chaos', 'supply/coin', 'supply/science', 'supply/military'], goal: { kind: 'next' } },
    { id: 'heroes', point: ['hero/alpha', 'hero/fenghuang'], goal: { kind: 'next' } },
    { id: 'cleanup', point: [], goal: { kind: 'asked', ask: 'orders' } },
    { id: 'again', point: ['token/0/culture'], goal: { kind: 'answer', keys: ['choose'] } },
    { id: 'shield', point: ['shield'], goal: { kind: 'next' } },
    { id: 'supremacies', point: ['token/0/military', 'token/0/science', 'token/0/chaos'], goal: { kind: 'next' } },
    { id: 'play', point: [], goal: { kind: 'asked', ask: NEVER } },
    { id: 'count', point: [], goal: { kind: 'next' } },
  ],
};
