// External solvers in experiments, as a person runs them: adapters on the command line, answers replayed, wrong and lost
// ones named, nothing run that was not named.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAdapter } from '@masu/arena/external/adapter.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MASU, plan, run, start, tinyLevels } from '../experiment.js';
import {
  adapterFile,
  compiledSolver,
  HAS_PROGRAMS,
  leftProcesses,
  PROGRAMS,
  PYTHON_SOLVER,
} from '../external/programs.js';
import { longTest } from '../sample.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-arena-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
const ADAPTERS = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'docs/adapters');
const programsTest = test.runIf(HAS_PROGRAMS);

let solver = '';
beforeAll(() => {
  solver = compiledSolver() ?? '';
});

const rowsOf = async (folder: string): Promise<Record<string, unknown>[]> => {
  const { stdout } = await run(['batch', 'report', folder, '--json']);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

programsTest(
  'programs in C and Python, one of them lying, one crashing: exact counts, every answer replayed',
  async () => {
    const programs = [
      adapterFile('right', { command: [solver, 'right', '{level}'] }),
      adapterFile('lying', { command: [solver, 'lie', '{level}', join(PROGRAMS, 'turns')] }),
      adapterFile('crashing', { command: [solver, 'crash'] }),
      adapterFile('python', { command: ['python3', PYTHON_SOLVER], input: 'stdin', format: 'sok', answer: 'sok' }),
    ];
    const list = programs.join(',');
    const night = await plan(FOLDER, 'night', tinyLevels(10), '--solvers', `any,${list}`, '--time', '60');
    const refused = await run(['batch', 'run', night]);
    expect([refused.code, refused.stderr]).toEqual([
      31,
      expect.stringContaining('To run it here: --allow @FILE.json, its adapter'),
    ]);
    const done = await run(['batch', 'run', night, '--allow', list, '--jobs', '1']);
    expect([done.code, done.stderr]).toEqual([
      0,
      expect.stringContaining('50 of 50 done: 39 solved, 1 wrong, 10 lost'),
    ]);
    const rows = await rowsOf(night);
    const of = (name: string) => rows.filter(({ solver: id }) => id === name);
    expect(of('right').every(({ verdict, claim }) => verdict === 'solved' && claim === 'valid')).toBe(true);
    expect(of('lying').filter(({ verdict }) => verdict === 'wrong')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^lying answered with a solution that is wrong: /) }),
    ]);
    expect(of('crashing')[0]).toMatchObject({
      verdict: 'lost',
      message: expect.stringMatching(
        /ended by signal 6 without a solution\. Standard error ends with: the end of\na crash$/,
      ),
    });
    expect(of('python').map(({ moves }) => moves)).toEqual(of('right').map(({ moves }) => moves));
    const page = join(FOLDER, 'arena.html');
    expect((await run(['batch', 'report', night, '-o', page])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('1 solution is wrong');
    expect(readFileSync(page, 'utf8')).toContain('the end of<br>a crash');
    expect(leftProcesses()).toEqual([]);
  },
);

programsTest('a masu that is killed leaves no process of a program, waiting or detached', async () => {
  const programs = [
    adapterFile('waiting', { command: [solver, 'hang'] }),
    adapterFile('forking', { command: [solver, 'fork', '-', 'wait'] }),
  ].join(',');
  const night = await plan(FOLDER, 'killed', tinyLevels(1), '--solvers', programs, '--time', '600');
  const running = start(['batch', 'run', night, '--allow', programs, '--jobs', '2']);
  // One that waits; one with six grandchildren.
  const programsLeft = (): string[] => leftProcesses().filter((command) => command.startsWith(solver));
  await expect.poll(() => programsLeft().length).toBe(8);
  running.child.kill('SIGKILL');
  await running.ended;
  await expect.poll(programsLeft).toEqual([]);
});

