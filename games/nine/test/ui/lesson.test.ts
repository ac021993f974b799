import { isOver, seatBit } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { view as viewFor, type View } from '../../src/hidden.ts';
import type { State } from '../../src/state.ts';
import ui from '../../ui/index.tsx';
import { refsIn, markupOf, speaker } from './markup.tsx';
import { keen, thrifty, walk } from '../walk.ts';

const { steps, seats } = ui.lesson!;

/** Walks through the lesson as far as the views of a game allow; `next` is said at once, or only when all is over. */
function reach(views: readonly View[]): string[] {
  const reached: string[] = [];
  for (const view of views)
    for (;;) {
      const step = steps[reached.length];
      if (!step || (step.goal.kind === 'seen' && !step.goal.when(view))) break;
      reached.push(step.id);
    }
  return reached;
}

function viewsOf(seed: number): View[] {
  const views: View[] = [];
  const took = (_events: unknown, { state }: { state: State }): number => views.push(viewFor(state, seatBit(0)));
  walk(seats, seed, { took }, seed % 2 === 0 ? keen : thrifty);
  return views;
}

test('whatever was dealt, every step of the lesson is reached, and not before its time', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const views = viewsOf(seed);
    expect(reach(views)).toEqual(steps.map(({ id }) => id));
    const first = views.filter(({ round }) => round === 1);
    expect(reach(first)).not.toContain('cleanup');
    expect(reach(views.slice(0, 1)).at(-1)).toBe('hourglass');
    expect(reach(views.filter(({ phase }) => phase !== 'end')).at(-1)).toBe('supremacies');
  }
});

test('who is quicker than the lesson is not stuck: every goal holds at the end', () => {
  const last = viewsOf(3).at(-1)!;
  for (const { goal } of steps) expect(goal.kind === 'next' || (goal.kind === 'seen' && goal.when(last))).toBe(true);
});

test('every step has words in every language, and points at things that are on the board', () => {
  const play = walk(seats, 1);
  expect(isOver(play.state)).toBe(true);
  const drawn = refsIn(markupOf(viewFor(play.state, seatBit(0)), 0));
  for (const { id, point } of steps) {
    for (const language of ['en', 'fr', 'de'] as const)
      expect(speaker(language)(`learn.${id}`).length).toBeGreaterThan(20);
    expect(point.filter(ref => !drawn.includes(ref))).toEqual([]);
  }
});
