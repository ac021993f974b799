import { expect, test } from 'vitest';
import { sightOf, type Eyes } from '../src/table/curtain-state.ts';

const RED = 0;
const BLUE = 1;
const eyesOf = (seat: number, n = 7): Eyes => ({ seat, n, table: `what ${seat} sees`, story: [{ n, events: [] }] });
const shared = { isOn: true, looking: RED, asked: RED, eyes: eyesOf(RED), n: 7 };
const NOTHING = { isDown: true, table: null, story: [] };

test('whoever is asked and looks sees what they alone may know', () => {
  expect(sightOf(shared)).toEqual({
    isDown: false,
    isBehind: false,
    seat: RED,
    table: 'what 0 sees',
    story: [{ n: 7, events: [] }],
  });
});

test('when somebody else is asked nothing is left of what the one before could see', () => {
  expect(sightOf({ ...shared, asked: BLUE })).toMatchObject({ ...NOTHING, seat: BLUE });
});

test('whoever has just come looks at nothing until their own eyes are here', () => {
  expect(sightOf({ ...shared, asked: BLUE, looking: BLUE })).toMatchObject({ ...NOTHING, seat: BLUE });
  expect(sightOf({ ...shared, asked: BLUE, looking: BLUE, eyes: eyesOf(BLUE) })).toMatchObject({ isDown: false });
});

test('a page that was loaded while a bot is asked shows nothing to nobody', () => {
  expect(sightOf({ ...shared, looking: null, asked: null, eyes: null })).toMatchObject({ ...NOTHING, seat: null });
});

test('between turns the last one to look goes on looking', () => {
  expect(sightOf({ ...shared, asked: null })).toMatchObject({ isDown: false, seat: RED });
});

test('eyes of an older moment are shown, and nothing can be answered by them', () => {
  expect(sightOf({ ...shared, n: 8 })).toMatchObject({ isDown: false, isBehind: true, table: 'what 0 sees' });
});

test('without curtains the live view is everybody’s', () => {
  expect(sightOf({ ...shared, isOn: false, asked: BLUE })).toEqual({
    isDown: false,
    isBehind: false,
    seat: null,
    table: null,
    story: null,
  });
});