// As above, where there are no control groups.
programsTest('processes that are only looked for do not outlive masu either', async () => {
  const words = JSON.stringify({
    command: [solver, 'fork', '-', 'wait'],
    folder: FOLDER,
    limits: { millis: 600_000 },
    inGroup: false,
  });
  const module = pathToFileURL(join(dirname(dirname(MASU)), 'node-host/programs/run-program.js')).href;
  const running = spawn(process.execPath, ['-e', `import('${module}').then((m) => m.runProgram(${words}))`]);
  await expect.poll(() => leftProcesses().length).toBeGreaterThanOrEqual(7);
  running.kill('SIGKILL');
  await expect.poll(leftProcesses).toEqual([]);
});

longTest(
  'claims are noted as claims; a Futoshiki solver takes part by the same adapter',
  async () => {
    const unsolvable = '#####\n#@$.#\n#  *#\n#####\n\n######\n#@ .$#\n######\n';
    const claims = { unsolvable: 'has no solution' };
    const python = adapterFile('claiming', {
      ...{ command: ['python3', PYTHON_SOLVER], input: 'stdin', format: 'xsb', answer: 'sok', claims },
    });
    const night = await plan(FOLDER, 'claims', unsolvable, '--solvers', python, '--cpu', '20');
    expect((await run(['batch', 'run', night, '--allow', python])).code).toBe(0);
    expect(await rowsOf(night)).toEqual([
      expect.objectContaining({ verdict: 'solved', claim: 'valid' }),
      expect.objectContaining({
        verdict: 'gave-up',
        limit: 'program',
        notes: expect.objectContaining({ claimed: 'unsolvable' }),
      }),
    ]);
    const puzzle = '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n';
    const latin = adapterFile('latin', {
      ...{
        puzzle: 'futoshiki',
        command: ['python3', PYTHON_SOLVER, 'grid'],
        input: 'stdin',
        format: 'bars',
        answer: 'grid',
      },
    });
    const grids = await plan(FOLDER, 'grids', puzzle, '--solvers', `propagate,${latin}`, '--time', '60');
    expect((await run(['batch', 'run', grids, '--allow', latin])).code).toBe(0);
    const [own, theirs] = await rowsOf(grids);
    expect(theirs).toMatchObject({ solver: 'latin', verdict: 'solved', claim: 'valid', solution: own?.solution });
  },
  HAS_PROGRAMS,
);

test.each<[name: string, words: readonly string[], code: number, said: RegExp]>([
  [
    'an adapter without a limit',
    ['--solvers', 'NAME'],
    31,
    /right is an external solver: give it a limit with --time or --cpu/,
  ],
  ['a file that is not there', ['--solvers', 'x=@nosuch.json', '--time', '1'], 30, /nosuch\.json/],
])('batch plan refuses %s', async (_, words, code, said) => {
  if (process.platform !== 'linux') return;
  const name = adapterFile('right', { command: [solver, 'right', '{level}'] });
  const level = join(ADAPTERS, '../../levels/sokoban/1-first-steps.xsb');
  const typed = words.map((word) => (word === 'NAME' ? name : word));
  const ended = await run(['batch', 'plan', level, '-o', join(FOLDER, 'refused'), ...typed]);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(said)]);
});

test('the adapters that are shipped can be read, and a wrong one gets a sentence', () => {
  const files = readdirSync(ADAPTERS).filter((name) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    const adapter = parseAdapter(readFileSync(join(ADAPTERS, name), 'utf8'), name);
    expect([name, adapter.ok]).toEqual([name, true]);
  }
  const wrong: readonly (readonly [text: string, said: RegExp])[] = [
    ['{', /^x\.json is not JSON: /],
    ['{"name":"x"}', /^x\.json is not an adapter: /],
    ['{"name":"any","command":["a"],"input":"file","format":"xsb","answer":"lurd"}', /any is a solver of masu/],
    ['{"name":"x","command":["a","{levl}"],"input":"file","format":"xsb","answer":"lurd"}', /unknown \{levl\}/],
    ['{"name":"x","command":["a"],"input":"file","format":"bars","answer":"lurd"}', /format: expected one of xsb/],
    ['{"name":"x","command":["a"],"input":"file","format":"xsb","answer":{"pattern":"("}}', /is not an adapter/],
  ];
  for (const [text, said] of wrong) {
    const adapter = parseAdapter(text, 'x.json');
    expect(adapter.ok ? '' : adapter.error).toMatch(said);
  }
});
