// The Sokoban frame in windows that are too narrow, too low, or both: what is left out first, which part of a large
// level is in view, and that a click means the visible cell.

import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { expect, test } from 'vitest';
import { sample } from '../../../../../test/sample.js';
import {
  acted,
  ascii,
  at,
  hinted,
  played,
  SIZE,
  START,
  stateOf,
  unicode,
  unseen,
} from '../../../../../test/workshop-sokoban.js';
import { cellOnScreen, placement, sokobanFrame } from './frame.js';
import type { SokobanState } from './state.js';

test('text below the board in a narrow window, one column per cell in a very narrow one', () => {
  expect(sokobanFrame(START, { columns: 60, lines: 19 }, ascii).toText()).toMatchInlineSnapshot(`
    "
          ##########    ##########
          ##      ########      ##
          ##  []                ##
      ######  ####   .####  ######
      ##    []  ## .  ##  []    ##
      ##           . .[]        ##
      ######  ####    ####  ######
          ##    @v          ##
          ##    ####        ##
          ####################

      Workshop 12 of 40: Two lanterns
      0 moves, 0 pushes, on goal 0/4, 0:00




      u undo   y redo   r restart   i hint   ? keys   q quit"
  `);
  expect(sokobanFrame(START, { columns: 24, lines: 18 }, ascii).toText()).toMatchInlineSnapshot(`
    "
        #####  #####
        #   ####   #
        # $        #
      ### ## .## ###
      #  $ #. # $  #
      #     ..$    #
      ### ##  ## ###
        #  @     #
        #  ##    #
        ##########

      Workshop 12 of 40: Tw…
      0 moves, 0 pushes, on…



      ? keys   q quit"
  `);
});

