// Typed reads and writes of flat memory, and cell sets as runs of 64-bit words. The engine keeps no object:
// every table is a pointer into the arena and an index, so that a search allocates nothing while it runs.

import { arenaTake } from '../arena';

@inline export function byteAt(table: usize, i: i32): i32 {
  return <i32>load<u8>(table + <usize>i);
}
@inline export function putByte(table: usize, i: i32, value: i32): void {
  store<u8>(table + <usize>i, <u8>value);
}
@inline export function shortAt(table: usize, i: i32): i32 {
  return <i32>load<u16>(table + ((<usize>i) << 1));
}
@inline export function putShort(table: usize, i: i32, value: i32): void {
  store<u16>(table + ((<usize>i) << 1), <u16>value);
}
@inline export function intAt(table: usize, i: i32): i32 {
  return load<i32>(table + ((<usize>i) << 2));
}
@inline export function putInt(table: usize, i: i32, value: i32): void {
  store<i32>(table + ((<usize>i) << 2), value);
}
@inline export function longAt(table: usize, i: i32): u64 {
  return load<u64>(table + ((<usize>i) << 3));
}
@inline export function putLong(table: usize, i: i32, value: u64): void {
  store<u64>(table + ((<usize>i) << 3), value);
}

/** Set once a table could not be had; the engine then says so instead of running. */
export let shortOfMemory: bool = false;

export function forgetShortage(): void {
  shortOfMemory = false;
}

/**
 * Zeros from the arena, whose memory is cleared as it is: pages that are never touched cost nothing. After a failure it
 * gives 0 and `shortOfMemory` is set: do not write there.
 */
export function take(bytes: i32): usize {
  const table = arenaTake(<usize>bytes + 16);
  if (!table) shortOfMemory = true;
  return table;
}

@inline export function setHas(set: usize, cell: i32): bool {
  return ((load<u64>(set + ((<usize>cell >> 6) << 3)) >> (<u64>cell & 63)) & 1) != 0;
}
@inline export function setAdd(set: usize, cell: i32): void {
  const at = set + ((<usize>cell >> 6) << 3);
  store<u64>(at, load<u64>(at) | (<u64>1 << (<u64>cell & 63)));
}
@inline export function setDrop(set: usize, cell: i32): void {
  const at = set + ((<usize>cell >> 6) << 3);
  store<u64>(at, load<u64>(at) & ~(<u64>1 << (<u64>cell & 63)));
}
@inline export function setClear(set: usize, words: i32): void {
  memory.fill(set, 0, (<usize>words) << 3);
}
@inline export function setCopy(to: usize, from: usize, words: i32): void {
  memory.copy(to, from, (<usize>words) << 3);
}
export function setEquals(a: usize, b: usize, words: i32): bool {
  for (let i = 0; i < words; i++) if (longAt(a, i) != longAt(b, i)) return false;
  return true;
}
/** Is every member of `a` in `b`? */
export function setWithin(a: usize, b: usize, words: i32): bool {
  for (let i = 0; i < words; i++) if (longAt(a, i) & ~longAt(b, i)) return false;
  return true;
}
export function setMeets(a: usize, b: usize, words: i32): bool {
  for (let i = 0; i < words; i++) if (longAt(a, i) & longAt(b, i)) return true;
  return false;
}
export function setMeetCount(a: usize, b: usize, words: i32): i32 {
  let total: i32 = 0;
  for (let i = 0; i < words; i++) total += <i32>popcnt<u64>(longAt(a, i) & longAt(b, i));
  return total;
}
