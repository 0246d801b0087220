// Programs that are not ours, under limits: right ones, and ones that crash, hang, spin, fork, flood, and eat memory. Each
// ends by its limit, is measured by the kernel's own count, and leaves no process behind.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownGroups } from '@masu/node-host/programs/control-group.js';
import { parseTimes } from '@masu/node-host/programs/hold-by-looking.js';
import { limitsScript } from '@masu/node-host/programs/limits-script.js';
import { nextLookMillis, type ProgramEnd, runProgram } from '@masu/node-host/programs/run-program.js';
import { beforeAll, expect, test } from 'vitest';
import { compiledSolver, HAS_PROGRAMS, leftProcesses, PROGRAMS } from '../external/programs.js';
import { sampled } from '../sample.js';

let solver: string | undefined;
beforeAll(() => {
  solver = compiledSolver();
});
const programsTest = test.runIf(HAS_PROGRAMS);

const LEVEL = '######\n#@ $.#\n#    #\n######\n';
const MEBI = 2 ** 20;

/** Held by a control group where this machine has one, and by looking in /proc. */
const HOLDS = [true, false];

function runSolver(words: readonly string[], limits: object = {}, input?: string, inGroup = true): Promise<ProgramEnd> {
  if (!solver) throw new Error('no C compiler');
  mkdirSync(join(PROGRAMS, 'runs'), { recursive: true });
  const folder = mkdtempSync(join(PROGRAMS, 'runs', 'run-'));
  writeFileSync(join(folder, 'level.xsb'), LEVEL);
  return runProgram({
    command: [solver, ...words],
    folder,
    limits: { millis: 60_000, ...limits },
    inGroup,
    ...(input === undefined ? {} : { input }),
  });
}

programsTest('a program reads a file or standard input and answers', async () => {
  expect(await runSolver(['right', 'level.xsb'])).toMatchObject({ code: 0, stdout: 'rR\n', stderr: '' });
  expect(await runSolver(['right', '-'], {}, LEVEL)).toMatchObject({ code: 0, stdout: 'rR\n' });
  expect(leftProcesses()).toEqual([]);
});

const HOSTILE: readonly [name: string, words: readonly string[], limits: object, end: object][] = [
  ['crashes', ['crash'], {}, { code: 134, stderr: expect.stringContaining('the end of\na crash') }],
  ['hangs, and ignores SIGTERM', ['hang'], { millis: 300 }, { limit: 'time' }],
  ['never reads its input', ['hang', '-'], { millis: 300 }, { limit: 'time' }],
  ['burns CPU', ['spin'], { cpuMillis: 300 }, { limit: 'cpu' }],
  ['prints a gigabyte', ['flood'], { outputBytes: 64 * MEBI }, { limit: 'output' }],
  ['eats memory', ['eat'], { memoryBytes: 128 * MEBI, millis: 20_000 }, { limit: 'memory' }],
  ['forks, and waits', ['fork', '-', 'wait'], { millis: 500 }, { limit: 'time' }],
  ['forks, and ends with an answer', ['fork', 'level.xsb'], {}, { code: 0, stdout: 'rR\n' }],
  ['burns CPU in processes that left its session', ['fork', '-', 'wait'], { cpuMillis: 300 }, { limit: 'cpu' }],
];
programsTest.each(HOSTILE)('a program that %s leaves no process', async (_, words, limits, end) => {
  for (const inGroup of sampled([words[0] !== 'fork'], HOLDS)) {
    expect(await runSolver(words, limits, LEVEL, inGroup)).toMatchObject(end);
    expect(leftProcesses()).toEqual([]);
  }
});

programsTest.each(HOLDS)('CPU time includes children, and is that of the kernel (in a group: %s)', async (inGroup) => {
  const { cpuMillis, code } = await runSolver(['burn', 'level.xsb'], {}, undefined, inGroup);
  expect([code, cpuMillis]).toEqual([0, expect.toSatisfy((millis: number) => millis >= 390 && millis < 5000)]);
});

