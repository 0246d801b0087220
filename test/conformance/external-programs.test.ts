// Programs that are not ours, under limits: right ones, and ones that crash, hang, spin, fork, flood, and eat memory. Each
// ends by its limit, is measured by the kernel's own count, and leaves no process behind.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ProgramEnd, parseTimes, runProgramWithin } from '../../src/experiments/external/run-program.js';
import { compiledSolver, leftProcesses, PROGRAMS } from '../external/programs.js';

let solver: string | undefined;
beforeAll(() => {
  solver = compiledSolver();
});
const isLinux = process.platform === 'linux';
const linuxTest = test.skipIf(!isLinux);

const LEVEL = '######\n#@ $.#\n#    #\n######\n';
const MEBI = 2 ** 20;

function runSolver(words: readonly string[], limits: object = {}, input?: string): Promise<ProgramEnd> {
  if (!solver) throw new Error('no C compiler');
  mkdirSync(join(PROGRAMS, 'runs'), { recursive: true });
  const folder = mkdtempSync(join(PROGRAMS, 'runs', 'run-'));
  writeFileSync(join(folder, 'level.xsb'), LEVEL);
  return runProgramWithin({
    command: [solver, ...words],
    folder,
    limits: { millis: 60_000, ...limits },
    ...(input === undefined ? {} : { input }),
  });
}

linuxTest('a program reads a file or standard input and answers', async () => {
  expect(await runSolver(['right', 'level.xsb'])).toMatchObject({ code: 0, stdout: 'rR\n', stderr: '' });
  expect(await runSolver(['right', '-'], {}, LEVEL)).toMatchObject({ code: 0, stdout: 'rR\n' });
  expect(leftProcesses()).toEqual([]);
});

linuxTest.each<[name: string, words: readonly string[], limits: object, end: object]>([
  ['crashes', ['crash'], {}, { code: 134, stderr: expect.stringContaining('the end of\na crash') }],
  ['hangs, and ignores SIGTERM', ['hang'], { millis: 300 }, { limit: 'time' }],
  ['never reads its input', ['hang', '-'], { millis: 300 }, { limit: 'time' }],
  ['burns CPU', ['spin'], { cpuMillis: 300 }, { limit: 'cpu' }],
  ['prints a gigabyte', ['flood'], {}, { limit: 'output' }],
  ['eats memory', ['eat'], { bytes: 128 * MEBI, millis: 20_000 }, { limit: 'memory' }],
  ['forks, and waits', ['fork', '-', 'wait'], { millis: 500 }, { limit: 'time' }],
  ['forks, and ends with an answer', ['fork', 'level.xsb'], {}, { code: 0, stdout: 'rR\n' }],
  ['burns CPU in processes that left its session', ['fork', '-', 'wait'], { cpuMillis: 300 }, { limit: 'cpu' }],
])('a program that %s leaves no process', async (_, words, limits, end) => {
  expect(await runSolver(words, limits, LEVEL)).toMatchObject(end);
  expect(leftProcesses()).toEqual([]);
});

linuxTest('CPU time includes children, and is that of the kernel', async () => {
  const { cpuMillis, code } = await runSolver(['burn', 'level.xsb']);
  expect([code, cpuMillis]).toEqual([0, expect.toSatisfy((millis: number) => millis >= 390 && millis < 5000)]);
});

linuxTest('a stopped run ends at once', async () => {
  const stop = new AbortController();
  if (!solver) throw new Error('no C compiler');
  const running = runProgramWithin({
    command: [solver, 'hang'],
    folder: PROGRAMS,
    limits: { millis: 600_000 },
    signal: stop.signal,
  });
  stop.abort();
  expect(await running).toMatchObject({ limit: 'stopped' });
  expect(leftProcesses()).toEqual([]);
});

test.each<[text: string, millis: number | undefined]>([
  ['0m0.002s 0m0.000s\n1m2.500s 0m0.250s\n', 62_750],
  ['0m0.010000s 0m0.000000s\n0m0.400000s 0m0.020000s\n', 420],
  ['', undefined],
  ['nonsense', undefined],
])('times %j', (text, millis) => {
  expect(parseTimes(text)).toBe(millis);
});
