// The canonical form of a level: the same board for all 8 rotations and reflections and for every cell of the player's
// region, so that nothing computed from it depends on them. The player is on the first cell of its region in reading
// order.

import { floorBox, normalizedRows, symmetries } from '../rules/hash.js';
import type { Level } from '../rules/level.js';
import { validateLevel } from '../rules/validate-level.js';

/** The region of the player, as letters no board has: on floor and on a goal. */
const REGION = 'f';
const REGION_GOAL = 'g';
const FREE = new Map([
  [' ', REGION],
  ['@', REGION],
  ['.', REGION_GOAL],
  ['+', REGION_GOAL],
]);

/** The rows with every cell the player can walk to marked, and the player removed. */
function withRegion(rows: readonly string[]): string[] {
  const board = rows.map((row) => [...row]);
  const y = board.findIndex((row) => row.includes('@') || row.includes('+'));
  const x = (board[y] as string[]).findIndex((letter) => letter === '@' || letter === '+');
  const waiting = [[x, y]];
  for (const [column, row] of waiting as [number, number][]) {
    const mark = FREE.get(board[row]?.[column] ?? '#');
    if (!mark) continue;
    (board[row] as string[])[column] = mark;
    waiting.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return board.map((row) => row.join(''));
}

function withPlayer(rows: readonly string[]): string {
  const text = rows.join('\n');
  const at = text.search(/[fg]/);
  const player = text[at] === REGION ? '@' : '+';
  const plain = (part: string): string => part.replaceAll(REGION, ' ').replaceAll(REGION_GOAL, '.');
  return `${plain(text.slice(0, at))}${player}${plain(text.slice(at + 1))}`;
}

/** The boards of all orientations, in the order of `symmetries`. */
const orientedBoards = (level: Level): string[] => symmetries(withRegion(normalizedRows(level))).map(withPlayer);

/** The text that sorts first: equal for levels that are the same puzzle. */
export function canonicalBoard(level: Level): string {
  return orientedBoards(level).sort()[0] as string;
}

function levelOfBoard(board: string): Level {
  const sound = validateLevel({ rows: board.split('\n') });
  if (!sound.ok) throw new Error(`The canonical board is not a level: ${sound.error.message}`);
  return sound.value;
}

export function canonicalLevel(level: Level): Level {
  return levelOfBoard(canonicalBoard(level));
}

/** The canonical level, and where its cells are on the level as drawn. */
export interface CanonicalForm {
  readonly level: Level;
  readonly board: string;
  /** The cell of the drawn level for each cell of the canonical one. */
  readonly drawnCells: Int32Array;
}

/** Each cell of the orientation with this index (see `symmetries`) is a cell of the cropped board, by row and column. */
function turnBack(index: number, height: number, width: number, row: number, column: number): [number, number] {
  const y = index & 2 ? height - 1 - row : row;
  const x = index & 1 ? width - 1 - column : column;
  return index < 4 ? [y, x] : [x, y];
}

const forms = new WeakMap<Level, CanonicalForm>();

export function canonicalForm(drawn: Level): CanonicalForm {
  const known = forms.get(drawn);
  if (known) return known;
  const boards = orientedBoards(drawn);
  const board = [...boards].sort()[0] as string;
  const index = boards.indexOf(board);
  const level = levelOfBoard(board);
  const { top, left } = floorBox(drawn);
  const drawnCells = Int32Array.from({ length: level.walls.length }, (_, cell) => {
    const [y, x] = turnBack(index, level.height, level.width, Math.floor(cell / level.width), cell % level.width);
    return (top - 1 + y) * drawn.width + (left - 1 + x);
  });
  const form = { level, board, drawnCells };
  forms.set(drawn, form);
  return form;
}
