// The loop of the push search: takes nodes from the queue, in the order of their totals, and expands them until one is
// solved, none is left, or the slice ends. One loop for nodes by region of the player, one for nodes by cell.

import { FULL, MOVES_THEN_PUSHES, RUNNING, SOLVED, UNSOLVABLE } from '../parameters';
import { beamBreadth, isLayerFull, isPatternFull, mostPerPattern } from './beam';
import { expand, goOn, isFull, isHalfway, queueRank, queueTotal, secondBound } from './expand';
import { isBeaten, isByCells, metric, solvedNode, totalCeiling } from './goal';
import { nodes, readBoxes } from './nodes';
import { dequeue, leastTotal, takenRank } from './queue';
import { readPath } from './solution';

export let expandedNodes: u64 = 0;
export let lowerBound: u32 = 0;

/** Before the first search of a level. */
export function clearExpanded(): void {
  expandedNodes = 0;
}

/** What is known before the first node is expanded. */
export function setLowerBound(bound: u32): void {
  lowerBound = bound;
}

/** Expands at most `budget` nodes: RUNNING, SOLVED, UNSOLVABLE (or nothing beats the ceiling), or FULL. */
export function stepNodes(budget: i32): i32 {
  if (isHalfway) {
    goOn();
    if (isFull) return FULL;
    if (isHalfway) return RUNNING;
  }
  return isByCells() ? stepCells(budget) : stepRegions(budget);
}

function stepRegions(budget: i32): i32 {
  let left = budget;
  while (left > 0) {
    const number = dequeue();
    if (number < 0) return end();
    const node = nodes.at(number as u32);
    if (beamBreadth > 0) {
      if (node.isClosed() || node.cost() != leastTotal) continue;
      if (mostPerPattern > 0) {
        readBoxes(node);
        if (isPatternFull(leastTotal)) continue;
      }
      if (isLayerFull(leastTotal)) continue;
    } else {
      if (node.isClosed() || node.bound != takenRank || node.cost() + takenRank != leastTotal) continue;
      if (isBeaten(node.cost(), 0, takenRank, takenRank)) return end();
      lowerBound = leastTotal;
    }
    node.close();
    // The matching costs nothing only if every box is on a goal.
    if (node.bound == 0) return readPath(number as u32) ? SOLVED : FULL;
    expandedNodes++;
    left--;
    expand(number as u32);
    if (isFull) return FULL;
    if (isHalfway) return RUNNING;
  }
  return RUNNING;
}

/** Processes the queue until nothing in it can beat the best solution, including all ties in the first metric. */
function stepCells(budget: i32): i32 {
  let left = budget;
  while (left > 0) {
    const number = dequeue();
    if (number < 0) return end();
    const node = nodes.at(number as u32);
    const cost = node.cost();
    if (node.isClosed() || queueRank(cost, node.second()) != takenRank || queueTotal(cost, node.bound) != leastTotal)
      continue;
    const bound = node.bound;
    if (isBeaten(cost, node.second(), bound, secondBound(bound)) || isLayerFull(leastTotal)) continue;
    if (metric == MOVES_THEN_PUSHES) lowerBound = max(lowerBound, leastTotal);
    node.close();
    expandedNodes++;
    left--;
    expand(number as u32);
    if (isFull) return FULL;
    if (isHalfway) return RUNNING;
  }
  return RUNNING;
}

/** Nothing is left that could beat the ceiling: the best solved node, if any, is optimal. */
function end(): i32 {
  if (solvedNode < 0) {
    if (totalCeiling != 0xffffffff && beamBreadth == 0) lowerBound = totalCeiling;
    return UNSOLVABLE;
  }
  lowerBound = nodes.at(solvedNode as u32).cost();
  return readPath(solvedNode as u32) ? SOLVED : FULL;
}
