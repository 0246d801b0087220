// A proof names what it counted, and a search that ended early reports what it knows.

import type { Report } from '@masu/engine/jobs/job.js';
import { NO_EFFORT } from '@masu/engine/jobs/job-parts.js';
import { expect, test } from 'vitest';
import { reportMessage } from './report-message.js';

const COMMON = { puzzle: 'sokoban', effort: { ...NO_EFFORT, millis: 2000, expanded: 500 } } as const;
const SOLVED = { ...COMMON, verdict: 'solved', solution: 'rR', moves: 2, pushes: 1 } as const;
const GAVE_UP = { ...COMMON, verdict: 'gave-up', limit: 'time', metric: 'pushes', solver: 'push-optimal' } as const;

test.each<[string, Report, string]>([
  [
    'any, the fewest pushes',
    { ...SOLVED, solver: 'any', claim: 'optimal', metric: 'pushes', notes: { tieBreak: 'proved' } },
    'Proven: no solution has fewer pushes.',
  ],
  [
    'the fewest pushes, the tie-break open',
    { ...SOLVED, solver: 'any', claim: 'optimal', metric: 'pushes', notes: { tieBreak: 'unproven' } },
    'Proven: no solution has fewer pushes. Tie-break open: another solution with as few pushes may have fewer moves.',
  ],
  [
    'a teaching solver, the fewest moves',
    { ...SOLVED, solver: 'bfs-hash', claim: 'optimal', metric: 'moves' },
    'Proven: no solution has fewer moves. Tie-break open: another solution with as few moves may have fewer pushes.',
  ],
  [
    'nothing proven',
    { ...SOLVED, solver: 'any', claim: 'valid', metric: 'pushes' },
    '2 moves, not proven minimal. Optimize to look for a shorter solution.',
  ],
  ['nothing known', GAVE_UP, 'The level may still have a solution.'],
  [
    'a bound alone',
    { ...GAVE_UP, lowerBound: 12 },
    'The level may still have a solution. Proven so far: no solution has fewer than 12 pushes.',
  ],
  [
    'a bound and a solution',
    { ...GAVE_UP, lowerBound: 12, best: { solution: 'rR', moves: 40, pushes: 14 } },
    'Best so far: 40 moves, 14 pushes. Proven so far: no solution has fewer than 12 pushes.',
  ],
])('%s', (_, report, rest) => {
  expect(reportMessage(report, true).rest).toBe(rest);
});

test('a search exhausted under an unsound rule is reported as such, not as a limit', () => {
  const report = { ...COMMON, verdict: 'gave-up', limit: 'unsound-rule', solver: 'dijkstra-course' } as const;
  expect(reportMessage(report, true)).toEqual({
    lead: 'Searched 500 positions and found no solution, but this solver’s corner test is unsound: nothing is proven.',
    rest: 'The level may still have a solution.',
    spoken: 'No solution found, nothing proven.',
  });
});

test('an optimizer that is stopped says what it has shortened until then', () => {
  const best = { solution: 'rR', moves: 1313, pushes: 400 };
  const stopped = { ...GAVE_UP, limit: 'stopped', solver: 'optimize', best } as const;
  expect(reportMessage(stopped, true, 1495).lead).toMatch(/from 1,495 to 1,313 moves/);
  // Without what it was given, only what is best so far.
  expect(reportMessage(stopped, true).rest).toMatch(/^Best so far: 1313 moves|^Best so far: 1,313 moves/);
});
