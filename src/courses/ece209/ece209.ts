// ECE 209 (NC State), program 2: reads a Futoshiki file, prints the puzzle, solves it, prints the solution.

import { safeText } from '../../terminal/safe-text.js';
import { type Course, type Desk, ENDED, wrongUsage } from '../desk.js';
import { parsePuzzle, puzzleText, solve } from './functions.js';

async function askName(desk: Desk): Promise<string> {
  desk.write('Puzzle file: ');
  return (await desk.input.line()) ?? '';
}

export const ECE209: Course = {
  id: 'ece209',
  name: 'ECE 209, NC State',
  about: 'Futoshiki by recursive backtracking',
  usage: ['masu course ece209 [<file>]                         asks for the file where none is given'],
  async run(desk, words) {
    if (words.length > 1) return wrongUsage(desk, ECE209, 'ECE 209 takes one file at most.');
    const name = words[0] ?? (await askName(desk));
    const text = await desk.loadText(name);
    if (!text.ok) {
      desk.write(`Unable to open puzzle file: ${safeText(name)}\n`);
      return ENDED.failure;
    }
    const read = parsePuzzle(text.value);
    if (!read.ok) {
      desk.complain(`${name}:${read.error.line}:${read.error.column}: ${read.error.message}`);
      return ENDED.input;
    }
    const { puzzle, constraints, size } = read.value;
    desk.write(`PUZZLE:\n${puzzleText(puzzle, constraints, size)}\nSOLUTION:\n`);
    const solved = solve(puzzle, constraints, size);
    desk.write(solved ? puzzleText(puzzle, constraints, size) : 'No solution exists.\n');
    return ENDED.ok;
  },
};
