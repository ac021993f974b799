import { seats, vocabulary } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { codeIn } from '../src/index.ts';

const moves = vocabulary({ pass: [], give: [seats(3)] });
const code = codeIn(moves);

test('a key has its code', () => {
  expect([code('done'), code('pass'), code('give/2')]).toEqual([0, moves.pass(), moves.give(2)]);
});

test('a key that is none is an error that says what there is', () => {
  expect(() => code('steal/2')).toThrow('no move is called "steal"; there are done, pass, give');
  expect(() => code('give/3')).toThrow('"give/3": "3" is no seat');
});
