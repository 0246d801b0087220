// The entry point of the two-sided search: chooses the width of the boards and passes the calls on to that copy of the code.

import { AnyWidth, setBoardWords } from '../board/bits';
import { bitCount, layBoard } from '../board/layout';
import { levelLoad } from '../level/level';
import { findLive } from '../level/live';
import { makeMaze } from '../level/maze';
import { Bytes } from '../memory/tables';
import { FULL, SOLVED, UNFIT } from '../parameters';
import { generatedPlacements, layerSquares } from './layers';
import { beginSearch, expandedEntries, sideDepth, stepSearch } from './search';
import { beginThread, stepThread, threadedStrands } from './thread';

/** Bits of the widest board. */
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
