import type { OptionDescriptor } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { clockSent, USUAL_CLOCK } from '../src/setup/clock-wish.ts';
import { chosen, counts, reseat, sent, usual } from '../src/setup/options.ts';

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
