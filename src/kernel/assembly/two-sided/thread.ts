// From the meeting to the solution, in slices: strands back to the start, strands on to the end, values forward, trace
// back. Each step may be large on a board with many equal solutions, so each can be interrupted and continued.

import { AnyWidth, paddedBoard } from '../board/bits';
import { FULL, RUNNING, SOLVED } from '../parameters';
import { makeDepths } from './depths';
import { BACKWARD, FORWARD, startBit } from './frame';
import { makeRelaxation, openRelax, openValues, relaxStrand, valueAt } from './relax';
import { commonSquares, depthOf, meetingList } from './search';
import { addStrand, countOf, extendStrand, firstOf, makeStrands, openStrandLayer, strands } from './strands';
import { makeTrace, openTrace, traceBack } from './trace';

const BACK: i32 = 0;
const ON: i32 = 1;
const VALUES: i32 = 2;

let stage: i32 = 0;
let layer: u32 = 0;
let cursor: u32 = 0;
let meeting: u32 = 0;
let last: u32 = 0;
/** Strands worked on. */
export let threaded: u64 = 0;

/** Collects the squares where the sides met. */
export function beginThread(): i32 {
  meeting = depthOf(FORWARD);
  last = meeting + depthOf(BACKWARD);
  const common = paddedBoard<AnyWidth>();
  if (common == 0 || !makeDepths() || !makeStrands(last + 1) || !makeRelaxation() || !makeTrace()) return FULL;
  openStrandLayer(meeting);
  const list = meetingList();
  for (let i: u32 = 0; i < list.count; i++) {
    const entry = list.at(i);
    if (commonSquares(entry, common) && !addStrand(load<u32>(entry) as i32, common)) return FULL;
  }
  stage = meeting > 0 ? BACK : ON;
  layer = meeting;
  if (stage == BACK) openLayer(meeting - 1);
  else if (last > meeting) openLayer(meeting + 1);
  return RUNNING;
}

function openLayer(index: u32): void {
  openStrandLayer(index);
  cursor = 0;
}

/** Works on up to `budget` strands. SOLVED: the solution is in `pushes`. */
export function stepThread(budget: i32): i32 {
  let left = budget;
  while (true) {
    if (stage == BACK && layer == 0) turnOn();
    if (stage == ON && layer == last && !turnToValues()) return FULL;
    if (stage == VALUES && layer == last) return trace() ? SOLVED : FULL;
    const until = countOf(layer);
    while (cursor < until) {
      if (left-- <= 0) return RUNNING;
      const index = firstOf(layer) + cursor;
      cursor++;
      threaded++;
      if (stage == BACK) {
        if (!extendStrand(index, FORWARD, layer - 1)) return FULL;
      } else if (stage == ON) {
        if (!extendStrand(index, BACKWARD, last - layer - 1)) return FULL;
      } else relaxStrand(index, layer);
    }
    cursor = 0;
    if (stage == BACK) {
      layer--;
      if (layer > 0) openLayer(layer - 1);
    } else {
      layer++;
      if (layer < last) {
        if (stage == ON) openLayer(layer + 1);
        else openRelax(layer);
      }
    }
  }
}

function turnOn(): void {
  stage = ON;
  layer = meeting;
  if (last > meeting) openLayer(meeting + 1);
}

function turnToValues(): bool {
  stage = VALUES;
  layer = 0;
  cursor = 0;
  for (let i: u32 = 0; i <= last; i++) if (!openValues(i)) return false;
  store<u32>(valueAt(strands.at(firstOf(0)), startBit), 0);
  openRelax(0);
  return true;
}

function trace(): bool {
  openTrace(last);
  for (let i = last; i > 0; ) {
    i--;
    if (!traceBack(i)) return false;
  }
  return true;
}
