// The nodes of the search: a key (the boxes, as bits over live cells or, on wide boards with few boxes, as a list),
// the lowest cell of the player's region (or the player's cell), cost so far, bound, maze, parent.

import { flipBit } from '../board/bits';
import { boxCount, cellCount } from '../level/level';
import { isLive, liveCount } from '../level/live';
import { arenaTake } from '../memory/arena';
import { setShort, shortAt } from '../memory/arrays';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { positionBoxes } from './position';

export const NO_PARENT: u32 = 0xffffffff;
const CLOSED: u32 = 0x80000000;

export let nodes: Store = changetype<Store>(0);
let nodeTable: IndexTable = changetype<IndexTable>(0);
let keyBytes: usize = 0;
let isList: bool = false;
let liveIndex: usize = 0;
let liveCells: usize = 0;
/** The key being looked up. */
let lookupKey: usize = 0;

/** `hasSecond`: nodes have a second cost, which breaks ties of the first. */
export function makeNodes(hasSecond: bool): bool {
  const bitBytes = (((liveCount as usize) + 63) >> 6) << 3;
  const listBytes = (((boxCount as usize) * 2 + 7) >> 3) << 3;
  isList = listBytes < bitBytes;
  keyBytes = isList ? listBytes : bitBytes;
  liveIndex = arenaTake(((cellCount as usize) + 1) << 1);
  liveCells = arenaTake(((liveCount as usize) + 1) << 1);
  lookupKey = arenaTake(keyBytes + 8);
  const list = makeStore((keyBytes + (hasSecond ? 24 : 16)) as u32);
  const index = makeIndexTable();
  if (liveIndex == 0 || liveCells == 0 || lookupKey == 0 || list == null || index == null) return false;
  nodes = list;
  nodeTable = index;
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!isLive(cell)) continue;
    setShort(liveIndex, cell, k);
    setShort(liveCells, k, cell);
    k++;
  }
  return true;
}

/** Writes the boxes of a node into `positionBoxes`, ascending. */
export function readBoxes(node: usize): void {
  if (isList) {
    memory.copy(positionBoxes, node, (boxCount as usize) << 1);
    return;
  }
  let i = 0;
  for (let k: usize = 0; k < keyBytes; k += 8) {
    for (let word = load<u64>(node + k); word != 0; word &= word - 1) {
      setShort(positionBoxes, i++, shortAt(liveCells, ((k << 3) as i32) + (ctz(word) as i32)));
    }
  }
}

/** Makes `lookupKey` from `positionBoxes`. */
export function makeKey(): void {
  if (isList) return makeListKey(-1, -1);
  for (let k: usize = 0; k < keyBytes; k += 8) store<u64>(lookupKey + k, 0);
  for (let i = 0; i < boxCount; i++) {
    const index = shortAt(liveIndex, shortAt(positionBoxes, i));
    const at = lookupKey + (((index >> 6) as usize) << 3);
    store<u64>(at, load<u64>(at) | ((1 as u64) << (index as u64 & 63)));
  }
}

/** Makes `lookupKey` from the node that `positionBoxes` was read from, with `onto` in place of `from`. */
export function makeChildKey(node: usize, from: i32, onto: i32): void {
  if (isList) return makeListKey(from, onto);
  for (let k: usize = 0; k < keyBytes; k += 8) store<u64>(lookupKey + k, load<u64>(node + k));
  flipBit(lookupKey, shortAt(liveIndex, from));
  flipBit(lookupKey, shortAt(liveIndex, onto));
}

/** `positionBoxes` is ascending, so the one that moved is slid to its place. */
function makeListKey(from: i32, onto: i32): void {
  let k = 0;
  let isPlaced = from == onto;
  for (let i = 0; i < boxCount; i++) {
    const cell = shortAt(positionBoxes, i);
    if (cell == from && from != onto) continue;
    if (!isPlaced && cell > onto) {
      setShort(lookupKey, k++, onto);
      isPlaced = true;
    }
    setShort(lookupKey, k++, cell);
  }
  if (!isPlaced) setShort(lookupKey, k, onto);
}

export function hashKey(player: i32): u32 {
  let hash: u64 = (player as u64) * 0xd6e8feb86659fd93;
  for (let k: usize = 0; k < keyBytes; k += 8) {
    hash = (hash ^ load<u64>(lookupKey + k)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return ((hash * 0xbf58476d1ce4e5b9) >> 32) as u32;
}

/** The number of the node with `lookupKey` and this player, or -1. */
export function findNode(player: i32, hash: u32): i32 {
  for (let number = nodeTable.first(hash); number >= 0; number = nodeTable.next())
    if (isNode(number, player)) return number;
  return -1;
}

@inline
function isNode(number: u32, player: i32): bool {
  const node = nodes.at(number);
  for (let k: usize = 0; k < keyBytes; k += 8) if (load<u64>(node + k) != load<u64>(lookupKey + k)) return false;
  return nodePlayer(node) == player;
}

/** A new node with `lookupKey`; -1 when out of memory. */
export function addNode(player: i32, hash: u32, cost: u32, bound: u32, maze: i32, parent: u32): i32 {
  const number = nodes.count;
  if (!nodes.add()) return -1;
  const node = nodes.at(number);
  for (let k: usize = 0; k < keyBytes; k += 8) store<u64>(node + k, load<u64>(lookupKey + k));
  store<u32>(node + keyBytes, cost);
  store<u32>(node + keyBytes, bound, 4);
  store<u32>(node + keyBytes, parent, 8);
  store<u16>(node + keyBytes, player as u16, 12);
  store<u16>(node + keyBytes, maze as u16, 14);
  return nodeTable.add(hash, number) ? (number as i32) : -1;
}

@inline
export function nodeCost(node: usize): u32 {
  return load<u32>(node + keyBytes) & ~CLOSED;
}

@inline
export function isClosed(node: usize): bool {
  return (load<u32>(node + keyBytes) & CLOSED) != 0;
}

@inline
export function close(node: usize): void {
  store<u32>(node + keyBytes, load<u32>(node + keyBytes) | CLOSED);
}

/** A better path to a node: it is open again. */
@inline
export function improve(node: usize, cost: u32, bound: u32, parent: u32): void {
  store<u32>(node + keyBytes, cost);
  store<u32>(node + keyBytes, bound, 4);
  store<u32>(node + keyBytes, parent, 8);
}

@inline
export function nodeBound(node: usize): u32 {
  return load<u32>(node + keyBytes, 4);
}

@inline
export function nodeParent(node: usize): u32 {
  return load<u32>(node + keyBytes, 8);
}

@inline
export function nodePlayer(node: usize): i32 {
  return load<u16>(node + keyBytes, 12) as i32;
}

@inline
export function nodeMaze(node: usize): i32 {
  return load<u16>(node + keyBytes, 14) as i32;
}

/** Only where the nodes carry one. */
@inline
export function nodeSecond(node: usize): u32 {
  return load<u32>(node + keyBytes, 16);
}

@inline
export function setSecond(node: usize, second: u32): void {
  store<u32>(node + keyBytes, second, 16);
}
