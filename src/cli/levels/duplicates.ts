// Finds duplicate boards, for Sokoban also rotated and mirrored ones. Levels are first compared by a number that
// doesn't depend on the orientation; whole boards are compared only if two numbers are equal.

import { hashLevel } from '../../futoshiki/index.js';
import { type AnyLevel, isFutoshikiLevel } from '../../jobs/index.js';
import { canonicalHash, type Level, levelHash } from '../../sokoban/index.js';

export interface Seen {
  readonly file: string;
  readonly number: number;
}
export interface Duplicate extends Seen {
  /** The boards are equal only after rotation or reflection. */
  readonly turned: boolean;
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

/** Distances between player, boxes, and goals, and the size of the floor: the same in every orientation. */
function invariantOf({ width, start, goals, walls }: Level): string {
  const [player, boxes, homes] = [[start.player], start.boxes, goals].map((cells) => sumsOf(cells, width)) as [
    Sums,
    Sums,
    Sums,
  ];
  let floor = 0;
  for (const wall of walls) floor += 1 - wall;
  return [
    floor,
    boxes.count,
    distances(boxes, boxes),
    distances(homes, homes),
    distances(boxes, homes),
    distances(player, boxes),
    distances(player, homes),
  ].join();
}

/** Equal for equal boards in any orientation; it takes eight times as long as the exact hash. */
const turnedHash = (level: AnyLevel): string => `t${isFutoshikiLevel(level) ? hashLevel(level) : canonicalHash(level)}`;
const exactHash = (level: AnyLevel): string => (isFutoshikiLevel(level) ? hashLevel(level) : levelHash(level));

/** Levels with the same invariant: a single one, or several, each by both of its hashes. */
type Alike = Entry | Map<string, Entry>;

export class Duplicates {
  private readonly boards = new Map<string, Alike>();

  /** The first earlier level with the same board; stores the level. */
  find(level: AnyLevel, file: string, number: number): Duplicate | undefined {
    const entry = { level, file, number };
    const key = isFutoshikiLevel(level) ? hashLevel(level) : invariantOf(level);
    const alike = this.boards.get(key);
    if (!alike) {
      this.boards.set(key, entry);
      return undefined;
    }
    const several = alike instanceof Map ? alike : hashed(alike);
    this.boards.set(key, several);
    const same = several.get(exactHash(level));
    if (same) return { file: same.file, number: same.number, turned: false };
    const turned = several.get(turnedHash(level));
    for (const [hash, each] of hashed(entry)) if (!several.has(hash)) several.set(hash, each);
    return turned && { file: turned.file, number: turned.number, turned: true };
  }
}

function hashed(entry: Entry): Map<string, Entry> {
  return new Map([exactHash(entry.level), turnedHash(entry.level)].map((hash) => [hash, entry]));
}
