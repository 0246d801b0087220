import { expect, test } from 'vitest';
import { FUTOSHIKI_FORMATS, type FutoshikiLevel, soundLevel } from '../futoshiki/index.js';
import type { Size } from './cells.js';
import { futoshikiCellOnScreen, futoshikiFrame, partInView } from './futoshiki-frame.js';
import {
  checked,
  clashWords,
  clearMarks,
  erase,
  type FutoshikiState,
  fillMarks,
  futoshikiPosition,
  isFutoshikiWon,
  markDigit,
  moveCursor,
  newFutoshiki,
  openCells,
  pointAt,
  redoFutoshiki,
  restartFutoshiki,
  typeDigit,
  undoFutoshiki,
} from './futoshiki-state.js';

import { ASCII, COLOURED } from './look.js';

const ROWS = ['|1 -<3 -|', '|  v    |', '|- - 1 -|', '|       |', '|- 1 - 3|', '|^      |', '|- - - -|'];
const PLACE = { collection: 'Workshop', number: 3, of: 24, title: 'Easy, number 7' };
const SIZE = { columns: 80, lines: 16 };

function levelOf(rows: readonly string[]): FutoshikiLevel {
  const draft = FUTOSHIKI_FORMATS[0]?.parse(rows.join('\n')).levels[0];
  if (!draft?.ok) throw new Error('unreadable');
  const level = soundLevel(draft.value);
  if (!level.ok) throw new Error(level.fault.message);
  return level.value;
}

const START = newFutoshiki(levelOf(ROWS), PLACE);
const frame = (state: FutoshikiState, size: Size) => futoshikiFrame(state, size, { signs: ASCII, theme: COLOURED });
const typed = (state: FutoshikiState, ...digits: number[]): FutoshikiState => digits.reduce(typeDigit, state);

test('a puzzle at its start', () => {
  expect(frame(START, SIZE).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1  1' [.]< 3'  .     Easy, number 7
             v
      2  .   .   1'  .     11 cells open
                           0:00
      3  .   1'  .   3'
         ^
      4  .   .   .   .






      1-4 write   m marks   x erase   u undo   y redo   i hint   ? keys   q quit"
  `);
});

test('a clash is shown by shape and said in words', () => {
  const state = typed(START, 1);
  expect(frame(state, SIZE).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1 !1! [1!< 3'  .     Easy, number 7
             v
      2  .   .   1'  .     10 cells open
                           0:00
      3  .  !1!  .   3'
         ^
      4  .   .   .   .




      ! Two 1s in row 1. Column 2 is yours, column 1 is given.

      1-4 write   m marks   x erase   u undo   y redo   i hint   ? keys   q quit"
  `);
  expect(frame(state, SIZE).toRoles().split('\n')[2]).toContain('!!!');
  expect(frame(typed(START, 2), SIZE).toText()).not.toContain('!');
});

test('a hint: its words beside the board, its cells marked', () => {
  const hint = {
    title: 'a chain of signs',
    steps: ['r1c2 is less than r1c3. r1c2 is 2.'],
    target: 1,
    reasons: [0, 2],
    wrong: [],
  };
  expect(frame({ ...START, hint, hints: 1 }, SIZE).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1 (1) [.]<(3)  .     Easy, number 7
             v
      2  .   .   1'  .     11 cells open
                           1 hint
      3  .   1'  .   3'    0:00
         ^
      4  .   .   .   .     Hint: a chain of signs
                           r1c2 is less than r1c3. r1c2 is 2.





      1-4 write   m marks   x erase   u undo   y redo   i hint   ? keys   q quit"
  `);
  expect(frame({ ...START, hint }, { columns: 40, lines: 18 }).toText()).toContain(
    'r1c2 is less than r1c3. r1c2 is 2.',
  );
});

test('pencil marks: compact tells that there are some, large shows each at its place', () => {
  const state = fillMarks(START);
  expect(frame(state, SIZE).toText().split('\n').slice(0, 9).join('\n')).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1  1' [:]< 3'  :     Easy, number 7
             v
      2  :   :   1'  :     11 cells open
                           0:00
      3  :   1'  :   3'
         ^                 marks here: 2
      4  :   :   :   :"
  `);
  const large = { ...state, choices: { ...state.choices, large: true } };
  expect(frame(large, { columns: 90, lines: 24 }).toText()).toMatchInlineSnapshot(`
    "
           1       2       3       4       Workshop 3 of 24
      1    1'   [. 2 .]<   3'      2       Easy, number 7
                                 4
                   v                       11 cells open
      2    2 3     2 3     1'      2       0:00
         4       4               4
                                           marks here: 2
      3    2       1'      2       3'
         4               4
           ^
      4    2 3     2 3     2     1 2
         4       4       4       4








      Pencilled in all that may stand.

      1-4 write   m marks   x erase   u undo   y redo   i hint   c check   ? keys   q quit"
  `);
  expect(undoFutoshiki(state).game.at).toBe(0);
});

