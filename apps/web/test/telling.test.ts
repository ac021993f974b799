import { expect, test } from 'vitest';
import { Teller, framesOf, paceOf, type Frame } from '../src/table/telling.ts';

const event = (type: string): { type: string } => ({ type });

/** A clock that goes when it is told to. */
function byHand() {
  const waiting: { run: () => void; isOff: boolean }[] = [];
  return {
    after: (_milliseconds: number, run: () => void) => {
      const one = { run, isOff: false };
      waiting.push(one);
      return () => void (one.isOff = true);
    },
    tick: () => waiting.splice(0).forEach(({ run, isOff }) => isOff || run()),
  };
}

test('a view moves on event by event', () => {
  const frames = framesOf(0, [event('add'), event('quiet'), event('add')], {
    advance: (view, { type }) => (type === 'add' ? (view as number) + 1 : null),
    isTold: () => false,
  });
  expect(frames.map(({ view }) => view)).toEqual([1, 2]);
});

test('an event with words has its moment even where nothing moves', () => {
  const frames = framesOf('view', [event('said'), event('quiet')], { isTold: ({ type }) => type === 'said' });
  expect(frames).toEqual([{ view: 'view', event: event('said') }]);
});

test('an event may ask for more time than the others', () => {
  const frames = framesOf(0, [event('add'), event('count')], {
    advance: view => (view as number) + 1,
    dwell: ({ type }) => (type === 'count' ? 5000 : undefined),
    isTold: () => true,
  });
  const waits: number[] = [];
  const teller = new Teller(
    (milliseconds, run) => {
      waits.push(milliseconds);
      if (waits.length < 3) run();
      return () => {};
    },
    () => {},
  );
  teller.tell(frames);
  expect(waits).toEqual([paceOf(2), 5000]);
});

test('moments are shown one after the other, and then the present', () => {
  const clock = byHand();
  const shown: (Frame | null)[] = [];
  const teller = new Teller(clock.after, frame => shown.push(frame));
  const [first, second] = [
    { view: 1, event: event('a') },
    { view: 2, event: event('b') },
  ];
  teller.tell([first, second]);
  expect(shown).toEqual([first]);
  clock.tick();
  expect(shown).toEqual([first, second]);
  clock.tick();
  expect(shown).toEqual([first, second, null]);
  expect(teller.isTelling).toBe(false);
});

test('what comes while something is told waits for its turn', () => {
  const clock = byHand();
  const shown: unknown[] = [];
  const teller = new Teller(clock.after, frame => shown.push(frame?.view ?? null));
  teller.tell([{ view: 1, event: event('a') }]);
  teller.tell([{ view: 2, event: event('b') }]);
  clock.tick();
  clock.tick();
  expect(shown).toEqual([1, 2, null]);
});

test('skipping goes straight to the present, and nothing comes after it', () => {
  const clock = byHand();
  const shown: unknown[] = [];
  const teller = new Teller(clock.after, frame => shown.push(frame?.view ?? null));
  teller.tell([1, 2, 3].map(view => ({ view, event: event('a') })));
  teller.skip();
  clock.tick();
  expect(shown).toEqual([1, null]);
});

test('news that come while moments wait go on from the last of them', () => {
  const clock = byHand();
  const teller = new Teller(clock.after, () => {});
  expect(teller.last).toBeNull();
  teller.tell([1, 2, 3].map(view => ({ view, event: event('a') })));
  expect(teller.last?.view).toBe(3);
  clock.tick();
  clock.tick();
  expect(teller.last?.view).toBe(3); // it is the one that is shown
  clock.tick();
  expect(teller.last).toBeNull();
});

test('only what takes over a second is worth skipping', () => {
  const clock = byHand();
  const teller = new Teller(clock.after, () => {});
  teller.tell([{ view: 1, event: event('a') }]);
  expect(teller.isLong).toBe(false);
  teller.tell([{ view: 2, event: event('count'), dwell: 2000 }]);
  expect(teller.isLong).toBe(true);
  clock.tick();
  expect(teller.isLong).toBe(true);
  clock.tick();
  expect(teller.isLong).toBe(false);
});

test('no moment takes 300 ms, and much that happened is told faster', () => {
  expect(paceOf(1)).toBeLessThan(300);
  expect(paceOf(40)).toBeLessThan(paceOf(4));
  expect(paceOf(40) * 40).toBeLessThanOrEqual(3000);
});
