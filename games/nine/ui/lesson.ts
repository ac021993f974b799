import type { Goal, Lesson } from '@ennead/board';
import type { SeatView, View } from '../src/hidden.ts';

/** The kingdom of whoever learns: the only one whose hand is known. */
const own = ({ seats }: View): SeatView => seats.find(({ hand }) => hand !== null) ?? seats[0];

/** Once true it stays true, so that nobody is stuck who is quicker than the lesson. */
const until = (when: (view: View) => boolean): Goal => ({ kind: 'seen', when: view => when(view as View) });

const PHASES: readonly View['phase'][] = ['deal', 'orders', 'kingdom', 'cleanup', 'end'];

/** Whether the game has come so far. */
const isPast = ({ round, phase }: View, wanted: number, from: View['phase']): boolean =>
  round > wanted || (round === wanted && PHASES.indexOf(phase) >= PHASES.indexOf(from));

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
    { id: 'hourglass', point: [], goal: { kind: 'next' } },
    { id: 'draw', point: ['deck', 'token/0/culture'], goal: until(view => isPast(view, 1, 'orders')) },
    {
      id: 'orders',
      point: [],
      goal: until(view => isPast(view, 1, 'kingdom') || own(view).ordersSize > 0),
    },
    {
      id: 'secret',
      point: [],
      goal: until(
        view =>
          isPast(view, 1, 'cleanup') || (isPast(view, 1, 'kingdom') && view.seats[view.active ?? 0] === own(view)),
      ),
    },
    { id: 'reveal', point: [], goal: until(view => isPast(view, 1, 'cleanup') || own(view).cards > 0) },
    { id: 'majority', point: [], goal: { kind: 'next' } },
    {
      id: 'abilities',
      point: ['supply/chaos', 'supply/coin', 'supply/science', 'supply/military'],
      goal: { kind: 'next' },
    },
    { id: 'heroes', point: ['hero/alpha', 'hero/fenghuang'], goal: { kind: 'next' } },
    { id: 'cleanup', point: [], goal: until(view => isPast(view, 2, 'orders')) },
    {
      id: 'again',
      point: ['token/0/culture'],
      goal: until(view => isPast(view, 2, 'kingdom') || (isPast(view, 2, 'orders') && own(view).ordersSize > 0)),
    },
    { id: 'shield', point: ['shield', 'column/0/galmi', 'column/1/galmi'], goal: { kind: 'next' } },
    {
      id: 'supremacies',
      point: ['token/0/military', 'token/0/science', 'token/0/chaos', 'token/0/diamond', 'token/0/coin'],
      goal: { kind: 'next' },
    },
    { id: 'play', point: [], goal: until(({ phase }) => phase === 'end') },
    { id: 'count', point: [], goal: { kind: 'next' } },
  ],
};
