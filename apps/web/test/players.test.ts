import type { TableView } from '@ennead/wire/client';
import { expect, test } from 'vitest';
import { awayOf } from '../src/lobby/naming.ts';
import { acting, handedIn, isGone, isPlaying, isShared, seatsOf } from '../src/table/eyes.ts';
import { leftOn, playersOf } from '../src/table/players.ts';
import { resultsOf, verdictOf } from '../src/table/standing.ts';

const chair = { person: null, name: null, bot: null, reason: null, away: false, resigned: false };
const naming = {
  you: 'you',
  guest: (seat: number) => `guest ${seat}`,
  open: 'free',
  bot: (level: string) => `bot ${level}`,
  standIn: (who: string, bot: string) => `${who}/${bot}`,
};

function view(some: Partial<TableView['about']> = {}, rest: Partial<TableView> = {}): TableView {
  const about = {
    phase: 'running',
    paused: false,
    frozen: null,
    result: null,
    seats: [
      { ...chair, person: 'ann', name: 'Ann' },
      { ...chair, person: 'bob' },
      { ...chair, bot: 'hard' },
      { ...chair },
    ],
    ...some,
  } as TableView['about'];
  return { about, clock: null, play: null, own: [], ...rest };
}

test('a chair is named for whoever looks', () => {
  expect(playersOf(view(), 'ann', 0, naming).map(({ name }) => name)).toEqual(['you', 'guest 2', 'bot hard', 'free']);
  expect(playersOf(view(), null, 0, naming)[0]).toMatchObject({ name: 'Ann', isYou: false });
});

test('a bot that plays for somebody is said beside them, but neither in sentences nor when all is over', () => {
  const seats = [{ ...chair, person: 'ann', name: 'Ann', bot: 'normal', away: true }];
  expect(playersOf(view({ seats }), 'bob', 0, naming)).toMatchObject([
    { name: 'Ann/bot normal', called: 'Ann', isAway: true },
  ]);
  expect(playersOf(view({ seats }), 'ann', 0, naming)).toMatchObject([{ name: 'you/bot normal', called: 'Ann' }]);
  const ended = view({ seats, phase: 'ended' });
  expect(playersOf(ended, 'bob', 0, naming)).toMatchObject([{ name: 'Ann', called: 'Ann' }]);
  expect(playersOf(ended, 'ann', 0, naming)).toMatchObject([{ name: 'you', called: 'you' }]);
});

test('whoever has given their seats to bots has no say, and a bot is called for only where nobody plays', () => {
  const given = { ...chair, person: 'ann', bot: 'normal' };
  const gone = { ...chair, person: 'bob', away: true };
  expect(isPlaying(view(), 'ann')).toBe(true);
  expect(isPlaying(view(), 'cy')).toBe(false);
  expect(isPlaying(view(), null)).toBe(false);
  expect(isPlaying(view({ seats: [given, gone] }), 'ann')).toBe(false);
  expect(isPlaying(view({ seats: [given, { ...chair, person: 'ann' }] }), 'ann')).toBe(true);
  expect([given, gone, { ...gone, bot: 'easy' }, chair].map(one => isGone(one, 'ann'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a lobby waits for those who are away, each once, and never for whoever looks', () => {
  const away = { ...chair, person: 'bob', name: 'Bob', away: true };
  const { about } = view({ seats: [{ ...away, person: 'ann', name: 'Ann' }, away, away, { ...chair, bot: 'easy' }] });
  expect(awayOf(about, 'ann', String)).toEqual(['Bob']);
  expect(awayOf(about, null, String)).toEqual(['Ann', 'Bob']);
});

test('a clock runs down for the seats that are asked', () => {
  const clock = { at: 1000, left: [60_000, 60_000], running: [1] };
  expect(leftOn(clock, 0, 11_000)).toBe(60_000);
  expect(leftOn(clock, 1, 11_000)).toBe(50_000);
  expect(leftOn(clock, 1, 100_000_000)).toBe(0);
  expect(leftOn(null, 0, 0)).toBeNull();
});

const own = { seat: 0, auto: false, decision: 4, many: false, picks: [], done: false, options: ['end'], undo: false };

test('nobody acts while a table is paused or stands still', () => {
  expect(acting(view({}, { own: [own] }))).toBe(own);
  expect(acting(view({ paused: true }, { own: [own] }))).toBeNull();
  expect(acting(view({ frozen: 'a fault' }, { own: [own] }))).toBeNull();
  expect(acting(view({}, { own: [{ ...own, done: true }] }))).toBeNull();
});

test('behind a curtain only the answer of the seat that looks may be changed', () => {
  const table = view(
    {},
    {
      own: [
        { ...own, done: true },
        { ...own, seat: 1, done: true },
      ],
    },
  );
  expect(handedIn(table)?.seat).toBe(0);
  expect(handedIn(table, 1)?.seat).toBe(1);
  expect(handedIn(view({}, { own: [own] }), 0)).toBeNull();
});

test('a device is shared when a person has more seats than one plays alone', () => {
  expect(seatsOf(view(), 'bob')).toEqual([1]);
  expect(isShared([0], [0])).toBe(false);
  expect(isShared([0, 3], [0, 3])).toBe(false);
  expect(isShared([0, 1], [0])).toBe(true);
});

test('places go by side, and partners win together', () => {
  const { about } = view({ result: { how: 'played', places: [2, 1], values: [30, 40], sides: [0, 1, 0, 1] } });
  const results = resultsOf(about, null);
  expect(results.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [0, 2],
    [2, 2],
  ]);
  expect(verdictOf(results, [3], about.result!.sides)).toBe('won');
  expect(verdictOf(results, [0], about.result!.sides)).toBe('lostShared');
});

test('a game that was given up has places and no scores, and nobody plays on in it', () => {
  const seats = [
    { ...chair, person: 'ann', name: 'Ann', bot: 'normal', resigned: true },
    { ...chair, person: 'bob', name: 'Bob' },
  ];
  const seen = view({
    seats,
    phase: 'ended',
    result: { how: 'resigned', places: [2, 1], values: null, sides: [0, 1] },
  });
  const results = resultsOf(seen.about, null);
  expect(results).toEqual([
    { seat: 1, place: 1, value: null },
    { seat: 0, place: 2, value: null },
  ]);
  expect(verdictOf(results, [1], seen.about.result!.sides)).toBe('won');
  expect(playersOf(seen, null, 0, naming).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
});

test('a first place that two sides share is no win', () => {
  const results = [
    { seat: 0, place: 1, value: 5 },
    { seat: 1, place: 1, value: 5 },
  ];
  expect(verdictOf(results, [0], null)).toBe('drawn');
  expect(verdictOf([], [0], null)).toBe('none');
});
