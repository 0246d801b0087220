// The runs of the engine take turns, some in every round, some in one round of several. Most are the same plan-then-forward search with
// different parts left out: what one run overlooks another finds (a room count that misleads, a corral that forces the wrong order).
// Whether a search finds its way is a matter of luck, too, and long waits seldom pay: once a plan search has ended, every slice of its
// run starts over in another variation, and slices are as long as Luby's sequence says (Luby, Sinclair and Zuckerman 1993). One run
// keeps its plan, for levels that are long rather than hard. Counts, never the clock, decide whose turn it is.
// When memory is at its end the largest tree is given up, and its run begins anew in another variation: a search that has not found
// its way in so many boards is on the wrong one more often than short of the last few.

import { flood, keyOf, loadBoard, map } from './board';
import { baseKey, baseList, baseSet, boxTotal, putStartPlayer, startPlayer } from './level';
import { EXHAUSTED, FOUND, FULL, RUNNING } from './loop';
import { overflowed } from './moves';
import { FORWARDS, remember } from './perimeter';
import { usePlan } from './plan';
import { putStartKey } from './plan-search';
import { beginRun, HOME_RUN, isReady, isVaried, LOOSE_RUN, PLAN_RUN, resumeRun, Run, runTurn } from './run';
import { AREAS_FIRST, CHOOSY, CORRAL_MOVES, EIGHTH_RUN, FIFTH_RUN, FINE_SLOTS, FIRST_RUN, FOURTH_RUN, HOTSPOTS, isOn, leaveOut, NINTH_RUN, PLAN, ROOMS, SECOND_RUN, SEVENTH_RUN, SIXTH_RUN, STUCK_BOXES, THIRD_RUN, WEIGHTS } from './switches';
import { lacksIndex } from './tree';
import { longAt, shortAt, take } from './words';

/** Turns of the shortest slice. */
const SLICE: i32 = 1000;
export const RUNS: i32 = 10;
/** So often trees are given up before the engine does. */
const MOST_RESTARTS: i32 = 1000;
/** A tree smaller than this is not worth giving up. */
const LEAST_TREE: i32 = 1000;

/** The run that leaves out no move that could be needed: when it runs dry there is no solution. */
const COMPLETE_RUN: i32 = 7;
/** The run that follows its one plan to the end, in coarse slots: some levels need no luck but a long way. */
const STEADY_RUN: i32 = 1;
/** Loose runs that continue their trees as long as their target stays the same. */
const NEAR_RUN: i32 = 4;
const LOOSE_STEADY_RUN: i32 = 9;
export const UNSOLVABLE: i32 = 4;

let runs: usize = 0;
let at: i32 = 0;
let left: i32 = 0;
let round: i32 = 0;
let restarts: i32 = 0;
export let foundRun: i32 = 0;

function runAt(i: i32): Run {
  return changetype<Run>(runs + <usize>(i * <i32>offsetof<Run>()));
}

function addRun(i: i32, wanted: i32, kind: i32, without: i32): void {
  const run = runAt(i);
  run.kind = kind;
  run.without = without;
  run.end = EXHAUSTED;
  run.ended = !isOn(wanted);
  run.lasting = i == COMPLETE_RUN || i == STEADY_RUN || i == NEAR_RUN || i == LOOSE_STEADY_RUN;
}

export function openRuns(): void {
  runs = take(RUNS * <i32>offsetof<Run>());
  if (!runs) return;
  addRun(0, FIRST_RUN, PLAN_RUN, 0);
  addRun(STEADY_RUN, SECOND_RUN, PLAN_RUN, FINE_SLOTS);
  addRun(2, THIRD_RUN, LOOSE_RUN, 0);
  addRun(3, FOURTH_RUN, PLAN_RUN, ROOMS | HOTSPOTS);
  addRun(NEAR_RUN, FIFTH_RUN, LOOSE_RUN, ROOMS | WEIGHTS | AREAS_FIRST | STUCK_BOXES);
  addRun(5, SIXTH_RUN, PLAN_RUN, ROOMS | HOTSPOTS | CORRAL_MOVES);
  addRun(6, SEVENTH_RUN, PLAN_RUN, CORRAL_MOVES);
  addRun(COMPLETE_RUN, EIGHTH_RUN, PLAN_RUN, PLAN | CHOOSY);
  addRun(8, NINTH_RUN, HOME_RUN, WEIGHTS | AREAS_FIRST);
  addRun(LOOSE_STEADY_RUN, THIRD_RUN, LOOSE_RUN, 0);
}

