import type { OptionDescriptor } from '@ennead/kernel';
import { checkSetup } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { nineWorlds } from '../../../games/nine-worlds/src/index.ts';
import { clockSent, USUAL_CLOCK } from '../src/setup/clock-wish.ts';
import { chosen, counts, usual } from '../src/setup/options.ts';
import { sayOptions } from '../src/setup/say-options.ts';
import { nextSitter, others, reseat, sent, takeOwn } from '../src/setup/sitters.ts';
import { saySitters } from '../src/setup/summary.ts';
import { impossibleOf } from '../src/setup/wants.ts';
import { wishFrom, type Wish } from '../src/setup/wish.ts';

const OPTIONS: readonly OptionDescriptor[] = [
  { id: 'length', kind: 'choice', choices: ['short', 'long'], default: 'short' },
  { id: 'mode', kind: 'choice', choices: ['alone', 'teams'], default: 'alone', when: { seats: [4] } },
  { id: 'size', kind: 'int', min: 2, max: 3, default: 2, when: { option: 'mode', is: ['teams'] } },
];

test('an option counts by the number of seats and by the others', () => {
  const values = usual(OPTIONS);
  expect(OPTIONS.map(option => counts(option, values, 3))).toEqual([true, false, false]);
  expect(OPTIONS.map(option => counts(option, { ...values, mode: 'teams' }, 4))).toEqual([true, true, true]);
});

test('what does not count is not sent', () => {
  expect(chosen(OPTIONS, { length: 'long', mode: 'teams', size: 3 }, 3)).toEqual({ length: 'long', size: 3 });
  expect(chosen(OPTIONS, { length: 'long', mode: 'alone', size: 3 }, 4)).toEqual({ length: 'long', mode: 'alone' });
});

test('chairs that stay keep who sits there', () => {
  expect(reseat(['me', 'hard'], 3, 'open')).toEqual(['me', 'hard', 'open']);
  expect(reseat(['me', 'hard', 'easy'], 2, 'open')).toEqual(['me', 'hard']);
});

test('somebody at this device sits there as the one who opens the table', () => {
  expect(['me', 'hotseat', 'open', 'hard'].map(sent)).toEqual(['me', 'me', 'open', 'hard']);
});

test('a clock for the whole game is sent in seconds', () => {
  expect(clockSent({ ...USUAL_CLOCK, kind: 'total', minutes: 15, increment: 5 })).toEqual({
    kind: 'total',
    seconds: 900,
    increment: 5,
  });
  expect(clockSent(USUAL_CLOCK)).toEqual({ kind: 'none' });
});

test('seats that a way of playing gives to one person become theirs, and are free again afterwards', () => {
  const four = takeOwn(['me', 'hard', 'open', 'easy'], [0], [0, 3]);
  expect(four).toEqual(['me', 'hard', 'open', 'me']);
  expect(takeOwn(four, [0, 3], [0])).toEqual(['me', 'hard', 'open', 'open']);
  expect(takeOwn(['open', 'me'], [0], [0])).toEqual(['open', 'me']);
});

/** Who sits on the second chair while it is tapped so often. */
function tapped(first: string, times: number): readonly string[] {
  const levels = ['random', 'greedy', 'easy', 'hard'];
  const seen = ['open'];
  while (seen.length <= times) seen.push(nextSitter([first, seen.at(-1)!], 1, levels));
  return seen;
}

test('tapping a chair goes round, past bots that are there for trying things out', () => {
  expect(tapped('hard', 5)).toEqual(['open', 'easy', 'hard', 'hotseat', 'me', 'open']);
});

test('who opens the table is not offered a second chair as their own', () => {
  expect(tapped('me', 4)).toEqual(['open', 'easy', 'hard', 'hotseat', 'open']);
});

test('the others are all set at once, those at this device stay', () => {
  expect(others(['open', 'me', 'hotseat', 'easy'], 'hard')).toEqual(['hard', 'me', 'hotseat', 'hard']);
});

const key = (name: string, params?: object): string => (params ? `${name} ${JSON.stringify(params)}` : name);

test('the summary counts who sits there: people here, bots by level, free seats last', () => {
  expect(saySitters(['open', 'me', 'easy', 'easy', 'open'], key as never, 'en')).toBe(
    key('setup.summary', {
      count: 5,
      who: 'setup.who.me {"count":1}, setup.who.bot {"count":2,"level":"levels.easy"}, and setup.who.open {"count":2}',
    }),
  );
});

test('of the options the first is said, and what is not as usual', () => {
  const voice = { optionLabel: (id: string) => id, choiceLabel: (_: string, choice: string) => choice } as never;
  const say = ((_: string, { what, more }: { what: string; more: string }) => `${what}: ${more}`) as never;
  const values = usual(OPTIONS);
  expect(sayOptions(OPTIONS, values, 4, voice, say)).toEqual(['short']);
  expect(sayOptions(OPTIONS, { ...values, mode: 'teams', size: 3 }, 4, voice, say)).toEqual([
    'short',
    'mode: teams',
    'size: 3',
  ]);
  expect(sayOptions(OPTIONS, { ...values, mode: 'teams' }, 3, voice, say)).toEqual(['short']);
});

test('what the game refuses at the door is told before, with the seats that it wants, and nothing else is', () => {
  const { options, seats } = nineWorlds;
  for (let count = seats.min; count <= seats.max; count++)
    for (const mode of ['standard', 'four-colours', 'pacts', 'alliances']) {
      const values = { ...usual(options), mode };
      const setup = checkSetup(nineWorlds, count, chosen(options, values, count));
      const found = impossibleOf(options, values, count);
      expect(found, `${mode} with ${count}`).toEqual(
        setup.ok ? null : { option: 'mode', choice: 'four-colours', seats: 4 },
      );
    }
});

test('a choice that wants other seats names the nearest number, and does not matter while its option does not count', () => {
  const options: readonly OptionDescriptor[] = [
    OPTIONS[0],
    {
      id: 'sides',
      kind: 'choice',
      choices: ['alone', 'pairs'],
      default: 'alone',
      when: { option: 'length', is: ['long'] },
      wants: { pairs: [2, 4, 6] },
    },
  ];
  const found = (length: string, sides: string, seats: number) => impossibleOf(options, { length, sides }, seats);
  expect(found('long', 'pairs', 5)).toEqual({ option: 'sides', choice: 'pairs', seats: 4 });
  expect(found('long', 'pairs', 9)).toEqual({ option: 'sides', choice: 'pairs', seats: 6 });
  expect([found('long', 'pairs', 6), found('long', 'alone', 5), found('short', 'pairs', 5)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what was chosen is there again after a reload, and what cannot be is as usual', () => {
  const game = { id: 'x', seats: { min: 2, max: 4 }, options: OPTIONS, levels: ['easy', 'hard'] };
  const fresh = wishFrom(null, game);
  expect(fresh).toEqual({ sitters: ['me', 'open'], values: usual(OPTIONS), clock: USUAL_CLOCK });
  const wish: Wish = {
    sitters: ['hard', 'me', 'open'],
    values: { length: 'long', mode: 'alone', size: 3 },
    clock: { ...USUAL_CLOCK, kind: 'move', seconds: 45 },
  };
  expect(wishFrom(JSON.stringify(wish), game)).toEqual(wish);
  const odd = { sitters: ['me', 'wizard'], values: { length: 'endless', size: 9 }, clock: { kind: 'sand' } };
  for (const kept of ['{', 'null', '[]', JSON.stringify(odd), JSON.stringify({ sitters: Array(9).fill('me') })])
    expect(wishFrom(kept, game)).toEqual(fresh);
});
