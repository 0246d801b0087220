// ECE 209 (NC State), program 2: reads a Futoshiki file, prints the puzzle, solves it, prints the solution.

import { safeText } from '@masu/core/base/safe-text.js';
import { type Course, ENDED, loadParsed, wrongUsage } from '../host.js';
import { parsePuzzle, puzzleText, solve } from './functions.js';

export const ECE209: Course = {
  id: 'ece209',
  name: 'ECE 209, NC State',
  about: 'Futoshiki with recursive backtracking',
  usage: ['masu course ece209 [<file>]                         asks for the file if none is given'],
  async run(host, words) {
    if (words.length > 1) return wrongUsage(host, ECE209, 'ECE 209 takes one file at most.');
    if (words.length === 0) host.write('Puzzle file: ');
    const name = words[0] ?? (await host.input.line()) ?? '';
    const unreadable = (): number => {
      host.write(`Unable to open puzzle file: ${safeText(name)}\n`);
      return ENDED.failure;
    };
    const read = await loadParsed(host, name, parsePuzzle, unreadable);
    if (!read.ok) return read.error;
    const { puzzle, constraints, size } = read.value;
    host.write(`PUZZLE:\n${puzzleText(puzzle, constraints, size)}\nSOLUTION:\n`);
    const solved = solve(puzzle, constraints, size);
    host.write(solved ? puzzleText(puzzle, constraints, size) : 'No solution exists.\n');
    return ENDED.ok;
  },
};
