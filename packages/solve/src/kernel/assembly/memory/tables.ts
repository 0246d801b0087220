// Tables in flat memory: what a[i] is elsewhere, for each type of element. A table is an address with a type, null (0) until it is
// taken. The checked build for tests (no `--noAssert`) traps if an element is not in the block of memory that its table lies in.

import { arenaTake, isInBlock, noteShortage } from './arena';

/** Whether bytes from an address on belong to a table; the shipped module is compiled without. */
@inline
function check(table: usize, at: usize, bytes: usize): void {
  if (!ASC_NO_ASSERT) assert(isInBlock(table, at, bytes));
}

/** u8 each. */
@unmanaged
export class Bytes {
  @inline
  @operator('[]')
  get(index: i32): i32 {
    const at = changetype<usize>(this) + (index as usize);
    check(changetype<usize>(this), at, 1);
    return load<u8>(at) as i32;
  }

  @inline
  @operator('[]=')
  set(index: i32, value: i32): void {
    const at = changetype<usize>(this) + (index as usize);
    check(changetype<usize>(this), at, 1);
    store<u8>(at, value as u8);
  }

  /** The table that begins with this element. */
  @inline
  from(index: i32): Bytes {
    return changetype<Bytes>(changetype<usize>(this) + (index as usize));
  }

  @inline
  fill(value: i32, count: i32): void {
    fillBytes(changetype<usize>(this), value as u8, count as usize);
  }

  @inline
  clear(count: i32): void {
    fillBytes(changetype<usize>(this), 0, count as usize);
  }

  @inline
  copyFrom(source: Bytes, count: i32): void {
    copyBytes(changetype<usize>(this), changetype<usize>(source), count as usize);
  }
}

/** u16 each. */
@unmanaged
export class Shorts {
  @inline
  @operator('[]')
  get(index: i32): i32 {
    const at = changetype<usize>(this) + ((index as usize) << 1);
    check(changetype<usize>(this), at, 2);
    return load<u16>(at) as i32;
  }

  @inline
  @operator('[]=')
  set(index: i32, value: i32): void {
    const at = changetype<usize>(this) + ((index as usize) << 1);
    check(changetype<usize>(this), at, 2);
    store<u16>(at, value as u16);
  }

  /** The table that begins with this element. */
  @inline
  from(index: i32): Shorts {
    return changetype<Shorts>(changetype<usize>(this) + ((index as usize) << 1));
  }

  @inline
  clear(count: i32): void {
    fillBytes(changetype<usize>(this), 0, (count as usize) << 1);
  }

  /** Elements 4 * index to 4 * index + 3 at once, 16 bits each. */
  @inline
  four(index: i32): u64 {
    const at = changetype<usize>(this) + ((index as usize) << 3);
    check(changetype<usize>(this), at, 8);
    return load<u64>(at);
  }

  @inline
  setFour(index: i32, values: u64): void {
    const at = changetype<usize>(this) + ((index as usize) << 3);
    check(changetype<usize>(this), at, 8);
    store<u64>(at, values);
  }

  /** Sets elements to 0xffff. */
  @inline
  fillOnes(count: i32): void {
    fillBytes(changetype<usize>(this), 0xff, (count as usize) << 1);
  }

  @inline
  copyFrom(source: Shorts, count: i32): void {
    copyBytes(changetype<usize>(this), changetype<usize>(source), (count as usize) << 1);
  }
}

/** i32 each. */
@unmanaged
export class Ints {
  @inline
  @operator('[]')
  get(index: i32): i32 {
    const at = changetype<usize>(this) + ((index as usize) << 2);
    check(changetype<usize>(this), at, 4);
    return load<i32>(at);
  }

  @inline
  @operator('[]=')
  set(index: i32, value: i32): void {
    const at = changetype<usize>(this) + ((index as usize) << 2);
    check(changetype<usize>(this), at, 4);
    store<i32>(at, value);
  }

  /** The table that begins with this element. */
  @inline
  from(index: i32): Ints {
    return changetype<Ints>(changetype<usize>(this) + ((index as usize) << 2));
  }

  @inline
  clear(count: i32): void {
    fillBytes(changetype<usize>(this), 0, (count as usize) << 2);
  }

  /** Sets elements to -1. */
  @inline
  fillOnes(count: i32): void {
    fillBytes(changetype<usize>(this), 0xff, (count as usize) << 2);
  }

