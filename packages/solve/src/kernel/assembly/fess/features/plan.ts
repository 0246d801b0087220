// The packing plan: an order in which to fill the goals, with parking cells, taken from a backward search. `packed` is
// the number of steps of the plan that a board has done. Source: FESS (Shoham and Schaeffer 2020), Festival.

import { boxCount as boxTotal, cellCount } from '../../level/level';
import { shortages } from '../../memory/arena';
import { Bytes, Ints, Refs, Shorts, takeBytes, takeInts, takeRecord, takeRefs, takeShorts } from '../../memory/tables';

export const ANY: i32 = 0;
export const INIT: i32 = 0xffff;

export let planLength: i32 = 0;
let planInit: i32 = 0;
export let planTo = changetype<Shorts>(0); // u16
export let planFrom = changetype<Shorts>(0); // u16: a cell, ANY or INIT
export let planUntil = changetype<Ints>(0); // i32: the step that moves this box on, or -1
/** u8[cell]: the cell is named in the plan. */
export let planMap = changetype<Bytes>(0);

let mostSteps: i32 = 0;
/** The tables of a plan. */
@unmanaged
class Plan {
  until: Ints;
  to: Shorts;
  from: Shorts;
  cells: Bytes;
}
let plans = changetype<Refs<Plan>>(0); // null until first used
let planLengths = changetype<Ints>(0); // i32[plan][2]
let inUse: i32 = 0;

/** Null: out of memory. */
function makePlan(): Plan {
  const before = shortages;
  const plan = takeRecord<Plan>();
  const until = takeInts(mostSteps);
  const to = takeShorts(mostSteps);
  const from = takeShorts(mostSteps);
  const cells = takeBytes(cellCount + 1);
  if (shortages > before) return changetype<Plan>(0);
  plan.until = until;
  plan.to = to;
  plan.from = from;
  plan.cells = cells;
  return plan;
}

/** Room for this many plans, each allocated on first use. */
export function openPlans(count: i32): void {
  planLengths = takeInts(count * 2);
  plans = takeRefs<Plan>(count);
  mostSteps = boxTotal * 4 + 64;
}

/** Makes one of the plans the current one. False if there is no memory for it. */
export function usePlan(plan: i32): bool {
  if (!plans[plan]) plans[plan] = makePlan();
  if (!plans[plan]) return false;
  planLengths[inUse * 2] = planLength;
  planLengths[inUse * 2 + 1] = planInit;
  inUse = plan;
  planLength = planLengths[plan * 2];
  planInit = planLengths[plan * 2 + 1];
  planUntil = plans[plan].until;
  planTo = plans[plan].to;
  planFrom = plans[plan].from;
  planMap = plans[plan].cells;
  return true;
}

export function clearPlan(): void {
  planMap.clear(cellCount + 1);
  planLength = 0;
  planInit = 0;
}

export function addStep(to: i32, from: i32): void {
  if (planLength >= mostSteps) return;
  planTo[planLength] = to;
  planFrom[planLength++] = from;
}

function linkSteps(): void {
  for (let i = 0; i < planLength; i++) {
    let until = -1;
    for (let j = i + 1; j < planLength && until < 0; j++) if (planFrom[j] == planTo[i]) until = j;
    planUntil[i] = until;
  }
}

function removeStep(at: i32): void {
  for (let i = at + 1; i < planLength; i++) {
    planTo[i - 1] = planTo[i];
    planFrom[i - 1] = planFrom[i];
  }
  planLength--;
}

/** Joins a to b, b to c into a to c, and drops steps that change nothing. */
function mergeSteps(): void {
  for (let i = 0; i < planLength; ) {
    const from = planFrom[i];
    if (from == planTo[i]) {
      removeStep(i);
      i = 0;
    } else if (i + 1 < planLength && from != INIT && planFrom[i + 1] == planTo[i]) {
      planFrom[i + 1] = from;
      removeStep(i);
      i = 0;
    } else i++;
  }
}

/** Init steps whose box never moves again come first. */
function sortInit(): void {
  planInit = 0;
  while (planInit < planLength && planFrom[planInit] == INIT) planInit++;
  let front = 0;
  for (let i = 0; i < planInit; i++) {
    if (planUntil[i] >= 0) continue;
    const to = planTo[i];
    for (let j = i; j > front; j--) planTo[j] = planTo[j - 1];
    planTo[front++] = to;
    linkSteps();
  }
}

/** Completes a plan whose steps were added in forward order. `whole`: no box was removed while it was made. */
export function closePlan(whole: bool): void {
  mergeSteps();
  linkSteps();
  if (whole) {
    for (let i = planLength - 1; i >= 0; i--) {
      if (planUntil[i] >= 0) removeStep(i);
      else if (planFrom[i] != INIT) planFrom[i] = ANY;
      linkSteps();
    }
  }
  sortInit();
  planMap.clear(cellCount + 1);
  for (let i = 0; i < planLength; i++) planMap[planTo[i]] = 1;
}

/** How many steps of the plan the board has done; `map` is not 0 on every box. */
export function packedSteps(map: Bytes): i32 {
  let filled = 0;
  let missing = false;
  for (let i = 0; i < planInit; i++) {
    if (planUntil[i] >= 0) continue;
    if (map[planTo[i]]) filled++;
    else missing = true;
  }
  if (missing) return filled;
  let p = planLength;
  for (let i = planLength - 1; i >= planInit; i--) {
    const until = planUntil[i];
    if (!map[planTo[i]] && (until < 0 || until >= p)) p = i;
  }
  let gone = 0;
  for (let i = 0; i < planInit; i++) {
    if (planUntil[i] >= p && !map[planTo[i]]) gone++;
  }
  return p - gone;
}

/** A hash of the current plan in a variation. */
export function planHash(variation: i32): u64 {
  let hash: u64 = (variation as u64) + 1;
  for (let i = 0; i < planLength; i++) {
    hash = (hash ^ (planTo[i] as u64) ^ ((planFrom[i] as u64) << 16)) * 0xbf58476d1ce4e5b9 + 1;
  }
  return hash;
}
