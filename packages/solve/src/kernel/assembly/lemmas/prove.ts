// A small search that must fail: it proves that some boxes, alone on the board, need at least a number of pushes, or can't
// reach goals. It is the search of the checker, with a limit, so what succeeds here succeeds there.

import { boxCount, isGoal, neighbor } from '../level/level';
import { shortOfMemory, take } from '../memory/arena';
import { intAt, setInt, shortAt, wordAt } from '../memory/arrays';
import { addCell, copyCells, dropCell } from '../memory/cell-sets';
import {
  liftBoxes,
  listCells,
  listPushes,
  placeBoxes,
  pushCount,
  pushList,
  reachFrom,
  setBytes,
  setWords,
} from './board';
import { boundOne, INFINITE, priceAt } from './patterns';

/** Entries of one search: positions to expand, the same one perhaps more than once. */
const ROOM: i32 = 1 << 16;
/** More than twice the expansions of any proof. */
const SLOTS: i32 = 1 << 16;

/** Records: the boxes, then the player; once expanded, the least cell that the player reaches. */
let proofKeys: usize = 0;
let proofKeyBytes: usize = 0;
let proofCount: i32 = 0;
/** i32[slot]: an expanded position, valid if the round is the current one. */
let proofSlots: usize = 0;
let proofRounds: usize = 0;
let proofRound: i32 = 0;
let proofCells: usize = 0;
let childSet: usize = 0;
let childCells: usize = 0;
/** Expansions of the last search, and of all. */
export let proofNodes: i32 = 0;
export let proofTotal: f64 = 0;

export function openProofs(): bool {
  proofKeyBytes = setBytes + 8;
  proofKeys = take(ROOM * (proofKeyBytes as i32));
  proofSlots = take(SLOTS << 2);
  proofRounds = take(SLOTS << 2);
  proofCells = take((boxCount << 1) + 2);
  childCells = take((boxCount << 1) + 2);
  childSet = take(setBytes as i32);
  return !shortOfMemory;
}

/** A hash of boxes and player. */
export function hashPosition(set: usize, player: i32): u32 {
  let hash: u64 = (player as u64) * 0x9e3779b97f4a7c15;
  for (let word = 0; word < setWords; word++) {
    hash = (hash ^ wordAt(set, word)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return (hash >> 32) as u32;
}

@inline
function keyAt(index: i32): usize {
  return proofKeys + (index as usize) * proofKeyBytes;
}

export function isSameSet(a: usize, b: usize): bool {
  for (let word = 0; word < setWords; word++) if (wordAt(a, word) != wordAt(b, word)) return false;
  return true;
}

/** Adds a position to expand. False: no room. */
function addPosition(set: usize, player: i32): bool {
  if (proofCount == ROOM) return false;
  const key = keyAt(proofCount++);
  copyCells(key, set, setWords);
  store<i32>(key + setBytes, player);
  return true;
}

/**
 * Whether a position was expanded before with the player in the same region, of which `least` is the least cell; if not, it is
 * from now on. Asked late, because most positions of a failing proof are never expanded, and to know a region is to flood it.
 */
function isExpanded(position: i32, least: i32): bool {
  const set = keyAt(position);
  let slot = (hashPosition(set, least) as i32) & (SLOTS - 1);
  for (; intAt(proofRounds, slot) == proofRound; slot = (slot + 1) & (SLOTS - 1)) {
    const key = keyAt(intAt(proofSlots, slot));
    if (load<i32>(key + setBytes) == least && isSameSet(key, set)) return true;
  }
  setInt(proofRounds, slot, proofRound);
  setInt(proofSlots, slot, position);
  store<i32>(set + setBytes, least);
  return false;
}

/** Whether all these boxes are on goals at a cost below the target. */
function isHomeBelow(cells: usize, count: i32, price: i32, pushes: i32, target: i32): bool {
  let paid = pushes;
  for (let i = 0; i < count; i++) {
    const cell = shortAt(cells, i);
    if (!isGoal(cell)) return false;
    paid -= priceAt(price, cell);
  }
  return paid < target;
}

/** Adds the positions after one expansion that the bound does not cut. False: no room. */
function addChildren(set: usize, count: i32, price: i32, target: i32, pushes: i32): bool {
  for (let i = 0; i < pushCount; i++) {
    const packed = intAt(pushList, i);
    const from = packed >> 2;
    const onto = neighbor(from, packed & 3);
    copyCells(childSet, set, setWords);
    dropCell(childSet, from);
    addCell(childSet, onto);
    listCells(childSet, childCells);
    const bound = boundOne(childSet, childCells, count, from, price);
    if (bound == INFINITE || (target < INFINITE && pushes + bound >= target)) continue;
    if (!addPosition(childSet, from)) return false;
  }
  return true;
}

/**
 * Tries to prove with at most `limit` expansions that these boxes cost at least `target` pushes less prices; INFINITE: that
 * they can't reach goals. The map must be empty.
 */
export function prove(set: usize, player: i32, price: i32, target: i32, limit: i32): bool {
  proofRound++;
  proofCount = 0;
  proofNodes = 0;
  const count = listCells(set, proofCells);
  addPosition(set, player);
  let layerEnd = 1;
  let pushes = 0;
  for (let at = 0; at < proofCount; at++) {
    if (at == layerEnd) {
      layerEnd = proofCount;
      pushes++;
    }
    const key = keyAt(at);
    listCells(key, proofCells);
    if (isHomeBelow(proofCells, count, price, pushes, target)) return false;
    placeBoxes(proofCells, count);
    if (isExpanded(at, reachFrom(load<i32>(key + setBytes)))) {
      liftBoxes(proofCells, count);
      continue;
    }
    proofTotal++;
    if (++proofNodes > limit) {
      liftBoxes(proofCells, count);
      return false;
    }
    listPushes(proofCells, count, false);
    const isRoom = addChildren(key, count, price, target, pushes + 1);
    liftBoxes(proofCells, count);
    if (!isRoom) return false;
  }
  return true;
}
