// Beam search: layer after layer of pushes, and in each layer only the best-ranked nodes. It proves nothing, but with a
// ceiling at the proven bound it looks only where a solution would be optimal, and often finds one where A* is stuck on
// a plateau of equal totals.
//
// The rank of a node is a weighted sum: closed cells (those the player cannot reach, the connectivity feature of Shoham
// and Schaeffer 2020), boxes off goals, and pushes beyond the bound of the start. Searches by cells rank by moves.
//
// Nodes with the same boxes off goals form a pattern: they differ only in which goals are occupied. Without a limit per
// pattern such nodes fill the whole layer (XSokoban 5: found at width 300 with one node per pattern, missed at 4,800
// without a limit).

import { boxCount, cellCount, isGoal } from '../level/level';
import { MAX_CLOSED } from '../parameters';
import { LayerPatterns, makeLayerPatterns } from '../position/layer-patterns';
import { positionBoxes, sizeAfter } from './position';

const PATTERN_BITS: i32 = 18;

/** Nodes expanded per layer; 0: all, so it is not a beam. */
export let beamBreadth: i32 = 0;
/** Weights, in closed cells: of a push beyond the bound of the start, and of a box off its goal. */
let weightAbove: u32 = 0;
let weightAway: u32 = 0;
/** Nodes expanded per pattern and layer; 0: all. */
export let mostPerPattern: i32 = 0;
/** Made when a beam first asks; they go with the arena when another search starts over. */
let beamPatterns: LayerPatterns | null = null;
let beamLayer: u32 = 0;
let openedInLayer: i32 = 0;

/** Before starBegin or starAgain: makes the next search a beam. `width` 0 makes it a full search. */
export function starBeam(width: i32, above: i32, away: i32, perPattern: i32): void {
  beamBreadth = width;
  weightAbove = above as u32;
  weightAway = away as u32;
  mostPerPattern = perPattern;
  beamPatterns = null;
  beamLayer = 0;
  openedInLayer = 0;
}

/** With `positionBoxes` read from the node: whether its layer has enough nodes of its pattern. */
export function isPatternFull(total: u32): bool {
  if (!beamPatterns) beamPatterns = makeLayerPatterns(PATTERN_BITS);
  const patterns = beamPatterns;
  return patterns ? patterns.isFull(positionBoxes, total, mostPerPattern) : false;
}

/** Counts a node about to be expanded; true if its layer has enough. */
export function isLayerFull(total: u32): bool {
  if (beamBreadth == 0) return false;
  if (beamLayer != total) openedInLayer = 0;
  beamLayer = total;
  return ++openedInLayer > beamBreadth;
}

/**
 * The part of the rank that depends on the board, after the player's region was flooded; the box at `from` is now at
 * `onto`.
 */
export function boardRank(from: i32, onto: i32): u32 {
  const closed = min(cellCount - boxCount - sizeAfter, MAX_CLOSED);
  if (weightAway == 0) return closed as u32;
  let away = 0;
  for (let i = 0; i < boxCount; i++) {
    const cell = positionBoxes[i];
    if (!isGoal(cell == from ? onto : cell)) away++;
  }
  return (away as u32) * weightAway + (closed as u32);
}

/** The rank of a node whose total is `above` the bound of the start. Smaller is better. */
@inline
export function rankInBeam(onBoard: u32, above: u32): u32 {
  return onBoard + above * weightAbove;
}
