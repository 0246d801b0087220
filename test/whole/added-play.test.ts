// Lights Out (test/lights-out.ts), a puzzle without a screen or a session of its own, is played through the real program:
// by its rules alone, line by line, also on a terminal.

import { expect, test } from 'vitest';
import { PtyProgram } from '../pty-program.js';
import { CROSS_START, homeNamed, LEVELS, lightsOutOption, PROGRAM, played } from './added-to-masu.js';

test('a game: moves, a blocked one, undo, a hint, a save, the solution, the next level', async () => {
  const game = [
    ['a1', 'O--\n-OO\n-O-'],
    ['d1', 'This move is blocked.'],
    ['a1 c3 d1 a1', '-O-\nOO-\n--O\nMove 3 is blocked. The moves before it were made.'],
    ['north', 'This is neither a command nor moves. Expected lamps such as b3, got north. Type help for a list.'],
    ['status', '3 moves. Not solved yet.'],
    ['undo', 'Undone: 1 move. Not solved yet.'],
    ['redo 5', 'Redone: 1 move. Not solved yet.'],
    ['undo 2', 'Undone: 2 moves. Not solved yet.'],
    ['moves', 'a1'],
    ['save corner', 'Saved as corner.'],
    ['restart', 'Restarted. Undo to get your moves back.'],
    ['hint', 'The next move is b2.'],
    ['hint', 'The next move is b2.'],
    ['b2', '---\n---\n---\nSolved in 1 move.'],
    ['hint', 'Already solved.'],
    ['load corner', 'Loaded corner. 1 move. Not solved yet.'],
    ['grade', expect.stringContaining('neither a command nor moves')],
    ['level 3', 'Lights Out, Levels 3: Never. Not solved yet.\nO----'],
    ['hint', 'This position has no solution. Undo some moves.'],
    ['previous', 'Lights Out, Levels 2: Corner. Not solved yet.\nOO\nO-'],
    ['levels', 'level 1: Cross, solved\nlevel 2: Corner\nlevel 3: Never'],
    ['say rows on', 'Boards are now read row by row.'],
    ['board', 'row 1: O O\nrow 2: O -'],
    ['quit', 'Nothing to save.'],
  ] as const;
  const answers = await played('game', ...game.map(([line]) => line));
  expect(answers).toEqual([CROSS_START, ...game.map(([, answer]) => answer)]);
});

test('on a terminal it opens in line mode', async () => {
  const program = new PtyProgram(['play', LEVELS], {
    program: PROGRAM,
    env: { NODE_OPTIONS: await lightsOutOption(), ...homeNamed('terminal') },
  });
  try {
    await program.until('Type help for a list of commands.');
    expect(program.errors).toContain('Lights Out has no screen, so it is played in line mode.');
    await program.type('b2\r', 'Solved in 1 move.');
    await program.type('quit\r', 'Solution saved.');
    expect(await program.end()).toBe(0);
  } finally {
    await program.discard();
  }
});
