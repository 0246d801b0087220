// The two-sided search itself: whole layers, always on the side with the shorter list. Edges have cost one and layers
// are completed, so the first layer after which both sides know a common square proves the least number of moves (or
// pushes): depth + depth. An empty list proves that there is no solution. Then `thread` optimizes the second metric.

import {
  AnyWidth,
  boardBytes,
  clearBoard,
  copyBoard,
  hashBoard,
  isEmptyBoard,
  paddedBoard,
  words,
} from '../board/bits';
import { flood } from '../board/flood';
import { Store } from '../memory/store';
import { Board, Ints, Refs, takeInts, takeRefs } from '../memory/tables';
import { FULL, RUNNING, SOLVED, UNSOLVABLE } from '../parameters';
import { makeFreezeBoards } from '../position/freeze-boards';
import { TRACING } from '../tracing';
import {
  addArrival,
  addPlacement,
  BACKWARD,
  candidateBoard,
  Entry,
  EVERY_SQUARE,
  FORWARD,
  findPlacement,
  floorBoard,
  layBoxes,
  makeEntries,
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
} from './layers';

/** The lists of both sides, two each: the frontier and a spare. */
let sideLists = changetype<Refs<Store<Entry>>>(0);
let listCursor: u32 = 0;
let isInLayer: bool = false;
let nowSide: i32 = 0;
let sideDepths = changetype<Ints>(0);
let squaresNow = changetype<Board>(0);
/** Squares of the entry at hand that are beyond the limit. */
let laterSquares = changetype<Board>(0);
/** List entries expanded. */
export let expandedEntries: u64 = 0;

/** The list of a side: slot 0 is its frontier, slot 1 the spare. */
@inline
function openList(side: i32, slot: i32): Store<Entry> {
  return sideLists[(side << 1) + slot];
}

export function sideDepth(side: i32): u32 {
  return sideDepths[side] as u32;
}

/** The list in which the sides met, and who made it. */
export function meetingList(): Store<Entry> {
  return openList(nowSide, 0);
}

/** Sets both sides up with one entry each. */
export function beginSearch<W>(pushes: bool): i32 {
  if (!makeFrame<W>() || !makeFreezeBoards<W>() || !makeLayers<W>(pushes)) return FULL;
  sideLists = takeRefs<Store<Entry>>(4);
  sideDepths = takeInts(2);
  squaresNow = paddedBoard<W>();
  laterSquares = paddedBoard<W>();
  if (!sideLists || !sideDepths || !squaresNow || !laterSquares) return FULL;
  for (let i = 0; i < 4; i++) {
    const list = makeEntries<W>();
    if (!list) return FULL;
    sideLists[i] = list;
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
  const boxes = record.boxes();
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) squaresNow[k] = floorBoard[k] & ~boxes[k];
  if (side == FORWARD) {
    clearBoard<W>(candidateBoard);
    candidateBoard.add(startBit);
    if (byPushes) flood<W>(candidateBoard, squaresNow, candidateBoard);
    copyBoard<W>(squaresNow, candidateBoard);
    if (!addArrival(record, FORWARD, startBit as u32, 0)) return false;
  } else if (!addArrival(record, BACKWARD, EVERY_SQUARE, 0)) return false;
  copyBoard<W>(visitedBits<W>(record, side), squaresNow);
  beginLayer(side, 0, openList(side, 0));
  const added = addToList<W>(number, squaresNow);
  endLayer();
  return added;
}

/**
 * Leaves the first squares of an entry, as many as there is room for, and moves the others to `laterSquares`. False if
 * there is room for all. An entry's squares may be expanded in parts: arrivals are marked when they are first reached.
 */
function divideEntry<W>(entry: Entry, room: u64): bool {
  const squares = entry.squares();
  const bytes = (words<W>() << 3) as usize;
  let left = room;
  let isDivided = false;
  for (let at: usize = 0; at < bytes; at += 8) {
    let word = squares[at];
    const count = popcnt<u64>(word);
    if (count <= left) {
      left -= count;
      laterSquares[at] = 0;
      continue;
    }
    let kept: u64 = 0;
    for (; left > 0; left--) {
      const lowest = word & (~word + 1);
      kept |= lowest;
      word ^= lowest;
    }
    squares[at] = kept;
    laterSquares[at] = word;
    isDivided = true;
  }
  return isDivided;
}

/** Expands up to `budget` list entries, and no more than `most` squares. */
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
      if (TRACING)
        trace(
          'two-sided: layer of side, depth, entries',
          3,
          nowSide,
          sideDepth(nowSide) + 1,
          openList(nowSide, 0).count,
        );
      listCursor = 0;
      isInLayer = true;
    }
    const list = openList(nowSide, 0);
    while (listCursor < list.count) {
      if (left-- <= 0 || layerSquares >= most) return RUNNING;
      // In the push metric, an entry counts as one.
      if (!byPushes && divideEntry<W>(list.at(listCursor), most - layerSquares)) {
        expandEntry<W>(list.at(listCursor));
        copyBoard<W>(list.at(listCursor).squares(), laterSquares);
        return isFull ? FULL : RUNNING;
      }
      expandEntry<W>(list.at(listCursor));
      listCursor++;
      expandedEntries++;
      if (isFull) return FULL;
    }
    endLayer();
    isInLayer = false;
    swapLists();
    sideDepths[nowSide]++;
    if (TRACING && hasMet) trace('two-sided: met, forward, backward', 2, sideDepth(FORWARD), sideDepth(BACKWARD));
    if (hasMet) return SOLVED;
  }
}

function swapLists(): void {
  const frontier = openList(nowSide, 0);
  sideLists[nowSide << 1] = openList(nowSide, 1);
  sideLists[(nowSide << 1) + 1] = frontier;
}

/** The squares of an entry of the meeting list that the other side knows too; false when there are none. */
export function commonSquares(entry: Entry, out: Board): bool {
  const other = visitedBits<AnyWidth>(placements.at(entry.placement), nowSide ^ 1);
  const squares = entry.squares();
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) out[k] = squares[k] & other[k];
  return !isEmptyBoard<AnyWidth>(out);
}
