// What the functions of ECE 209 are called with: puzzle files to read and print, questions to isLegal in named groups, and
// puzzles to solve. Every group of questions has legal and illegal ones, so that a constant answer gets none right.

import { isLegal, type PuzzleArrays, parsePuzzle } from './functions.js';

/** The lines of puzzles from top to bottom, with a slash between two; blanks at their ends are left out. */
const LINES = {
  small: '- - - -/^/- - -<-/    v/- - 1 -//-<- - 4',
  'no-signs': '1 - - -//- - 3 -//- - - -//- 2 - -',
  'all-blank': '- - - -//- - - -//- - - -//- - - -',
  full: '1 2 3 4/^/2 1 4 3//3 4 1 2//4>3 2 1',
  vertical: '- - - - -/^   v   ^/- 4 - - -/    v   ^/- - - - -/^     v/- - - 2 -/  v     ^/- - - - -',
  /** Cells with a sign to the right and one below: every pair of them. */
  'both-signs': '- ->- -<-/  ^   v/-<- ->- -/^   v/- - - - -//- ->- - -/  ^/- - 3 - -',
  chain: '-<-<-<-<-//- - - - -/v/- - - - -/        ^/- - - - -//- - 1 - -',
  'six-plain': '- - - 4 - -//3 - - - - -//- 2 - - - 5//- - - - 3 -//- - 6 - - -//- 3 - - - 1',
  'six-signs': '- - - 4 - -/v   ^/- - - - - -/      ^/2 - - - - 5//- - - - -<-/  ^/- - 6 - - -/        v/- 3 - - - 1',
  nine:
    '1 2 3 4 5 6 7 8 9/^               v/2 3 4 5 6 7 8 9 1//- 4 5 6 7 8 9 1 -//4<5 - - - - - 2<3/        v/' +
    '5 6 - - - - - 3 4/        ^/6 7 - - - - - 4 5//7 8 - - - - - 5>6//- 9 1 2 3 4 5 6 -/^               ^/9 1 2 3 4 5 6 7 8',
  'too-long-a-chain': '-<-<-<-/v/- - - -//- - - -//- - - -',
  'late-conflict': '- - - -//- - - -//- - - -/      ^/- - - 1',
  'no-place': '1 2 3 -//- - - 4//- - - -//- - - -',
  // Digits around an empty middle, without signs, then one sign at a time.
  row: '1 - - 4//- - - -//- - - -//- - - -',
  column: '- 1 - -//- - - -//- - - -//- 3 - -',
  right: '- - - -//-<3 ->2//- - - -//- - - -',
  left: '- - - -//3<- 2>-//- - - -//- - - -',
  below: '- - - -//- - - -/^   v/3 - 2 -//- - - -',
  above: '- - - -//2 - 3 -/^   v/- - - -//- - - -',
  open: '-<- - -/^/- - - -//- - - -//- - 4 -',
  last: '- - - 1//- - - -//- - - -/      v/2 - ->-',
} as const;

/** A puzzle as a file of the course. */
export function puzzleFile(name: keyof typeof LINES): string {
  const lines = LINES[name].split('/');
  return `${(lines.length + 1) / 2}\n${lines.map((line) => `|${line.padEnd(lines.length)}|\n`).join('')}`;
}

export interface PuzzleText extends PuzzleArrays {
  readonly name: string;
  readonly text: string;
}

function namedPuzzle(name: keyof typeof LINES): PuzzleText {
  const text = puzzleFile(name);
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(`a case is not a puzzle: ${read.error.message}`);
  return { name, text, ...read.value };
}

export const READ_PUZZLES = (['small', 'no-signs', 'both-signs', 'full', 'six-signs', 'nine'] as const).map(
  namedPuzzle,
);
export const PRINT_PUZZLES = READ_PUZZLES.filter(({ name }) => name !== 'six-signs');
export const PLAIN_PUZZLES = (['no-signs', 'all-blank', 'six-plain'] as const).map(namedPuzzle);
export const SIGNED_PUZZLES = (['small', 'chain', 'both-signs', 'six-signs', 'full'] as const).map(namedPuzzle);
export const IMPOSSIBLE_PUZZLES = (['too-long-a-chain', 'late-conflict', 'no-place'] as const).map(namedPuzzle);

/** A few calls of isLegal on one puzzle. */
export interface LegalCase extends PuzzleArrays {
  readonly name: string;
  readonly tests: string;
  readonly questions: readonly (readonly [row: number, col: number, num: number])[];
  readonly answers: readonly (0 | 1)[];
}

function legalCase(
  name: string,
  tests: string,
  about: keyof typeof LINES,
  questions: LegalCase['questions'],
): LegalCase {
  const { puzzle, constraints, size } = namedPuzzle(about);
  const answers = questions.map(([row, col, num]) => isLegal(row, col, num, puzzle, constraints, size));
  if (new Set(answers).size < 2) throw new Error(`${name}: expected legal and illegal questions`);
  return { name, tests, puzzle, constraints, size, questions, answers };
}

const every = (row: number, col: number, size = 4): [number, number, number][] =>
  Array.from({ length: size }, (_, index) => [row, col, index + 1]);

export const LEGAL_CASES: readonly LegalCase[] = [
  legalCase('row', 'a number elsewhere in the row', 'row', [...every(0, 1), ...every(0, 2)]),
  legalCase('column', 'a number elsewhere in the column', 'column', [...every(1, 1), ...every(2, 1)]),
  legalCase('sign-right', 'a sign to the right neighbor', 'right', [...every(1, 0), ...every(1, 2)]),
  legalCase('sign-left', 'a sign to the left neighbor', 'left', [...every(1, 1), ...every(1, 3)]),
  legalCase('sign-below', 'a sign to the neighbor below', 'below', [...every(1, 0), ...every(1, 2)]),
  legalCase('sign-above', 'a sign to the neighbor above', 'above', [...every(2, 0), ...every(2, 2)]),
  legalCase('blank-neighbor', 'signs to blank neighbors restrict nothing', 'open', [...every(0, 0), ...every(0, 2)]),
  legalCase('own-value', 'the number that is in the box already is no other number', 'full', [
    ...[...every(0, 0), ...every(2, 2), ...every(3, 3)],
  ]),
  legalCase('last-cells', 'the last row and column', 'last', [...every(3, 3), ...every(0, 0), ...every(3, 2)]),
  legalCase('nine', 'size 9', 'nine', [...every(2, 0, 9), ...every(4, 4, 9), ...every(7, 8, 9)]),
];
