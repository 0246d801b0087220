// The id of a level: a hash of its normalized board, so that records and duplicates are recognized across file formats.
// Normalized means: everything the player can never reach is wall, and the board is cropped to the floor and one cell
// around it. Decoration, margins, and the alphabet of a file therefore don't matter.
// The hash is 64-bit FNV-1a (Fowler, Noll, Vo) over the normalized board as text, so anyone can recompute it. It does
// not protect against forged boards, which an id does not need.

import type { Level } from './level.js';

/** The first and last row and column with floor. */
export function floorBox(level: Level): { top: number; bottom: number; left: number; right: number } {
  let [top, bottom, left, right] = [level.height, 0, level.width, 0];
  level.walls.forEach((wall, cell) => {
    if (wall) return;
    const x = cell % level.width;
    const y = (cell - x) / level.width;
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  });
  return { top, bottom, left, right };
}

/** The start of a level in board letters, cropped to the floor and the wall around it; every other cell is a wall. */
export function normalizedRows(level: Level): string[] {
  const { top, bottom, left, right } = floorBox(level);
  const boxes = new Set(level.start.boxes);
  const letter = (cell: number): string => {
    if (level.walls[cell]) return '#';
    const goal = level.goalMap[cell] === 1;
    if (boxes.has(cell)) return goal ? '*' : '$';
    if (cell === level.start.player) return goal ? '+' : '@';
    return goal ? '.' : ' ';
  };
  const rows: string[] = [];
  for (let y = top - 1; y <= bottom + 1; y++) {
    let row = '';
    for (let x = left - 1; x <= right + 1; x++) row += letter(y * level.width + x);
    rows.push(row);
  }
  return rows;
}

const mirror = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''));

/** Rows become columns. */
function transpose(rows: readonly string[]): string[] {
  return Array.from(rows[0] ?? '', (_, x) => rows.map((row) => row[x]).join(''));
}

/** A board in all 8 orientations: rotated and mirrored. */
export function symmetries(rows: readonly string[]): string[][] {
  return [rows, transpose(rows)].flatMap((one) => {
    const flipped = [...one].reverse();
    return [[...one], mirror(one), flipped, mirror(flipped)];
  });
}

/** 64-bit FNV-1a in two halves: the prime is 2^40 + 0x1b3. One byte per letter. */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low = (low ^ (text.charCodeAt(i) & 0xff)) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** Cached: a level never changes, and a game needs its hash at every move. */
const known = new WeakMap<Level, string>();

/**
 * 16 hex digits, equal for equal normalized boards (the player's cell counts).
 * @example
 * ```ts
 * console.log(levelHash(level)); // 2a7727b3e0c840e5
 * ```
 */
export function levelHash(level: Level): string {
  const hash = known.get(level) ?? fnv1a64(normalizedRows(level).join('\n'));
  known.set(level, hash);
  return hash;
}

/**
 * The same for all 8 orientations of a board: the hash of the one whose text sorts first.
 * @example
 * ```ts
 * console.log(canonicalHash(level)); // fe6279a5aa1614d3
 * ```
 */
export function canonicalHash(level: Level): string {
  const texts = symmetries(normalizedRows(level)).map((rows) => rows.join('\n'));
  return fnv1a64(texts.sort()[0] as string);
}
