// What the search is for. By regions: fewest pushes, the player known only by its region; the quickest proof. By cells:
// both metrics at once, the first before the second, the player known by its cell; for the fewest moves on boards too
// wide for bits, and for the fewest moves among solutions whose pushes are already proven minimal.

import { PUSHES } from '../parameters';

export let metric: i32 = 0;
/** A solution must be below this total (first metric), or at this total and below this second cost. */
export let totalCeiling: u32 = 0xffffffff;
let ceilingSecond: u32 = 0xffffffff;
/** The best solved node, or -1. */
export let solvedNode: i32 = -1;

export function setGoal(which: i32, most: u32, mostSecond: u32): void {
  metric = which;
  totalCeiling = most;
  ceilingSecond = mostSecond;
  solvedNode = -1;
}

@inline
export function isByCells(): bool {
  return metric != PUSHES;
}

/**
 * A solution is known: only what beats it in the first metric, or at a tie in the second, matters. One found here may be
 * better still.
 */
export function starCeiling(first: u32, second: u32): void {
  if (first > totalCeiling || (first == totalCeiling && second >= ceilingSecond)) return;
  totalCeiling = first;
  ceilingSecond = second;
  solvedNode = -1;
}

export function noteSolved(number: i32, cost: u32, second: u32): void {
  solvedNode = number;
  totalCeiling = cost;
  ceilingSecond = second;
}

/**
 * True if no solution through here beats the known one: at least `bound` and `secondBound` are left in the two metrics.
 */
@inline
export function isBeaten(cost: u32, second: u32, bound: u32, secondBound: u32): bool {
  return cost + bound > totalCeiling || (cost + bound == totalCeiling && second + secondBound >= ceilingSecond);
}
