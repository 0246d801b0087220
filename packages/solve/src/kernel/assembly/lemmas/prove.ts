// A small search that must fail: it proves that some boxes, alone on the board, need at least a number of pushes, or can't
// reach goals. It is the search of the checker, with a limit, so what succeeds here succeeds there.

import { boxCount, isGoal, neighbor } from '../level/level';
import { shortages } from '../memory/arena';
import { Bits, Ints, recordAt, Shorts, takeBits, takeInts, takeShorts, takeSized } from '../memory/tables';
import {
  assertEmptyMap,
  liftBoxes,
  listCells,
  listPushes,
  placeBoxes,
  pushCount,
  pushList,
  reachFrom,
  setWords,
} from './board';
import { boundOne, INFINITE, priceAt } from './patterns';

/** Entries of one search: positions to expand, the same one perhaps more than once. */
const ROOM: i32 = 1 << 16;
/** More than twice the expansions of any proof. */
const SLOTS: i32 = 1 << 16;

/** A position of a proof. Its boxes follow. */
@unmanaged
class ProofPosition {
  /** The player's cell; once expanded, the least that it reaches. */
  player: i32;
  unused: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<ProofPosition>());
  }
}

let proofPositions: usize = 0;
let proofBytes: usize = 0;
let proofCount: i32 = 0;
/** i32[slot]: an expanded position, valid if the round is the current one. */
let proofSlots = changetype<Ints>(0);
let proofRounds = changetype<Ints>(0);
let proofRound: i32 = 0;
let proofCells = changetype<Shorts>(0);
let childSet = changetype<Bits>(0);
let childCells = changetype<Shorts>(0);
/** Expansions of the last search, and of all. */
export let proofNodes: i32 = 0;
export let proofTotal: f64 = 0;

export function openProofs(): bool {
  const before = shortages;
  proofBytes = offsetof<ProofPosition>() + ((setWords as usize) << 3);
  proofPositions = takeSized(ROOM, proofBytes);
  proofSlots = takeInts(SLOTS);
  proofRounds = takeInts(SLOTS);
  proofCells = takeShorts(boxCount + 1);
  childCells = takeShorts(boxCount + 1);
  childSet = takeBits(setWords);
  return shortages == before;
}

/** A hash of boxes and player. */
export function hashPosition(set: Bits, player: i32): u32 {
  let hash: u64 = (player as u64) * 0x9e3779b97f4a7c15;
  for (let word = 0; word < setWords; word++) {
    hash = (hash ^ set[word]) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return (hash >> 32) as u32;
}

@inline
function proofAt(index: i32): ProofPosition {
  return recordAt<ProofPosition>(proofPositions, index, proofBytes);
}

export function isSameSet(a: Bits, b: Bits): bool {
  for (let word = 0; word < setWords; word++) if (a[word] != b[word]) return false;
  return true;
}

/** Adds a position to expand. False: no room. */
function addPosition(set: Bits, player: i32): bool {
  if (proofCount == ROOM) return false;
  const position = proofAt(proofCount++);
  position.boxes().copyFrom(set, setWords);
  position.player = player;
  return true;
}

/**
 * Whether a position was expanded before with the player in the same region, of which `least` is the least cell; if not, it is
 * from now on. Asked late, because most positions of a failing proof are never expanded, and to know a region is to flood it.
 */
function isExpanded(number: i32, least: i32): bool {
  const position = proofAt(number);
  const set = position.boxes();
  let slot = (hashPosition(set, least) as i32) & (SLOTS - 1);
  for (; proofRounds[slot] == proofRound; slot = (slot + 1) & (SLOTS - 1)) {
    const known = proofAt(proofSlots[slot]);
    if (known.player == least && isSameSet(known.boxes(), set)) return true;
  }
  proofRounds[slot] = proofRound;
  proofSlots[slot] = number;
  position.player = least;
  return false;
}

/** Whether all these boxes are on goals at a cost below the target. */
function isHomeBelow(cells: Shorts, count: i32, price: i32, pushes: i32, target: i32): bool {
  let paid = pushes;
  for (let i = 0; i < count; i++) {
    const cell = cells[i];
    if (!isGoal(cell)) return false;
    paid -= priceAt(price, cell);
  }
  return paid < target;
}

/** Adds the positions after one expansion that the bound does not cut. False: no room. */
function addChildren(set: Bits, count: i32, price: i32, target: i32, pushes: i32): bool {
  for (let i = 0; i < pushCount; i++) {
    const packed = pushList[i];
    const from = packed >> 2;
    const onto = neighbor(from, packed & 3);
    childSet.copyFrom(set, setWords);
    childSet.drop(from);
    childSet.add(onto);
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
export function prove(set: Bits, player: i32, price: i32, target: i32, limit: i32): bool {
  assertEmptyMap();
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
    const position = proofAt(at);
    listCells(position.boxes(), proofCells);
    if (isHomeBelow(proofCells, count, price, pushes, target)) return false;
    placeBoxes(proofCells, count);
    if (isExpanded(at, reachFrom(position.player))) {
      liftBoxes(proofCells, count);
      continue;
    }
    proofTotal++;
    if (++proofNodes > limit) {
      liftBoxes(proofCells, count);
      return false;
    }
    listPushes(proofCells, count, false);
    const isRoom = addChildren(position.boxes(), count, price, target, pushes + 1);
    liftBoxes(proofCells, count);
    if (!isRoom) return false;
  }
  return true;
}