  @inline
  copyFrom(source: Ints, count: i32): void {
    copyBytes(changetype<usize>(this), changetype<usize>(source), (count as usize) << 2);
  }

  /** As copyFrom, for a multiple of four elements, by vectors: the bulk instruction costs a call. */
  @inline
  copyFours(source: Ints, count: i32): void {
    const to = changetype<usize>(this);
    const from = changetype<usize>(source);
    check(to, to, (count as usize) << 2);
    check(from, from, (count as usize) << 2);
    for (let k: usize = 0; k < (count as usize) << 2; k += 16) v128.store(to + k, v128.load(from + k));
  }
}

/** u64 each. */
@unmanaged
export class Words {
  @inline
  @operator('[]')
  get(index: i32): u64 {
    const at = changetype<usize>(this) + ((index as usize) << 3);
    check(changetype<usize>(this), at, 8);
    return load<u64>(at);
  }

  @inline
  @operator('[]=')
  set(index: i32, value: u64): void {
    const at = changetype<usize>(this) + ((index as usize) << 3);
    check(changetype<usize>(this), at, 8);
    store<u64>(at, value);
  }

  /** The table that begins with this element. */
  @inline
  from(index: i32): Words {
    return changetype<Words>(changetype<usize>(this) + ((index as usize) << 3));
  }

  @inline
  clear(count: i32): void {
    fillBytes(changetype<usize>(this), 0, (count as usize) << 3);
  }

  @inline
  copyFrom(source: Words, count: i32): void {
    copyBytes(changetype<usize>(this), changetype<usize>(source), (count as usize) << 3);
  }
}

/** A set of numbers from 0 on (cells, goals, bits of a board), one bit each, in words of 64. */
@unmanaged
export class Bits extends Words {
  @inline
  has(member: i32): bool {
    return ((this[member >> 6] >> ((member as u64) & 63)) & 1) != 0;
  }

  @inline
  add(member: i32): void {
    this[member >> 6] |= (1 as u64) << ((member as u64) & 63);
  }

  @inline
  drop(member: i32): void {
    this[member >> 6] &= ~((1 as u64) << ((member as u64) & 63));
  }

  @inline
  flip(member: i32): void {
    this[member >> 6] ^= (1 as u64) << ((member as u64) & 63);
  }

  /** The set that begins with this word. */
  @inline
  part(word: i32): Bits {
    return changetype<Bits>(changetype<usize>(this) + ((word as usize) << 3));
  }

  /** Whether every member is in the other set. */
  isWithin(other: Bits, words: i32): bool {
    for (let i = 0; i < words; i++) if (this[i] & ~other[i]) return false;
    return true;
  }

  meets(other: Bits, words: i32): bool {
    for (let i = 0; i < words; i++) if (this[i] & other[i]) return true;
    return false;
  }

  countShared(other: Bits, words: i32): i32 {
    let total = 0;
    for (let i = 0; i < words; i++) total += popcnt(this[i] & other[i]) as i32;
    return total;
  }
}

/**
 * A set of bits with a width that the compiler knows: its words are read by their offset in bytes (0, 8, …), so that a loop over
 * them needs no shift, which would cost the two-sided search a tenth of its speed.
 */
@unmanaged
export class Board extends Bits {
  @inline
  @operator('[]')
  word(offset: usize): u64 {
    check(changetype<usize>(this), changetype<usize>(this) + offset, 8);
    return load<u64>(changetype<usize>(this) + offset);
  }

  @inline
  @operator('[]=')
  setWord(offset: usize, value: u64): void {
    check(changetype<usize>(this), changetype<usize>(this) + offset, 8);
    store<u64>(changetype<usize>(this) + offset, value);
  }

  /** The words beside the one at this offset. */
  @inline
  wordBefore(offset: usize): u64 {
    check(changetype<usize>(this), changetype<usize>(this) + offset - 8, 8);
    return load<u64>(changetype<usize>(this) + offset - 8);
  }

  @inline
  wordAfter(offset: usize): u64 {
    check(changetype<usize>(this), changetype<usize>(this) + offset + 8, 8);
    return load<u64>(changetype<usize>(this) + offset, 8);
  }
}

