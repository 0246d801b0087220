// Explanations in play: the hint that says an idea, a reason, and the push; "Why not this
// push?"; what a level takes; and a replay with a line per run.

import { expect, test } from 'vitest';
import { DOWN, LEFT, RIGHT, UP } from '../../../../../test/small-level.js';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { file, start, storeOf } = terminalHere();

// "Not into the corner": box A is the key, and box B has to make room first.
const CORNER = [' #####', ' #   ###', '## #   #', '#. @$$ #', '#   # .#', '########'];
const corner = (): string => file('corner.txt', ...CORNER);

test('the hint ladder: an idea, the box and why, the push; letters only while they are named', async () => {
  const program = start(['play', corner()], { columns: 100, lines: 30 });
  await program.until('u undo');
  expect(program.screen).not.toContain('A]');
  await program.type('i', 'Box A is the key: until it moves');
  expect(program.screen).toMatch(/1·.*A\]B\]/s);
  expect(program.screen).not.toContain('Until it moves');
  await program.type('i', 'Until it moves, box A can');
  expect(program.screen).toContain('The box marked B).');
  await program.type('i', /This solution takes it to/);
  await program.type('i', /Push it up\..*Box B is set aside at row 3,\s+column 5\./s);
  // A push closes the hint, and the letters go.
  const walk = [LEFT, UP, UP, RIGHT, RIGHT, DOWN, RIGHT, RIGHT, DOWN, DOWN, LEFT, UP].join('');
  await program.type(walk, /pushes +1/);
  expect(program.screen).not.toMatch(/[AB][)\]]/);
});

test('why not this push: the letter of a box, then an arrow', async () => {
  const program = start(['play', corner()], { columns: 100, lines: 30 });
  await program.until('u undo');
  await program.type('o', 'Why not this push? Type the letter of a box');
  expect(program.screen).toContain('A]B]');
  await program.type('b', 'Which push? Press an arrow');
  await program.type(DOWN, 'That push loses: box B can then never be pushed again.');
  await program.type('o', 'Why not this push?');
  await program.type('b', 'Which push?');
  await program.type(UP, 'That push is as good as any');
  await program.type('o', 'Why not this push?');
  await program.type('a', 'Which push?');
  await program.type(RIGHT, 'That push is not possible here.');
  expect(program.screen).not.toContain('loses');
});

test('a key chooses a box, another writes the pushes to each cell', async () => {
  const program = start(['play', corner()], { columns: 100, lines: 30 });
  await program.until('u undo');
  await program.type('m', /\(\)\[\]|\[\]\(\)/);
  await program.type('M', 'Pushes to each cell: on.');
  expect(program.screen).toMatch(/ 1| 2|x1/);
  await program.type('M', 'Pushes to each cell: off.');
  await program.type('\u001b', 'u undo');
});

test('what it takes: the level with its letters, without the plan', async () => {
  const program = start(['play', corner()], { columns: 100, lines: 30 });
  await program.until('u undo');
  await program.type('O', 'What it takes');
  expect(program.screen).toContain('#1 @AB #');
  // Rows that begin with spaces are in line with the others.
  const column = (row: string): number | undefined =>
    program.screen
      .split('\n')
      .find((line) => line.includes(row))
      ?.indexOf(row);
  expect(column('#####')).toBe((column('#1 @AB #') ?? 0) + 1);
  expect(program.screen).toContain('Box A is the key');
  expect(program.screen).not.toContain('plan');
  await program.type('q', 'u undo');
  expect(program.screen).not.toContain('A]');
});

test('a replay explains its runs', async () => {
  const program = start(['play', corner()], { columns: 100, lines: 30 });
  await program.until('u undo');
  await program.type('i', 'Hint 1 of 5');
  await program.type('i', 'Hint 2 of 5');
  await program.type('i', 'Hint 3 of 5');
  await program.type('i', 'Hint 4 of 5');
  await program.type('i', 'Hint 5 of 5');
  await program.type('i', /paused|playing|the end/);
  await program.type('\x1b[H', '0 / 35');
  await program.type('o', 'Run 1 of 3: Box B is set aside at row 3, column 5.');
  expect(program.screen).toContain('A]B]');
  await program.type('\x1b[F', 'Run 3 of 3: Box B goes to goal 2.');
  await program.type('o', 'o explain');
  await program.until(() => !program.screen.includes('Run 3 of 3'));
  expect(program.screen).not.toContain('Box B');
});

test.each([
  ['at the question for a box', 'o', 'Why not this push?'],
  ['at the question for a push', 'ob', 'Which push?'],
  ['while a push is looked at', `ob${DOWN}`, ''],
  ['while an idea is looked for', 'i', ''],
  ['on the page of what it takes', 'O', 'What it takes'],
])('Ctrl-C %s ends the program with 130, and the game is saved', async (_, keys, shows) => {
  const program = start(['play', corner()], { columns: 100, lines: 30 });
  await program.until('u undo');
  await program.type(LEFT, /moves +1/);
  if (shows === '') program.send(keys);
  else await program.type(keys, shows);
  program.send('\x03');
  expect(await program.end()).toBe(130);
  expect(program.isRestored).toBe(true);
  expect(storeOf(program).games()).toMatchObject([{ moves: 1 }]);
});
