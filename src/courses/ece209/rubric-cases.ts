// What the functions of ECE 209 are called with: puzzle files to read and print, questions to isLegal in named groups, and
// puzzles to solve. Every group of questions has legal and illegal ones, so that a constant answer gets none right.

import { isLegal, type PuzzleArrays, parsePuzzle } from './functions.js';

const parseArrays = (text: string): PuzzleArrays => {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(`a case is not a puzzle: ${read.error.message}`);
  return read.value;
};

export interface PuzzleText extends PuzzleArrays {
  readonly name: string;
  readonly text: string;
}

const puzzleText = (name: string, ...rows: string[]): PuzzleText => {
  const text = `${rows.length / 2 + 0.5}\n${rows.map((row) => `|${row}|\n`).join('')}`;
  return { name, text, ...parseArrays(text) };
};

const SMALL = puzzleText('small', '- - - -', '^      ', '- - -<-', '    v  ', '- - 1 -', '       ', '-<- - 4');
const NO_SIGNS = puzzleText('no-signs', '1 - - -', '       ', '- - 3 -', '       ', '- - - -', '       ', '- 2 - -');
const BLANK = puzzleText('all-blank', '- - - -', '       ', '- - - -', '       ', '- - - -', '       ', '- - - -');
const FULL = puzzleText('full', '1 2 3 4', '^      ', '2 1 4 3', '       ', '3 4 1 2', '       ', '4>3 2 1');
/** Cells with a sign to the right and one below: every pair of them. */
const BOTH = puzzleText(
  ...(['both-signs', '- ->- -<-', '  ^   v  ', '-<- ->- -', '^   v    ', '- - - - -'] as const),
  ...['         ', '- ->- - -', '  ^      ', '- - 3 - -'],
);
const CHAIN = puzzleText(
  ...(['chain', '-<-<-<-<-', '         ', '- - - - -', 'v        ', '- - - - -'] as const),
  ...['        ^', '- - - - -', '         ', '- - 1 - -'],
);
const SIX_PLAIN = puzzleText(
  ...(['six-plain', '- - - 4 - -', '           ', '3 - - - - -', '           ', '- 2 - - - 5', '           '] as const),
  ...['- - - - 3 -', '           ', '- - 6 - - -', '           ', '- 3 - - - 1'],
);
const SIX_SIGNS = puzzleText(
  ...(['six-signs', '- - - 4 - -', 'v   ^      ', '- - - - - -', '      ^    ', '2 - - - - 5', '           '] as const),
  ...['- - - - -<-', '  ^        ', '- - 6 - - -', '        v  ', '- 3 - - - 1'],
);
const NINE = puzzleText(
  ...(['nine', '1 2 3 4 5 6 7 8 9', '^               v', '2 3 4 5 6 7 8 9 1'] as const),
  ...['                 ', '- 4 5 6 7 8 9 1 -', '                 ', '4<5 - - - - - 2<3', '        v        '],
  ...['5 6 - - - - - 3 4', '        ^        ', '6 7 - - - - - 4 5', '                 ', '7 8 - - - - - 5>6'],
  ...['                 ', '- 9 1 2 3 4 5 6 -', '^               ^', '9 1 2 3 4 5 6 7 8'],
);
const TOO_LONG = puzzleText(
  'too-long-a-chain',
  '-<-<-<-',
  'v      ',
  '- - - -',
  '       ',
  '- - - -',
  '       ',
  '- - - -',
);
const LATE = puzzleText('late-conflict', '- - - -', '       ', '- - - -', '       ', '- - - -', '      ^', '- - - 1');
const NO_PLACE = puzzleText('no-place', '1 2 3 -', '       ', '- - - 4', '       ', '- - - -', '       ', '- - - -');

