// Sets of cells, one bit each, in runs of 64-bit words.

import { isInBlock } from './arena';
import { wordAt } from './arrays';

@inline
export function hasCell(set: usize, cell: i32): bool {
  if (!ASC_NO_ASSERT) assert(isInBlock(set, set + ((<usize>cell >> 6) << 3), 8));
  return ((load<u64>(set + ((<usize>cell >> 6) << 3)) >> (<u64>cell & 63)) & 1) != 0;
}
@inline
export function addCell(set: usize, cell: i32): void {
  const at = set + ((<usize>cell >> 6) << 3);
  if (!ASC_NO_ASSERT) assert(isInBlock(set, at, 8));
  store<u64>(at, load<u64>(at) | ((<u64>1) << (<u64>cell & 63)));
}
@inline
export function dropCell(set: usize, cell: i32): void {
  const at = set + ((<usize>cell >> 6) << 3);
  if (!ASC_NO_ASSERT) assert(isInBlock(set, at, 8));
  store<u64>(at, load<u64>(at) & ~((<u64>1) << (<u64>cell & 63)));
}
@inline
export function clearCells(set: usize, words: i32): void {
  memory.fill(set, 0, (<usize>words) << 3);
}
@inline
export function copyCells(to: usize, from: usize, words: i32): void {
  memory.copy(to, from, (<usize>words) << 3);
}
/** Whether every member of `a` is in `b`. */
export function areCellsWithin(a: usize, b: usize, words: i32): bool {
  for (let i = 0; i < words; i++) if (wordAt(a, i) & ~wordAt(b, i)) return false;
  return true;
}
export function doCellsMeet(a: usize, b: usize, words: i32): bool {
  for (let i = 0; i < words; i++) if (wordAt(a, i) & wordAt(b, i)) return true;
  return false;
}
export function sharedCellCount(a: usize, b: usize, words: i32): i32 {
  let total: i32 = 0;
  for (let i = 0; i < words; i++) total += <i32>popcnt<u64>(wordAt(a, i) & wordAt(b, i));
  return total;
}