test('if lines are scarce, blank ones are left out first', () => {
  expect(sokobanFrame(played(START, 'rrrrruulL'), { columns: 80, lines: 12 }, ascii).toText()).toMatchInlineSnapshot(`
    "      ##########    ##########    Workshop 12 of 40
          ##      ########      ##    Two lanterns
          ##  []                ##
      ######  ####   .####  ######    moves     9
      ##    []  ## .  ##  []    ##    pushes    1
      ##           .**@<        ##    on goal   1/4
      ######  ####    ####  ######    time   0:00
          ##                ##
          ##    ####        ##        at least 18 pushes to go
          ####################
      Pushed left onto a goal. 3 boxes to go, at least 18 pushes.
      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
  // The counts are left out last: they are shown in the status line while there is no status.
  const small = { columns: 40, lines: 12 };
  expect(sokobanFrame(START, small, ascii).toText().split('\n').slice(9)).toMatchInlineSnapshot(`
    [
      "      ####################",
      "  0 moves, 0 pushes, on goal 0/4, 0:00",
      "  u undo   i hint   ? keys   q quit",
    ]
  `);
  expect(sokobanFrame(played(START, 'rrrrruulL'), small, ascii).toText().split('\n').slice(9)).toMatchInlineSnapshot(`
    [
      "      ####################",
      "  Pushed left onto a goal. 3 boxes to…",
      "  u undo   i hint   ? keys   q quit",
    ]
  `);
  const narrow = sokobanFrame(START, { columns: 40, lines: 13 }, ascii).toText();
  expect(narrow.split('\n').slice(9)).toMatchInlineSnapshot(`
    [
      "      ####################",
      "  0 moves, 0 pushes, on goal 0/4, 0:00",
      "",
      "  u undo   i hint   ? keys   q quit",
    ]
  `);
  expect(cellOnScreen(START, { columns: 80, lines: 12 }, 5, 18)).toBe(at(5, 8));
});

test('too small says what is needed', () => {
  expect(sokobanFrame(START, { columns: 30, lines: 8 }, ascii).toText()).toMatchInlineSnapshot(`
    "Window too small: this level
    needs 17×10 characters; yours
    is 30×8.




    "
  `);
  expect(sokobanFrame(START, { columns: 1, lines: 1 }, ascii).toText()).toBe('…');
});

test('a level larger than the window is shown in part, with marks at the edges', () => {
  expect(sokobanFrame(START, { columns: 40, lines: 11 }, ascii).toText()).toMatchInlineSnapshot(`
    "         ^ 4 rows more
      ##    []  ## .  ##  []    ##
      ##           . .[]        ##
      ######  ####    ####  ######
          ##    @v          ##
          ##    ####        ##
          ####################

      0 moves, 0 pushes, on goal 0/4, 0:00

      u undo   i hint   ? keys   q quit"
  `);
  expect(
    sokobanFrame(acted(START, { kind: 'move', direction: 'right' }), { columns: 17, lines: 11 }, unicode).toText(),
  ).toMatchInlineSnapshot(`
    "  ▲ 4 rows more
      #  $ #. # $
      #     ..$
      ### ##  ## ## ▶
        #   @    #
        #  ##    #
        ##########

      1 move, 0 push…

      ? keys   q quit"
  `);
});

/** A hall of pillars, 100 by 60 cells, the player in its middle beside a box. */
const HALL = Array.from({ length: 60 }, (_, y) =>
  Array.from({ length: 100 }, (__, x) => {
    if (x === 0 || y === 0 || x === 99 || y === 59) return '#';
    if (y === 30 && x >= 50 && x < 53) return '@$.'[x - 50];
    return x % 7 === 0 && y % 4 === 0 ? '#' : ' ';
  }).join(''),
);

/** As the page does it: what is in view is what the next view is moved from. */
const seen = (state: SokobanState, size: { columns: number; lines: number }): SokobanState => ({
  ...state,
  view: placement(state, size)?.part,
});

const WINDOWS = [
  { columns: 200, lines: 50 },
  { columns: 120, lines: 30 },
  { columns: 80, lines: 24 },
  { columns: 40, lines: 12 },
  { columns: 17, lines: 10 },
];

test.each(sample(WINDOWS, 2))('the view follows the player in a window of $columns by $lines', (size) => {
  let state = seen(unseen(HALL), size);
  const width = 100;
  let still = 0;
  for (const letter of 'l'.repeat(45) + 'u'.repeat(25) + 'r'.repeat(90) + 'd'.repeat(50)) {
    const before = state.view;
    const direction = ({ l: 'left', u: 'up', r: 'right', d: 'down' } as const)[letter as 'l'];
    state = seen(acted(state, { kind: 'move', direction }), size);
    if (before?.row === state.view?.row && before?.column === state.view?.column) still++;
    const { layout, part } = placement(state, size) ?? {};
    if (!layout || !part) throw new Error('no layout');
    const { player } = sokobanPosition(state.session);
    const [row, column] = [Math.floor(player / width), player % width];
    // In view, and with some of what lies ahead.
    for (const [at, first, shown, count] of [
      [row, part.row, part.rows, 60],
      [column, part.column, part.columns, 100],
    ] as const) {
      const margin = Math.min(2, Math.floor(shown / 4), at, count - 1 - at);
      expect(at - first).toBeGreaterThanOrEqual(margin);
      expect(first + shown - 1 - at).toBeGreaterThanOrEqual(margin);
    }
    if (column % 8 !== row % 8) continue;
    // The player is drawn there, and a click there means the player's cell.
    const [line, left] = [layout.top + row - part.row, 2 + (column - part.column) * layout.cell];
    const cells = sokobanFrame(state, size, ascii);
    expect(cells.texts[line * size.columns + left]).toBe('@');
    expect(cellOnScreen(state, size, line, left)).toBe(player);
  }
  // It does not move at every step.
  expect(still).toBeGreaterThan(5);
});

test('the box of a hint is in view with the player, if both fit', () => {
  const size = { columns: 40, lines: 12 };
  const rows = HALL.map((row, y) => (y === 30 ? row.replace('@$.', ' $.').replace(/^#(.{30}) /, '#$1@') : row));
  const state = seen(unseen(rows), size);
  expect(sokobanFrame(state, size, ascii).toText()).not.toContain('$');
  const text = sokobanFrame(hinted(state, 'r'.repeat(20), 4), size, ascii).toText();
  expect(text).toContain('@');
  expect(text).toContain('&>');
});

test('a window of 40 by 15 names the key of the hint', () => {
  const size = { columns: 40, lines: 15 };
  expect(sokobanFrame(START, size, ascii).toText().split('\n').at(-1)).toBe('  u undo   i hint   ? keys   q quit');
});

test('a marked box is another shape in every layout, on a goal and off it, and the hint names the shape', () => {
  const onGoal = unseen(['######', '#@ *.#', '# $  #', '######']);
  const marked = (state: SokobanState, solution: string, columns: number): string =>
    sokobanFrame(hinted(state, solution, 2), { columns, lines: 15 }, ascii).toText();
  expect(marked(onGoal, 'rR', 80)).toMatch(/ {2}\{\} \.##.*The box marked \{\}\./s);
  expect(marked(onGoal, 'dR', 80)).toMatch(/## {2}\(\).*The box marked \(\)\./s);
  const narrow = unseen(['#'.repeat(30), `#@ *.${' '.repeat(24)}#`, `# $${' '.repeat(26)}#`, '#'.repeat(30)]);
  expect(marked(narrow, 'rR', 40)).toMatch(/#@ %\..*The box marked %\./s);
  expect(marked(narrow, 'dR', 40)).toMatch(/# & .*The box marked &\./s);
});

test('a goal that a selected box can reach differs from floor by shape', () => {
  const state = unseen(['#######', '#@$ . #', '#     #', '#######']);
  const shown = (columns: number): string =>
    sokobanFrame(acted(state, { kind: 'touch', cell: 9 }), { columns, lines: 15 }, ascii)
      .toText()
      .split('\n')
      .slice(0, 4)
      .join('\n');
  expect(shown(80)).toContain('() o.o o##');
  const wide = unseen(['#'.repeat(30), `#@$ .${' '.repeat(24)}#`, `#${' '.repeat(28)}#`, '#'.repeat(30)]);
  expect(sokobanFrame(acted(wide, { kind: 'touch', cell: 32 }), { columns: 40, lines: 15 }, ascii).toText()).toContain(
    '#@&oOoo',
  );
});

test('a click finds its cell in every layout', () => {
  expect(cellOnScreen(START, SIZE, 6, 18)).toBe(at(5, 8));
  expect(cellOnScreen(START, SIZE, 6, 19)).toBe(at(5, 8));
  expect(cellOnScreen(START, { columns: 24, lines: 18 }, 6, 10)).toBe(at(5, 8));
  expect(cellOnScreen(START, SIZE, 0, 18)).toBeUndefined();
  expect(cellOnScreen(START, SIZE, 6, 60)).toBeUndefined();
});

test('a small window: the status takes two lines, and a hint is shown there, too', () => {
  const size = { columns: 34, lines: 12 };
  const lost = played(stateOf(['#######', '#  @  #', '# $$  #', '#   . #', '#   . #', '#     #', '#######']), 'dlD');
  const rows = (state: SokobanState) => sokobanFrame(state, size, ascii).toText().split('\n').slice(-4);
  expect(rows(lost)).toMatchInlineSnapshot(`
    [
      "",
      "  ! Deadlock: the marked box can",
      "  no longer reach a goal.",
      "  u undo   ? keys   q quit",
    ]
  `);
  expect(
    sokobanFrame(hinted(START, 'rrrrruulL', 4), { columns: 34, lines: 13 }, ascii).toText(),
  ).toMatchInlineSnapshot(`
    "      ##########    ##########
          ##      ########      ##
          ##  []                ##
      ######  ####   .####  ######
      ##    []  ## .  ##  []    ##
      ##           .<-()        ##
      ######  ####    ####  ######
          ##    @v          ##
          ##    ####        ##
          ####################
      Hint 4 of 5: The box marked
      (). Push it left.
      i hint   ? keys   q quit"
  `);
});
