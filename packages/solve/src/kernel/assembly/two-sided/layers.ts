// One layer of either side. A list entry is a placement with the player squares first reached in the layer before;
// walking moves a whole set of squares with four shifts, and every box that the set can push (or, backward, pull)
// leads to another placement. In the push metric a layer is one push: no walking, but each arrival floods its region.
// The bit-parallel layer is that of the plain search D (test/kernel/plain/boards.ts); bidirectional search: Pohl (1971).

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
  allowedBoard,
  candidateBoard,
  FORWARD,
  findPlacement,
  floorBoard,
  placements,
  recordMark,
  visitedBits,
} from './frame';

/** True: a layer is one push. False: one move. */
export let byPushes: bool = false;
/** The side being expanded, its depth, and the result of the layer. */
let layerSide: i32 = 0;
let layerDepth: u32 = 0;
export let hasMet: bool = false;
export let isFull: bool = false;
export let layerSquares: u64 = 0;
export let generatedPlacements: u64 = 0;

/** The list being built, and the number its first entry goes by in the placements' marks. */
let builtList: Store = changetype<Store>(0);
export let firstMark: u32 = 1;

let reachBoard: usize = 0;
let boxBoard: usize = 0;
let hitBoard: usize = 0;
let freeNow: usize = 0;
let spreadBoard: usize = 0;
let freshBoard: usize = 0;

export function makeLayers<W>(pushes: bool): bool {
  byPushes = pushes;
  reachBoard = paddedBoard<W>();
  boxBoard = paddedBoard<W>();
  hitBoard = paddedBoard<W>();
  freeNow = paddedBoard<W>();
  spreadBoard = paddedBoard<W>();
  freshBoard = paddedBoard<W>();
  return freshBoard != 0;
}

/** A list of (placement u32, unused u32, squares). */
export function makeList<W>(): Store | null {
  return makeStore((8 + (words<W>() << 3)) as u32);
}

export function beginLayer(whichSide: i32, newDepth: u32, list: Store): void {
  layerSide = whichSide;
  layerDepth = newDepth;
  builtList = list;
  hasMet = false;
}

export function endLayer(): void {
  firstMark += builtList.count;
}

/** Adds squares to a placement's entry in the list being built. */
export function addToList<W>(number: i32, bits: usize): bool {
  const mark = recordMark<W>(placements.at(number));
  const at = load<u32>(mark);
  if (at >= firstMark) {
    const entry = builtList.at(at - firstMark);
    for (let k: usize = 0; k < words<W>() << 3; k += 8)
      store<u64>(entry + 8 + k, load<u64>(entry + 8 + k) | load<u64>(bits + k));
    return true;
  }
  store<u32>(mark, firstMark + builtList.count);
  const index = builtList.count;
  if (!builtList.add()) return false;
  const entry = builtList.at(index);
  store<u32>(entry, number);
  copyBoard<W>(entry + 8, bits);
  return true;
}

/** A push or pull brings the player to `bit` of a placement. */
function arrive<W>(number: i32, bit: i32): void {
  const record = placements.at(number);
  const visited = visitedBits<W>(record, layerSide);
  if (hasBit(visited, bit)) return;
  clearBoard<W>(freshBoard);
  setBit(freshBoard, bit);
  if (byPushes) {
    for (let k: usize = 0; k < words<W>() << 3; k += 8)
      store<u64>(spreadBoard + k, load<u64>(floorBoard + k) & ~load<u64>(record + k));
    flood<W>(freshBoard, spreadBoard, freshBoard);
  }
  const other = visitedBits<W>(record, layerSide ^ 1);
  let met: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = load<u64>(freshBoard + k);
    met |= word & load<u64>(other + k);
    store<u64>(visited + k, load<u64>(visited + k) | word);
  }
  if (met != 0) hasMet = true;
  if (!addArrival<W>(record, layerSide, bit as u32, layerDepth) || !addToList<W>(number, freshBoard)) isFull = true;
}

/** The placement with one box moved, created if necessary; -1 if it is dead or there is no room. */
@inline
function numberOfPlacement<W>(record: usize, from: i32, onto: i32): i32 {
  copyBoard<W>(candidateBoard, record);
  flipBit(candidateBoard, from);
  flipBit(candidateBoard, onto);
  const hash = hashBoard<W>(candidateBoard);
  const known = findPlacement<W>(candidateBoard, hash);
  if (known >= 0) return known;
  if (layerSide == FORWARD && mayFreeze(candidateBoard, onto) && isFrozenDead<W>(candidateBoard)) return -1;
  const number = addPlacement<W>(candidateBoard, hash);
  if (number < 0) isFull = true;
  return number;
}

/** Expands one entry of the side's list. */
export function expandEntry<W>(entry: usize): void {
  const number = load<u32>(entry) as i32;
  const record = placements.at(number);
  copyBoard<W>(reachBoard, entry + 8);
  copyBoard<W>(boxBoard, record);
  layerSquares += byPushes ? 1 : (countBits<W>(reachBoard) as u64);
  for (let k: usize = 0; k < words<W>() << 3; k += 8)
    store<u64>(freeNow + k, load<u64>(floorBoard + k) & ~load<u64>(record + k));
  if (!byPushes) walk<W>(number, record);
  for (let d = 0; d < 4; d++) {
    if (layerSide == FORWARD) pushAll<W>(record, d);
    else pullAll<W>(record, d);
  }
}

@inline
function walk<W>(number: i32, record: usize): void {
  const visited = visitedBits<W>(record, layerSide);
  const other = visitedBits<W>(record, layerSide ^ 1);
  let met: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = roundWord<W>(reachBoard, k) & load<u64>(freeNow + k) & ~load<u64>(visited + k);
    met |= word & load<u64>(other + k);
    store<u64>(freshBoard + k, word);
    store<u64>(visited + k, load<u64>(visited + k) | word);
  }
  if (met != 0) hasMet = true;
  if (!isEmptyBoard<W>(freshBoard) && !addToList<W>(number, freshBoard)) isFull = true;
}

/** Boxes ahead of the player with a free and allowed cell beyond. */
@inline
function pushAll<W>(record: usize, d: i32): void {
  let any: u64 = 0;
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    const word = movedWord<W>(reachBoard, k, d) & load<u64>(record + k);
    any |= word;
    store<u64>(hitBoard + k, word);
  }
  if (any == 0) return;
  const step = bitStep(d);
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    let onto = movedWord<W>(hitBoard, k, d) & load<u64>(freeNow + k) & load<u64>(allowedBoard + k);
    while (onto != 0) {
      const bit = ((k << 3) as i32) + (ctz(onto) as i32);
      onto &= onto - 1;
      generatedPlacements++;
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
    const word = movedWord<W>(boxBoard, k, d) & load<u64>(reachBoard + k) & load<u64>(allowedBoard + k);
    any |= word;
    store<u64>(hitBoard + k, word);
  }
  if (any == 0) return;
  const step = bitStep(d);
  for (let k: usize = 0; k < words<W>() << 3; k += 8) {
    let back = movedWord<W>(hitBoard, k, d) & load<u64>(freeNow + k);
    while (back != 0) {
      const bit = ((k << 3) as i32) + (ctz(back) as i32);
      back &= back - 1;
      generatedPlacements++;
      const number = numberOfPlacement<W>(record, bit - 2 * step, bit - step);
      if (number >= 0) arrive<W>(number, bit);
    }
  }
}
