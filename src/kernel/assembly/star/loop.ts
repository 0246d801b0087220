// The loop of the push search: takes nodes from the queue, in the order of their totals, and expands them until one is
// solved, none is left, or the slice ends. One loop for nodes by region of the player, one for nodes by cell.

import { isAbstract, isGoal } from '../level/level';
import { shortAt } from '../memory/arrays';
import { FULL, MOVES_THEN_PUSHES, RUNNING, SOLVED, UNSOLVABLE } from '../parameters';
import { breadth, isLayerFull, isPatternFull, limitsPatterns } from './beam';
import { expand, goOn, isFull, isHalfway, rankOf, secondBoundOf, totalOf } from './expand';
import { ceiling, isBeaten, isByCells, metric, solvedNode } from './goal';
import { boundOf, close, costOf, isClosed, nodes, readBoxes, secondOf } from './nodes';
import { readPath } from './path';
import { boxes, boxesOnBoard } from './position';
import { dequeue, least, takenRank } from './queue';

export let expanded: u64 = 0;
export let lowerBound: u32 = 0;

/** Before the first search of a level. */
export function resetExpanded(): void {
  expanded = 0;
}

export function setLowerBound(value: u32): void {
  lowerBound = value;
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
    if (breadth > 0) {
      if (isClosed(node) || costOf(node) != least) continue;
      if (limitsPatterns()) {
        readBoxes(node);
        if (isPatternFull(least)) continue;
      }
      if (isLayerFull(least)) continue;
    } else {
      if (isClosed(node) || boundOf(node) != takenRank || costOf(node) + takenRank != least) continue;
      if (isBeaten(costOf(node), 0, takenRank, takenRank)) return end();
      lowerBound = least;
    }
    close(node);
    // The matching costs nothing only if every box is on a goal.
    if (isAbstract) {
      if (areAllOnGoals(node)) return SOLVED;
    } else if (boundOf(node) == 0) return readPath(number as u32) ? SOLVED : FULL;
    expanded++;
    left--;
    expand(number as u32);
    if (isFull) return FULL;
    if (isHalfway) return RUNNING;
  }
  return RUNNING;
}

/** Whether every box that is on the board is on a goal. */
function areAllOnGoals(node: usize): bool {
  readBoxes(node);
  for (let i = 0; i < boxesOnBoard; i++) if (!isGoal(shortAt(boxes, i))) return false;
  return true;
}

/** Processes the queue until nothing in it can beat the best solution, including all ties in the first metric. */
function stepCells(budget: i32): i32 {
  let left = budget;
  while (left > 0) {
    const number = dequeue();
    if (number < 0) return end();
    const node = nodes.at(number as u32);
    const cost = costOf(node);
    if (isClosed(node) || rankOf(cost, secondOf(node)) != takenRank || totalOf(cost, boundOf(node)) != least) continue;
    const bound = boundOf(node);
    if (isBeaten(cost, secondOf(node), bound, secondBoundOf(bound)) || isLayerFull(least)) continue;
    if (metric == MOVES_THEN_PUSHES) lowerBound = max(lowerBound, least);
    close(node);
    expanded++;
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
    if (ceiling != 0xffffffff && breadth == 0) lowerBound = ceiling;
    return UNSOLVABLE;
  }
  lowerBound = costOf(nodes.at(solvedNode as u32));
  return readPath(solvedNode as u32) ? SOLVED : FULL;
}
