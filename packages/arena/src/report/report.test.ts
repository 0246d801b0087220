import type { Limits } from '@masu/core/base/outcome.js';
import type { Report, SolvedReport } from '@masu/engine/jobs/job.js';
import { expect, test } from 'vitest';
import { sampled } from '../../../../test/sample.js';
import type { Manifest } from '../folder/records.js';
import { compareRuns, contradictionBetween, REGRESSIONS } from './changes.js';
import { changesPage } from './changes-page.js';
import { limitMessage } from './facts.js';
import type { JobResult, JoinedRuns } from './join.js';
import { runSeconds, span } from './numbers.js';
import { reportPage } from './report-page.js';
import { resultObjects, resultsCsv } from './rows.js';
import { scatterSvg } from './scatter.js';
import { bestOfAll, byCollection, decidedAlone, solverTotals, undecided } from './totals.js';

const EFFORT = { expanded: 3, generated: 4, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 100 };

const common = (cpuMillis = 1) => ({
  puzzle: 'sokoban' as const,
  solver: 'any',
  metric: 'moves' as const,
  effort: { ...EFFORT, cpuMillis },
});
const solved = (moves = 10, claim: 'valid' | 'optimal' = 'valid', cpuMillis = 1): SolvedReport<'sokoban'> => ({
  verdict: 'solved',
  claim,
  solution: 'R',
  moves,
  pushes: 1,
  ...common(cpuMillis),
});
/** With the fewest moves. */
const withPushes = (moves: number, pushes: number, tieBreak = 'unproven'): Report => ({
  ...solved(moves, 'optimal'),
  pushes,
  notes: { tieBreak },
});
/** Of a solver that counts pushes. */
const inPushes = (moves: number, pushes: number): Report => ({ ...solved(moves), pushes, metric: 'pushes' });
const unsolvable = (): Report => ({ verdict: 'unsolvable', ...common() });
const gaveUp = (lowerBound?: number): Report => ({
  verdict: 'gave-up',
  limit: 'cpu',
  ...(lowerBound === undefined ? {} : { lowerBound }),
  ...common(),
});

function result(
  level: string,
  solver: string,
  report: Report | 'lost' | undefined,
  limits: Limits = { cpuMillis: 1000 },
): JobResult {
  const places = [{ file: `${level}.txt`, number: 1, title: `Title ${level}`, collection: 'c' }];
  const job = { puzzle: 'sokoban' as const, level: '', format: 'xsb', solver, limits };
  const at = { key: `${level}${solver}`, host: 'h', session: 1 };
  const line =
    report === 'lost' ? { ...at, lost: 'died' } : report && { ...at, reported: { ok: true as const, value: report } };
  return { folder: 'f', planned: { key: at.key, level, places, job }, places, ...(line ? { line } : {}) };
}

const MANIFEST: Manifest = {
  schema: 1,
  run: 'r',
  program: { version: '1', build: 'b' },
  planned: '2026-01-02T03:04:05.678Z',
  solvers: ['any'],
  limits: { cpuMillis: 1000 },
  files: [],
  jobs: 1,
  errors: 0,
  sessions: [],
};
const joined = (...results: JobResult[]): JoinedRuns => ({
  runs: [{ folder: 'f', manifest: MANIFEST, damaged: 0, refused: [] }],
  results,
  errors: [],
  replaced: 0,
});

test.each([
  [{ nodes: 1 }, '1 position'],
  [{ cpuMillis: 10_000, nodes: 12_000, bytes: 2 ** 20 }, '10.0 s of CPU time, 12,000 positions, 1 MiB'],
  [{}, 'no limit but memory'],
])('limits %j are %s', (limits, words) => expect(limitMessage(limits)).toBe(words));

test('the plot of two solvers counts its levels', () => {
  const pair = { across: 'any', up: 'dfs' };
  const one = [result('a', 'any', solved()), result('a', 'dfs', solved())];
  const two = [...one, result('b', 'any', solved()), result('b', 'dfs', gaveUp())];
  expect(scatterSvg(one, pair)).toContain('1 level that at least one of the two decided.');
  expect(scatterSvg(two, pair)).toContain('2 levels that at least one of the two decided.');
});

