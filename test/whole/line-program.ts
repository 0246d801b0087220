// Runs the built program with lines on standard input, in homes of its own, for tests of the line mode.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { MASU } from '../pty-program.js';

/** A folder that is gone after the tests of this file. */
export const folder = mkdtempSync(join(tmpdir(), 'masu-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export function masu(
  args: readonly string[],
  input = '',
  home = 'home',
): { out: string; err: string; code: number | null } {
  const done = spawnSync(process.execPath, [MASU, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, MASU_HOME: join(folder, home), NO_COLOR: '' },
  });
  return { out: done.stdout, err: done.stderr, code: done.status };
}

export function file(name: string, ...rows: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${rows.join('\n')}\n`);
  return path;
}

export const said = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const FUTOSHIKI = ['|1 - 3 4|', '|       |', '|- 4 1 2|', '|       |', '|2 1 4 -|', '|       |', '|4 3 2 -|'];
export const SOKOBAN = ['#######', '#@ $ .#', '# $  .#', '#     #', '#######', 'Title: Two boxes'];