/** Records of one class, one after the other. */
@unmanaged
export class Records<T> {
  @inline
  @operator('[]')
  get(index: i32): T {
    return recordAt<T>(changetype<usize>(this), index, offsetof<T>());
  }
}

/** A record among others of a size that is known at run time: after its class has come what depends on the level. */
@inline
export function recordAt<T>(table: usize, index: i32, size: usize): T {
  const at = table + (index as usize) * size;
  check(table, at, size);
  return changetype<T>(at);
}

/** v128 each. */
@unmanaged
export class Vectors {
  @inline
  @operator('[]')
  get(index: i32): v128 {
    const at = changetype<usize>(this) + ((index as usize) << 4);
    check(changetype<usize>(this), at, 16);
    return v128.load(at);
  }

  @inline
  @operator('[]=')
  set(index: i32, value: v128): void {
    const at = changetype<usize>(this) + ((index as usize) << 4);
    check(changetype<usize>(this), at, 16);
    v128.store(at, value);
  }

  /** The table that begins with this element. */
  @inline
  from(index: i32): Vectors {
    return changetype<Vectors>(changetype<usize>(this) + ((index as usize) << 4));
  }

  /** Sets every bit of elements. */
  @inline
  fillOnes(count: i32): void {
    fillBytes(changetype<usize>(this), 0xff, (count as usize) << 4);
  }
}

/** References to tables or records. */
@unmanaged
export class Refs<T> {
  @inline
  @operator('[]')
  get(index: i32): T {
    const at = changetype<usize>(this) + ((index as usize) << 2);
    check(changetype<usize>(this), at, 4);
    return changetype<T>(load<u32>(at));
  }

  @inline
  @operator('[]=')
  set(index: i32, value: T): void {
    const at = changetype<usize>(this) + ((index as usize) << 2);
    check(changetype<usize>(this), at, 4);
    store<u32>(at, changetype<usize>(value) as u32);
  }

  @inline
  copyFrom(source: Refs<T>, count: i32): void {
    copyBytes(changetype<usize>(this), changetype<usize>(source), (count as usize) << 2);
  }
}

@inline
function fillBytes(at: usize, value: u8, bytes: usize): void {
  if (bytes > 0) check(at, at, bytes);
  memory.fill(at, value, bytes);
}

@inline
function copyBytes(to: usize, from: usize, bytes: usize): void {
  if (bytes > 0) {
    check(to, to, bytes);
    check(from, from, bytes);
  }
  memory.copy(to, from, bytes);
}

/** Room for this many rows of this many elements, all zero; null if there is none, which `shortages` counts. */
export function takeBytes(rows: i32, columns: i32 = 1): Bytes {
  return changetype<Bytes>(takeRows(rows, columns, 1));
}

export function takeShorts(rows: i32, columns: i32 = 1): Shorts {
  return changetype<Shorts>(takeRows(rows, columns, 2));
}

export function takeInts(rows: i32, columns: i32 = 1): Ints {
  return changetype<Ints>(takeRows(rows, columns, 4));
}

export function takeWords(rows: i32, columns: i32 = 1): Words {
  return changetype<Words>(takeRows(rows, columns, 8));
}

export function takeBits(rows: i32, words: i32 = 1): Bits {
  return changetype<Bits>(takeRows(rows, words, 8));
}

export function takeVectors(rows: i32, columns: i32 = 1): Vectors {
  return changetype<Vectors>(takeRows(rows, columns, 16));
}

export function takeRefs<T>(count: i32): Refs<T> {
  return changetype<Refs<T>>(takeRows(count, 1, 4));
}

/** One record, all zero. */
export function takeRecord<T>(): T {
  return changetype<T>(takeRows(1, 1, offsetof<T>()));
}

export function takeRecords<T>(count: i32): Records<T> {
  return changetype<Records<T>>(takeRows(count, 1, offsetof<T>()));
}

/** Room for records of a size that is known at run time, by its address. */
export function takeSized(count: i32, size: usize): usize {
  return takeRows(count, 1, size as u64);
}

/** The sizes of the largest tables are no numbers of 32 bits. */
function takeRows(rows: i32, columns: i32, bytes: u64): usize {
  const all = (rows as u64) * (columns as u64) * bytes;
  const table: usize = all > 0xffff_ffff ? 0 : arenaTake(all as usize);
  if (!table) noteShortage();
  return table;
}
