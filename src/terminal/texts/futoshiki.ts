// Texts of a Futoshiki game. A cell is named as on every page: r2c3 is row 2, column 3.

import { countOf } from '../../base/format.js';

const hints = (count: number): string => countOf(count, 'hint', 'hints');

export const ENGLISH = {
  cellsLeft: (count: number) => countOf(count, 'cell left', 'cells left'),
  hints,
  /** A record: its time and its hints. */
  best: (time: string, hintCount: number) => `best ${time}, ${hints(hintCount)}`,
  solved: (cells: number, hintCount: number) => `Solved. ${countOf(cells, 'cell', 'cells')}, ${hints(hintCount)}.`,
  solvedShown: 'Solved with masu’s digits. This is not a record.',
  twice: {
    row: (digit: number, row: number) => `Two ${digit}s in row ${row}.`,
    column: (digit: number, column: number) => `Two ${digit}s in column ${column}.`,
  },
  twiceGiven: {
    row: (own: number, given: number) => `Column ${own} is yours, column ${given} is given.`,
    column: (own: number, given: number) => `Row ${own} is yours, row ${given} is given.`,
  },
  twiceOwn: {
    row: (first: number, second: number) => `Columns ${first} and ${second} are yours.`,
    column: (first: number, second: number) => `Rows ${first} and ${second} are yours.`,
  },
  sign: (low: number, high: number, less: string, greater: string) =>
    `${low} is not less than ${high}: ${less} and ${greater}.`,
  isGiven: 'This digit is given.',
  isFilled: 'Erase the digit first.',
  badDigit: (size: number) => `Enter a digit from 1 to ${size}.`,
  marksFilled: 'Filled in all candidates.',
  marksFilledAlready: 'All candidates are filled in already.',
  marksCleared: 'Removed conflicting marks.',
  noMarksToClear: 'No conflicting marks.',
  impossibleMove: (index: number, before: number) =>
    `Move ${index} is not possible. Played the ${countOf(before, 'move', 'moves')} before it.`,
  wrongDigits: 'Some digits are wrong.',
  correct: (left: number) => `Everything so far is correct. ${countOf(left, 'cell left', 'cells left')}.`,
  wrong: (count: number) =>
    count === 1 ? 'One digit is wrong; it is marked.' : `${count} digits are wrong; they are marked.`,
  severalSolutions: "Can't check: this puzzle has more than one solution.",
  noSolution: "Can't check: this puzzle has no solution.",
  thinking: 'Thinking.',
  hint: (name: string) => `Hint: ${name}`,
  everyStep: 'i: show every step',
  /** The last step of a hint, if there is only one line. */
  lastStep: (step: string) => `${step} i: show every step.`,
  pencilOn: 'Pencil marks: on',
  pencil: 'pencil',
  marksHere: (digits: string) => `marks here: ${digits}`,
  marks: (digits: string) => `marks ${digits}`,
  options: {
    autoClear: { on: 'Clear pencil marks automatically: on.', off: 'Clear pencil marks automatically: off.' },
    large: { on: 'Large cells: on.', off: 'Large cells: off.' },
    time: { on: 'Time: on.', off: 'Time: off.' },
    pencil: { on: 'Pencil marks: on. v shows them in large cells.', off: 'Pencil marks: off.' },
  },
  largeNeeds: (columns: number, lines: number, there: { readonly columns: number; readonly lines: number }) =>
    `They need ${columns}×${lines} characters; yours is ${there.columns}×${there.lines}.`,
} as const;
