// The entry point of the two-sided search: chooses the width of the boards and passes the calls on to that copy of the code.

import {
  AnyWidth,
  boardBytes,
  clearBoard,
  isEmptyBoard,
  paddedBoard,
  roundWord,
  setBoardWords,
  words,
} from '../board/bits';
import { bitCount, bitStep, cellOfBit, layBoard } from '../board/layout';
import { gridOf, levelLoad } from '../level/level';
import { findLive } from '../level/live';
import { makeMaze } from '../level/maze';
import { addPush, openPushList } from '../level/push-list';
import { Board, Bytes } from '../memory/tables';
import { FULL, RUNNING, SOLVED, UNFIT } from '../parameters';
import { makeDepths } from './depths';
import { allowedBoard, BACKWARD, Entry, FORWARD, startBit } from './frame';
import { byPushes, generatedPlacements, layerSquares } from './layers';
import { makeRelaxation, openRelax, openValues, relaxStrand, UNSET, valueAt } from './relax';
import { beginSearch, commonSquares, expandedEntries, meetingList, sideDepth, stepSearch } from './search';
import {
  addStrand,
  extendStrand,
  firstInStrand,
  makeStrands,
  openStrandLayer,
  setMarks,
  strandBoxes,
  strandFree,
  strandIn,
  strandLength,
  strands,
  takePlacement,
  withMoved,
} from './strands';

// Reads the solution from the strands and their values, from its end to its beginning: at each layer, any predecessor
// whose value fits will do. Only the pushes are stored; the walks between them are shortest walks, which the caller can
// find again.

let frontBoard = changetype<Board>(0);
let seenBoard = changetype<Board>(0);
let pathPlacement: i32 = 0;
let pathSquare: i32 = 0;
let pathValue: u32 = 0;
let pathArrival: i32 = 0;

export function makeTrace(): bool {
  frontBoard = paddedBoard<AnyWidth>();
  seenBoard = paddedBoard<AnyWidth>();
  return seenBoard != null && openPushList();
}

/** Begins at the best square of the last layer. */
export function openTrace(layer: u32): void {
  pathValue = UNSET;
  const until = firstInStrand(layer) + strandLength(layer);
  for (let i = firstInStrand(layer); i < until; i++) {
    const strand = strands.at(i);
    const squares = strand.squares();
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      for (let word = squares[k]; word != 0; word &= word - 1) {
        const bit = ((k << 3) as i32) + (ctz(word) as i32);
        const found = valueAt(strand, bit).value;
        if (found >= pathValue) continue;
        pathValue = found;
        pathPlacement = strand.placement;
        pathSquare = bit;
      }
    }
  }
}

/** One layer back, into `layer`. False if nothing fits, which would be a bug in masu, or if out of memory. */
export function traceBack(layer: u32): bool {
  setMarks(layer);
  takePlacement(pathPlacement);
  if (!byPushes) {
    const stay = strandIn(layer, pathPlacement);
    for (let d = 0; d < 4; d++) {
      const before = pathSquare + bitStep(d);
      if (before < 0 || !stay || !strandFree.has(before) || !stay.squares().has(before)) continue;
      if (valueAt(stay, before).value != pathValue) continue;
      pathSquare = before;
      return true;
    }
  }
  for (let d = 0; d < 4; d++) if (unpush(layer, bitStep(d))) return true;
  return false;
}

function unpush(layer: u32, step: i32): bool {
  const box = pathSquare + step;
  const player = pathSquare - step;
  if (box < 0 || player < 0 || !strandBoxes.has(box) || !strandFree.has(player) || !allowedBoard.has(pathSquare))
    return false;
  const before = withMoved(box, pathSquare);
  if (before < 0) return false;
  const strand = strandIn(layer, before);
  if (!strand || !strand.squares().has(player)) return false;
  if (byPushes) {
    takePlacement(before);
    if (!walkBack(strand, player)) {
      takePlacement(pathPlacement);
      return false;
    }
  } else {
    if (valueAt(strand, player).value != pathValue - 1) return false;
    pathValue--;
  }
  if (!addPush(gridOfBit(pathSquare), gridOfBit(box))) return false;
  pathPlacement = before;
  pathSquare = byPushes ? pathArrival : player;
  return true;
}

