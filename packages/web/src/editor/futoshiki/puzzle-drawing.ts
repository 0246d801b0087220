// A Futoshiki being drawn, without the browser: givens and signs on a grid, a cursor, and undo. Whatever is drawn is a
// valid level: contradictory clues are one, too, without a solution.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import type { Clue } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiDraft, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';

/** Sizes to choose from; a puzzle of another size can be opened. */
export const PUZZLE_SIZES = [3, 4, 5, 6, 7, 8, 9] as const;
const MAX_PAST = 500;

export interface PuzzleDrawing {
  /** Without a title. */
  readonly sheet: FutoshikiLevel;
  readonly cursor: number;
  /** Sheets to return to. */
  readonly past: readonly FutoshikiLevel[];
  readonly future: readonly FutoshikiLevel[];
}

/** The sheet of a puzzle; undefined if it is no valid one. */
export function validSheet({ size, cells, inequalities }: FutoshikiDraft): FutoshikiLevel | undefined {
  const read = validateLevel({ size, cells, inequalities });
  return read.ok ? read.value : undefined;
}

function soundSheet(draft: FutoshikiDraft): FutoshikiLevel {
  const sheet = validSheet(draft);
  if (!sheet) throw new Error('the drawing is not a valid puzzle');
  return sheet;
}

export const emptySheet = (size: number): FutoshikiLevel => ({
  size,
  cells: new Array<number>(size * size).fill(0),
  inequalities: [],
});

export const startPuzzle = (sheet: FutoshikiLevel): PuzzleDrawing => ({ sheet, cursor: 0, past: [], future: [] });

const isSame = (a: FutoshikiLevel, b: FutoshikiLevel): boolean => JSON.stringify(a) === JSON.stringify(b);

const cursorOn = (sheet: FutoshikiLevel, { cursor }: PuzzleDrawing): number =>
  cursor < sheet.cells.length ? cursor : 0;

/** Another sheet, as one step of undo; the same drawing if nothing changes. */
export function replacePuzzle(drawing: PuzzleDrawing, draft: FutoshikiDraft): PuzzleDrawing {
  const sheet = soundSheet(draft);
  if (isSame(sheet, drawing.sheet)) return drawing;
  const past = [...drawing.past, drawing.sheet].slice(-MAX_PAST);
  return { sheet, cursor: cursorOn(sheet, drawing), past, future: [] };
}

/** A given in a cell, where the cursor goes, too; 0 removes it. */
export function placeGiven(drawing: PuzzleDrawing, cell: number, digit: number): PuzzleDrawing {
  const { sheet } = drawing;
  return { ...replacePuzzle(drawing, { ...sheet, cells: sheet.cells.with(cell, digit) }), cursor: cell };
}

/** How a cell is compared with its neighbor. */
export type SignRelation = 'less' | 'more' | 'none';

export function signRelation({ inequalities }: FutoshikiLevel, cell: number, other: number): SignRelation {
  if (inequalities.some(({ less, greater }) => less === cell && greater === other)) return 'less';
  return inequalities.some(({ less, greater }) => less === other && greater === cell) ? 'more' : 'none';
}

/** Puts the sign between two neighbors, in place of the one that is there. */
export function placeSign(drawing: PuzzleDrawing, cell: number, other: number, relation: SignRelation): PuzzleDrawing {
  const { sheet } = drawing;
  const isBetween = (a: number, b: number): boolean => (a === cell && b === other) || (a === other && b === cell);
  const rest = sheet.inequalities.filter(({ less, greater }) => !isBetween(less, greater));
  const sign = relation === 'less' ? { less: cell, greater: other } : { less: other, greater: cell };
  return replacePuzzle(drawing, { ...sheet, inequalities: relation === 'none' ? rest : [...rest, sign] });
}

const NEXT_RELATION: Readonly<Record<SignRelation, SignRelation>> = { none: 'less', less: 'more', more: 'none' };

/** The sign that follows between two neighbors: less, greater, none. */
export const nextRelation = (sheet: FutoshikiLevel, cell: number, other: number): SignRelation =>
  NEXT_RELATION[signRelation(sheet, cell, other)];

/** The neighbor of a cell in a direction; undefined at the edge. */
export function neighborCell(size: number, cell: number, direction: Direction): number | undefined {
  const other = cell + offsets(size)[direction];
  const isSameRow = Math.floor(cell / size) === Math.floor(other / size);
  const isAcross = direction === 'left' || direction === 'right';
  return other >= 0 && other < size * size && isSameRow === isAcross ? other : undefined;
}

