// A level being drawn, without the browser: letters on a grid with a margin, a cursor, and undo. The grid grows by a
// row or column when something is drawn at its edge.

import { MAX_SIDE } from '@masu/core/sokoban/rules/level.js';
import { type AuthorLine, type LinePush, mirroredPush, NO_LINE, shiftedLine, turnedPush } from './author-line.js';

export const TILES = ['wall', 'floor', 'goal', 'box', 'box-on-goal', 'player'] as const;
export type EditorTile = (typeof TILES)[number];

export interface Drawing {
  /** In board letters, all rows of equal length; the outermost cells are empty. */
  readonly rows: readonly string[];
  /** The author's line, on the cells of these rows; empty if there is none. */
  readonly line: AuthorLine;
  readonly cursor: number;
  readonly tile: EditorTile;
  readonly past: readonly Sheet[];
  readonly future: readonly Sheet[];
}

/** A state to return to. */
export type Sheet = Pick<Drawing, 'rows' | 'line'>;

const SMALLEST = { width: 12, height: 9 };
const MAX_PAST = 500;

export const drawingWidth = ({ rows }: Pick<Drawing, 'rows'>): number => rows[0]?.length ?? 0;

/** The rows above and the columns left of all that is drawn. */
export function emptyEdges(rows: readonly string[]): { readonly top: number; readonly left: number } {
  const filled = rows.filter((row) => row.trim() !== '');
  if (filled.length === 0) return { top: 0, left: 0 };
  const left = Math.min(...filled.map((row) => row.search(/\S/)));
  return { top: rows.findIndex((row) => row.trim() !== ''), left };
}

const longestRow = (rows: readonly string[]): number => Math.max(0, ...rows.map((row) => row.length));

/** The letters without the empty margin. */
export function trimmed(rows: readonly string[]): string[] {
  const { top, left } = emptyEdges(rows);
  const last = rows.findLastIndex((row) => row.trim() !== '');
  return rows.slice(top, last + 1).map((row) => row.slice(left).trimEnd());
}

/** With a margin of one cell on all sides, at least as large as the initial sheet. */
function framed(rows: readonly string[]): string[] {
  const longest = longestRow(rows);
  const width = Math.max(SMALLEST.width, longest + 2);
  const height = Math.max(SMALLEST.height, rows.length + 2);
  const air = ' '.repeat(width);
  const top = Math.max(1, Math.floor((height - rows.length) / 2));
  const left = Math.max(1, Math.floor((width - longest) / 2));
  const inner = rows.map((row) => `${' '.repeat(left)}${row}`.padEnd(width));
  const above = Array.from({ length: top }, () => air);
  return [...above, ...inner, ...Array.from({ length: Math.max(1, height - top - rows.length) }, () => air)];
}

/** The line is on the cells of the given rows. */
export function startDrawing(rows: readonly string[], line: AuthorLine = NO_LINE): Drawing {
  const grid = framed(rows);
  const width = grid[0]?.length ?? 0;
  const [before, after] = [emptyEdges(rows), emptyEdges(grid)];
  return {
    rows: grid,
    line: shiftedLine(line, after.left - before.left, after.top - before.top),
    cursor: Math.floor(grid.length / 2) * width + Math.floor(width / 2),
    tile: 'wall',
    past: [],
    future: [],
  };
}

const isGoal = (letter: string): boolean => '.*+'.includes(letter);

/** The letter of a cell after a tile is placed on it: a goal stays under a box or the player. */
const LETTER_AFTER: Readonly<Record<EditorTile, (letter: string) => string>> = {
  wall: () => '#',
  floor: () => ' ',
  goal: (letter) => ({ $: '*', '*': '*', '@': '+', '+': '+' })[letter] ?? '.',
  box: (letter) => (isGoal(letter) ? '*' : '$'),
  'box-on-goal': () => '*',
  player: (letter) => (isGoal(letter) ? '+' : '@'),
};

const withoutPlayer = (row: string): string => row.replace('@', ' ').replace('+', '.');

/** Places a tile on a cell, as one step of undo. */
export function place(drawing: Drawing, cell: number, tile: EditorTile): Drawing {
  return withMargin(paint(drawing, cell, tile, drawing.rows));
}

/**
 * Places a tile on a cell as part of a stroke that began with the rows of `start`: the whole stroke is one step of undo, and
 * the margin grows only at its end, so that no cell moves away from the pointer. There is only one player: placing it
 * removes the other.
 */
