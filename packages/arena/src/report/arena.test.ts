import type { Report } from '@masu/engine/jobs/job.js';
import { expect, test } from 'vitest';
import { boardSize, byBoxes, decidedWithin, pairFigures, qualityFigures, signTest } from './arena.js';
import { equalTerms, probability } from './arena-html.js';
import type { JobResult, JoinedRuns } from './join.js';
import { latexTable, latexText } from './latex.js';
import { plotFiles } from './report-page.js';

const BOARD = '######\n#@$ .#\n#    #\n######\n';

/** A result by a solver on a board: solved in `seconds` of CPU time with `moves`, or not within 60. */
function result(solver: string, level: string, seconds?: number, moves = 10): JobResult {
  const effort = { expanded: 1, generated: 1, duplicates: 0, millis: 1, cpuMillis: 1000 * (seconds ?? 60), bytes: 1 };
  const common = { puzzle: 'sokoban', solver, effort } as const;
  const value: Report =
    seconds === undefined
      ? { ...common, verdict: 'gave-up', limit: 'cpu' }
      : { ...common, verdict: 'solved', claim: 'valid', solution: 'RR', moves, pushes: 2 };
  const job = { puzzle: 'sokoban', level: BOARD, format: 'xsb', solver, limits: { cpuMillis: 60_000 } } as const;
  const places = [{ file: 'a.txt', number: 1, collection: 'a' }];
  const line = { key: 'k', host: 'h', session: 1, reported: { ok: true, value } } as const;
  return { folder: 'night', planned: { key: 'k', level, places, job }, places, line };
}

const RESULTS = [
  ...[result('a', '1', 0.5, 10), result('a', '2', 5, 12), result('a', '3'), result('a', '4', 50, 20)],
  ...[result('b', '1', 2, 11), result('b', '2', 1, 10), result('b', '3', 30), result('b', '4')],
];
const JOINED: JoinedRuns = { runs: [], results: RESULTS, errors: [], replaced: 0 };

test.each<[won: number, lost: number, p: number]>([
  [10, 0, 2 / 1024],
  [8, 2, 112 / 1024],
  [5, 5, 1],
  [0, 0, 1],
  [7000, 7000, 1],
])('sign test of %i to %i', (won, lost, p) => {
  expect(signTest(won, lost)).toBeCloseTo(p, 9);
});

test('a thousand to none is no chance, and no overflow', () => {
  expect(signTest(1000, 0)).toBeGreaterThan(0);
  expect(signTest(1000, 0)).toBeLessThan(1e-290);
  expect([probability(0.0345), probability(0.0000123)]).toEqual(['0.035', '1e-5']);
});

test('decided within a time; unknown where a level had less', () => {
  const a = RESULTS.slice(0, 4);
  expect([1, 10, 60, 600].map((seconds) => decidedWithin(a, seconds))).toEqual([1, 2, 3, undefined]);
});

test('two solvers, board by board', () => {
  expect(pairFigures(RESULTS)).toEqual([{ first: 'a', second: 'b', boards: 4, won: 2, lost: 2, p: 1 }]);
});

test('lengths against the shortest solution of any', () => {
  const [a, b] = qualityFigures(RESULTS);
  expect(a).toMatchObject({ solver: 'a', solved: 3, bestMoves: 2, bestPushes: 3, pushesExcess: 0 });
  expect(a?.movesExcess).toBeCloseTo(100 * (0.2 / 3), 6);
  expect(b).toMatchObject({ solver: 'b', solved: 3, bestMoves: 2 });
});

test('boxes and floor cells are those of the board', () => {
  expect(boardSize(RESULTS[0] as JobResult)).toEqual({ boxes: 1, floorCells: 8 });
  expect(byBoxes(RESULTS)).toEqual([
    {
      name: '1–2 boxes',
      levels: 4,
      decided: new Map([
        ['a', 3],
        ['b', 3],
      ]),
    },
  ]);
});

test('a LaTeX table has as many cells in every row, and text means nothing to TeX', () => {
  const lines = latexTable(JOINED)
    .split('\n')
    .filter((line) => line.endsWith('\\\\'));
  expect(lines.map((line) => line.split(' & ').length)).toEqual([9, 9, 9, 9]);
  expect(lines[1]).toBe('  a & 3 & 1 & 2 & 3 & -- & 0 & 43.88 & 6.7 \\\\');
  // Compiled in the class article with four digits per count and `push-optimal` as a name, it fits; without this it is too wide.
  expect(latexTable(JOINED)).toMatch(
    /^% .*\n\\begingroup\\small\\setlength\{\\tabcolsep\}\{4pt\}%\n\\begin\{tabular\}\{@\{\}lr{8}@\{\}\}\n[\s\S]*\\end\{tabular\}%\n\\endgroup\n$/,
  );
  expect(latexText('a_b 50% {x} \\y ~^&#$')).toBe(
    'a\\_b 50\\% \\{x\\} \\textbackslash{}y \\textasciitilde{}\\textasciicircum{}\\&\\#\\$',
  );
});

test('plots are files that stand alone', () => {
  const files = plotFiles(JOINED);
  expect(files.map(({ name }) => name)).toEqual(['cactus.svg', 'scatter.svg']);
  for (const { svg } of files) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).toContain('.s0{stroke:var(--s0)}');
    expect(svg.match(/<style>/g)).toHaveLength(1);
  }
});

test('equal terms are said, and so is what differs', () => {
  expect(equalTerms(JOINED)).toBe('At equal terms: the same time limits for all.');
  const other = result('c', '1', 1);
  const { job } = other.planned;
  const slower = { ...other, planned: { ...other.planned, job: { ...job, limits: { cpuMillis: 1000 } } } };
  expect(equalTerms({ ...JOINED, results: [...RESULTS, slower] })).toBe(
    'Not at equal terms: the solvers had different time limits.',
  );
});