test('PAR2 counts a level without an answer twice, and needs a limit', () => {
  const results = [
    result('a', 'any', solved(1, 'optimal', 500)),
    result('b', 'any', gaveUp()),
    result('c', 'any', 'lost'),
  ];
  expect(solverTotals('any', results)).toMatchObject({
    jobs: 3,
    solved: 1,
    proven: 1,
    gaveUp: 1,
    lost: 1,
    cpuMillis: 500,
    par2: 1500,
  });
  expect(solverTotals('any', [result('a', 'any', gaveUp(), {})]).par2).toBeUndefined();
  // Proven unsolvable is an answer.
  expect(solverTotals('any', [result('a', 'any', unsolvable())]).par2).toBe(1);
});

/** Proven after 4 ms; the tie-break took the rest of a second. */
const tied = (): Report => ({
  ...solved(9, 'optimal', 1000),
  effort: { ...EFFORT, cpuMillis: 1000, proof: { expanded: 1, millis: 4, cpuMillis: 4 } },
});

test('proof and tie-break are apart in totals, CSV, plot, and JSON', () => {
  const runs = joined(result('a', 'any', tied()), result('b', 'any', solved(9, 'valid', 10)));
  expect(solverTotals('any', runs.results)).toMatchObject({ cpuMillis: 14, tieBreakMillis: 996, par2: 7 });
  expect(solverTotals('any', [result('b', 'any', solved())])).not.toHaveProperty('tieBreakMillis');
  const [head = '', ...rows] = resultsCsv(runs).split('\r\n');
  const cells = (row = ''): string[] =>
    ['cpu_seconds', 'proof_cpu_seconds', 'tie_break_cpu_seconds'].map(
      (name) => row.split(',')[head.split(',').indexOf(name)] ?? '',
    );
  expect([cells(rows[0]), cells(rows[1])]).toEqual([
    ['1', '0.004', '0.996'],
    ['0.01', '', ''],
  ]);
  const page = reportPage(runs);
  expect(page).toContain('any + tie-break (2)');
  expect(page).toMatch(/<td[^>]*>0\.014 s<\/td><td[^>]*>1\.00 s<\/td>/);
  expect(resultObjects(runs).next().value).toMatchObject({ effort: { proof: { cpuMillis: 4 } } });
});

test('a proof that takes longer is a change, also where the tie-break fills the limit', () => {
  const slow = {
    ...tied(),
    effort: { ...EFFORT, cpuMillis: 5000, proof: { expanded: 1, millis: 1, cpuMillis: 4900 } },
  };
  const fast = { ...tied(), effort: { ...EFFORT, cpuMillis: 5000, proof: { expanded: 1, millis: 1, cpuMillis: 4 } } };
  const { changes } = compareRuns(joined(result('a', 'any', fast)), joined(result('a', 'any', slow as Report)));
  expect(changes).toMatchObject([{ change: 'slower', about: '0.00 → 4.90 s of CPU time until the proof' }]);
});

test('best of all, decided by only one solver, undecided', () => {
  const results = [
    result('a', 'any', solved(1, 'valid', 500)),
    result('a', 'dfs', solved(1, 'valid', 100)),
    result('b', 'any', solved()),
    result('b', 'dfs', gaveUp()),
    result('c', 'any', gaveUp()),
    result('c', 'dfs', undefined),
    result('d', 'any', solved()),
  ];
  expect(bestOfAll(results).map(({ planned }) => planned.key)).toEqual(['adfs', 'bany', 'cdfs', 'dany']);
  expect(decidedAlone(results).map(({ planned }) => planned.key)).toEqual(['bany']);
  expect(undecided(results).map((group) => group.map(({ planned }) => planned.key))).toEqual([['cany', 'cdfs']]);
  expect(byCollection(results)).toMatchObject([{ collection: 'c', levels: 4, byAny: 3 }]);
});

test.each([
  ['solved and unsolvable', solved(), unsolvable(), true],
  ['two optimal lengths', solved(10, 'optimal'), solved(9, 'optimal'), true],
  ['an optimal length undercut', solved(10, 'optimal'), solved(9), true],
  ['an optimal length and a longer one', solved(10, 'optimal'), solved(11), false],
  ['a lower bound above a solution', gaveUp(11), solved(10), true],
  ['a lower bound below', gaveUp(10), solved(10), false],
  ['two that gave up', gaveUp(5), gaveUp(7), false],
  ['the same fewest moves, other pushes', withPushes(10, 12), withPushes(10, 10), false],
  ['a proven tie-break undercut', withPushes(10, 12, 'proved'), withPushes(10, 10), true],
  ['a proven tie-break not reached', withPushes(10, 10, 'proved'), withPushes(10, 12), false],
  ['a proven tie-break, other moves', withPushes(10, 12, 'proved'), { ...solved(11), pushes: 10 }, false],
])('%s', (_name, a, b, isOne) => {
  expect(contradictionBetween(a, b) !== undefined).toBe(isOne);
  expect(contradictionBetween(b, a) !== undefined).toBe(isOne);
});

