// The Futoshiki frame: the board with its signs, conflicts, hints and pencil marks; then windows too small for all of it,
// which part of a large board is in view, and which cell a click means.

import { expect, test } from 'vitest';
import { acted, hinted, START, typed, WIDE } from '../../../../../test/workshop-futoshiki.js';
import { ASCII, COLORED } from '../screen/appearance.js';
import type { Size } from '../screen/cells.js';
import { futoshikiCellOnScreen, futoshikiFrame, partInView } from './frame.js';
import type { FutoshikiState } from './state.js';

const pointAt = (state: FutoshikiState, cell: number): FutoshikiState => acted(state, { kind: 'select-cell', cell });

const SIZE = { columns: 80, lines: 16 };
const frame = (state: FutoshikiState, size: Size) => futoshikiFrame(state, size, { signs: ASCII, theme: COLORED });

test('a puzzle at its start', () => {
  expect(frame(START, SIZE).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1  1' [.]< 3'  .     Easy, number 7
             v
      2  .   .   1'  .     11 cells left
                           0:00
      3  .   1'  .   3'
         ^
      4  .   .   .   .






      1-4 enter   m marks   x erase   u undo   y redo   i hint   ? keys   q quit"
  `);
});

test('a conflict is shown by shape and in words', () => {
  const state = typed(START, 1);
  expect(frame(state, SIZE).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1 !1! [1!< 3'  .     Easy, number 7
             v
      2  .   .   1'  .     10 cells left
                           0:00
      3  .  !1!  .   3'
         ^
      4  .   .   .   .




      ! Two 1s in row 1. Column 2 is yours, column 1 is given.

      1-4 enter   m marks   x erase   u undo   y redo   i hint   ? keys   q quit"
  `);
  expect(frame(state, SIZE).toRoles().split('\n')[2]).toContain('!!!');
  expect(frame(typed(START, 2), SIZE).toText()).not.toContain('!');
});

test('a hint: its words beside the board, its cells marked', () => {
  const hint = { name: 'a chain of signs', steps: ['r1c2 is less than r1c3. r1c2 is 2.'], cell: 1, because: [0, 1, 2] };
  expect(frame(hinted(START, hint), SIZE).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1 (1) [.]<(3)  .     Easy, number 7
             v
      2  .   .   1'  .     11 cells left
                           1 hint
      3  .   1'  .   3'    0:00
         ^
      4  .   .   .   .     Hint 3 of 3
                           r1c2 is less than r1c3. r1c2 is 2.
                           So r1c2 is 2.
                           i: show every step



      1-4 enter   m marks   x erase   u undo   y redo   i hint   ? keys   q quit"
  `);
  const narrow = frame(hinted(START, hint, 2), { columns: 40, lines: 18 }).toText();
  expect(narrow.replace(/\s+/g, ' ')).toContain('Hint 2 of 3: r1c2 is less than r1c3. r1c2 is 2.');
  const where = frame(hinted(START, hint, 1), { columns: 40, lines: 18 }).toText();
  expect([where.includes('Hint 1 of 3: Look at r1c2.'), where.includes('(')]).toEqual([true, false]);
});

test('pencil marks: compact shows that there are some, large shows each at its position', () => {
  const state = acted(START, { kind: 'fill-marks' });
  expect(frame(state, SIZE).toText().split('\n').slice(0, 9).join('\n')).toMatchInlineSnapshot(`
    "
         1   2   3   4     Workshop 3 of 24
      1  1' [:]< 3'  :     Easy, number 7
             v
      2  :   :   1'  :     11 cells left
                           0:00
      3  :   1'  :   3'
         ^                 marks here: 2
      4  :   :   :   :"
  `);
  const large = { ...state, options: { ...state.options, large: true } };
  expect(frame(large, { columns: 90, lines: 24 }).toText()).toMatchInlineSnapshot(`
    "
           1       2       3       4       Workshop 3 of 24
      1    1'   [. 2 .]<   3'      2       Easy, number 7
                                 4
                   v                       11 cells left
      2    2 3     2 3     1'      2       0:00
         4       4               4
                                           marks here: 2
      3    2       1'      2       3'
         4               4
           ^
      4    2 3     2 3     2     1 2
         4       4       4       4








      Filled in all candidates.

      1-4 enter   m marks   x erase   u undo   y redo   i hint   c check   ? keys   q quit"
  `);
  expect(acted(state, { kind: 'undo' }).session.game.at).toBe(0);
});

test('too small says what is needed', () => {
  expect(frame(START, { columns: 12, lines: 9 }).toText().replace(/\s+/g, ' ').trim()).toMatch(
    /^Window too small: this puzzle needs \d+×\d+ characters; yours is 12×9\./,
  );
});

test('a board larger than the window is shown in part, with its numbers, around the cursor', () => {
  const size = { columns: 40, lines: 14 };
  expect(frame(WIDE, size).toText()).toMatchInlineSnapshot(`
    "
         1   2   3   4   5   6   7   8
      1 [.]< .   .   .   .   .   .   .

      2  .   .   .   .   .   .   .   .   >

      3  .   .   .   .   .   .   .   .

      4  .   .   .   .   .   .   .   .
                v 8 rows more
      144 cells left, 0:00. Workshop 3 of 2…


      i hint   ? keys   q quit"
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
      144 cells left, 0:00. Workshop 3 of 2…


      i hint   ? keys   q quit"
  `);
  expect(frame(pointAt(WIDE, 143), size).toText()).toMatchInlineSnapshot(`
    "            ^ 8 rows more
         5   6   7   8   9  10  11  12
      9  .   .   .   .   .   .   .   .

    < 10 .   .   .   .   .   .   .   .

      11 .   .   .   .   .   .   .   .
                                     v
      12 .   .   .   .   .   .   .  [.]

      144 cells left, 0:00. Workshop 3 of 2…


      i hint   ? keys   q quit"
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
    state = acted({ ...state, view: partInView(state, size) }, { kind: 'move-cursor', direction: name });
    const rows = frame(state, size).toText().split('\n');
    const line = rows.findIndex((row) => row.includes('[.]'));
    expect(futoshikiCellOnScreen(state, size, line, rows[line]?.indexOf('[.]') ?? 0)).toBe(state.session.cursor);
  }
});

