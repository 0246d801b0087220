// The packing plan: an order in which to fill the goals, with parking cells, taken from a backward search. `packed` is
// the number of steps of the plan that a board has done. Source: FESS (Shoham and Schaeffer 2020), Festival.

import { boxCount as boxTotal, cellCount } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';

export const ANY: i32 = 0;
export const INIT: i32 = 0xffff;

export let planLength: i32 = 0;
let planInit: i32 = 0;
export let planTo: usize = 0; // u16
export let planFrom: usize = 0; // u16: a cell, ANY or INIT
export let planUntil: usize = 0; // i32: the step that moves this box on, or -1
/** u8[cell]: the cell is named in the plan. */
export let planMap: usize = 0;

let mostSteps: i32 = 0;
let planBlocks: usize = 0; // pointers to one block of tables per plan
let planLengths: usize = 0; // i32[plan][2]
let inUse: i32 = 0;

function blockBytes(): i32 {
  return mostSteps * (2 + 2 + 4) + cellCount + 1;
}

/** Room for this many plans, each allocated on first use. */
export function openPlans(count: i32): void {
  planLengths = take(count * 8);
  planBlocks = take(count * 4);
  mostSteps = boxTotal * 4 + 64;
}

/** Makes one of the plans the current one. False if there is no memory for it. */
export function usePlan(plan: i32): bool {
  if (!intAt(planBlocks, plan)) setInt(planBlocks, plan, <i32>take(blockBytes()));
  if (!intAt(planBlocks, plan)) return false;
  setInt(planLengths, inUse * 2, planLength);
  setInt(planLengths, inUse * 2 + 1, planInit);
  inUse = plan;
  planLength = intAt(planLengths, plan * 2);
  planInit = intAt(planLengths, plan * 2 + 1);
  planUntil = <usize>intAt(planBlocks, plan);
  planTo = planUntil + <usize>(mostSteps * 4);
  planFrom = planTo + <usize>(mostSteps * 2);
  planMap = planFrom + <usize>(mostSteps * 2);
  return true;
}

export function clearPlan(): void {
  memory.fill(planMap, 0, <usize>(cellCount + 1));
  planLength = 0;
  planInit = 0;
}

export function addStep(to: i32, from: i32): void {
  if (planLength >= mostSteps) return;
  setShort(planTo, planLength, to);
  setShort(planFrom, planLength++, from);
}

function linkSteps(): void {
  for (let i = 0; i < planLength; i++) {
    let until = -1;
    for (let j = i + 1; j < planLength && until < 0; j++) if (shortAt(planFrom, j) == shortAt(planTo, i)) until = j;
    setInt(planUntil, i, until);
  }
}

function removeStep(at: i32): void {
  for (let i = at + 1; i < planLength; i++) {
    setShort(planTo, i - 1, shortAt(planTo, i));
    setShort(planFrom, i - 1, shortAt(planFrom, i));
  }
  planLength--;
}

/** Joins a to b, b to c into a to c, and drops steps that change nothing. */
function mergeSteps(): void {
  for (let i = 0; i < planLength; ) {
    const from = shortAt(planFrom, i);
    if (from == shortAt(planTo, i)) {
      removeStep(i);
      i = 0;
    } else if (i + 1 < planLength && from != INIT && shortAt(planFrom, i + 1) == shortAt(planTo, i)) {
      setShort(planFrom, i + 1, from);
      removeStep(i);
      i = 0;
    } else i++;
  }
}

/** Init steps whose box never moves again come first. */
function sortInit(): void {
  planInit = 0;
  while (planInit < planLength && shortAt(planFrom, planInit) == INIT) planInit++;
  let front = 0;
  for (let i = 0; i < planInit; i++) {
    if (intAt(planUntil, i) >= 0) continue;
    const to = shortAt(planTo, i);
    for (let j = i; j > front; j--) setShort(planTo, j, shortAt(planTo, j - 1));
    setShort(planTo, front++, to);
    linkSteps();
  }
}

/** Completes a plan whose steps were added in forward order. `whole`: no box was removed while it was made. */
export function closePlan(whole: bool): void {
  mergeSteps();
  linkSteps();
  if (whole) {
    for (let i = planLength - 1; i >= 0; i--) {
      if (intAt(planUntil, i) >= 0) removeStep(i);
      else if (shortAt(planFrom, i) != INIT) setShort(planFrom, i, ANY);
      linkSteps();
    }
  }
  sortInit();
  memory.fill(planMap, 0, <usize>(cellCount + 1));
  for (let i = 0; i < planLength; i++) setByte(planMap, shortAt(planTo, i), 1);
}

/** How many steps of the plan the board has done; `map` is not 0 on every box. */
export function packedSteps(map: usize): i32 {
  let filled = 0;
  let missing = false;
  for (let i = 0; i < planInit; i++) {
    if (intAt(planUntil, i) >= 0) continue;
    if (byteAt(map, shortAt(planTo, i))) filled++;
    else missing = true;
  }
  if (missing) return filled;
  let p = planLength;
  for (let i = planLength - 1; i >= planInit; i--) {
    const until = intAt(planUntil, i);
    if (!byteAt(map, shortAt(planTo, i)) && (until < 0 || until >= p)) p = i;
  }
  let gone = 0;
  for (let i = 0; i < planInit; i++) {
    if (intAt(planUntil, i) >= p && !byteAt(map, shortAt(planTo, i))) gone++;
  }
  return p - gone;
}

/** A hash of the current plan in a variation. */
export function planHash(variation: i32): u64 {
  let hash: u64 = <u64>variation + 1;
  for (let i = 0; i < planLength; i++) {
    hash = (hash ^ <u64>shortAt(planTo, i) ^ ((<u64>shortAt(planFrom, i)) << 16)) * 0xbf58476d1ce4e5b9 + 1;
  }
  return hash;
}
