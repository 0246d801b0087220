// Runs the built program to its end and returns its output and exit code.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { bin: { masu: string } };

/** Where programs of a test run by default: some leave files behind. */
export const SCRATCH = mkdtempSync(join(tmpdir(), 'masu-test-'));
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }));

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

export function runProgram(words: readonly string[], input = '', cwd = SCRATCH): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(ROOT, PACKAGE.bin.masu), ...words], {
    input,
    cwd,
    encoding: 'utf8',
    env: { ...process.env, MASU_HOME: join(SCRATCH, 'home') },
    maxBuffer: 1 << 28,
    timeout: 600_000,
  });
  return { stdout, stderr, status };
}