/** Finds the arrival from which the walk to `player` and the push give the current value. */
function walkBack(strand: Entry, player: i32): bool {
  clearBoard<AnyWidth>(frontBoard);
  clearBoard<AnyWidth>(seenBoard);
  frontBoard.add(player);
  const squares = strand.squares();
  for (let steps: u32 = 1; !isEmptyBoard<AnyWidth>(frontBoard); steps++) {
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      for (let word = frontBoard[k] & squares[k]; word != 0; word &= word - 1) {
        const bit = ((k << 3) as i32) + (ctz(word) as i32);
        const found = valueAt(strand, bit).value;
        if (found == UNSET || found + steps != pathValue) continue;
        pathArrival = bit;
        pathValue = found;
        return true;
      }
      seenBoard[k] = seenBoard[k] | frontBoard[k];
    }
    spread();
  }
  return false;
}

function spread(): void {
  let before: u64 = 0;
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
    const word = roundWord<AnyWidth>(frontBoard, k) & strandFree[k] & ~seenBoard[k];
    // Writing word k would overwrite a neighbor of word k + 1: stay one word behind.
    if (k > 0) frontBoard[k - 8] = before;
    before = word;
  }
  frontBoard[boardBytes<AnyWidth>() - 8] = before;
}

@inline
function gridOfBit(bit: i32): u32 {
  return gridOf[cellOfBit[bit]] as u32;
}

// From the meeting to the solution, in slices: strands back to the start, strands on to the end, values forward, trace
// back. Each step may be large on a board with many equal solutions, so each can be interrupted and continued.

const BACK: i32 = 0;
const ON: i32 = 1;
const VALUES: i32 = 2;

let threadStage: i32 = 0;
let threadLayer: u32 = 0;
let threadCursor: u32 = 0;
let meetingLayer: u32 = 0;
let lastLayer: u32 = 0;
/** Strands worked on. */
export let threadedStrands: u64 = 0;

/** Collects the squares where the sides met. */
export function beginThread(): i32 {
  meetingLayer = sideDepth(FORWARD);
  lastLayer = meetingLayer + sideDepth(BACKWARD);
  const common = paddedBoard<AnyWidth>();
  if (!common || !makeDepths() || !makeStrands(lastLayer + 1) || !makeRelaxation() || !makeTrace()) return FULL;
  openStrandLayer(meetingLayer);
  const list = meetingList();
  for (let i: u32 = 0; i < list.count; i++) {
    const entry = list.at(i);
    if (commonSquares(entry, common) && !addStrand(entry.placement, common)) return FULL;
  }
  threadStage = meetingLayer > 0 ? BACK : ON;
  threadLayer = meetingLayer;
  if (threadStage == BACK) openLayer(meetingLayer - 1);
  else if (lastLayer > meetingLayer) openLayer(meetingLayer + 1);
  return RUNNING;
}

function openLayer(index: u32): void {
  openStrandLayer(index);
  threadCursor = 0;
}

