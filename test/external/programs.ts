// The sample programs of this folder, built once per test file, and adapters for them.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { HAS_SHELL, IS_LINUX } from '../only-where.js';
import { COMPILER, PYTHON } from '../students.js';

const HERE = dirname(fileURLToPath(import.meta.url));
/** For `test.runIf`: the programs can be built, and run within limits. */
export const HAS_PROGRAMS = IS_LINUX && HAS_SHELL && COMPILER !== undefined && Boolean(PYTHON);
export const PYTHON_SOLVER = join(HERE, 'solver.py');

/** A folder that is gone after the tests of this file. */
export const PROGRAMS = mkdtempSync(join(tmpdir(), 'masu-external-'));
afterAll(() => rmSync(PROGRAMS, { recursive: true, force: true }));

/** The C program, compiled; undefined if there is no compiler. */
export function compiledSolver(): string | undefined {
  const path = join(PROGRAMS, 'solver');
  if (!COMPILER) return undefined;
  const { status } = spawnSync(COMPILER, ['-O2', '-o', path, join(HERE, 'solver.c')], { stdio: 'inherit' });
  return status === 0 ? path : undefined;
}

/** Writes an adapter and returns it as `--solvers` and `--allow` take it. */
export function adapterFile(name: string, fields: object): string {
  const path = join(PROGRAMS, `${name}.json`);
  writeFileSync(path, JSON.stringify({ name, input: 'file', format: 'xsb', answer: 'lurd', ...fields }));
  return `${name}=@${path}`;
}

/** Processes of the sample programs that are still there. */
export function leftProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        return command.includes(PROGRAMS) && !/\) Z /.test(stat) ? [command.replaceAll('\0', ' ')] : [];
      } catch {
        return []; // it has ended
      }
    });
}