/** All pairs of neighbors, the first of them left of the second or above it. */
export function neighborPairs(size: number): readonly (readonly [first: number, second: number])[] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  return cells.flatMap((cell) =>
    (['right', 'down'] as const).flatMap((direction) => {
      const other = neighborCell(size, cell, direction);
      return other === undefined ? [] : [[cell, other] as const];
    }),
  );
}

const cellsOfClue = (clue: Clue): readonly number[] =>
  clue.kind === 'digit' ? [clue.cell] : [clue.sign.less, clue.sign.greater];

function hasClue(clue: Clue, { cells, inequalities }: FutoshikiLevel): boolean {
  if (clue.kind === 'digit') return cells[clue.cell] === clue.digit;
  const { less, greater } = clue.sign;
  return inequalities.some((sign) => sign.less === less && sign.greater === greater);
}

/** Without some clues and with others, as one step of undo; the cursor goes to the first of them. */
export function changeClues(
  drawing: PuzzleDrawing,
  { without = [], plus = [] }: { readonly without?: readonly Clue[]; readonly plus?: readonly Clue[] },
): PuzzleDrawing {
  const placed = (on: PuzzleDrawing, clue: Clue, isThere: boolean): PuzzleDrawing =>
    clue.kind === 'digit'
      ? placeGiven(on, clue.cell, isThere ? clue.digit : 0)
      : placeSign(on, clue.sign.less, clue.sign.greater, isThere ? 'less' : 'none');
  let changed = drawing;
  for (const clue of without) if (hasClue(clue, drawing.sheet)) changed = placed(changed, clue, false);
  for (const clue of plus) changed = placed(changed, clue, true);
  const [first] = [...without, ...plus];
  return {
    ...replacePuzzle(drawing, changed.sheet),
    cursor: first ? (cellsOfClue(first)[0] as number) : drawing.cursor,
  };
}

/** Without any clue. */
export const clearPuzzle = (drawing: PuzzleDrawing): PuzzleDrawing =>
  replacePuzzle(drawing, emptySheet(drawing.sheet.size));

/** Another size: clues that have no place there, and digits that are too high, are left out. */
export function resizePuzzle(drawing: PuzzleDrawing, size: number): PuzzleDrawing {
  const { sheet } = drawing;
  const isInside = (cell: number): boolean => cell % sheet.size < size && Math.floor(cell / sheet.size) < size;
  const moved = (cell: number): number => Math.floor(cell / sheet.size) * size + (cell % sheet.size);
  const cells = [...emptySheet(size).cells];
  for (const [cell, digit] of sheet.cells.entries()) if (isInside(cell) && digit <= size) cells[moved(cell)] = digit;
  const inequalities = sheet.inequalities
    .filter(({ less, greater }) => isInside(less) && isInside(greater))
    .map(({ less, greater }) => ({ less: moved(less), greater: moved(greater) }));
  const cursor = isInside(drawing.cursor) ? moved(drawing.cursor) : 0;
  return { ...replacePuzzle(drawing, { size, cells, inequalities }), cursor };
}

/** Undefined if there is nothing to undo. */
export function undoPuzzle(drawing: PuzzleDrawing): PuzzleDrawing | undefined {
  const sheet = drawing.past.at(-1);
  if (!sheet) return undefined;
  const future = [drawing.sheet, ...drawing.future];
  return { sheet, cursor: cursorOn(sheet, drawing), past: drawing.past.slice(0, -1), future };
}

export function redoPuzzle(drawing: PuzzleDrawing): PuzzleDrawing | undefined {
  const [sheet, ...future] = drawing.future;
  return sheet && { sheet, cursor: cursorOn(sheet, drawing), past: [...drawing.past, drawing.sheet], future };
}

/** What is different in two sheets; all cells if their sizes are. */
export function changedClues(a: FutoshikiLevel, b: FutoshikiLevel): { cells: Set<number>; signs: Set<string> } {
  if (a.size !== b.size) return { cells: new Set(a.cells.keys()), signs: new Set() };
  const signKeys = ({ inequalities }: FutoshikiLevel): Set<string> =>
    new Set(inequalities.map(({ less, greater }) => `${less} ${greater}`));
  const [own, other] = [signKeys(a), signKeys(b)];
  return {
    cells: new Set([...a.cells.keys()].filter((cell) => a.cells[cell] !== b.cells[cell])),
    signs: new Set([...own, ...other].filter((key) => own.has(key) !== other.has(key))),
  };
}
