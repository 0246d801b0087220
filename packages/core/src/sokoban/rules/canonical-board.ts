// The canonical form of a level: the same board for all 8 rotations and reflections and for every cell of the player's
// region, so that nothing computed from it depends on them. The player is on the first cell of its region in reading
// order. Two levels with the same canonical board are the same puzzle: every solution of one is, turned and with another
// first walk, a solution of the other.

import type { LevelDifference, Likeness } from '../../base/puzzle.js';
import { canonicalHash, fnv1a64, levelHash, normalizedRows, symmetries } from './hash.js';
import type { Level } from './level.js';

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
export const orientedBoards = (level: Level): string[] => symmetries(withRegion(normalizedRows(level))).map(withPlayer);

/** The text that sorts first: equal for levels that are the same puzzle. */
export function canonicalBoard(level: Level): string {
  return orientedBoards(level).sort()[0] as string;
}

/** As written, but with the player on the first cell of its region: equal for levels that differ by a first walk. */
const unturnedBoard = (level: Level): string => withPlayer(withRegion(normalizedRows(level)));

/** 16 hex digits, equal for the same puzzle: turned, mirrored, or with the player elsewhere in its region. */
export const puzzleHash = (level: Level): string => fnv1a64(canonicalBoard(level));

/** How a level differs from another of the same canonical board. */
export function boardDifference(level: Level, other: Level): LevelDifference {
  const turned = unturnedBoard(level) !== unturnedBoard(other);
  const hash = turned ? canonicalHash : levelHash;
  return { turned, playerMoved: hash(level) !== hash(other) };
}

/** Sums of coordinates: enough to compute sums over all pairs without a loop over the pairs. */
interface Sums {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly squares: number;
}

function coordinateSums(cells: readonly number[], width: number): Sums {
  let [x, y, squares] = [0, 0, 0];
  for (const cell of cells) {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    x += column;
    y += row;
    squares += column * column + row * row;
  }
  return { count: cells.length, x, y, squares };
}

/** The sum of the squared distances between all of one and all of the other. */
const distances = (a: Sums, b: Sums): number => b.count * a.squares + a.count * b.squares - 2 * (a.x * b.x + a.y * b.y);

/** Distances between floor, boxes, and goals: the same in every orientation, wherever the player is. */
function boardSketch({ width, start, goals, walls }: Level): string {
  const isFloor = (cell: number): boolean => walls[cell] === 0;
  const floor = coordinateSums([...walls.keys()].filter(isFloor), width);
  const [boxes, homes] = [coordinateSums(start.boxes, width), coordinateSums(goals, width)];
  return [
    floor.count,
    boxes.count,
    ...[distances(floor, floor), distances(floor, boxes), distances(floor, homes)],
    ...[distances(boxes, boxes), distances(homes, homes), distances(boxes, homes)],
  ].join();
}

export const SOKOBAN_LIKENESS: Likeness<Level> = {
  sketch: boardSketch,
  key: puzzleHash,
  difference: boardDifference,
};