programsTest.each(HOLDS)(
  'the kernel’s own limits are limits; any other signal is not (in a group: %s)',
  async (inGroup) => {
    const killed = (signal: string): Promise<ProgramEnd> => {
      const command = ['sh', '-c', `kill -${signal} $$`];
      return runProgram({ command, folder: PROGRAMS, limits: { millis: 60_000, cpuMillis: 10_000 }, inGroup });
    };
    expect(await killed('XCPU')).toMatchObject({ code: 152, limit: 'cpu' });
    const { code, limit } = await killed('KILL');
    expect([code, limit]).toEqual([137, undefined]);
  },
);

// Looks cost CPU time of masu itself: few of them must do, and none may come later than a limit can be reached.
test.each<[name: string, limits: object, how: { isMemoryHeld: boolean; areSeveral?: boolean }, most: number]>([
  ['the kernel holds memory', { cpuMillis: 600_000, memoryBytes: MEBI }, { isMemoryHeld: true }, 20],
  ['one process', { cpuMillis: 600_000, memoryBytes: MEBI }, { isMemoryHeld: false }, 20],
  ['several, no limit of memory', { cpuMillis: 600_000 }, { isMemoryHeld: false, areSeveral: true }, 25],
  ['several, memory limited', { cpuMillis: 600_000, memoryBytes: MEBI }, { isMemoryHeld: false, areSeveral: true }, 80],
])('how often a program of 60 s is looked at: %s', (_, limits, { isMemoryHeld, areSeveral = false }, most) => {
  let [elapsed, looks] = [0, 0];
  for (; elapsed < 60_000; looks++) {
    const seen = { cpuMillis: elapsed, bytes: 0, areSeveral };
    const next = nextLookMillis(limits, seen, { elapsed, cores: 2, isMemoryHeld });
    expect(next).toBeGreaterThanOrEqual(20);
    if (areSeveral && 'memoryBytes' in limits) expect(next).toBeLessThanOrEqual(800);
    elapsed += next;
  }
  expect(looks).toBeLessThanOrEqual(most);
});

test.each([1, 2, 8])('a program on %d cores is looked at no later than it reaches its CPU time', (used) => {
  let [elapsed, seen] = [0, { cpuMillis: 0, bytes: 0 }];
  while (seen.cpuMillis < 60_000) {
    elapsed += nextLookMillis({ cpuMillis: 60_000 }, seen, { elapsed, cores: 8, isMemoryHeld: true });
    seen = { cpuMillis: elapsed * used, bytes: 0 };
  }
  expect(seen.cpuMillis - 60_000).toBeLessThanOrEqual(20 * used);
});

// The kernel rounds each tick up for its own limit: close to ours, it would come first and look like a crash.
test.each([1000, 10_000, 600_000])('the kernel’s limit of CPU time is far beyond %d ms', (cpuMillis) => {
  const [soft, hard] = [...limitsScript({ cpuMillis }).matchAll(/-t (\d+)/g)].map(([, seconds]) => Number(seconds));
  expect(soft).toBeGreaterThanOrEqual((2 * cpuMillis) / 1000);
  expect(hard).toBeGreaterThan(soft as number);
});

test.each<[name: string, mounts: string, groups: string, found: object]>([
  [
    'version 2',
    '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate',
    '0::/user.slice/user-1000.slice/app.scope',
    { '': '/sys/fs/cgroup/user.slice/user-1000.slice/app.scope' },
  ],
  [
    'both, in a container',
    '35 31 0:32 /docker/12 /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n33 31 0:30 /docker/12 /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct\n41 31 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw',
    '4:memory:/docker/12/job\n3:cpu,cpuacct:/docker/12\n0::/',
    {
      memory: '/sys/fs/cgroup/memory/job',
      cpu: '/sys/fs/cgroup/cpu,cpuacct',
      cpuacct: '/sys/fs/cgroup/cpu,cpuacct',
      '': '/sys/fs/cgroup/unified',
    },
  ],
  ['a group outside what is mounted', '30 23 0:26 /a /sys/fs/cgroup rw - cgroup2 cgroup2 rw', '0::/b', {}],
  ['none', '31 23 0:28 / /sys rw,relatime - sysfs sysfs rw', '0::/', {}],
])('where this process is among control groups: %s', (_, mounts, groups, found) => {
  expect(Object.fromEntries(ownGroups(mounts, groups))).toEqual(found);
});

programsTest('a stopped run ends at once', async () => {
  const stop = new AbortController();
  if (!solver) throw new Error('no C compiler');
  const running = runProgram({
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
