// The runs of the engine take turns, some in every round, some in one round of several. Most are the same plan-then-forward search with
// different parts left out: what one run overlooks another finds (a room count that misleads, a corral that forces the wrong order).
// Whether a search finds its way is a matter of luck, too, and long waits seldom pay: once a plan search has ended, every slice of its
// run starts over in another variation, and slices are as long as Luby's sequence says (Luby, Sinclair and Zuckerman 1993). One run
// keeps its plan, for levels that are long rather than hard. Where the plan search of the first does not end, a deputy with a search
// that does has every other turn of it. Counts, never the clock, decide whose turn it is.
// When memory is at its end the largest tree is given up, and its run starts over in another variation: a search that has not found
// its way in so many boards is on the wrong one more often than short of the last few.

import { boxCells, boxCount as boxTotal } from '../level/level';
import { take } from '../memory/arena';
import { shortAt, wordAt } from '../memory/arrays';
import {
  COMPLETE_RUN,
  DEPUTY_RUN,
  EXHAUSTED,
  FULL,
  LEAST_TREE,
  LOOSE_RUN,
  PAIR_TURN,
  PRINCIPAL_RUN,
  RESTARTS,
  RUN_KINDS,
  RUN_LASTING,
  RUN_PERIODS,
  RUN_WITHOUT,
  RUNNING,
  RUNS,
  SLICE_TURNS,
  SOLVED,
  UNSOLVABLE,
  WEIGHTS,
} from '../parameters';
import { leaveOut } from '../switches';
import { flood, keyOf, loadBoard, map } from './board/board';
import { baseKey, baseSet, putStartPlayer, startPlayer } from './board/cell-tables';
import { findPairs } from './board/dead-pairs';
import { overflowed } from './board/moves';
import { usePlan } from './features/plan';
import { beginRun, isReady, isVaried, Run, resumeRun, runTurn } from './run';
import { putStartKey } from './search/plan-search';
import { FORWARDS, remember } from './tree/perimeter';
import { lacksIndex } from './tree/tree';

let runs: usize = 0;
let at: i32 = 0;
let left: i32 = 0;
let round: i32 = 0;
let restarts: i32 = 0;
let arePairsMissing: bool = true;
export let foundRun: i32 = 0;

function runAt(i: i32): Run {
  return changetype<Run>(runs + <usize>(i * <i32>offsetof<Run>()));
}

/** `wanted` has a bit for each run. */
export function openRuns(wanted: i32): void {
  runs = take(RUNS * <i32>offsetof<Run>());
  if (!runs) return;
  for (let i = 0; i < RUNS; i++) {
    const run = runAt(i);
    run.kind = RUN_KINDS[i];
    run.without = RUN_WITHOUT[i];
    run.lasting = RUN_LASTING[i] != 0;
    run.end = EXHAUSTED;
    run.ended = !(wanted & (1 << i));
  }
}

/** To be called once the level is analyzed. */
export function beginRuns(): void {
  loadBoard(baseSet, startPlayer);
  putStartPlayer(flood(map, startPlayer));
  let key = keyOf(baseSet, startPlayer);
  remember(FORWARDS, key, key, 0, 0, 0);
  for (let i = 0; i < boxTotal; i++) key ^= wordAt(baseKey, shortAt(boxCells, i));
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

@inline
function isInRound(i: i32): bool {
  return (round + 1) % RUN_PERIODS[i] == 0;
}

/** Has the plan search of the principal run come to its end, so that it needs no deputy? */
function isSettled(): bool {
  return runAt(PRINCIPAL_RUN).isPlanned;
}

/** Does the deputy have the turn of the principal run in this round? */
function isReplaced(): bool {
  return isInRound(DEPUTY_RUN) && !runAt(DEPUTY_RUN).ended && !isSettled();
}

/** Goes to the next run whose turn it is; false if all have ended. */
function nextRun(): bool {
  for (let tried = 0; tried <= RUNS * RUNS; tried++) {
    at++;
    if (at >= RUNS) {
      at = 0;
      round++;
    }
    const run = runAt(at);
    if (run.ended || !isInRound(at) || (at == PRINCIPAL_RUN ? isReplaced() : at == DEPUTY_RUN && isSettled())) continue;
    left = SLICE_TURNS * luby(run.slices);
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

/** Gives up the largest tree, or its own if only that helps, and lets the run start over; false if that would bring nothing. */
function restart(): bool {
  let largest = lacksIndex ? at : -1;
  let size = LEAST_TREE;
  for (let i = 0; i < RUNS; i++) {
    const run = runAt(i);
    if (lacksIndex || run.size() <= size) continue;
    size = run.size();
    largest = i;
  }
  if (largest < 0 || ++restarts > RESTARTS) return false;
  runAt(largest).clear();
  return resume();
}

/** Works off so many turns: RUNNING, SOLVED, UNSOLVABLE, else EXHAUSTED or FULL when every run is at its end. */
export function runAll(budget: i32): i32 {
  while (budget-- > 0) {
    if (left <= 0 && !nextRun()) return howEnded();
    if (round > 0 && arePairsMissing) arePairsMissing = findPairs(PAIR_TURN);
    left--;
    const run = runAt(at);
    const result = runTurn(run);
    if (result == RUNNING) continue;
    if (result == SOLVED) {
      foundRun = at;
      return SOLVED;
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