test('a click finds its cell', () => {
  expect(futoshikiCellOnScreen(START, SIZE, 2, 9)).toBe(1);
  expect(futoshikiCellOnScreen(START, SIZE, 2, 8)).toBe(1);
  expect(futoshikiCellOnScreen(START, SIZE, 3, 9)).toBeUndefined();
  expect(futoshikiCellOnScreen(START, SIZE, 8, 17)).toBe(15);
});

test('a small window: the board without margins, the end of a hint above the keys', () => {
  const steps = ['A first step that is long enough to fill a line.', 'So r1c2 is 2: no other digit may stand.'];
  const hint = { name: 'a chain of signs', steps, cell: 1, because: [0, 2] };
  expect(frame(START, { columns: 40, lines: 10 }).toText()).toMatchInlineSnapshot(`
    "     1   2   3   4
      1  1' [.]< 3'  .
             v
      2  .   .   1'  .

      3  .   1'  .   3'
         ^
      4  .   .   .   .

      1-4 enter   i hint   ? keys   q quit"
  `);
  expect(frame(hinted(START, hint), { columns: 40, lines: 11 }).toText().split('\n').slice(-4)).toMatchInlineSnapshot(`
    [
      "  4  .   .   .   .",
      "  Hint 3 of 3: So r1c2 is 2. i: show",
      "  every step.",
      "  1-4 enter   i hint   ? keys   q quit",
    ]
  `);
  expect(frame(hinted(START, hint), { columns: 40, lines: 10 }).toText().split('\n').slice(-3)).toEqual([
    '  4  .   .   .   .',
    '  Hint 3 of 3: So r1c2 is 2. i: show …',
    '  1-4 enter   i hint   ? keys   q quit',
  ]);
  expect(frame(START, { columns: 40, lines: 9 }).toText().trim()).toBe(
    'Window too small: this puzzle needs\n19×10 characters; yours is 40×9.',
  );
});

test('a hint too long for its panel shows its end and where the rest is', () => {
  const steps = Array.from({ length: 30 }, (_, index) => `Step ${index + 1} leads on to the one after it.`);
  const hint = { name: 'trial', steps, cell: 1, because: [] };
  const panel = frame(hinted(START, hint), { columns: 80, lines: 16 })
    .toText()
    .split('\n')
    .map((line) => line.slice(23));
  expect(panel).toMatchInlineSnapshot(`
    [
      "",
      "Workshop 3 of 24",
      "Easy, number 7",
      "11 cells left",
      "Hint 3 of 3",
      "…",
      "Step 27 leads on to the one after it.",
      "Step 28 leads on to the one after it.",
      "Step 29 leads on to the one after it.",
      "Step 30 leads on to the one after it.",
      "So r1c2 is 2.",
      "i: show every step",
      "",
      "",
      "",
      " x erase   u undo   y redo   i hint   ? keys   q quit",
    ]
  `);
});
