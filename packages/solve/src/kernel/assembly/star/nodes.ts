// The nodes of the search: a key (the boxes, as bits over live cells or, on wide boards with few boxes, as a list),
// the lowest cell of the player's region (or the player's cell), cost so far, bound, maze, parent.

import { boxCount, cellCount } from '../level/level';
import { isLive, liveCount } from '../level/live';
import { shortages } from '../memory/arena';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { Board, Shorts, takeBits, takeShorts } from '../memory/tables';
import { positionBoxes } from './position';

export const NO_PARENT: u32 = 0xffffffff;
const CLOSED: u32 = 0x80000000;

/** A node. Its key follows, and then, in a search by cells, its second cost. */
@unmanaged
export class Node {
  private costAndClosed: u32;
  bound: u32;
  parent: u32;
  /** The lowest cell of the player's region, or the player's cell. */
  player: u16;
  maze: u16;

  @inline
  key(): Board {
    return changetype<Board>(changetype<usize>(this) + offsetof<Node>());
  }

  @inline
  cost(): u32 {
    return this.costAndClosed & ~CLOSED;
  }

  @inline
  isClosed(): bool {
    return (this.costAndClosed & CLOSED) != 0;
  }

  @inline
  close(): void {
    this.costAndClosed |= CLOSED;
  }

  /** A path to the node: it is open. */
  @inline
  setPath(cost: u32, bound: u32, parent: u32): void {
    this.costAndClosed = cost;
    this.bound = bound;
    this.parent = parent;
  }

  /** Only where the nodes carry one. */
  @inline
  second(): u32 {
    return this.key()[keyBytes] as u32;
  }

  @inline
  setSecond(second: u32): void {
    this.key()[keyBytes] = second as u64;
  }
}

export let nodes = changetype<Store<Node>>(0);
let nodeTable = changetype<IndexTable>(0);
let keyBytes: usize = 0;
let isList: bool = false;
let liveIndex = changetype<Shorts>(0);
let liveCells = changetype<Shorts>(0);
/** The key being looked up. */
let lookupKey = changetype<Board>(0);

/** `hasSecond`: nodes have a second cost, which breaks ties of the first. */
export function makeNodes(hasSecond: bool): bool {
  const before = shortages;
  const bitWords = (liveCount + 63) >> 6;
  const listWords = (boxCount * 2 + 7) >> 3;
  isList = listWords < bitWords;
  const keyWords = isList ? listWords : bitWords;
  keyBytes = (keyWords as usize) << 3;
  liveIndex = takeShorts(cellCount + 1);
  liveCells = takeShorts(liveCount + 1);
  lookupKey = changetype<Board>(takeBits(keyWords + 1));
  const list = makeStore<Node>((offsetof<Node>() as i32) + ((keyWords + (hasSecond ? 1 : 0)) << 3));
  const index = makeIndexTable();
  if (shortages > before || !list || !index) return false;
  nodes = list;
  nodeTable = index;
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!isLive(cell)) continue;
    liveIndex[cell] = k;
    liveCells[k] = cell;
    k++;
  }
  return true;
}

/** For assertions: the node that `positionBoxes` was read from last. */
let readNode = changetype<Node>(0);

/** Writes the boxes of a node into `positionBoxes`, ascending. */
export function readBoxes(node: Node): void {
  if (!ASC_NO_ASSERT) readNode = node;
  const key = node.key();
  if (isList) {
    positionBoxes.copyFrom(changetype<Shorts>(key), boxCount);
    return;
  }
  let i = 0;
  for (let k: usize = 0; k < keyBytes; k += 8) {
    for (let word = key[k]; word != 0; word &= word - 1) {
      positionBoxes[i++] = liveCells[((k << 3) as i32) + (ctz(word) as i32)];
    }
  }
}

/** Makes `lookupKey` from `positionBoxes`. */
export function makeKey(): void {
  if (isList) return makeListKey(-1, -1);
  for (let k: usize = 0; k < keyBytes; k += 8) lookupKey[k] = 0;
  for (let i = 0; i < boxCount; i++) lookupKey.add(liveIndex[positionBoxes[i]]);
}

/** Makes `lookupKey` from the node that `positionBoxes` was read from, with `onto` in place of `from`. */
export function makeChildKey(node: Node, from: i32, onto: i32): void {
  if (!ASC_NO_ASSERT) assert(readNode == node);
  if (isList) return makeListKey(from, onto);
  const key = node.key();
  for (let k: usize = 0; k < keyBytes; k += 8) lookupKey[k] = key[k];
  lookupKey.flip(liveIndex[from]);
  lookupKey.flip(liveIndex[onto]);
}

/** `positionBoxes` is ascending, so the one that moved is slid to its place. */
function makeListKey(from: i32, onto: i32): void {
  const list = changetype<Shorts>(lookupKey);
  let k = 0;
  let isPlaced = from == onto;
  for (let i = 0; i < boxCount; i++) {
    const cell = positionBoxes[i];
    if (cell == from && from != onto) continue;
    if (!isPlaced && cell > onto) {
      list[k++] = onto;
      isPlaced = true;
    }
    list[k++] = cell;
  }
  if (!isPlaced) list[k] = onto;
}

export function hashKey(player: i32): u32 {
  let hash: u64 = (player as u64) * 0xd6e8feb86659fd93;
  for (let k: usize = 0; k < keyBytes; k += 8) {
    hash = (hash ^ lookupKey[k]) * 0x9e3779b97f4a7c15;
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
  const key = node.key();
  for (let k: usize = 0; k < keyBytes; k += 8) if (key[k] != lookupKey[k]) return false;
  return (node.player as i32) == player;
}

/** A new node with `lookupKey`; -1 when out of memory. */
export function addNode(player: i32, hash: u32, cost: u32, bound: u32, maze: i32, parent: u32): i32 {
  const number = nodes.count;
  if (!nodes.add()) return -1;
  const node = nodes.last();
  const key = node.key();
  for (let k: usize = 0; k < keyBytes; k += 8) key[k] = lookupKey[k];
  node.setPath(cost, bound, parent);
  node.player = player as u16;
  node.maze = maze as u16;
  return nodeTable.add(hash, number) ? (number as i32) : -1;
}