test('too small says what is needed', () => {
  expect(frame(START, { columns: 12, lines: 9 }).toText().replace(/\s+/g, ' ').trim()).toMatch(
    /^This puzzle needs \d+ columns and \d+ lines; the window has 12 and 9\.$/,
  );
});

/** Twelve by twelve with a few signs, nothing given. */
const WIDE = newFutoshiki(
  {
    size: 12,
    cells: new Array<number>(144).fill(0),
    inequalities: [
      { less: 0, greater: 1 },
      { less: 77, greater: 65 },
      { less: 78, greater: 77 },
      { less: 143, greater: 131 },
    ],
  },
  PLACE,
);

test('a board larger than the window is shown in part, with its numbers, round the cursor', () => {
  const size = { columns: 40, lines: 14 };
  expect(frame(WIDE, size).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4   5   6   7   8
      1 [.]< .   .   .   .   .   .   .

      2  .   .   .   .   .   .   .   .   >

      3  .   .   .   .   .   .   .   .

      4  .   .   .   .   .   .   .   .
                v 8 rows more
      144 cells open, 0:00. Workshop 3 of 2…


      1-12 write   ? keys   q quit"
  `);
  const middle = pointAt(WIDE, 77);
  expect(frame(middle, size).toText()).toMatchInlineSnapshot(`
    "            ^ 4 rows more
         2   3   4   5   6   7   8   9
      5  .   .   .   .   .   .   .   .

    < 6  .   .   .   .   .   .   .   .   >
                         v
      7  .   .   .   .  [.]> .   .   .

      8  .   .   .   .   .   .   .   .
                v 4 rows more
      144 cells open, 0:00. Workshop 3 of 2…


      1-12 write   ? keys   q quit"
  `);
  expect(frame(pointAt(WIDE, 143), size).toText()).toMatchInlineSnapshot(`
    "            ^ 8 rows more
         5   6   7   8   9  10  11  12
      9  .   .   .   .   .   .   .   .

    < 10 .   .   .   .   .   .   .   .

      11 .   .   .   .   .   .   .   .
                                     v
      12 .   .   .   .   .   .   .  [.]

      144 cells open, 0:00. Workshop 3 of 2…


      1-12 write   ? keys   q quit"
  `);
  expect(frame(WIDE, { columns: 40, lines: 10 }).toText()).toContain('needs');
});

test.each([
  { columns: 40, lines: 14 },
  { columns: 30, lines: 24 },
  { columns: 80, lines: 20 },
  { columns: 18, lines: 11 },
])('the cursor stays in view and a click finds it, in a window of $columns by $lines', (size) => {
  let state = pointAt(WIDE, 70);
  for (const direction of 'rrrrrrddddddlllllllllllluuuuuuuuuuuurrrrrr') {
    const name = ({ r: 'right', d: 'down', l: 'left', u: 'up' } as const)[direction as 'r'];
    state = moveCursor({ ...state, view: partInView(state, size) }, name);
    const rows = frame(state, size).toText().split('\n');
    const line = rows.findIndex((row) => row.includes('[.]'));
    expect(futoshikiCellOnScreen(state, size, line, rows[line]?.indexOf('[.]') ?? 0)).toBe(state.cursor);
  }
});

test('a digit of two figures: figure by figure, or at once', () => {
  const digitOf = (state: FutoshikiState) => futoshikiPosition(state).digits[state.cursor];
  expect(digitOf(typed(WIDE, 1, 2))).toBe(12);
  expect(digitOf(typed(WIDE, 12))).toBe(12);
  expect(digitOf(typed(WIDE, 1, 10))).toBe(10);
  expect(digitOf(typed(WIDE, 12, 3))).toBe(3);
  expect(undoFutoshiki(typed(WIDE, 1, 2)).game.at).toBe(0);
  const marked = typed({ ...WIDE, pencil: true }, 1, 2, 12);
  expect(futoshikiPosition(marked).marks[0]).toBe(0b1000_0000_0011);
});

test('a click finds its cell', () => {
  expect(futoshikiCellOnScreen(START, SIZE, 2, 9)).toBe(1);
  expect(futoshikiCellOnScreen(START, SIZE, 2, 8)).toBe(1);
  expect(futoshikiCellOnScreen(START, SIZE, 3, 9)).toBeUndefined();
  expect(futoshikiCellOnScreen(START, SIZE, 8, 17)).toBe(15);
});

test('typing, marking, erasing, undoing', () => {
  const two = typed(START, 2);
  expect(futoshikiPosition(two).digits[1]).toBe(2);
  expect(typeDigit(pointAt(START, 0), 3).say.text).toBe('This digit is given.');
  expect(typeDigit(START, 7).say.text).toBe('Digits go from 1 to 4.');
  expect(openCells(two)).toBe(openCells(START) - 1);
  expect(futoshikiPosition(erase(two)).digits[1]).toBe(0);
  expect(futoshikiPosition(undoFutoshiki(two)).digits[1]).toBe(0);
  expect(futoshikiPosition(redoFutoshiki(undoFutoshiki(two))).digits[1]).toBe(2);
  expect(futoshikiPosition(restartFutoshiki(two)).digits[1]).toBe(0);
  expect(futoshikiPosition(markDigit(START, 3)).marks[1]).toBe(0b100);
  expect(futoshikiPosition(typeDigit({ ...START, pencil: true }, 3)).marks[1]).toBe(0b100);
  expect(moveCursor(START, 'up').cursor).toBe(1);
  expect(moveCursor(START, 'down').cursor).toBe(5);
});

test('a digit strikes its marks where that is wanted; the obvious can be cleared by hand', () => {
  const marked = pointAt(markDigit(pointAt(START, 3), 2), 1);
  const swept = typeDigit(marked, 2);
  expect(futoshikiPosition(swept).marks[3]).toBe(0);
  const kept = typeDigit({ ...marked, choices: { ...marked.choices, autoClear: false } }, 2);
  expect(futoshikiPosition(kept).marks[3]).toBe(0b10);
  expect(futoshikiPosition(clearMarks(kept)).marks[3]).toBe(0);
});

test('numbers of two digits at larger sizes are typed digit by digit', () => {
  const size = 12;
  const level: FutoshikiLevel = { size, cells: new Array<number>(size * size).fill(0), inequalities: [] };
  const state = typed(newFutoshiki(level, PLACE), 1, 2);
  expect(futoshikiPosition(state).digits[0]).toBe(12);
  expect(state.game.entries).toHaveLength(1);
  expect(futoshikiPosition(typeDigit(pointAt(typeDigit(state, 3), 1), 3)).digits.slice(0, 2)).toEqual([3, 3]);
});

const CLASHES: readonly [name: string, digits: readonly number[], cell: number, words: string][] = [
  ['both yours', [0, 0, 0, 0, 2, 2], 5, 'Two 2s in row 2. Columns 1 and 2 are yours.'],
  ['row', [1, 1], 1, 'Two 1s in row 1. Column 2 is yours, column 1 is given.'],
  ['column', [1, 0, 3, 0, 1], 4, 'Two 1s in column 1. Row 2 is yours, row 1 is given.'],
  ['sign across', [1, 4, 3], 1, '4 is not less than 3: r1c2 and r1c3.'],
  ['sign down', [1, 2, 3, 0, 0, 4], 5, '4 is not less than 2: r2c2 and r1c2.'],
  ['none', [1, 2, 3], 1, ''],
];

test.each(CLASHES)('a clash in words: %s', (_, digits, cell, words) => {
  const padded = [...digits, ...new Array<number>(16 - digits.length).fill(0)];
  expect(clashWords(START.game.level, padded, cell)).toBe(words);
});

test('a check marks what is wrong and says nothing of the rest', () => {
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  expect(checked(typed(START, 2), solution).say.text).toBe('All that stands is right. 10 cells open.');
  const wrong = checked(typed(START, 4), solution);
  expect(wrong.wrong).toEqual([1]);
  expect(wrong.say).toEqual({ text: 'One digit is wrong; it is marked.', isTrouble: true });
  expect(isFutoshikiWon(START)).toBe(false);
});

test('a small window: the board without air, how a hint ends above the keys', () => {
  const steps = ['A first step that is long enough to fill a line.', 'So r1c2 is 2: no other digit may stand.'];
  const hint = { title: 'a chain of signs', steps, target: 1, reasons: [0, 2], wrong: [] };
  expect(frame(START, { columns: 40, lines: 10 }).toText()).toMatchInlineSnapshot(`
    "     1   2   3   4
      1  1' [.]< 3'  .
             v
      2  .   .   1'  .

      3  .   1'  .   3'
         ^
      4  .   .   .   .

      1-4 write   ? keys   q quit"
  `);
  expect(
    frame({ ...START, hint }, { columns: 40, lines: 11 })
      .toText()
      .split('\n')
      .slice(-4),
  ).toMatchInlineSnapshot(`
    [
      "  4  .   .   .   .",
      "  So r1c2 is 2: no other digit may",
      "  stand. i shows every step.",
      "  1-4 write   ? keys   q quit",
    ]
  `);
  expect(
    frame({ ...START, hint }, { columns: 40, lines: 10 })
      .toText()
      .split('\n')
      .slice(-3),
  ).toEqual(['  4  .   .   .   .', '  So r1c2 is 2: no other digit may st…', '  1-4 write   ? keys   q quit']);
  expect(frame(START, { columns: 40, lines: 9 }).toText().trim()).toBe(
    'This puzzle needs 19 columns and 10\nlines; the window has 40 and 9.',
  );
});

test('a hint too long for its panel shows its end and where the rest is', () => {
  const steps = Array.from({ length: 30 }, (_, index) => `Step ${index + 1} leads on to the one after it.`);
  const hint = { title: 'trial', steps, target: 1, reasons: [], wrong: [] };
  const panel = frame({ ...START, hint, hints: 1 }, { columns: 80, lines: 16 })
    .toText()
    .split('\n')
    .map((line) => line.slice(23));
  expect(panel).toMatchInlineSnapshot(`
    [
      "",
      "Workshop 3 of 24",
      "Easy, number 7",
      "11 cells open",
      "Hint: trial",
      "i shows every step of it",
      "Step 25 leads on to the one after it.",
      "Step 26 leads on to the one after it.",
      "Step 27 leads on to the one after it.",
      "Step 28 leads on to the one after it.",
      "Step 29 leads on to the one after it.",
      "Step 30 leads on to the one after it.",
      "",
      "",
      "",
      " x erase   u undo   y redo   i hint   ? keys   q quit",
    ]
  `);
});
