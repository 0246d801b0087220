// The choices of a plan must be accepted by one of its solvers.

import { expect, test } from 'vitest';
import { plannedChoices } from './search-choices.js';

test.each<{ typed: object; ids: readonly string[]; choices: object | undefined }>([
  { typed: {}, ids: ['any'], choices: undefined },
  { typed: { heuristic: 'nearest' }, ids: ['any', 'astar'], choices: { heuristic: 'nearest' } },
  {
    typed: { rules: 'corner, freeze', order: 'udlr' },
    ids: ['dijkstra'],
    choices: { rules: ['corner', 'freeze'], order: 'udlr' },
  },
])('$typed for $ids', ({ typed, ids, choices }) => {
  expect(plannedChoices(typed, ids)).toEqual(choices);
});

test.each<{ typed: object; ids: readonly string[]; says: RegExp }>([
  {
    typed: { heuristic: 'nearest' },
    ids: ['any', 'propagate'],
    says: /^None of the planned solvers \(any, propagate\) accepts --heuristic\. Solvers that do: .*astar/,
  },
  { typed: { heuristic: 'nearest', visited: 'list' }, ids: ['push-optimal'], says: /accepts --heuristic/ },
  { typed: { heuristic: 'lucky' }, ids: ['astar'], says: /lucky/ },
  { typed: { rules: 'corner,magic' }, ids: ['dijkstra', 'any'], says: /magic/ },
])('$typed for $ids is refused', ({ typed, ids, says }) => {
  expect(() => plannedChoices(typed, ids)).toThrow(says);
});