/** Works on up to `budget` strands. SOLVED: the solution is in the list of pushes. */
export function stepThread(budget: i32): i32 {
  let left = budget;
  while (true) {
    if (threadStage == BACK && threadLayer == 0) {
      threadStage = ON;
      threadLayer = meetingLayer;
      if (lastLayer > meetingLayer) openLayer(meetingLayer + 1);
    }
    if (threadStage == ON && threadLayer == lastLayer && !turnToValues()) return FULL;
    if (threadStage == VALUES && threadLayer == lastLayer) return trace() ? SOLVED : FULL;
    const until = strandLength(threadLayer);
    while (threadCursor < until) {
      if (left-- <= 0) return RUNNING;
      const index = firstInStrand(threadLayer) + threadCursor;
      threadCursor++;
      threadedStrands++;
      if (threadStage == BACK) {
        if (!extendStrand(index, FORWARD, threadLayer - 1)) return FULL;
      } else if (threadStage == ON) {
        if (!extendStrand(index, BACKWARD, lastLayer - threadLayer - 1)) return FULL;
      } else relaxStrand(index, threadLayer);
    }
    threadCursor = 0;
    if (threadStage == BACK) {
      threadLayer--;
      if (threadLayer > 0) openLayer(threadLayer - 1);
    } else {
      threadLayer++;
      if (threadLayer < lastLayer) {
        if (threadStage == ON) openLayer(threadLayer + 1);
        else openRelax(threadLayer);
      }
    }
  }
}

function turnToValues(): bool {
  threadStage = VALUES;
  threadLayer = 0;
  threadCursor = 0;
  for (let i: u32 = 0; i <= lastLayer; i++) if (!openValues(i)) return false;
  valueAt(strands.at(firstInStrand(0)), startBit).value = 0;
  openRelax(0);
  return true;
}

function trace(): bool {
  openTrace(lastLayer);
  for (let i = lastLayer; i > 0; ) {
    i--;
    if (!traceBack(i)) return false;
  }
  return true;
}

/** Board of the widest board. */
const WIDEST: i32 = 1024;

let wordCount: i32 = 0;
let hasMet: bool = false;

/** After the level's buffer is filled. `metric` 0: moves, then pushes; 1: pushes, then moves. */
export function twoSidedBegin(metric: i32): i32 {
  if (!levelLoad() || !layBoard()) return FULL;
  // before the table of push distances, which takes seconds on the largest boards
  if (bitCount > WIDEST) return UNFIT;
  const maze = makeMaze(changetype<Bytes>(0));
  if (maze == null || !findLive(maze)) return FULL;
  hasMet = false;
  wordCount = bitCount <= 64 ? 1 : bitCount <= 128 ? 2 : bitCount <= 256 ? 4 : bitCount <= 512 ? 8 : 16;
  setBoardWords(wordCount);
  return beginSearch<AnyWidth>(metric == 1);
}

/**
 * Processes up to `budget` entries, and no more than `most` squares: 0 running, 1 solved, 2 no solution, 3 out of
 * memory. The work is the same however it is divided into steps.
 */
export function twoSidedStep(budget: i32, most: f64): i32 {
  if (hasMet) return stepThread(budget);
  const until = layerSquares + (most as u64);
  if (wordCount == 1) return step<i8>(budget, until);
  if (wordCount == 2) return step<i16>(budget, until);
  if (wordCount == 4) return step<i32>(budget, until);
  if (wordCount == 8) return step<i64>(budget, until);
  return step<v128>(budget, until);
}

function step<W>(budget: i32, until: u64): i32 {
  const state = stepSearch<W>(budget, until);
  // the sides have met; the solution is threaded next
  if (state != SOLVED) return state;
  hasMet = true;
  return beginThread();
}

/** Work so far: entries expanded, and strands of the thread after them. */
export function twoSidedWork(): f64 {
  return (expandedEntries + threadedStrands) as f64;
}

/** The sides have met: the first metric is proven, and the second is being optimized. */
export function twoSidedHasMet(): bool {
  return hasMet;
}

/** Proven: no solution is shorter. Exact once the sides have met. */
export function twoSidedBound(): i32 {
  return ((sideDepth(0) + sideDepth(1)) as i32) + (hasMet ? 0 : 1);
}

export function twoSidedExpanded(): f64 {
  return layerSquares as f64;
}

export function twoSidedGenerated(): f64 {
  return generatedPlacements as f64;
}
