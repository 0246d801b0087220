// The two-sided search itself: whole layers, always on the side with the shorter list. Edges have cost one and layers
// are completed, so the first layer after which both sides know a common square proves the least number of moves (or
// pushes): depth + depth. An empty list proves that there is no solution. Then `thread` optimizes the second metric.

import { AnyWidth, clearBoard, copyBoard, hashBoard, isEmptyBoard, paddedBoard, setBit, words } from '../board/bits';
import { flood } from '../board/flood';
import { arenaTake } from '../memory/arena';
import { Store } from '../memory/store';
import { FULL, RUNNING, SOLVED, UNSOLVABLE } from '../parameters';
import { makeFreezeBoards } from '../position/freeze-boards';
import {
  addArrival,
  addPlacement,
  BACKWARD,
  candidateBoard,
  EVERY_SQUARE,
  FORWARD,
  findPlacement,
  floorBoard,
  layBoxes,
  makeFrame,
  placements,
  startBit,
  visitedBits,
} from './frame';
import {
  addToList,
  beginLayer,
  byPushes,
  endLayer,
  expandEntry,
  hasMet,
  isFull,
  layerSquares,
  makeLayers,
  makeList,
} from './layers';

let sideLists: usize = 0;
let listCursor: u32 = 0;
let isInLayer: bool = false;
let nowSide: i32 = 0;
let sideDepths: usize = 0;
let squaresNow: usize = 0;
/** List entries expanded. */
export let expandedEntries: u64 = 0;

/** The list of a side: slot 0 is its frontier, slot 1 the spare. */
@inline
function openList(side: i32, slot: i32): Store {
  return changetype<Store>(load<u32>(sideLists + (((side << 1) + slot) << 2)));
}

export function sideDepth(side: i32): u32 {
  return load<u32>(sideDepths + ((side as usize) << 2));
}

/** The list in which the sides met, and who made it. */
export function meetingList(): Store {
  return openList(nowSide, 0);
}

/** Sets both sides up with one entry each. */
export function beginSearch<W>(pushes: bool): i32 {
  if (!makeFrame<W>() || !makeFreezeBoards<W>() || !makeLayers<W>(pushes)) return FULL;
  sideLists = arenaTake(16);
  sideDepths = arenaTake(8);
  squaresNow = paddedBoard<W>();
  if (sideLists == 0 || sideDepths == 0 || squaresNow == 0) return FULL;
  for (let i: usize = 0; i < 4; i++) {
    const list = makeList<W>();
    if (list == null) return FULL;
    store<u32>(sideLists + (i << 2), changetype<usize>(list) as u32);
  }
  for (let side = 0; side < 2; side++) if (!beginSide<W>(side)) return FULL;
  isInLayer = false;
  return RUNNING;
}

function beginSide<W>(side: i32): bool {
  clearBoard<W>(candidateBoard);
  layBoxes<W>(side, candidateBoard);
  const hash = hashBoard<W>(candidateBoard);
  let number = findPlacement<W>(candidateBoard, hash);
  if (number < 0) number = addPlacement<W>(candidateBoard, hash);
  if (number < 0) return false;
  const record = placements.at(number);
  for (let k: usize = 0; k < words<W>() << 3; k += 8)
    store<u64>(squaresNow + k, load<u64>(floorBoard + k) & ~load<u64>(record + k));
  if (side == FORWARD) {
    clearBoard<W>(candidateBoard);
    setBit(candidateBoard, startBit);
    if (byPushes) flood<W>(candidateBoard, squaresNow, candidateBoard);
    copyBoard<W>(squaresNow, candidateBoard);
    if (!addArrival<W>(record, FORWARD, startBit as u32, 0)) return false;
  } else if (!addArrival<W>(record, BACKWARD, EVERY_SQUARE, 0)) return false;
  copyBoard<W>(visitedBits<W>(record, side), squaresNow);
  beginLayer(side, 0, openList(side, 0));
  const added = addToList<W>(number, squaresNow);
  endLayer();
  return added;
}

/** Expands up to `budget` list entries, and none once `most` squares are expanded. */
export function stepSearch<W>(budget: i32, most: u64): i32 {
  let left = budget;
  while (true) {
    if (!isInLayer) {
      const forward = openList(FORWARD, 0).count;
      const backward = openList(BACKWARD, 0).count;
      if (forward == 0 || backward == 0) return UNSOLVABLE;
      nowSide = forward <= backward ? FORWARD : BACKWARD;
      const next = openList(nowSide, 1);
      next.clear();
      beginLayer(nowSide, sideDepth(nowSide) + 1, next);
      listCursor = 0;
      isInLayer = true;
    }
    const list = openList(nowSide, 0);
    while (listCursor < list.count) {
      if (left-- <= 0 || layerSquares >= most) return RUNNING;
      expandEntry<W>(list.at(listCursor));
      listCursor++;
      expandedEntries++;
      if (isFull) return FULL;
    }
    endLayer();
    isInLayer = false;
    swapLists();
    store<u32>(sideDepths + ((nowSide as usize) << 2), sideDepth(nowSide) + 1);
    if (hasMet) return SOLVED;
  }
}

function swapLists(): void {
  const at = sideLists + ((nowSide as usize) << 3);
  const list = load<u32>(at);
  store<u32>(at, load<u32>(at, 4));
  store<u32>(at, list, 4);
}

/** The squares of an entry of the meeting list that the other side knows too; false when there are none. */
export function commonSquares(entry: usize, out: usize): bool {
  const other = visitedBits<AnyWidth>(placements.at(load<u32>(entry)), nowSide ^ 1);
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8)
    store<u64>(out + k, load<u64>(entry + 8 + k) & load<u64>(other + k));
  return !isEmptyBoard<AnyWidth>(out);
}
