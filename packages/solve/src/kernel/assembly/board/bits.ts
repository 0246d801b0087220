// Boards as bit sets of W words of 64 bits, W = sizeof<W>() of a marker type: i8, i16, i32, i64, v128 for 1, 2, 4, 8,
// and 16 words. The compiler makes one copy of each function per width, so a board of one word costs one word. Code
// that is not worth five copies uses the marker AnyWidth and reads the width of the boards at run time.

import { Board, takeBits } from '../memory/tables';
import { stride } from './layout';

/** The marker of code for every width. */
export type AnyWidth = f32;

let anyWords: i32 = 1;

/** For AnyWidth: how many words the boards have. */
export function setBoardWords(count: i32): void {
  anyWords = count;
}

/** Words of a board of this width. */
@inline
export function words<W>(): i32 {
  return isFloat<W>() ? anyWords : (sizeof<W>() as i32);
}

/** Bytes of a board of this width. */
@inline
export function boardBytes<W>(): usize {
  return (words<W>() as usize) << 3;
}

/** An empty board with a zero word on each side; null: out of memory. */
export function paddedBoard<W>(): Board {
  const all = takeBits(words<W>() + 2);
  return changetype<Board>(all ? all.part(1) : all);
}

@inline
export function copyBoard<W>(to: Board, from: Board): void {
  if (words<W>() == 1) to[0] = from[0];
  else for (let k: usize = 0; k < boardBytes<W>(); k += 8) to[k] = from[k];
}

@inline
export function clearBoard<W>(board: Board): void {
  if (words<W>() == 1) board[0] = 0;
  else for (let k: usize = 0; k < boardBytes<W>(); k += 8) board[k] = 0;
}

@inline
export function sameBoard<W>(a: Board, b: Board): bool {
  if (words<W>() == 1) return a[0] == b[0];
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) if (a[k] != b[k]) return false;
  return true;
}

@inline
export function isEmptyBoard<W>(board: Board): bool {
  if (words<W>() == 1) return board[0] == 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) if (board[k] != 0) return false;
  return true;
}

@inline
export function countBits<W>(board: Board): i32 {
  let count: u64 = 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) count += popcnt(board[k]);
  return count as i32;
}

/** A 32-bit hash of a board; multiplications spread every bit upward, and the last shift takes the best-mixed bits. */
@inline
export function hashBoard<W>(board: Board): u32 {
  let hash: u64 = 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    hash = (hash ^ board[k]) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return ((hash * 0xbf58476d1ce4e5b9) >> 32) as u32;
}

/** Word k of the board moved one step; `board` must have a readable word on each side, 0 beyond its ends. */
@inline
export function movedWord<W>(board: Board, k: usize, direction: i32): u64 {
  const here = board[k];
  const s = stride as u64;
  if (words<W>() == 1) {
    return direction == 0 ? here >> s : direction == 1 ? here << 1 : direction == 2 ? here << s : here >> 1;
  }
  if (direction == 0) return (here >> s) | (board.wordAfter(k) << (64 - s));
  if (direction == 1) return (here << 1) | (board.wordBefore(k) >> 63);
  if (direction == 2) return (here << s) | (board.wordBefore(k) >> (64 - s));
  return (here >> 1) | (board.wordAfter(k) << 63);
}

/** All four neighbors of word k at once; the same requirement for `board`. */
@inline
export function roundWord<W>(board: Board, k: usize): u64 {
  const here = board[k];
  const s = stride as u64;
  const inside = (here >> s) | (here << 1) | (here << s) | (here >> 1);
  if (words<W>() == 1) return inside;
  const before = board.wordBefore(k);
  const after = board.wordAfter(k);
  return inside | (after << (64 - s)) | (before >> 63) | (before >> (64 - s)) | (after << 63);
}