test.each([
  ['newly-solved', gaveUp(), solved()],
  ['newly-unsolved', solved(), gaveUp()],
  ['newly-unsolved', solved(), 'lost'],
  ['shorter', solved(10), solved(9)],
  [undefined, withPushes(10, 10), withPushes(10, 12)],
  ['longer', inPushes(20, 10), inPushes(18, 12)],
  [undefined, inPushes(20, 10), inPushes(30, 10)],
  ['longer', solved(9), solved(10)],
  ['slower', solved(9, 'valid', 900), solved(9, 'valid', 2000)],
  ['faster', solved(9, 'valid', 5000), solved(9, 'valid', 2400)],
  ['contradiction', solved(), unsolvable()],
  [undefined, solved(9, 'valid', 1500), solved(9, 'valid', 2900)],
  [undefined, solved(9, 'valid', 1), solved(9, 'valid', 900)],
  [undefined, gaveUp(), gaveUp()],
  [undefined, solved(), undefined],
] as const)('%s', (change, before, after) => {
  const { changes } = compareRuns(joined(result('a', 'any', before)), joined(result('a', 'any', after)));
  expect(changes.map((each) => each.change)).toEqual(change === undefined ? [] : [change]);
});

test.each([
  ['near-limit', 950, 'cpu'],
  ['near-limit', 900, 'time'],
  ['newly-unsolved', 899, 'cpu'],
  ['newly-unsolved', 950, 'nodes'],
  ['newly-unsolved', 950, 'memory'],
] as const)('%s: solved after %i of 1,000 ms, then gave up by %s', (change, millis, limit) => {
  const limits = { cpuMillis: 1000, millis: 1000 };
  const before = solved();
  const old = joined(result('a', 'any', { ...before, effort: { ...EFFORT, millis, cpuMillis: millis } }, limits));
  const next = joined(result('a', 'any', { ...gaveUp(), limit } as Report, limits));
  expect(compareRuns(old, next).changes.map((each) => each.change)).toEqual([change]);
  expect(REGRESSIONS.has(change)).toBe(change === 'newly-unsolved');
});

test('jobs in only one run, or not run, are counted but not compared', () => {
  const old = joined(result('a', 'any', solved()), result('b', 'any', solved()));
  const next = joined(result('b', 'any', undefined), result('c', 'any', solved()));
  expect(compareRuns(old, next)).toEqual({ changes: [], common: 1, notRun: 1, onlyOld: 1, onlyNew: 1 });
  expect([...REGRESSIONS]).toEqual(['contradiction', 'newly-unsolved', 'longer', 'slower']);
});

const HOSTILE = `"><script>alert(1)</script>'&\u202e=\u0007`;
const hostile = (): JobResult => {
  const base = result('a', 'any', gaveUp());
  return { ...base, places: [{ file: HOSTILE, number: 1, title: HOSTILE, collection: HOSTILE }] };
};

test('pages contain no script, no request, and no unescaped outside text', () => {
  const runs = joined(hostile(), result('b', 'any', solved()), result('b', 'dfs', solved()));
  const comparison = compareRuns(runs, joined(result('a', 'any', solved())));
  for (const page of [reportPage(runs), changesPage(runs, joined(hostile()), comparison)]) {
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|\bhref=|url\(|@import|\u202e|\u0007/i);
    expect(page.match(/<(table|details|svg|main)\b/g)?.length).toBe(
      page.match(/<\/(table|details|svg|main)>/g)?.length,
    );
  }
});

