import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlan } from '../plan/make-plan.js';
import { joinRuns } from '../report/join.js';
import { latexTable } from '../report/latex.js';
import { reportPage } from '../report/report-page.js';
import { resultsCsv } from '../report/rows.js';
import { bestOfAll, bySolver, solverTotals } from '../report/totals.js';
import { savePlan } from './plan-folder.js';
import { importResults, parseCsv } from './read-results-table.js';

let home = '';
const folder = (): string => join(home, 'run');

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'masu-imported-'));
  const levels = join(home, 'levels.txt');
  writeFileSync(
    levels,
    '; One\n#####\n#@$.#\n#####\n\n; Two\n######\n#@ $.#\n######\n\n; Three\n######\n#.$ @#\n######\n',
  );
  const planned = await makePlan([levels], { limits: { cpuMillis: 1000 } });
  await savePlan(folder(), planned);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function mustImport(text: string, solver?: string) {
  const imported = await importResults(folder(), text, 'theirs.csv', solver);
  if (!imported.ok) throw new Error(imported.error);
  return imported.value;
}

const joined = () => {
  const runs = joinRuns([folder()]);
  if (!runs.ok) throw new Error(runs.error);
  return runs.value;
};

test.each<[name: string, text: string, rows: string[][]]>([
  [
    'plain',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CR LF, no line end, blank lines',
    'a,b\r\n\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes',
    'a,b\n"x, ""y""","1\n2"\n',
    [
      ['a', 'b'],
      ['x, "y"', '1\n2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1;2\t3\n',
    [
      ['a', 'b'],
      ['1;2', '3'],
    ],
  ],
  ['a byte order mark', '\ufeffa,b\n', [['a', 'b']]],
  ['a quote that never ends', 'a,b\n"1,2\n', [['a', 'b'], ['1,2\n']]],
  ['nothing', '', []],
])('a table is read: %s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('results by number, title, and hash; a solution is replayed, everything else is as told', async () => {
  const hash = joined().results[2]?.planned.level;
  const imported = await mustImport(
    [
      'Level,Hash,Verdict,Seconds,Moves,Pushes,Solution',
      '1,,solved,0.5,,,R',
      'Two,,solved,2,3,1,',
      `,${hash},timeout,10,,,`,
    ].join('\n'),
    'peer',
  );
  expect(imported).toEqual({ added: 3, replaced: 0, solvers: ['peer'], refused: [] });
  const { results } = joined();
  const theirs = bySolver(results).get('peer (not run here)') ?? [];
  expect(solverTotals('peer', theirs)).toMatchObject({ jobs: 3, solved: 2, gaveUp: 1, proven: 0, cpuMillis: 2500 });
  expect(theirs.map(({ line }) => line)).toMatchObject([
    { host: 'theirs.csv', reported: { value: { moves: 1, pushes: 1, notes: { imported: 'theirs.csv' } } } },
    { reported: { value: { moves: 3, pushes: 1, notes: { claimed: 'solved' } } } },
    { reported: { value: { verdict: 'gave-up' } } },
  ]);
});

test('a wrong solution is wrong, a claim of unsolvable is a claim, and the best of all leaves both out', async () => {
  await mustImport('level,solver,verdict,seconds,solution\n1,peer,solved,0,L\n2,peer,unsolvable,0,\n');
  const { results, ...rest } = joined();
  const theirs = bySolver(results).get('peer (not run here)') ?? [];
  expect(theirs.map(({ line }) => line)).toMatchObject([
    { wrong: expect.stringMatching(/^The imported solution is wrong: /) },
    { reported: { value: { verdict: 'gave-up', notes: { claimed: 'unsolvable' } } } },
  ]);
  expect(bestOfAll(results).some(({ planned }) => planned.job.solver.startsWith('peer'))).toBe(false);
  const page = reportPage({ results, ...rest });
  expect(page).toContain('2 results are from theirs.csv, <strong>not run here</strong>');
  expect(page).toContain('1 solution is wrong');
});

test('imported again, a result is replaced; the CSV of a report can be imported', async () => {
  await mustImport('level,verdict,seconds\n1,solved,1\n', 'peer');
  expect(await mustImport('level,verdict,seconds\n1,solved,2\n', 'peer')).toMatchObject({ added: 0, replaced: 1 });
  const csv = resultsCsv(joined());
  expect(csv).toContain('peer (not run here)');
  expect(latexTable(joined())).toMatch(
    / {2}peer\$\^\*\$ & [\s\S]*\\multicolumn\{9\}\{@\{\}l@\{\}\}\{\$\^\*\$ not run here\} \\\\/,
  );
  // What was not run is no result.
  const again = await mustImport(csv, 'again');
  expect(again).toMatchObject({ added: 1, replaced: 0 });
  expect(again.refused).toHaveLength(3);
  expect(bySolver(joined().results).get('again (not run here)')).toHaveLength(1);
});

test.each<[row: string, why: RegExp]>([
  ['9,solved,1,,', /row 1: no level 9 is in the plan\.$/],
  ['Nowhere,solved,1,,', /no level “Nowhere” is in the plan/],
  [',solved,1,,', /it names no level/],
  ['1,maybe,1,,', /“maybe” is no verdict; known are solved, /],
  ['1,solved,fast,,', /“fast” is not a number \(seconds\)/],
  ['1,solved,-1,,', /“-1” is not a number/],
  ['1,solved,1e999,,', /is not a number/],
])('the row %j is left out with a sentence', async (row, why) => {
  const { added, refused } = await mustImport(`level,verdict,seconds,moves,solution\n${row}\n2,solved,1,3,\n`, 'peer');
  expect([added, refused.length]).toEqual([1, 1]);
  expect(refused[0]).toMatch(why);
});

test.each<[text: string, solver: string | undefined, why: RegExp]>([
  ['', 'peer', /the first line must name the columns/],
  ['level,time\n1,2\n', 'peer', /at least level \(or title, or hash\) and verdict/],
  ['level,verdict\n1,solved\n', undefined, /has no column solver\. Name the solver: --solver/],
])('the table %j is refused', async (text, solver, why) => {
  const imported = await importResults(folder(), text, 'theirs.csv', solver);
  expect(imported.ok ? '' : imported.error).toMatch(why);
});

test('an edited line of imported.jsonl does not count', async () => {
  await mustImport('level,verdict,seconds\n1,solved,1\n2,solved,1\n', 'peer');
  const path = join(folder(), 'imported.jsonl');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"seconds":1', '"seconds":0'));
  const { results, runs } = joined();
  expect(bySolver(results).get('peer (not run here)')).toHaveLength(1);
  expect(runs[0]?.damaged).toBe(1);
});
