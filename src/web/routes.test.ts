import { expect, test } from 'vitest';
import { makeRoute, parseRoute, type Route } from './routes.js';

const CASES: readonly [fragment: string, route: Route | undefined][] = [
  ['', { page: 'sokoban', place: { kind: 'none' } }],
  ['#/', { page: 'sokoban', place: { kind: 'none' } }],
  ['#/levels', { page: 'levels', place: { kind: 'none' } }],
  ['#/sokoban/corners', { page: 'sokoban', place: { kind: 'shelf', collection: 'corners', index: 0 } }],
  ['#/sokoban/corners/3', { page: 'sokoban', place: { kind: 'shelf', collection: 'corners', index: 2 } }],
  // No number of a level: -1, which no collection has. It is not taken for the first level.
  ['#/sokoban/corners/-1', { page: 'sokoban', place: { kind: 'shelf', collection: 'corners', index: -1 } }],
  ['#/sokoban/corners/0', { page: 'sokoban', place: { kind: 'shelf', collection: 'corners', index: -1 } }],
  ['#/futoshiki/easy/two', { page: 'futoshiki', place: { kind: 'shelf', collection: 'easy', index: -1 } }],
  // A page that is none.
  ['#/nowhere', { page: 'sokoban', place: { kind: 'unknown' } }],
  ['#/nowhere/1', { page: 'sokoban', place: { kind: 'unknown' } }],
  // Not an address of ours.
  ['#main', undefined],
];

test.each(CASES)('%s', (fragment, route) => {
  expect(parseRoute(fragment)).toEqual(route);
});

test('a route written is read back', () => {
  for (const [, route] of CASES) {
    if (!route || route.place.kind === 'unknown' || (route.place.kind === 'shelf' && route.place.index < 0)) continue;
    expect(parseRoute(makeRoute(route))).toEqual(route);
  }
});
