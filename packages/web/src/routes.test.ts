import { expect, test } from 'vitest';
import { makeRoute, parseRoute, type Route } from './routes.js';

const CASES: readonly [fragment: string, route: Route | undefined][] = [
  ['', { page: 'sokoban', target: { kind: 'none' } }],
  ['#/', { page: 'sokoban', target: { kind: 'none' } }],
  ['#/levels', { page: 'levels', target: { kind: 'none' } }],
  ['#/sokoban/corners', { page: 'sokoban', target: { kind: 'collection', collection: 'corners', index: 0 } }],
  ['#/sokoban/corners/3', { page: 'sokoban', target: { kind: 'collection', collection: 'corners', index: 2 } }],
  // No number of a level: -1, which no collection has. It is not taken for the first level.
  ['#/sokoban/corners/-1', { page: 'sokoban', target: { kind: 'collection', collection: 'corners', index: -1 } }],
  ['#/sokoban/corners/0', { page: 'sokoban', target: { kind: 'collection', collection: 'corners', index: -1 } }],
  ['#/futoshiki/easy/two', { page: 'futoshiki', target: { kind: 'collection', collection: 'easy', index: -1 } }],
  // No page has this name.
  ['#/nowhere', { page: 'sokoban', target: { kind: 'unknown' } }],
  ['#/nowhere/1', { page: 'sokoban', target: { kind: 'unknown' } }],
  // Not an address of ours.
  ['#main', undefined],
];

test.each(CASES)('%s', (fragment, route) => {
  expect(parseRoute(fragment)).toEqual(route);
});

test('a route written is read back', () => {
  for (const [, route] of CASES) {
    if (!route || route.target.kind === 'unknown' || (route.target.kind === 'collection' && route.target.index < 0))
      continue;
    expect(parseRoute(makeRoute(route))).toEqual(route);
  }
});