export function paint(drawing: Drawing, cell: number, tile: EditorTile, start: Drawing['rows']): Drawing {
  const width = drawingWidth(drawing);
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const before = drawing.rows[y]?.[x] ?? ' ';
  const letter = LETTER_AFTER[tile](before);
  if (letter === before) return { ...drawing, cursor: cell };
  const base = tile === 'player' ? drawing.rows.map(withoutPlayer) : drawing.rows;
  const rows = base.map((row, index) => (index === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
  const isBegun = drawing.past.at(-1)?.rows === start;
  return { ...(isBegun ? { ...drawing, rows } : remember(drawing, rows)), cursor: cell };
}

const drawingSheet = ({ rows, line }: Drawing): Sheet => ({ rows, line });

function remember(drawing: Drawing, rows: readonly string[], line: AuthorLine = drawing.line): Drawing {
  return { ...drawing, rows, line, past: [...drawing.past, drawingSheet(drawing)].slice(-MAX_PAST), future: [] };
}

/** Another line, as one step of undo. The rows are the same in a new list: another state of the drawing. */
export const withLine = (drawing: Drawing, line: AuthorLine): Drawing => remember(drawing, [...drawing.rows], line);

/** The line on the cells of the trimmed rows. */
export function trimmedLine({ rows, line }: Sheet): AuthorLine {
  const { top, left } = emptyEdges(rows);
  return shiftedLine(line, -left, -top);
}

/** Other letters in some cells, as one step of undo; the cursor goes to the first of them. */
export function changeCells(drawing: Drawing, letters: ReadonlyMap<number, string>): Drawing {
  const width = drawingWidth(drawing);
  const rows = drawing.rows.map((row, y) => [...row].map((letter, x) => letters.get(y * width + x) ?? letter).join(''));
  const [cursor = drawing.cursor] = letters.keys();
  return withMargin({ ...remember(drawing, rows), cursor });
}

/** Adds a row or column of margin if something is at the edge; the cursor stays on its cell. */
export function withMargin(drawing: Drawing): Drawing {
  const width = drawingWidth(drawing);
  const height = drawing.rows.length;
  const [x, y] = [drawing.cursor % width, Math.floor(drawing.cursor / width)];
  const isDrawn = (row: string | undefined): boolean => row?.trim() !== '';
  const left = width < MAX_SIDE && drawing.rows.some((row) => row[0] !== ' ') ? 1 : 0;
  const right = width + left < MAX_SIDE && drawing.rows.some((row) => row.at(-1) !== ' ') ? 1 : 0;
  const top = height < MAX_SIDE && isDrawn(drawing.rows[0]) ? 1 : 0;
  const bottom = height + top < MAX_SIDE && isDrawn(drawing.rows.at(-1)) ? 1 : 0;
  if (left + right + top + bottom === 0) return drawing;
  const wide = drawing.rows.map((row) => ' '.repeat(left) + row + ' '.repeat(right));
  const air = ' '.repeat(width + left + right);
  const rows = [...(top ? [air] : []), ...wide, ...(bottom ? [air] : [])];
  const line = shiftedLine(drawing.line, left, top);
  return { ...drawing, rows, line, cursor: (y + top) * (width + left + right) + x + left };
}

/** Moves the cursor to the middle if a change of size would leave it outside. */
function kept(drawing: Drawing): Drawing {
  const count = drawingWidth(drawing) * drawing.rows.length;
  return drawing.cursor < count ? drawing : { ...drawing, cursor: Math.floor(count / 2) };
}

/** Undefined if there is nothing to undo. */
export function undoDrawing(drawing: Drawing): Drawing | undefined {
  const last = drawing.past.at(-1);
  if (!last) return undefined;
  const future = [drawingSheet(drawing), ...drawing.future];
  return kept({ ...drawing, ...last, past: drawing.past.slice(0, -1), future });
}

export function redoDrawing(drawing: Drawing): Drawing | undefined {
  const [first, ...future] = drawing.future;
  return first && kept({ ...drawing, ...first, past: [...drawing.past, drawingSheet(drawing)], future });
}

/** A quarter turn to the right. */
export function turnedRows(rows: readonly string[]): string[] {
  const upward = [...rows].reverse();
  return Array.from({ length: longestRow(rows) }, (_, x) => upward.map((row) => row[x] ?? ' ').join(''));
}

export function mirrored(rows: readonly string[]): string[] {
  const width = longestRow(rows);
  return rows.map((row) => [...row.padEnd(width)].reverse().join(''));
}

/** A change of the whole drawing: what becomes of its rows, and of each push of the line. */
export interface Redrawing {
  readonly rows: (rows: readonly string[]) => readonly string[];
  readonly push: (push: LinePush, width: number, height: number) => LinePush;
}

export const TURN_DRAWING: Redrawing = { rows: turnedRows, push: turnedPush };
export const MIRROR_DRAWING: Redrawing = { rows: mirrored, push: mirroredPush };
export const TRIM_DRAWING: Redrawing = { rows: (rows) => rows, push: (push) => push };

/** Changes all that is drawn, as one step of undo. */
export function redraw(drawing: Drawing, change: Redrawing): Drawing {
  const before = trimmed(drawing.rows);
  const width = longestRow(before);
  const line = trimmedLine(drawing).map((push) => change.push(push, width, before.length));
  return replaceSheet(drawing, change.rows(before), line);
}

/** Puts other rows, and the line on their cells, in the place of all that is drawn, as one step of undo. */
export function replaceSheet(drawing: Drawing, rows: readonly string[], line: AuthorLine = NO_LINE): Drawing {
  const next = startDrawing(trimmed(rows), line);
  return kept(remember(drawing, next.rows, next.line));
}