test.each([
  [
    'One row per solver',
    [
      'solver',
      'jobs',
      'solved',
      'proven',
      'unsolvable',
      'gave up',
      'lost',
      'bugs',
      'not run',
      'CPU time',
      'tie-break',
      'PAR2',
    ],
  ],
  ['Levels solved or proven unsolvable', ['collection', 'levels', 'any', 'dfs', 'by any']],
])('the table “%s” has as many columns as its rows have cells', (caption, heads) => {
  const page = reportPage(joined(result('a', 'any', solved()), result('a', 'dfs', gaveUp())));
  const [, table = ''] = new RegExp(`<caption>${caption}</caption>(.*?)</table>`, 's').exec(page) ?? [];
  const found = [...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head);
  const [, row = ''] = /<tbody><tr>(.*?)<\/tr>/s.exec(table) ?? [];
  expect(found).toEqual(heads);
  expect(row.match(/<t[hd]/g)).toHaveLength(heads.length);
});

test('the page of changes counts what both runs have', () => {
  const old = joined(result('a', 'any', solved()), result('b', 'any', solved()), result('c', 'any', solved()));
  const next = joined(result('a', 'any', solved()), result('d', 'any', solved()), result('d', 'dfs', solved()));
  const page = changesPage(old, next, compareRuns(old, next));
  const [, table = ''] = /<caption>Jobs in both runs, one row per solver<\/caption>(.*?)<\/table>/s.exec(page) ?? [];
  const cells = [...table.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual(['1', '1', '0', '0']);
});

test('a page of thousands of levels by two solvers stays below a megabyte', () => {
  const levels = sampled(1_600, 14_000);
  const isUndecided = (level: number): boolean => (level % 3 === 0) === sampled(false, true);
  const results = Array.from({ length: 2 * levels }, (_, index) => {
    const [level, solver] = [`level${index >> 1}`, index % 2 === 0 ? 'any' : 'dfs'];
    const report = isUndecided(index >> 1) ? gaveUp(5) : solved(9, 'valid', 0.1 + ((index * 7919) % 100_000) / 10);
    return result(level, solver, report, { cpuMillis: 10_000 });
  });
  const page = reportPage(joined(...results));
  const undecided = sampled('1,066', '4,667');
  expect(page).toContain(`${undecided} levels that no solver decided`);
  expect(page).toContain(`The first 1,000 of ${undecided}.`);
  expect(page.length).toBeLessThan(1_000_000);
});

test('CSV guards formulas and quotes; one row per place', () => {
  const base = result('a', 'any', solved());
  const places = ['=1+1', '+2', '-3', '@x', 'a,"b"', 'plain'].map((title) => ({
    file: 'f',
    number: 1,
    title,
    collection: 'c',
  }));
  const lines = resultsCsv(joined({ ...base, places })).split('\r\n');
  expect(lines.length).toBe(8);
  expect(lines.slice(1, 7).map((line) => line.slice('c,f,1,'.length).replace(/,sokoban.*/, ''))).toEqual([
    `"'=1+1"`,
    `"'+2"`,
    `"'-3"`,
    `"'@x"`,
    '"a,""b"""',
    'plain',
  ]);
});

test('JSON rows have the fields of solve and where it ran', () => {
  const [row, lost] = resultObjects(joined(result('a', 'any', solved()), result('b', 'any', 'lost')));
  expect(row).toMatchObject({
    puzzle: 'sokoban',
    file: 'a.txt',
    level: 1,
    solver: 'any',
    verdict: 'solved',
    moves: 10,
    host: 'h',
    run: 'f',
  });
  expect(lost).toMatchObject({ verdict: 'lost', message: 'died' });
  const [optimal] = resultObjects(joined(result('c', 'any', solved(10, 'optimal'))));
  expect(optimal).toMatchObject({ claim: 'optimal', optimalIn: 'moves', tieBreak: 'open' });
});

test.each([
  [4, '0.004 s'],
  [250, '0.25 s'],
  [12_500, '12.5 s'],
  [1_204_000, '1,204 s'],
])('%d ms: %s', (millis, text) => {
  expect(runSeconds(millis)).toBe(text);
});

test.each([
  [200, '1 s'],
  [40_000, '40 s'],
  [89_000, '89 s'],
  [91_000, '2 min'],
  [5_390_000, '90 min'],
  [5_410_000, '2 h'],
  [720_000, '12 min'],
  [7_300_000, '2 h'],
  [260_000_000, '3 days'],
])('about %d ms: %s', (millis, text) => {
  expect(span(millis)).toBe(text);
});
