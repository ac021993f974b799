import { expect, test } from 'vitest';
import { pathOf, routeOf, type Route } from '../src/router.ts';

const ROUTES: Route[] = [
  { page: 'shelf' },
  { page: 'tables' },
  { page: 'settings' },
  { page: 'device' },
  { page: 'table', table: 'k3jx7qmwz2ratbvu' },
  { page: 'new', game: 'nine-worlds' },
  { page: 'learn', game: 'nine' },
  { page: 'rules', game: 'fixture:duel' },
];

test.each(ROUTES)('a path leads back to its place: $page', route => {
  expect(routeOf(pathOf(route))).toEqual(route);
});

test('the address that the server prints is a table', () => {
  expect(routeOf('/t/k3jx7qmwz2ratbvu')).toEqual({ page: 'table', table: 'k3jx7qmwz2ratbvu' });
});

test.each(['/nowhere', '/table', '/new', '/tables/more', '/table/a/b', '/t'])('%s leads nowhere', path => {
  expect(routeOf(path)).toEqual({ page: 'lost' });
});

test('a path that is no address is taken as it is', () => {
  expect(routeOf('/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
});
