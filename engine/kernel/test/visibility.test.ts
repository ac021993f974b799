import {
  EVERYTHING,
  HIDDEN,
  NOBODY,
  PUBLIC,
  Stream,
  begin,
  everySeat,
  faceFor,
  isOver,
  knows,
  isShared,
  redact,
  redeal,
  seatBit,
  secret,
  seedFrom,
  shareEvent,
  viewOf,
} from '@ennead/kernel';
import { answerAtRandom } from '@ennead/testkit';
import { campfire } from '@ennead/testkit/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('who knows a thing', () => {
  test.each([
    ['a seat that was shown it', seatBit(1), seatBit(1), true],
    ['another seat', seatBit(1), seatBit(2), false],
    ['a set with one of them in it', seatBit(1), seatBit(1) | seatBit(2), true],
    ['who looks on, if it lies open', PUBLIC, NOBODY, true],
    ['who looks on, if all seats know it', everySeat(4), NOBODY, false],
    ['the table after its end', 0, EVERYTHING, true],
    ['a seat, if nobody was shown it', 0, seatBit(30), false],
  ])('%s', (_who, known, viewer, wanted) => {
    expect(knows(known, viewer)).toBe(wanted);
    expect(faceFor([7], [known], 0, viewer)).toBe(wanted ? 7 : HIDDEN);
  });

  test('31 seats fit a set', () => {
    expect(everySeat(31)).toBe(0x7fffffff);
    expect(knows(everySeat(31), seatBit(30))).toBe(true);
  });
});

test('redact leaves out what is secret, however deep', () => {
  const event = {
    type: 'deal',
    to: 1,
    cards: [{ slot: 3, face: secret(seatBit(1), 'ace') }],
    seed: secret(0, 'x'),
    all: secret(PUBLIC, 'y'),
  };
  const as = (viewer: number) => redact(event, viewer);
  expect(as(seatBit(1))).toEqual({ type: 'deal', to: 1, cards: [{ slot: 3, face: 'ace' }], seed: null, all: 'y' });
  expect(as(seatBit(0))).toMatchObject({ cards: [{ slot: 3, face: null }] });
  expect(as(NOBODY)).toMatchObject({ cards: [{ face: null }], seed: null, all: 'y' });
  expect(as(EVERYTHING)).toMatchObject({ cards: [{ face: 'ace' }], seed: 'x' });
});

describe('redeal', () => {
  const table = fc.integer({ min: 1, max: 12 }).chain(length =>
    fc.record({
      faces: fc.array(fc.nat({ max: 5 }), { minLength: length, maxLength: length }),
      known: fc.array(fc.constantFrom(0, 1, 2, 3, PUBLIC), { minLength: length, maxLength: length }),
    }),
  );

  test('keeps what the viewer knows and the faces as a whole, and depends on nothing hidden', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(NOBODY, 1, 2, 3), fc.nat(), ({ faces, known }, viewer, n) => {
        const dealt = [...faces];
        redeal(dealt, known, viewer, Stream.of(n));
        const seenOf = (list: number[]): number[] => list.map((_, slot) => faceFor(list, known, slot, viewer));
        expect(seenOf(dealt)).toEqual(seenOf(faces));
        expect(dealt.toSorted((x, y) => x - y)).toEqual(faces.toSorted((x, y) => x - y));
        const again = [...dealt];
        redeal(again, known, viewer, Stream.of(n));
        expect(again).toEqual(dealt);
      }),
    );
  });

  test('may be limited to some slots', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const faces = [1, 2, 3, 4];
      redeal(faces, [0, 0, 0, 0], NOBODY, Stream.of(n), [1, 3]);
      seen.add(faces.join(''));
    }
    expect([...seen].sort()).toEqual(['1234', '1432']);
  });
});

test('the table’s view shows everything when the game is over, and not before', () => {
  const play = begin(campfire, { seats: 2, options: { logs: 2 } }, seedFrom(1));
  expect(viewOf(play, seatBit(1))).toMatchObject({
    game: 'campfire',
    n: 0,
    over: false,
    outcome: null,
    table: { level: null },
  });
  while (!isOver(play.state)) answerAtRandom(play, Stream.of(1));
  expect(viewOf(play, seatBit(1))).toMatchObject({
    n: 2,
    asks: [],
    over: true,
    outcome: { places: [expect.any(Number), expect.any(Number)] },
    table: { level: expect.any(Number) },
  });
});

test('an event that is shared is known for it, and cannot be changed', () => {
  const event = shareEvent({ type: 'did', seat: 1 });
  expect([isShared(event), isShared({ ...event })]).toEqual([true, false]);
  expect(() => Object.assign(event, { seat: 2 })).toThrow(TypeError);
  expect(() => shareEvent({ type: 'did', seats: [1], none: null })).toThrow('an object as seats');
});
