// From the meeting to the solution, in slices: strands back to the start, strands on to the end, values forward, trace
// back. Each step may be large on a board with many equal solutions, so each can be interrupted and continued.

import { AnyWidth, paddedBoard } from '../board/bits';
import { FULL, RUNNING, SOLVED } from '../parameters';
import { makeDepths } from './depths';
import { BACKWARD, FORWARD, startBit } from './frame';
import { makeRelaxation, openRelax, openValues, relaxStrand, valueAt } from './relax';
import { commonSquares, meetingList, sideDepth } from './search';
import { addStrand, extendStrand, firstInStrand, makeStrands, openStrandLayer, strandLength, strands } from './strands';
import { makeTrace, openTrace, traceBack } from './trace';

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
