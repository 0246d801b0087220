// Finds duplicate boards, for Sokoban also rotated and mirrored ones, and those whose player starts elsewhere in the
// same region. Levels are first compared by a number that depends on neither; whole boards only if two numbers are equal.

import { type AnyLevel, isSokobanLevel, puzzleOfLevel } from '../../jobs/index.js';
import { canonicalBoard, canonicalHash, type Level, levelHash, unturnedBoard } from '../../sokoban/index.js';

export interface Seen {
  readonly file: string;
  readonly number: number;
}
export interface Duplicate extends Seen {
  /** The boards are equal only after rotation or reflection. */
  readonly turned: boolean;
  /** The player starts on another cell, from which it can walk to the same cells. */
  readonly playerMoved: boolean;
}

interface Entry extends Seen {
  readonly level: AnyLevel;
}

/** Sums of coordinates: enough to compute sums over all pairs without a loop over the pairs. */
interface Sums {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly squares: number;
}

function sumsOf(cells: readonly number[], width: number): Sums {
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
function invariantOf({ width, start, goals, walls }: Level): string {
  const [floor, boxes, homes] = [
    sumsOf(
      [...walls.keys()].filter((cell) => walls[cell] === 0),
      width,
    ),
    sumsOf(start.boxes, width),
    sumsOf(goals, width),
  ] as const;
  return [
    floor.count,
    boxes.count,
    ...[distances(floor, floor), distances(floor, boxes), distances(floor, homes)],
    ...[distances(boxes, boxes), distances(homes, homes), distances(boxes, homes)],
  ].join();
}

const exactKey = (level: AnyLevel): string => puzzleOfLevel(level)?.hash(level) ?? '';

/** Equal for the same puzzle in any orientation; it takes eight times as long as the exact key. */
const puzzleKey = (level: AnyLevel): string => (isSokobanLevel(level) ? canonicalBoard(level) : exactKey(level));

/** How a level differs from another of the same puzzle. */
function differences(level: AnyLevel, other: AnyLevel): Pick<Duplicate, 'turned' | 'playerMoved'> {
  if (!isSokobanLevel(level) || !isSokobanLevel(other)) return { turned: false, playerMoved: false };
  const turned = unturnedBoard(level) !== unturnedBoard(other);
  const hash = turned ? canonicalHash : levelHash;
  return { turned, playerMoved: hash(level) !== hash(other) };
}

/** Levels with the same invariant: a single one, or several, each by both of its keys. */
type Alike = Entry | Map<string, Entry>;

export class Duplicates {
  private readonly boards = new Map<string, Alike>();

  /** The first earlier level with the same board, rather one that is exactly the same; stores the level. */
  find(level: AnyLevel, file: string, number: number): Duplicate | undefined {
    const entry = { level, file, number };
    const key = isSokobanLevel(level) ? invariantOf(level) : exactKey(level);
    const alike = this.boards.get(key);
    if (!alike) {
      this.boards.set(key, entry);
      return undefined;
    }
    const several = alike instanceof Map ? alike : keyed(alike);
    this.boards.set(key, several);
    const same = several.get(exactKey(level)) ?? several.get(puzzleKey(level));
    for (const [name, each] of keyed(entry)) if (!several.has(name)) several.set(name, each);
    return same && { file: same.file, number: same.number, ...differences(level, same.level) };
  }
}

function keyed(entry: Entry): Map<string, Entry> {
  return new Map([exactKey(entry.level), puzzleKey(entry.level)].map((key) => [key, entry]));
}
