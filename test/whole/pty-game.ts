// What every test of a game on a pseudo-terminal begins with: a folder for levels and saves, the program started in
// it, a small level. The folder is gone after the tests of a file, a program after its test.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '@masu/program/saves/store.js';
import { afterAll, afterEach } from 'vitest';
import { type PtyOptions, PtyProgram } from '../pty-program.js';
import { SMALL } from '../small-level.js';

export const folder = mkdtempSync(join(tmpdir(), 'masu-terminal-'));
let running: PtyProgram[] = [];

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const program of running) await program.discard();
  running = [];
});

export function start(args: readonly string[], options: PtyOptions = {}): PtyProgram {
  const program = new PtyProgram(args, options);
  running.push(program);
  return program;
}

export function file(name: string, ...rows: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${rows.join('\n')}\n`);
  return path;
}

export const storeOf = (program: PtyProgram): Store => new Store(program.home, Date.now);

export const small = (): string => file('small.txt', ...SMALL);
