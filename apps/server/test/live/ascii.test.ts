import { expect, test } from 'vitest';
import { running } from '../helpers/running.ts';
import { testHouse } from '../helpers/house.ts';

const LETTERS = 'Niðavellir 九つの世界 🌳';
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

test('every frame is ASCII, whatever people say, and says what they said', async () => {
  const { ann, bob, id, house } = await running({ game: 'nine-worlds' });
  await ann.do(id, { type: 'chat', text: LETTERS });
  expect(bob.heard.at(-1)).toMatchObject({ type: 'chat', line: { text: LETTERS } });
  const cat = await house.guest('Cát九');
  const view = await cat.watch(await house.open(cat, { game: 'nine-worlds', seats: ['me', 'open'] }));
  expect(view.about.seats[0].name).toBe('Cát九');
  await ann.watch(view.about.id);
  await cat.do(view.about.id, { type: 'stand', seat: 0 });
  await cat.do(view.about.id, { type: 'sit', seat: 1 });
  expect(ann.views.get(view.about.id)!.about.seats.map(({ name }) => name)).toEqual([null, 'Cát九']);
  expect([...ann.frames, ...bob.frames, ...cat.frames].filter(text => !isAscii(text))).toEqual([]);
});

test('an id of any letters comes back as it was', async () => {
  const house = await testHouse();
  const ann = await house.guest('Ann');
  const id = await house.open(ann, { game: 'nine-worlds', seats: ['me', 'me'], start: true });
  await ann.watch(id);
  for (const name of ['k-1', 'é"\\', '九']) await ann.do(id, { type: 'chat', text: 'hello' }, name);
  expect(ann.heard.flatMap(said => (said.type === 'done' ? said.id : []))).toEqual(['k-1', 'é"\\', '九']);
  expect(ann.frames.filter(text => !isAscii(text))).toEqual([]);
});
