// One layer of either side. A list entry is a placement with the player squares first reached in the layer before;
// walking moves a whole set of squares with four shifts, and every box that the set can push (or, backward, pull)
// leads to another placement. In the push metric a layer is one push: no walking, but each arrival floods its region.
// The bit-parallel layer is that of the plain search D (testing/plain/boards.ts); bidirectional search: Pohl (1971).

import {
  clearBoard,
  copyBoard,
  countBits,
  flipBit,
  hasBit,
  hashBoard,
  isEmptyBoard,
  movedWord,
  paddedBoard,
  roundWord,
  setBit,
  words,
} from '../board/bits';
import { flood } from '../board/flood';
import { bitStep } from '../board/layout';
import { makeStore, Store } from '../memory/store';
import { isFrozenDead, mayFreeze } from '../position/freeze-boards';
import {
  addArrival,
  addPlacement,
  allowed,
  candidate,
  FORWARD,
  findPlacement,
  floor,
  placements,
  recordMark,
  visitedBits,
} from './frame';

/** True: a layer is one push. False: one move. */
export let byPushes: bool = false;
/** The side being expanded, its depth, and the result of the layer. */
let side: i32 = 0;
let depth: u32 = 0;
export let hasMet: bool = false;
export let isFull: bool = false;
export let squares: u64 = 0;
export let generated: u64 = 0;

/** The list being built, and the number its first entry goes by in the placements' marks. */
let building: Store = changetype<Store>(0);
export let firstMark: u32 = 1;

let reach: usize = 0;
let boxes: usize = 0;
let hits: usize = 0;
let freeNow: usize = 0;
let spread: usize = 0;
let fresh: usize = 0;

export function makeLayers<W>(pushes: bool): bool {
  byPushes = pushes;
  reach = paddedBoard<W>();
  boxes = paddedBoard<W>();
  hits = paddedBoard<W>();
  freeNow = paddedBoard<W>();
  spread = paddedBoard<W>();
  fresh = paddedBoard<W>();
  return fresh != 0;
}

/** A list of (placement u32, unused u32, squares). */
export function makeList<W>(): Store | null {
  return makeStore((8 + (words<W>() << 3)) as u32);
}

export function beginLayer(whichSide: i32, newDepth: u32, list: Store): void {
  side = whichSide;
  depth = newDepth;
  building = list;
  hasMet = false;
}

export function endLayer(): void {
  firstMark += building.count;
}

/** Adds squares to a placement's entry in the list being built. */
export function addToList<W>(number: i32, bits: usize): bool {
  const mark = recordMark<W>(placements.at(number));
  const at = load<u32>(mark);
  if (at >= firstMark) {
    const entry = building.at(at - firstMark);
    for (let k: usize = 0; k < words<W>() << 3; k += 8)
      store<u64>(entry + 8 + k, load<u64>(entry + 8 + k) | load<u64>(bits + k));
    return true;
  }
  store<u32>(mark, firstMark + building.count);
  const index = building.count;
  if (!building.add()) return false;
  const entry = building.at(index);
  store<u32>(entry, number);
  copyBoard<W>(entry + 8, bits);
  return true;
}

/** A push or pull brings the player to `bit` of a placement. */
function arrive<W>(number: i32, bit: i32): void {
  const record = placements.at(number);
  const visited = visitedBits<W>(record, side);
  if (hasBit(visited, bit)) return;
  clearBoard<W>(fresh);
  setBit(fresh, bit);
  if (byPushes) {
    for (let k: usize = 0; k < words<W>() << 3; k += 8)
      store<u64>(spread + k, load<u64>(floor + k) & ~load<u64>(record + k));
    flood<W>(fresh, spread, fresh);
  }
  const other = visitedBits<W>(record, side ^ 1);
  let met: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = load<u64>(fresh + k);
    met |= word & load<u64>(other + k);
    store<u64>(visited + k, load<u64>(visited + k) | word);
  }
  if (met != 0) hasMet = true;
  if (!addArrival<W>(record, side, bit as u32, depth) || !addToList<W>(number, fresh)) isFull = true;
}

/** The placement with one box moved, created if necessary; -1 if it is dead or there is no room. */
@inline
function numberOfPlacement<W>(record: usize, from: i32, onto: i32): i32 {
  copyBoard<W>(candidate, record);
  flipBit(candidate, from);
  flipBit(candidate, onto);
  const hash = hashBoard<W>(candidate);
  const known = findPlacement<W>(candidate, hash);
  if (known >= 0) return known;
  if (side == FORWARD && mayFreeze(candidate, onto) && isFrozenDead<W>(candidate)) return -1;
  const number = addPlacement<W>(candidate, hash);
  if (number < 0) isFull = true;
  return number;
}

/** Expands one entry of the side's list. */
export function expandEntry<W>(entry: usize): void {
  const number = load<u32>(entry) as i32;
  const record = placements.at(number);
  copyBoard<W>(reach, entry + 8);
  copyBoard<W>(boxes, record);
  squares += byPushes ? 1 : (countBits<W>(reach) as u64);
  for (let k: usize = 0; k < words<W>() << 3; k += 8)
    store<u64>(freeNow + k, load<u64>(floor + k) & ~load<u64>(record + k));
  if (!byPushes) walk<W>(number, record);
  for (let d = 0; d < 4; d++) {
    if (side == FORWARD) pushAll<W>(record, d);
    else pullAll<W>(record, d);
  }
}

@inline
function walk<W>(number: i32, record: usize): void {
  const visited = visitedBits<W>(record, side);
  const other = visitedBits<W>(record, side ^ 1);
  let met: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = roundWord<W>(reach, k) & load<u64>(freeNow + k) & ~load<u64>(visited + k);
    met |= word & load<u64>(other + k);
    store<u64>(fresh + k, word);
    store<u64>(visited + k, load<u64>(visited + k) | word);
  }
  if (met != 0) hasMet = true;
  if (!isEmptyBoard<W>(fresh) && !addToList<W>(number, fresh)) isFull = true;
}

/** Boxes ahead of the player with a free and allowed cell beyond. */
@inline
function pushAll<W>(record: usize, d: i32): void {
  let any: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = movedWord<W>(reach, k, d) & load<u64>(record + k);
    any |= word;
    store<u64>(hits + k, word);
  }
  if (any == 0) return;
  const step = bitStep(d);
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    let onto = movedWord<W>(hits, k, d) & load<u64>(freeNow + k) & load<u64>(allowed + k);
    while (onto != 0) {
      const bit = ((k << 3) as i32) + (ctz(onto) as i32);
      onto &= onto - 1;
      generated++;
      const number = numberOfPlacement<W>(record, bit - step, bit);
      if (number >= 0) arrive<W>(number, bit - step);
    }
  }
}

/** The player steps back in direction d and pulls the box on its other side along. */
@inline
function pullAll<W>(record: usize, d: i32): void {
  let any: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = movedWord<W>(boxes, k, d) & load<u64>(reach + k) & load<u64>(allowed + k);
    any |= word;
    store<u64>(hits + k, word);
  }
  if (any == 0) return;
  const step = bitStep(d);
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    let back = movedWord<W>(hits, k, d) & load<u64>(freeNow + k);
    while (back != 0) {
      const bit = ((k << 3) as i32) + (ctz(back) as i32);
      back &= back - 1;
      generated++;
      const number = numberOfPlacement<W>(record, bit - 2 * step, bit - step);
      if (number >= 0) arrive<W>(number, bit);
    }
  }
}
