import { canonical } from '@ennead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  [{ b: [1, -2.5, 1e21, -0], a: [] }, '{"a":[],"b":[1,-2.5,1e+21,0]}'],
  [[1, Number.NaN, Number.POSITIVE_INFINITY], '[1,null,null]'],
  [Object.assign([], { length: 2 }), '[null,null]'],
  [[[1, 2], 'x', null, true, { a: undefined }], '[[1,2],"x",null,true,{}]'],
])('equal data has one text, with sorted keys, and what is no number is nothing: %j', (value, text) => {
  expect(canonical(value)).toBe(text);
});

test('it says what JSON says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