/** To be called once the level is analysed. */
export function beginRuns(): void {
  loadBoard(baseSet, startPlayer);
  putStartPlayer(flood(map, startPlayer));
  let key = keyOf(baseSet, startPlayer);
  remember(FORWARDS, key, key, 0, 0, 0);
  for (let i = 0; i < boxTotal; i++) key ^= longAt(baseKey, shortAt(baseList, i));
  putStartKey(key);
  at = -1;
  left = 0;
  round = 0;
}

/** Luby's sequence 1 1 2 1 1 2 4 …, from 0: of all ways to restart without knowing how long to wait, none is much better. */
function luby(i: i32): i32 {
  let at = i + 1;
  for (;;) {
    const top = 1 << (31 - <i32>clz<i32>(at));
    if (at == 2 * top - 1) return top;
    at = at - top + 1;
  }
  return 1;
}

/** A run takes part in one round of this many. */
const PERIODS: StaticArray<i32> = [1, 2, 1, 4, 2, 6, 7, 8, 5, 3];

/** Goes to the next run whose turn it is; false if all have ended. */
function nextRun(): bool {
  for (let tried = 0; tried <= RUNS * RUNS; tried++) {
    at++;
    if (at >= RUNS) {
      at = 0;
      round++;
    }
    const run = runAt(at);
    if (run.ended || (round + 1) % PERIODS[at]) continue;
    left = SLICE * luby(run.slices);
    if (resume()) {
      beginRun(run, left);
      return resume();
    }
    run.ended = true;
    run.end = FULL;
  }
  return false;
}

/** Makes switches, plan and aim those of the run at hand. */
function resume(): bool {
  const run = runAt(at);
  leaveOut(isVaried(run) ? run.without | WEIGHTS : run.without);
  if (!isReady(run) || !usePlan(at)) return false;
  resumeRun(run);
  return true;
}

/** Gives up the largest tree, or its own if only that helps, and lets the run begin anew; false if that would bring nothing. */
function restart(): bool {
  let largest = lacksIndex ? at : -1;
  let size = LEAST_TREE;
  for (let i = 0; i < RUNS; i++) {
    const run = runAt(i);
    if (lacksIndex || run.size() <= size) continue;
    size = run.size();
    largest = i;
  }
  if (largest < 0 || ++restarts > MOST_RESTARTS) return false;
  runAt(largest).clear();
  return resume();
}

/** Works off so many turns: RUNNING, FOUND, UNSOLVABLE, else EXHAUSTED or FULL when every run is at its end. */
export function runAll(budget: i32): i32 {
  while (budget-- > 0) {
    if (left <= 0 && !nextRun()) return howEnded();
    left--;
    const run = runAt(at);
    const result = runTurn(run);
    if (result == RUNNING) continue;
    if (result == FOUND) {
      foundRun = at;
      return FOUND;
    }
    if (result == FULL) {
      if (!restart()) return FULL;
      continue;
    }
    if (at == COMPLETE_RUN && !run.variation && !overflowed) return UNSOLVABLE;
    left = 0;
    // its next variation may find what this one has not
    if (run.kind == LOOSE_RUN && !run.lasting) continue;
    run.ended = true;
    run.end = result;
  }
  return RUNNING;
}

function howEnded(): i32 {
  for (let i = 0; i < RUNS; i++) if (runAt(i).end == FULL) return FULL;
  return EXHAUSTED;
}
