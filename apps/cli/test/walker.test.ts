import { expect, test } from 'vitest';
import { Walker, type Option } from '../src/play/walker.ts';

const option = (code: number, path: string, label: string, verb = 'go'): Option => ({
  code,
  path: path.split(' '),
  label,
  verb,
});
const naming = { ref: (ref: string) => `the ${ref}`, rank: (ref: string) => (ref === 'button' ? 1 : 0) };
const OPTIONS = [
  option(1, 'button', 'End'),
  option(2, 'stone asgard', 'March to Asgard', 'march'),
  option(3, 'stone midgard', 'March to Midgard', 'march'),
  option(4, 'stone hel', 'Banish', 'banish'),
  option(5, 'gift card white', 'Gift white'),
  option(6, 'gift card black', 'Gift black'),
];
const labels = (walker: Walker): string[] => walker.choices().map(({ label }) => label);

test('things that begin several options are steps, single options stand as they are, buttons come last', () => {
  const walker = new Walker(OPTIONS, naming);
  expect(labels(walker)).toEqual(['the stone', 'the gift', 'End']);
  expect(walker.choices()[0].note).toBe('march, banish …');
});

test('a walk ends with a code, and steps back one by one', () => {
  const walker = new Walker(OPTIONS, naming);
  expect(walker.choose(walker.choices()[0])).toBeNull();
  expect(labels(walker)).toEqual(['March to Asgard', 'March to Midgard', 'Banish']);
  expect(walker.choose(walker.choices()[1])).toBe(3);
  expect(walker.back()).toBe(true);
  expect(walker.back()).toBe(false);
});

test('where there is no fork there is no step', () => {
  const walker = new Walker(OPTIONS, naming);
  walker.choose(walker.choices()[1]);
  expect(labels(walker)).toEqual(['Gift white', 'Gift black']);
});

test('words find options wherever they are, by the starts of words', () => {
  const walker = new Walker(OPTIONS, naming);
  walker.filter('MAR mid');
  expect(labels(walker)).toEqual(['March to Midgard']);
  walker.filter('arch');
  expect(labels(walker)).toEqual([]);
  expect(walker.back()).toBe(true);
  expect(walker.isAtStart).toBe(true);
});

test('an option is called by whole words of its own', () => {
  const walker = new Walker(OPTIONS, naming);
  expect(['end', 'End', 'march', 'white'].map(word => walker.isCalled(word))).toEqual([true, true, true, true]);
  expect(['en', 'quit', ''].map(word => walker.isCalled(word))).toEqual([false, false, false]);
});
