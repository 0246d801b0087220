import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { ASCII, COLORED } from '../screen/appearance.js';
import { labFrame, labReportMessage, newLab } from './lab-page.js';

const level = validateLevel({ rows: ['#######', '#@ $ .#', '#######'] });
if (!level.ok) throw new Error(level.error.message);
const PLACE = { collection: 'Workshop', number: 3, of: 40, title: 'Sluice' };
const START = newLab(level.value, PLACE);
const appearance = { signs: ASCII, theme: COLORED };

test('every solver of the table has its row, with figures next to it', () => {
  expect(START.rows.map(({ id }) => id)).toEqual(SOKOBAN.solvers.map(({ id }) => id));
  const rows = START.rows
    .filter(({ id }) => ['bfs-hash', 'push-optimal'].includes(id))
    .map((row, index) => ({
      ...row,
      result: index === 0 ? '3 moves, 2 pushes; 4 positions, 0.0 s' : 'Searching: 12,000 positions, 2 s.',
    }));
  const state = { ...START, rows, list: { chosen: 1, top: 0 }, searching: 1 };
  expect(labFrame(state, { columns: 76, lines: 16 }, appearance).toText()).toMatchInlineSnapshot(`
    "
      Lab   Workshop 3 of 40: Sluice

        bfs-hash          3 moves, 2 pushes; 4 positions, 0.0 s
      > push-optimal      Searching: 12,000 positions, 2 s.

        A* with matching, pair tables and corrals beside a two-sided search;
        proves the fewest pushes, then the fewest moves

        ##############
        ##@v  []   .##
        ##############



      Esc stop   q back"
  `);
  labFrame(START, { columns: 10, lines: 3 }, appearance);
});

test('in a low window the list scrolls and leaves the last lines alone', () => {
  const state = { ...START, list: { chosen: 6, top: 0 } };
  const lines = labFrame(state, { columns: 60, lines: 11 }, appearance).toText().split('\n');
  expect(lines.slice(2)).toEqual([
    '  ^ 3 more',
    '    dfs',
    '    greedy',
    '    dijkstra',
    '  > dijkstra-course',
    '  v 6 more',
    '',
    '',
    '  Up, Down choose   Enter run   v replay   ? keys   q back',
  ]);
});

test('what a solver reports, in result', () => {
  const effort = { expanded: 12034, generated: 0, duplicates: 0, millis: 240, cpuMillis: 0, bytes: 0 };
  const common = { puzzle: 'sokoban', solver: 'bfs-hash', effort } as const;
  expect(labReportMessage({ ...common, verdict: 'solved', claim: 'optimal', solution: '', moves: 54, pushes: 1 })).toBe(
    '54 moves, 1 push; 12,034 positions, 0.2 s',
  );
  const optimal = { ...common, verdict: 'solved', claim: 'optimal', solution: '', moves: 54, pushes: 1 } as const;
  expect(labReportMessage({ ...optimal, metric: 'moves' })).toBe(
    '54 moves, 1 push (fewest moves, tie-break open); 12,034 positions, 0.2 s',
  );
  expect(labReportMessage({ ...optimal, metric: 'pushes', notes: { tieBreak: 'proved' } })).toBe(
    '54 moves, 1 push (fewest pushes); 12,034 positions, 0.2 s',
  );
  expect(labReportMessage({ ...common, verdict: 'unsolvable' })).toBe(
    'Proven: no solution from here (12,034 positions searched).',
  );
  expect(labReportMessage({ ...common, verdict: 'gave-up', limit: 'time' })).toBe(
    'Gave up after 0 s and 12,034 positions. There may still be a solution.',
  );
  expect(labReportMessage({ ...common, verdict: 'gave-up', limit: 'unsound-rule' })).toBe(
    'No solution among 12,034 positions, but the solver’s unsound rule may have dropped one: nothing is proven.',
  );
});

test('a count of one position is in the singular', () => {
  const effort = { expanded: 1, generated: 0, duplicates: 0, millis: 0, cpuMillis: 0, bytes: 0 };
  const common = { puzzle: 'sokoban', solver: 'bfs-hash', effort } as const;
  const reports = [
    { ...common, verdict: 'solved', claim: 'optimal', solution: 'R', moves: 1, pushes: 1 },
    { ...common, verdict: 'unsolvable' },
    { ...common, verdict: 'gave-up', limit: 'time' },
    { ...common, verdict: 'gave-up', limit: 'memory' },
  ] as const;
  for (const report of reports) expect(labReportMessage(report)).toMatch(/\b1 position\b/);
});
