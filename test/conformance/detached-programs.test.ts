// Programs that detach child processes: nothing is alive after the run.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPrlimit, runStudent } from '../../src/courses/mark/run-program.js';
import { HAS_SHELL, IS_LINUX } from '../only-where.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-run-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A process that has ended may still be waiting for its parent to collect it. */
function isAlive(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'utf8'));
}

const LIMITS = { millis: 60_000, outputBytes: 1_000_000, memoryBytes: 0 };
const prlimit = findPrlimit();
/** A shell starts another shell in its own session, which starts the sleep, prints its process id, and ends. */
const detach = (before: string): string => `${before} setsid sh -c 'sleep 1000 >/dev/null 2>&1 </dev/null & echo $!'`;

test.runIf(IS_LINUX && HAS_SHELL).each([
  ['it ends', detach('cd /;'), 'exited'],
  ['it is stopped', `${detach('cd /;')}; yes`, 'too-much-output'],
  ['it clears the environment', detach('cd /; env -i'), 'exited'],
])('a detached process does not outlive the run: %s', async (name, script, ended) => {
  const order = { words: ['-c', script], input: '', files: {} };
  for (const [kind, student] of Object.entries({
    limits: prlimit === undefined ? undefined : { command: ['sh'] as const, prlimit },
    environment: script.includes('env -i') ? undefined : { command: ['sh'] as const },
  })) {
    if (!student) continue;
    const ran = await runStudent(student, order, join(FOLDER, `${name} ${kind}`), LIMITS);
    expect([kind, ran.ended, ran.stdout]).toEqual([kind, ended, expect.stringMatching(/^\d+\n/)]);
    await expect.poll(() => isAlive(Number.parseInt(ran.stdout, 10)), { timeout: 20_000 }).toBe(false);
  }
});
