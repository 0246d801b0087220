// The board of a vicinity search: one bit per grid cell, W words of 64 bits. A row is followed by at least one wall, so that a
// shift by one never runs into the next row. Buffers that are shifted have `pad` zero words on both sides.

import { arenaTake } from '../memory/arena';

export let words: usize = 0;
export let stride: i32 = 0;
/** Bytes of a board without its padding. */
export let boardBytes: usize = 0;
/** A shift by one row is a shift by so many whole words and so many bits. */
export let rowWords: usize = 0;
export let rowBits: u64 = 0;
export let padBytes: usize = 0;

/** Cells the player can enter; cells a box may stand on; goals. */
export let floorMask: usize = 0;
export let liveMask: usize = 0;
export let goalMask: usize = 0;
/** u64[bit]: Zobrist keys. */
let keys: usize = 0;

/** False: out of memory. */
export function openBoard(wordCount: i32, rowStride: i32): bool {
  words = wordCount as usize;
  stride = rowStride;
  boardBytes = words << 3;
  rowWords = (rowStride as usize) >> 6;
  rowBits = (rowStride & 63) as u64;
  padBytes = (rowWords + 2) << 3;
  floorMask = arenaTake(boardBytes);
  liveMask = arenaTake(boardBytes);
  goalMask = arenaTake(boardBytes);
  keys = arenaTake(boardBytes << 6);
  if (floorMask == 0 || liveMask == 0 || goalMask == 0 || keys == 0) return false;
  let state: u64 = 0x1234_5678_9abc_def1;
  for (let bit: usize = 0; bit < words << 6; bit++) {
    // splitmix64 (Steele, Lea, and Flood 2014)
    state += 0x9e3779b97f4a7c15;
    let mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    store<u64>(keys + (bit << 3), mixed ^ (mixed >> 31));
  }
  return true;
}

/** A board with zero words on both sides, or 0. */
export function takePadded(): usize {
  const at = arenaTake(boardBytes + (padBytes << 1));
  return at == 0 ? 0 : at + padBytes;
}

@inline
export function keyOf(bit: i32): u64 {
  return load<u64>(keys + ((bit as usize) << 3));
}

@inline
export function has(board: usize, bit: i32): bool {
  return ((load<u64>(board + (((bit as usize) >> 6) << 3)) >> (bit as u64 & 63)) & 1) != 0;
}

@inline
export function flip(board: usize, bit: i32): void {
  const at = board + (((bit as usize) >> 6) << 3);
  store<u64>(at, load<u64>(at) ^ ((1 as u64) << (bit as u64 & 63)));
}

/** The word at a byte offset of a padded board shifted by one cell toward higher bits, by one row, and back. */
@inline
export function rightWord(board: usize, at: usize): u64 {
  return (load<u64>(board + at) << 1) | (load<u64>(board + at - 8) >> 63);
}

@inline
export function leftWord(board: usize, at: usize): u64 {
  return (load<u64>(board + at) >> 1) | (load<u64>(board + at + 8) << 63);
}

@inline
export function downWord(board: usize, at: usize): u64 {
  const from = board + at - (rowWords << 3);
  return (load<u64>(from) << rowBits) | (load<u64>(from - 8) >> (64 - rowBits));
}

@inline
export function upWord(board: usize, at: usize): u64 {
  const from = board + at + (rowWords << 3);
  return (load<u64>(from) >> rowBits) | (load<u64>(from + 8) << (64 - rowBits));
}
