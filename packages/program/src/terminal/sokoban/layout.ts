// Where a Sokoban board and its text go in a window. Layouts are tried from roomy to tight: two columns per cell with the
// text beside the board or below it, the same without blank lines, counts only when there is no other status, then one
// column per cell. A board that fits none of these is shown in part, and the view follows the player. There is no layout
// only if too little would be visible to play.

import type { Size } from '../screen/cells.js';
import { FOOT, GAP, MARGIN, MIN_COLUMNS, PANEL_COLUMNS, SIDE_COLUMNS, TIGHT_FOOT } from '../screen/page-layout.js';
import { type Extent, type Part, RIGHT_MARK } from '../screen/viewport.js';
import type { CellColumns } from './board.js';

interface Board {
  readonly width: number;
  readonly height: number;
}

interface Shape {
  /** Where the counts go; `foot`: in the status line, while there is no status. */
  readonly panel: 'side' | 'below' | 'foot';
  /** Without blank lines. */
  readonly isTight: boolean;
}

export interface Layout extends Shape {
  readonly cell: CellColumns;
  /** How much of the board is shown: all of it, if it fits. */
  readonly shown: Extent;
  /** Not all of it is. */
  readonly isPart: boolean;
  /** The line of the board's first row. */
  readonly top: number;
  readonly foot: number;
}

/** From the most comfortable on. */
const SHAPES: readonly Shape[] = [
  { panel: 'side', isTight: false },
  { panel: 'below', isTight: false },
  { panel: 'side', isTight: true },
  { panel: 'below', isTight: true },
  { panel: 'foot', isTight: true },
];

/** Shapes for a part of a board, and how many lines and columns of it each must show to be chosen. */
const PART_SHAPES: readonly (Shape & { readonly least: { readonly lines: number; readonly columns: number } })[] = [
  { panel: 'side', isTight: false, least: { lines: 16, columns: 48 } },
  { panel: 'below', isTight: false, least: { lines: 16, columns: 24 } },
  { panel: 'below', isTight: true, least: { lines: 5, columns: 13 } },
];

const footRows = ({ isTight }: Shape): number => (isTight ? TIGHT_FOOT : FOOT);

/** Lines below the board: a blank line, the heading, and the counts; tight: the counts alone. */
const rowsBelow = ({ panel, isTight }: Shape): number => (panel !== 'below' ? 0 : isTight ? 1 : 3);

function wholeIn(shape: Shape, cell: CellColumns, { width, height }: Board, size: Size): Layout | undefined {
  const top = shape.isTight ? 0 : MARGIN.top;
  const lines = top + height + rowsBelow(shape) + footRows(shape);
  const board = MARGIN.left + width * cell;
  const columns =
    shape.panel === 'side' ? Math.max(SIDE_COLUMNS, board + GAP + PANEL_COLUMNS) : Math.max(MIN_COLUMNS, board);
  if (columns > size.columns || lines > size.lines) return undefined;
  return { ...shape, cell, shown: { rows: height, columns: width }, isPart: false, top, foot: footRows(shape) };
}

/** Lines that are not available for a part of a board: margins, the marks at its edges, and the foot. */
function besidePart(shape: Shape): number {
  const mark = shape.panel === 'below' && !shape.isTight ? 0 : 1;
  return MARGIN.top + mark + rowsBelow(shape) + footRows(shape);
}

function partIn(shape: (typeof PART_SHAPES)[number], { width, height }: Board, size: Size): Layout | undefined {
  if (size.columns < (shape.panel === 'side' ? SIDE_COLUMNS : MIN_COLUMNS)) return undefined;
  const panel = shape.panel === 'side' ? GAP + PANEL_COLUMNS : 0;
  const columns = size.columns - MARGIN.left - RIGHT_MARK - panel;
  const lines = size.lines - besidePart(shape);
  const cell = width * 2 <= columns ? 2 : 1;
  if (lines < Math.min(shape.least.lines, height) || columns < Math.min(shape.least.columns, width * cell)) {
    return undefined;
  }
  const shown = { rows: Math.min(height, lines), columns: Math.min(width, columns) };
  return { ...shape, cell, shown, isPart: true, top: MARGIN.top, foot: footRows(shape) };
}

/** The most comfortable layout, or undefined if the window is too small for any. */
export function layoutFor(board: Board, size: Size): Layout | undefined {
  for (const cell of [2, 1] as const) {
    for (const shape of SHAPES) {
      const layout = wholeIn(shape, cell, board, size);
      if (layout) return layout;
    }
  }
  for (const shape of PART_SHAPES) {
    const layout = partIn(shape, board, size);
    if (layout) return layout;
  }
  return undefined;
}

/** The smallest window: for all of a small board, or for enough of a large one. */
export function leastSize({ width, height }: Board): Size {
  const smallest = PART_SHAPES.at(-1) as (typeof PART_SHAPES)[number];
  const lines = besidePart(smallest) + Math.min(smallest.least.lines, height);
  if (height + TIGHT_FOOT > lines) return { columns: MIN_COLUMNS, lines };
  return { columns: Math.max(MIN_COLUMNS, MARGIN.left + width), lines: height + TIGHT_FOOT };
}

export const boardExtent = ({ width, height }: Board): Extent => ({ rows: height, columns: width });

/** The cell at a position of the screen, or undefined. */
export function cellAtScreen(
  board: Board,
  { top, cell }: Layout,
  part: Part,
  line: number,
  column: number,
): number | undefined {
  const [y, x] = [line - top, Math.floor((column - MARGIN.left) / cell)];
  if (y < 0 || y >= part.rows || x < 0 || x >= part.columns) return undefined;
  return (part.row + y) * board.width + part.column + x;
}
