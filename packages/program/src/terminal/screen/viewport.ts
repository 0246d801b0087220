// The part of a board in view when the window is smaller than the board. The view follows a cell, the player or the
// cursor: it moves only when that cell comes near an edge, and then as little as possible. A mark at an edge says how
// much of the board lies beyond it.

import type { Direction } from '@masu/core/base/grid.js';
import { columnsOfText } from '@masu/core/base/safe-text.js';
import { texts } from '../texts/language.js';
import type { Signs } from './appearance.js';
import type { Cells } from './cells.js';
import { MARGIN } from './page-layout.js';

/** The first row and column in view. */
export interface View {
  readonly row: number;
  readonly column: number;
}

/** Rows and columns of a board, in cells. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** A part of a board: its first row and column, and how many of each. */
export type Part = View & Extent;

/** The first of `shown` rows so that `at` is in view, at least `margin` away from both ends if possible. */
export function follow(first: number, at: number, count: number, shown: number, margin: number): number {
  const usableMargin = Math.min(margin, Math.floor((shown - 1) / 2));
  const near = Math.max(Math.min(first, at - usableMargin), at + usableMargin - shown + 1);
  return Math.max(0, Math.min(count - shown, near));
}

/** The cells that should be visible ahead of the player; in a small window, a quarter of it. */
const scrollMargin = (shown: number): number => Math.min(8, Math.floor(shown / 4));

/** Clamped to the board: the window may have grown since. */
const clamped = (first: number, count: number, shown: number): number => Math.max(0, Math.min(count - shown, first));

/** The view moved by half of what it shows. */
export function scrolled(part: Part, direction: Direction, board: Extent): View {
  const [down, right] = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] }[direction] as [number, number];
  return {
    row: clamped(part.row + down * Math.ceil(part.rows / 2), board.rows, part.rows),
    column: clamped(part.column + right * Math.ceil(part.columns / 2), board.columns, part.columns),
  };
}

/** What to show of a board larger than the window. */
interface ViewRequest {
  /** The part that was in view last. */
  readonly view?: View | undefined;
  /** The player has scrolled: the view stays where it is. */
  readonly isScrolled?: boolean | undefined;
  /** The cell to follow. */
  readonly at: number;
  /** A cell that should be seen with it. */
  readonly also?: number | undefined;
}

/** The part of a board that is in view. Cells are numbered row by row. */
export function partFor(board: Extent, shown: Extent, { view, isScrolled, at, also }: ViewRequest): Part {
  const along = (axis: keyof View, count: number, many: number): number => {
    const place = (cell: number): number => (axis === 'row' ? Math.floor(cell / board.columns) : cell % board.columns);
    const before = view && clamped(view[axis], count, many);
    if (before !== undefined && isScrolled) return before;
    // At first, the cell is in the middle.
    const now = follow(before ?? place(at) - Math.floor(many / 2), place(at), count, many, scrollMargin(many));
    // A second cell and those around it are in view too, if the first can stay.
    return also === undefined ? now : follow(follow(now, place(also), count, many, 1), place(at), count, many, 0);
  };
  return { row: along('row', board.rows, shown.rows), column: along('column', board.columns, shown.columns), ...shown };
}

/** Columns left free at the right, as wide as the left margin. */
export const RIGHT_MARK = MARGIN.left;

/** The position of a part of a board on the screen, in lines and columns. */
interface ScreenArea {
  readonly line: number;
  readonly column: number;
  readonly lines: number;
  readonly columns: number;
}

/** The marks around a part of a board. They take a line above, a line below, and two columns at each side. */
export function putMore(cells: Cells, area: ScreenArea, part: Part, board: Extent, signs: Signs): void {
  const middle = area.line + Math.floor((area.lines - 1) / 2);
  const put = (line: number, sign: string, hidden: number): void => {
    if (hidden <= 0) return;
    const label = `${sign} ${texts.screen.moreOfBoard(hidden)}`;
    const text = columnsOfText(label) <= area.columns ? label : sign;
    cells.put(line, area.column + Math.floor((area.columns - columnsOfText(text)) / 2), text, 'guide');
  };
  put(area.line - 1, signs.more.up, part.row);
  put(area.line + area.lines, signs.more.down, board.rows - part.row - part.rows);
  if (part.column > 0) cells.put(middle, area.column - MARGIN.left, signs.more.left, 'guide');
  if (board.columns > part.column + part.columns) {
    cells.put(middle, area.column + area.columns + 1, signs.more.right, 'guide');
  }
}
