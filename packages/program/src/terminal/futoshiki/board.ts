// A Futoshiki board as signs. Compact: four columns per cell, ' after a given, [ ] around the cursor, ( ) around the
// reasons of a hint, ! ! around a conflict, : where there are pencil marks. Large, where the window allows it: every
// pencil mark has a fixed position in its cell. Givens are bold and conflicts in reverse; color only repeats that.

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';
import { type CellRole, Cells, type Size } from '../screen/cells.js';
import type { Extent, Part } from '../screen/viewport.js';

interface FutoshikiPicture {
  readonly level: FutoshikiLevel;
  readonly digits: readonly number[];
  readonly marks?: readonly number[];
  readonly cursor?: number | undefined;
  /** Cells that a hint is based on. */
  readonly reasons?: readonly number[];
  readonly target?: number | undefined;
  readonly conflicts?: readonly number[];
}

interface Shape {
  /** Columns and lines from one cell to the next. */
  readonly pitch: { readonly columns: number; readonly lines: number };
  /** Columns and lines of the inside of a cell. */
  readonly inside: { readonly columns: number; readonly lines: number };
}

const COMPACT: Shape = { pitch: { columns: 4, lines: 2 }, inside: { columns: 1, lines: 1 } };

function cellShape(size: number, isLarge: boolean): Shape {
  if (!isLarge) return COMPACT;
  const lines = Math.ceil(size / 3);
  return { pitch: { columns: 8, lines: lines + 1 }, inside: { columns: 5, lines } };
}

/** Row numbers and their margin at the left, column numbers above. */
const MARGIN = { columns: 3, lines: 1 } as const;

export function futoshikiBoardSize(size: number, isLarge: boolean): { columns: number; lines: number } {
  const { pitch, inside } = cellShape(size, isLarge);
  return {
    columns: MARGIN.columns + (size - 1) * pitch.columns + inside.columns + 1,
    lines: MARGIN.lines + (size - 1) * pitch.lines + inside.lines,
  };
}

/** The cell at a position of the board or of a part of it, or undefined. */
export function futoshikiCellAt(
  size: number,
  isLarge: boolean,
  line: number,
  column: number,
  part: Part = { row: 0, column: 0, rows: size, columns: size },
): number | undefined {
  const { pitch, inside } = cellShape(size, isLarge);
  const y = Math.floor((line - MARGIN.lines) / pitch.lines);
  const x = Math.floor((column - MARGIN.columns + 1) / pitch.columns);
  const inRow = (line - MARGIN.lines) % pitch.lines < inside.lines;
  if (!inRow || y < 0 || y >= part.rows || x < 0 || x >= part.columns) return undefined;
  return (part.row + y) * size + part.column + x;
}

/** How many cells of a compact board there is room for. */
export function cellsIn({ columns, lines }: Size): Extent {
  const { pitch } = COMPACT;
  return {
    rows: Math.floor((lines - MARGIN.lines + 1) / pitch.lines),
    columns: Math.floor((columns - MARGIN.columns + 1) / pitch.columns),
  };
}

/** A part of a compact board: its cells, with the numbers of their rows and columns. */
export function partOfBoard(board: Cells, { row, column, rows, columns }: Part): Cells {
  const { pitch } = COMPACT;
  // A cell begins with the column of its frame, one before its digit.
  const margin = MARGIN.columns - 1;
  const size = { columns: columns * pitch.columns, lines: rows * pitch.lines - 1 };
  const [line, at] = [MARGIN.lines + row * pitch.lines, margin + column * pitch.columns];
  const part = new Cells({ columns: margin + size.columns, lines: MARGIN.lines + size.lines });
  const wide = Math.min(size.columns, board.columns - at);
  part.paste(0, margin, board.cut(0, at, { columns: wide, lines: MARGIN.lines }));
  part.paste(MARGIN.lines, 0, board.cut(line, 0, { columns: margin, lines: size.lines }));
  part.paste(MARGIN.lines, margin, board.cut(line, at, { columns: wide, lines: size.lines }));
  return part;
}

function cellFrame(picture: FutoshikiPicture, cell: number): readonly [left: string, right: string, role: CellRole] {
  // The cursor must be visible in a conflict, too.
  if (picture.conflicts?.includes(cell)) return [picture.cursor === cell ? '[' : '!', '!', 'problem'];
  if (picture.cursor === cell || picture.target === cell) return ['[', ']', 'guide-strong'];
  if (picture.reasons?.includes(cell)) return ['(', ')', 'guide'];
  return [' ', picture.level.cells[cell] !== 0 ? "'" : ' ', 'quiet'];
}

