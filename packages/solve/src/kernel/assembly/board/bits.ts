// Boards as bit sets of W words of 64 bits, W = sizeof<W>() of a marker type: i8, i16, i32, i64, v128 for 1, 2, 4, 8,
// and 16 words. The compiler makes one copy of each function per width, so a board of one word costs one word. Code
// that is not worth five copies uses the marker AnyWidth and reads the width of the boards at run time.

import { arenaTake } from '../memory/arena';
import { stride } from './layout';

/** The marker of code for every width. */
export type AnyWidth = f32;

let boardWords: usize = 1;

/** For AnyWidth: how many words the boards have. */
export function setBoardWords(count: i32): void {
  boardWords = count as usize;
}

/** Words of a board of this width. */
@inline
export function words<W>(): usize {
  return isFloat<W>() ? boardWords : sizeof<W>();
}

/** An empty board with a zero word on each side, or 0: out of memory. */
export function paddedBoard<W>(): usize {
  const at = arenaTake((words<W>() + 2) << 3);
  return at == 0 ? 0 : at + 8;
}

@inline
export function hasBit(board: usize, bit: i32): bool {
  return ((load<u64>(board + (((bit as usize) >> 6) << 3)) >> (bit as u64 & 63)) & 1) != 0;
}

@inline
export function setBit(board: usize, bit: i32): void {
  const at = board + (((bit as usize) >> 6) << 3);
  store<u64>(at, load<u64>(at) | ((1 as u64) << (bit as u64 & 63)));
}

@inline
export function flipBit(board: usize, bit: i32): void {
  const at = board + (((bit as usize) >> 6) << 3);
  store<u64>(at, load<u64>(at) ^ ((1 as u64) << (bit as u64 & 63)));
}

@inline
export function copyBoard<W>(to: usize, from: usize): void {
  if (words<W>() == 1) store<u64>(to, load<u64>(from));
  else for (let k: usize = 0; k < words<W>() << 3; k += 8) store<u64>(to + k, load<u64>(from + k));
}

@inline
export function clearBoard<W>(board: usize): void {
  if (words<W>() == 1) store<u64>(board, 0);
  else for (let k: usize = 0; k < words<W>() << 3; k += 8) store<u64>(board + k, 0);
}

@inline
export function sameBoard<W>(a: usize, b: usize): bool {
  if (words<W>() == 1) return load<u64>(a) == load<u64>(b);
  for (let k: usize = 0; k < words<W>() << 3; k += 8) if (load<u64>(a + k) != load<u64>(b + k)) return false;
  return true;
}

@inline
export function isEmptyBoard<W>(board: usize): bool {
  if (words<W>() == 1) return load<u64>(board) == 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) if (load<u64>(board + k) != 0) return false;
  return true;
}

@inline
export function countBits<W>(board: usize): i32 {
  let count: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) count += popcnt(load<u64>(board + k));
  return count as i32;
}

/** A 32-bit hash of a board; multiplications spread every bit upward, and the last shift takes the best-mixed bits. */
@inline
export function hashBoard<W>(board: usize): u32 {
  let hash: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    hash = (hash ^ load<u64>(board + k)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return ((hash * 0xbf58476d1ce4e5b9) >> 32) as u32;
}

/** Word k of the board moved one step; `board` must have a readable word on each side, 0 beyond its ends. */
@inline
export function movedWord<W>(board: usize, k: usize, direction: i32): u64 {
  const at = board + k;
  const here = load<u64>(at);
  const s = stride as u64;
  if (words<W>() == 1) {
    return direction == 0 ? here >> s : direction == 1 ? here << 1 : direction == 2 ? here << s : here >> 1;
  }
  if (direction == 0) return (here >> s) | (load<u64>(at, 8) << (64 - s));
  if (direction == 1) return (here << 1) | (load<u64>(at - 8) >> 63);
  if (direction == 2) return (here << s) | (load<u64>(at - 8) >> (64 - s));
  return (here >> 1) | (load<u64>(at, 8) << 63);
}

/** All four neighbors of word k at once; the same requirement for `board`. */
@inline
export function roundWord<W>(board: usize, k: usize): u64 {
  const at = board + k;
  const here = load<u64>(at);
  const s = stride as u64;
  const inside = (here >> s) | (here << 1) | (here << s) | (here >> 1);
  if (words<W>() == 1) return inside;
  const before = load<u64>(at - 8);
  const after = load<u64>(at, 8);
  return inside | (after << (64 - s)) | (before >> 63) | (before >> (64 - s)) | (after << 63);
}
