// ECE 209 (NC State), program 2: reads a Futoshiki file, prints the puzzle, solves it, prints the solution.

import { safeText } from '../../base/safe-text.js';
import { type Course, type CourseHost, ENDED, wrongUsage } from '../host.js';
import { parsePuzzle, puzzleText, solve } from './functions.js';

async function askName(host: CourseHost): Promise<string> {
  host.write('Puzzle file: ');
  return (await host.input.line()) ?? '';
}

export const ECE209: Course = {
  id: 'ece209',
  name: 'ECE 209, NC State',
  about: 'Futoshiki with recursive backtracking',
  usage: ['masu course ece209 [<file>]                         asks for the file if none is given'],
  async run(host, words) {
    if (words.length > 1) return wrongUsage(host, ECE209, 'ECE 209 takes one file at most.');
    const name = words[0] ?? (await askName(host));
    const text = await host.loadText(name);
    if (!text.ok) {
      host.write(`Unable to open puzzle file: ${safeText(name)}\n`);
      return ENDED.failure;
    }
    const read = parsePuzzle(text.value);
    if (!read.ok) {
      host.complain(`${name}:${read.error.line}:${read.error.column}: ${read.error.message}`);
      return ENDED.input;
    }
    const { puzzle, constraints, size } = read.value;
    host.write(`PUZZLE:\n${puzzleText(puzzle, constraints, size)}\nSOLUTION:\n`);
    const solved = solve(puzzle, constraints, size);
    host.write(solved ? puzzleText(puzzle, constraints, size) : 'No solution exists.\n');
    return ENDED.ok;
  },
};