export const READ_PUZZLES = [SMALL, NO_SIGNS, BOTH, FULL, SIX_SIGNS, NINE];
export const PRINT_PUZZLES = [SMALL, NO_SIGNS, BOTH, FULL, NINE];
export const PLAIN_PUZZLES = [NO_SIGNS, BLANK, SIX_PLAIN];
export const SIGNED_PUZZLES = [SMALL, CHAIN, BOTH, SIX_SIGNS, FULL];
export const IMPOSSIBLE_PUZZLES = [TOO_LONG, LATE, NO_PLACE];

/** A few calls of isLegal on one puzzle. */
export interface LegalCase extends PuzzleArrays {
  readonly name: string;
  readonly tests: string;
  readonly questions: readonly (readonly [row: number, col: number, num: number])[];
  readonly answers: readonly (0 | 1)[];
}

function legalCase(name: string, tests: string, puzzle: PuzzleText, questions: LegalCase['questions']): LegalCase {
  const { constraints, size } = puzzle;
  const answers = questions.map(([row, col, num]) => isLegal(row, col, num, puzzle.puzzle, constraints, size));
  if (new Set(answers).size < 2) throw new Error(`${name}: expected legal and illegal questions`);
  return { name, tests, puzzle: puzzle.puzzle, constraints, size, questions, answers };
}

/** Digits around an empty middle, without signs, then one sign at a time. */
const ROW = puzzleText('row', '1 - - 4', '       ', '- - - -', '       ', '- - - -', '       ', '- - - -');
const COLUMN = puzzleText('column', '- 1 - -', '       ', '- - - -', '       ', '- - - -', '       ', '- 3 - -');
const RIGHT = puzzleText('right', '- - - -', '       ', '-<3 ->2', '       ', '- - - -', '       ', '- - - -');
const LEFT = puzzleText('left', '- - - -', '       ', '3<- 2>-', '       ', '- - - -', '       ', '- - - -');
const BELOW = puzzleText('below', '- - - -', '       ', '- - - -', '^   v  ', '3 - 2 -', '       ', '- - - -');
const ABOVE = puzzleText('above', '- - - -', '       ', '2 - 3 -', '^   v  ', '- - - -', '       ', '- - - -');
const OPEN = puzzleText('open', '-<- - -', '^      ', '- - - -', '       ', '- - - -', '       ', '- - 4 -');
const LAST = puzzleText('last', '- - - 1', '       ', '- - - -', '       ', '- - - -', '      v', '2 - ->-');

const every = (row: number, col: number, size = 4): [number, number, number][] =>
  Array.from({ length: size }, (_, index) => [row, col, index + 1]);

export const LEGAL_CASES: readonly LegalCase[] = [
  legalCase('row', 'a number elsewhere in the row', ROW, [...every(0, 1), ...every(0, 2)]),
  legalCase('column', 'a number elsewhere in the column', COLUMN, [...every(1, 1), ...every(2, 1)]),
  legalCase('sign-right', 'a sign to the right neighbor', RIGHT, [...every(1, 0), ...every(1, 2)]),
  legalCase('sign-left', 'a sign to the left neighbor', LEFT, [...every(1, 1), ...every(1, 3)]),
  legalCase('sign-below', 'a sign to the neighbor below', BELOW, [...every(1, 0), ...every(1, 2)]),
  legalCase('sign-above', 'a sign to the neighbor above', ABOVE, [...every(2, 0), ...every(2, 2)]),
  legalCase('blank-neighbor', 'signs to blank neighbors restrict nothing', OPEN, [...every(0, 0), ...every(0, 2)]),
  legalCase('own-value', 'the number that is in the box already is no other number', FULL, [
    ...[...every(0, 0), ...every(2, 2), ...every(3, 3)],
  ]),
  legalCase('last-cells', 'the last row and column', LAST, [...every(3, 3), ...every(0, 0), ...every(3, 2)]),
  legalCase('nine', 'size 9', NINE, [...every(2, 0, 9), ...every(4, 4, 9), ...every(7, 8, 9)]),
];