function cellRole(picture: FutoshikiPicture, cell: number): CellRole {
  if (picture.conflicts?.includes(cell)) return 'problem';
  if (picture.level.cells[cell] !== 0) return 'strong';
  return (picture.digits[cell] ?? 0) === 0 ? 'quiet' : 'plain';
}

/** The whole board, exactly as large as it needs to be. */
export function futoshikiBoard(picture: FutoshikiPicture, isLarge = false): Cells {
  const { size, inequalities } = picture.level;
  const cells = new Cells(futoshikiBoardSize(size, isLarge));
  const shape = cellShape(size, isLarge);
  const middle = Math.floor((shape.inside.columns - 1) / 2);
  const middleLine = Math.floor((shape.inside.lines - 1) / 2);
  for (let i = 0; i < size; i++) {
    const name = String(i + 1);
    cells.put(0, MARGIN.columns + i * shape.pitch.columns + middle - (name.length - 1), name, 'quiet');
    cells.put(MARGIN.lines + i * shape.pitch.lines + middleLine, 0, name, 'quiet');
  }
  for (let cell = 0; cell < size * size; cell++) putCell(cells, picture, cell, shape);
  for (const sign of inequalities) putSign(cells, picture, sign, shape);
  return cells;
}

function putCell(cells: Cells, picture: FutoshikiPicture, cell: number, { pitch, inside }: Shape): void {
  const { size } = picture.level;
  const line = MARGIN.lines + Math.floor(cell / size) * pitch.lines;
  const column = MARGIN.columns + (cell % size) * pitch.columns;
  const middle = Math.floor((inside.columns - 1) / 2);
  const middleLine = line + Math.floor((inside.lines - 1) / 2);
  const digit = picture.digits[cell] ?? 0;
  const marks = picture.marks?.[cell] ?? 0;
  const [left, right, role] = cellFrame(picture, cell);
  const isLarge = inside.columns > 1;
  if (isLarge && digit === 0 && marks !== 0) putMarks(cells, line, column, size, marks);
  else {
    const text = digit > 0 ? digitLetter(digit) : marks !== 0 ? ':' : '.';
    cells.put(middleLine, column + middle, text, cellRole(picture, cell));
  }
  // A given's mark stays beside its digit; a frame goes around the whole cell.
  const isFrame = right !== "'" && right !== ' ';
  if (left !== ' ') cells.put(middleLine, column - 1, left, role);
  if (right !== ' ') cells.put(middleLine, isFrame ? column + inside.columns : column + middle + 1, right, role);
}

/** Each digit at its own position, three per line. A single mark in the middle gets dots beside it. */
function putMarks(cells: Cells, line: number, column: number, size: number, marks: number): void {
  const middleLine = Math.floor((Math.ceil(size / 3) - 1) / 2);
  if (marks === 1 << (middleLine * 3 + 1)) {
    for (const x of [0, 4]) cells.put(line + middleLine, column + x, '.', 'quiet');
  }
  for (let digit = 1; digit <= size; digit++) {
    if (!(marks & (1 << (digit - 1)))) continue;
    const [y, x] = [Math.floor((digit - 1) / 3), (digit - 1) % 3];
    cells.put(line + y, column + 2 * x, digitLetter(digit), 'guide');
  }
}

function putSign(
  cells: Cells,
  picture: FutoshikiPicture,
  { less, greater }: Inequality,
  { pitch, inside }: Shape,
): void {
  const { size } = picture.level;
  const first = Math.min(less, greater);
  const line = MARGIN.lines + Math.floor(first / size) * pitch.lines;
  const column = MARGIN.columns + (first % size) * pitch.columns;
  const named = [picture.target, ...(picture.reasons ?? [])];
  const role: CellRole = named.includes(less) && named.includes(greater) ? 'guide-strong' : 'plain';
  if (Math.abs(less - greater) === 1) {
    cells.put(line + Math.floor((inside.lines - 1) / 2), column + inside.columns + 1, less < greater ? '<' : '>', role);
  } else {
    const middle = Math.floor((inside.columns - 1) / 2);
    cells.put(line + inside.lines, column + middle, less < greater ? '^' : 'v', role);
  }
}
