// Element access for plain arrays in flat memory: what a[i] is elsewhere. The checked build for tests (no `--noAssert`) traps if
// an element is not in the block of memory that its array lies in.

import { isInBlock } from './arena';

@inline
export function byteAt(array: usize, index: i32): i32 {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + (index as usize), 1));
  return load<u8>(array + (index as usize)) as i32;
}

@inline
export function setByte(array: usize, index: i32, value: i32): void {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + (index as usize), 1));
  store<u8>(array + (index as usize), value as u8);
}

@inline
export function shortAt(array: usize, index: i32): i32 {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + ((index as usize) << 1), 2));
  return load<u16>(array + ((index as usize) << 1)) as i32;
}

@inline
export function setShort(array: usize, index: i32, value: i32): void {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + ((index as usize) << 1), 2));
  store<u16>(array + ((index as usize) << 1), value as u16);
}

@inline
export function intAt(array: usize, index: i32): i32 {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + ((index as usize) << 2), 4));
  return load<i32>(array + ((index as usize) << 2));
}

@inline
export function setInt(array: usize, index: i32, value: i32): void {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + ((index as usize) << 2), 4));
  store<i32>(array + ((index as usize) << 2), value);
}

@inline
export function wordAt(array: usize, index: i32): u64 {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + ((index as usize) << 3), 8));
  return load<u64>(array + ((index as usize) << 3));
}

@inline
export function setWord(array: usize, index: i32, value: u64): void {
  if (!ASC_NO_ASSERT) assert(isInBlock(array, array + ((index as usize) << 3), 8));
  store<u64>(array + ((index as usize) << 3), value);
}
