// The course programs on a terminal: keys one by one, the board redrawn, the terminal restored.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PtyProgram } from '../pty-program.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-course-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

let running: PtyProgram[] = [];
afterEach(async () => {
  for (const program of running) await program.discard();
  running = [];
});

function start(...words: readonly string[]): PtyProgram {
  const program = new PtyProgram(['course', ...words], { cwd: FOLDER });
  running.push(program);
  return program;
}

function put(name: string, text: string): string {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return path;
}

const RIGHT = '\x1b[C';
const MAP = put('map.in', '6 3\n######\n#@ $.#\n######\n');

test('in101: letters and arrows move, q quits', async () => {
  const program = start('in101', 'play', MAP);
  await program.until('#@ $.#');
  await program.type('e', '# @$.#');
  await program.type(RIGHT, /#\s{2}@\*#/);
  await program.until('Every box is stored.');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(program.screen).toContain('#  @*#');
});

test('in101: Ctrl-C and a signal leave the terminal as it was', async () => {
  for (const [leave, code] of [
    [(program: PtyProgram) => program.send('\x03'), 130],
    [(program: PtyProgram) => program.signal('SIGTERM'), 143],
  ] as const) {
    const program = start('in101', 'play', MAP);
    await program.until('q quits');
    leave(program);
    expect(await program.end()).toBe(code);
    expect(program.isRestored).toBe(true);
  }
});

test('comp20003: the arrow keys win, space restarts', async () => {
  const program = start('comp20003', put('map', '#######\n#@ $ .#\n#######\n'));
  await program.until('#@ $ .#');
  await program.type(RIGHT + RIGHT, /#\s{2}@\$\.#/);
  await program.type(' ', '#@ $ .#');
  program.send(RIGHT.repeat(3));
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

test('comp20003: the solution is shown move by move, then the figures', async () => {
  const program = start('comp20003', '-s', put('short', '#####\n#@$.#\n#####\n'), 'play_solution');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(program.raw).toMatch(/#@\$\.#.*# @\*#/s);
  expect(program.screen).toContain('STATS:');
});

test('mac110: the prompt at a terminal, a win, the end of the input', async () => {
  const level = put('level.txt', '#####\n#@$.#\n#####\n');
  const won = start('mac110', level);
  await won.until('(u/d/l/r/b/q):');
  await won.type('r\r', 'Congratulations! Level complete.');
  expect(await won.end()).toBe(0);
  expect(won.isRestored).toBe(true);

  const left = start('mac110', level);
  await left.until('(u/d/l/r/b/q):');
  left.send('\x04');
  expect(await left.end()).toBe(0);
});
