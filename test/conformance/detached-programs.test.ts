// Programs that detach child processes: nothing is alive after the run.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@masu/node-host/programs/run-program.js';
import { afterAll, expect, test } from 'vitest';
import { HAS_PRLIMIT, HAS_SHELL, IS_LINUX } from '../only-where.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-detached-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A process that has ended may still be waiting for its parent to collect it. */
function isAlive(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'utf8'));
}

const limits = { millis: 60_000, outputBytes: 1_000_000 };
/** A shell starts another shell in its own session, which starts the sleep, prints its process id, and ends. */
const detach = (before: string): string => `${before} setsid sh -c 'sleep 1000 >/dev/null 2>&1 </dev/null & echo $!'`;

test.runIf(IS_LINUX && HAS_SHELL).each([
  ['it ends', detach('cd /;'), undefined],
  ['it is stopped', `${detach('cd /;')}; yes`, 'output'],
  ['it clears the environment', detach('cd /; env -i'), undefined],
])('a detached process does not outlive the run: %s', async (_, script, limit) => {
  // In a control group where this machine has one, and by a look into /proc, which needs prlimit for a mark that stays.
  for (const inGroup of script.includes('env -i') && !HAS_PRLIMIT ? [true] : [true, false]) {
    const ran = await runProgram({ command: ['sh', '-c', script], folder: FOLDER, limits, inGroup });
    expect([inGroup, ran.limit, ran.stdout]).toEqual([inGroup, limit, expect.stringMatching(/^\d+\n/)]);
    await expect.poll(() => isAlive(Number.parseInt(ran.stdout, 10)), { timeout: 20_000 }).toBe(false);
  }
});
