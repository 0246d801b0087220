// Texts of the Futoshiki page.

import { countOf } from '../../base/format.js';
import type { Grade } from '../../futoshiki/index.js';
import { inLanguage } from './language.js';

const cells = (count: number): string => countOf(count, 'cell', 'cells');

const GRADES: Readonly<Record<Grade, string>> = {
  trivial: 'Trivial',
  easy: 'Easy',
  tricky: 'Tricky',
  extreme: 'Extreme',
  recursive: 'Recursive',
};

type Cell = readonly [row: number, column: number];

export const ENGLISH = {
  // The line above the title may break between its parts, but not within them.
  over: (size: number, signs: number) =>
    `${size}\u00a0×\u00a0${size} · ${countOf(signs, 'sign', 'signs').replace(' ', '\u00a0')}`,
  region: 'Play',
  side: 'This puzzle',
  grid: (size: number) =>
    `Futoshiki grid, ${size} by ${size}. Use the arrow keys to select a cell and the digit keys to enter a digit.`,
  cell: (row: number, column: number, what: string) => `Row ${row}, column ${column}, ${what}`,
  /** `1, 2, and 4` */
  listed: (items: readonly (string | number)[]) =>
    items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`,
  names: {
    cell: (row: number, column: number) => `row ${row}, column ${column}`,
    inRow: (row: number, columns: string) => `row ${row}, columns ${columns}`,
    inColumn: (column: number, rows: string) => `column ${column}, rows ${rows}`,
  },
  namesAtStart: {
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    inRow: (row: number, columns: string) => `Row ${row}, columns ${columns}`,
    inColumn: (column: number, rows: string) => `Column ${column}, rows ${rows}`,
  },
  given: (digit: string) => `given ${digit}`,
  own: (digit: string) => digit,
  empty: 'empty',
  marks: (digits: string) => `marks ${digits}`,
  conflicts: 'conflict',
  welcome: 'Place each digit once in every row and column, and satisfy every sign.',
  firstVisit: 'Place each digit once in every row and column. Signs point to the smaller digit.',
  marksFilled: (count: number) =>
    count === 0 ? 'All pencil marks are filled in already.' : 'Filled in all pencil marks.',
  left: (count: number) => `${cells(count)} left.`,
  placed: (digit: string, row: number, column: number) => `${digit} entered at row ${row}, column ${column}.`,
  erased: (row: number, column: number) => `Erased row ${row}, column ${column}.`,
  marked: (digit: string) => `Added mark ${digit}.`,
  unmarked: (digit: string) => `Removed mark ${digit}.`,
  isGiven: 'This cell is given and can’t be changed.',
  isFilled: 'Erase the digit before adding marks.',
  undone: 'Undone.',
  redone: 'Redone.',
  nothingToUndo: 'Nothing to undo: this is the start.',
  nothingToRedo: 'Nothing to redo.',
  restarted: 'Back to the start.',
  restartedRest: 'Undo to get your digits back.',
  shownSolution: 'The puzzle is solved. Shown digits earn no record.',
  solvedWord: 'Solved.',
  solved: (count: number, hints: number, time?: string) =>
    time === undefined
      ? `${cells(count)}, ${countOf(hints, 'hint', 'hints')}.`
      : `${cells(count)}, ${countOf(hints, 'hint', 'hints')}, ${time}.`,
  twice: {
    row: (digit: string, row: number) => `Conflict: two ${digit}s in row ${row}.`,
    column: (digit: string, column: number) => `Conflict: two ${digit}s in column ${column}.`,
  },
  twiceGiven: {
    row: (own: number, given: number) => `Column ${own} is yours, column ${given} is given.`,
    column: (own: number, given: number) => `Row ${own} is yours, row ${given} is given.`,
  },
  twiceOwn: {
    row: (own: number, other: number) => `Columns ${own} and ${other} are both yours.`,
    column: (own: number, other: number) => `Rows ${own} and ${other} are both yours.`,
  },
  signConflict: (low: string, high: string) => `Conflict: ${low} is not less than ${high}.`,
  signConflictAt: ([row, column]: Cell, [otherRow, otherColumn]: Cell) =>
    `The sign is between row ${row}, column ${column} and row ${otherRow}, column ${otherColumn}.`,
  undo: 'Undo',
  redo: 'Redo',
  pencil: 'Pencil',
  hint: 'Hint',
  restart: 'Restart',
  link: 'Copy link',
  linkCopied: 'Link copied.',
  linkRest: 'The link contains only the puzzle and your digits.',
  previous: 'Previous puzzle',
  next: 'Next',
  nextPuzzle: 'Next puzzle',
  firstPuzzle: (collection: string) => `This is the first puzzle of ${collection}.`,
  lastPuzzle: (collection: string) => `This is the last puzzle of ${collection}.`,
  notInCollection: 'This puzzle isn’t part of a collection.',
  enter: 'Enter a digit',
  enterHeading: 'Digits',
  leftHeading: 'how many are left',
  digitLeft: (count: number) => `${count} left`,
  erase: 'Erase',
  options: {
    heading: 'Options',
    fill: 'Fill in marks',
    autoMarks: 'Keep all pencil marks filled in',
    equal: 'Highlight equal digits',
    autoClear: 'Clear pencil marks automatically',
    conflicts: 'Highlight conflicts',
    timer: 'Timer',
  },
  signs: {
    heading: 'Signs',
    text: 'Signs point to the smaller digit.',
    example: 'Here 2 is less than 7, and 1 is less than 7.',
    labels: {
      across: { more: 'greater than the cell to the right', less: 'less than the cell to the right' },
      down: { more: 'greater than the cell below', less: 'less than the cell below' },
    },
  },
  hintPanel: {
    heading: 'Hint',
    searching: 'Searching…',
    opened: (row: number, column: number) => `Look at row ${row}, column ${column}. The hint explains why.`,
    digit: (row: number, column: number, digit: string) => `Row ${row}, column ${column} is ${digit}.`,
    why: 'Show why',
    enter: (digit: string) => `Enter ${digit}`,
    close: 'Close',
    ask: 'Show hint',
    conflict: 'Fix the conflicts before asking for a hint.',
    wrong: 'Show wrong digits',
    marked: 'The cells are marked with !',
    about: 'the easiest next digit, and why',
    failed: 'Couldn’t find a hint. This is a bug in masu.',
  },
  count: {
    heading: 'Puzzle',
    ask: 'Check for a unique solution',
    one: {
      trivial: 'Exactly one solution. Difficulty: trivial.',
      easy: 'Exactly one solution. Difficulty: easy.',
      tricky: 'Exactly one solution. Difficulty: tricky.',
      extreme: 'Exactly one solution. Difficulty: extreme.',
      recursive: 'Exactly one solution. Difficulty: recursive, which means that it needs guessing.',
    } as Readonly<Record<Grade, string>>,
    searching: 'Counting solutions…',
    first: 'One solution',
    second: 'Another solution',
    solution: (rows: string) => `Rows: ${rows}`,
    failed: 'Couldn’t count the solutions. This is a bug in masu.',
  },
  grades: GRADES,
  generate: {
    heading: 'New puzzle',
    size: 'Size',
    grade: 'Difficulty',
    recursive: 'Recursive (needs guessing)',
    guessing: 'Recursive puzzles can’t be solved by rules alone: you have to try a digit and follow it until it fails.',
    generate: 'Generate',
    progress: (tries: number) => `Generating: try ${tries}.`,
    stop: 'Stop',
    failed: 'Couldn’t generate a puzzle. This is a bug in masu.',
  },
  export: { copy: 'Copy as text', download: 'Download', copied: 'Puzzle copied.' },
  shared: 'Shared puzzle',
  badLink: 'This link doesn’t contain a valid puzzle.',
  missing: 'Puzzle not found.',
  puzzleCount: (count: number) => `This collection has ${countOf(count, 'puzzle', 'puzzles')}.`,
} as const;

export const F = inLanguage('futoshiki', ENGLISH);
