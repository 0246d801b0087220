// The terminal around a game, on a real pseudo-terminal, as far as only that shows it: a window that changes, a search in a
// worker, and the terminal restored, with the game saved, on every exit. The pages are tested through the program's streams.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { Store } from '@masu/program/saves/store.js';
import { expect, test } from 'vitest';
import type { PtyProgram } from '../pty-program.js';
import { sample } from '../sample.js';
import { DOWN, LEFT, RIGHT, UP } from '../small-level.js';
import { file, folder, small, start, storeOf } from './pty-game.js';

test('a Sokoban game from the first key to the record, then back into the shell', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type(DOWN + RIGHT, 'Pushed right.');
  await program.type(`k${RIGHT}`, /moves {5}4/);
  await program.type('s', 'Pushed down.');
  await program.type('j', 'Solved in 6 moves, 3 pushes.');
  await program.until('N next unsolved');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  const [record] = storeOf(program).records as readonly SokobanRecord[];
  expect(record).toMatchObject({ title: 'Small', bestMoves: { moves: 6, pushes: 3, solution: 'dRurDD' } });
});

test('resizing redraws; a window too small shows a message and recovers', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  program.resize(40, 20);
  await program.until(/0 moves, 0 pushes, on goal 0\/1/);
  program.resize(20, 6);
  await program.until('Window too small:');
  program.resize(90, 25);
  await program.until('u undo');
  await program.until(() => program.screen.split('\n')[24]?.includes('q quit') === true);
  expect(program.screen.split('\n')).toHaveLength(25);
});

test('stopped and continued: the terminal is restored in between', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  program.signal('SIGTSTP');
  await program.until(() => program.isStopped);
  // Output from before it stopped may still arrive.
  await program.until(() => !program.terminal.modes.has('1049'));
  expect([...program.terminal.modes].sort()).toEqual(['25', '7']);
  program.signal('SIGCONT');
  await program.until('u undo');
  expect(program.terminal.modes.has('1049')).toBe(true);
  await program.type(DOWN, /moves {5}1/);
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

const ENDS: readonly [name: string, how: (program: PtyProgram) => void, code: number][] = [
  ['Ctrl-C', (program) => program.send('\x03'), 130],
  ['Ctrl-C as kitty sends it', (program) => program.send('\x1b[99;5u'), 130],
  ['SIGINT', (program) => program.signal('SIGINT'), 130],
  ['SIGTERM', (program) => program.signal('SIGTERM'), 143],
  ['SIGHUP', (program) => program.signal('SIGHUP'), 129],
];

test.each(sample(ENDS, 2))('%s: the terminal is restored and the game is saved', async (_name, how, code) => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
  how(program);
  expect(await program.end()).toBe(code);
  expect(program.isRestored).toBe(true);
  expect(storeOf(program).games()).toMatchObject([{ moves: 1 }]);
});

test('a hint is searched for while keys work, and a move cancels it', async () => {
  const path = join(import.meta.dirname, '../../levels/sokoban/3-warehouse.xsb');
  const program = start(['play', path, '--level', '1']);
  await program.until('u undo');
  program.send('i');
  await program.until(/Searching|Hint 1 of 5/);
  program.send(LEFT + RIGHT + UP + DOWN);
  await program.until(() => !/Searching/.test(program.screen));
  await program.type('i', /Hint 1 of 5|Searching|Gave up/);
  await program.type('q', '');
  expect(await program.end()).toBe(0);
});

test('a thrown error: the terminal is restored, the game is saved, the error is printed', async () => {
  const thrower = file('throw.mjs', "process.on('SIGUSR2', () => { throw new Error('thrown on purpose'); });");
  const program = start(['play', small()], { node: ['--import', thrower] });
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
  program.signal('SIGUSR2');
  expect(await program.end()).toBe(39);
  expect(program.isRestored).toBe(true);
  expect(program.errors).toContain('thrown on purpose');
  expect(storeOf(program).games()).toMatchObject([{ moves: 1 }]);
});

test('a closed terminal: the program ends and the game is saved', async () => {
  const home = join(folder, 'closed');
  const program = start(['play', small()], { env: { MASU_HOME: home } });
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
  program.hangUp();
  await program.until(() => !program.isAlive);
  expect(program.errors).toBe('');
  expect(new Store(home, Date.now).games()).toMatchObject([{ moves: 1 }]);
});

test('keys that come after the end go to the shell', async () => {
  const program = start([]);
  await program.until('Keys and help');
  program.send('q');
  await program.until(() => !program.terminal.modes.has('1049'));
  program.send('ab\x7f\x7f\t\x1b[Axy\x7f');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

test('the built program is the one tested', () => {
  expect(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).toContain('dist/bin/masu.js');
});
