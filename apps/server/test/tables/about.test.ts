import { expect, test } from 'vitest';
import { OPEN_CHAIR, peopleAt, peopleOf, type About } from '../../src/tables/about.ts';

test('everybody at a table is named once, those who sit first, then the host', () => {
  const at = (host: string | null, ...people: (string | null)[]) =>
    ({ host, seats: people.map(person => ({ ...OPEN_CHAIR, person })) }) as unknown as About;
  expect(peopleAt(at('cat', 'bob', null, 'ann', 'bob'))).toEqual(['bob', 'ann']);
  expect(peopleOf(at('cat', 'bob', null, 'ann', 'bob'))).toEqual(['bob', 'ann', 'cat']);
  expect(peopleOf(at('ann', 'bob', 'ann', 'bob'))).toEqual(['bob', 'ann']);
  expect(peopleOf(at(null, null))).toEqual([]);
});
