// The runs of the engine take turns, some in every round, some in every n-th round. Most are the same plan-then-forward
// search with different techniques switched off: what one run misses another finds (for example, where a corral forces
// the wrong order). Whether a search succeeds is also a matter of luck, and long waits seldom pay off: once a plan
// search has ended, every slice of its run starts over in another variation, and slice lengths follow Luby's sequence
// (Luby, Sinclair, and Zuckerman 1993). One run keeps its plan, for levels that are long rather than hard. While the
// plan search of the first run does not end, a deputy takes every other turn of it. Counts, never the clock, decide
// whose turn it is. When memory runs out, the largest tree is discarded, and its run starts over in another variation:
// a search without success after so many boards is more likely on a wrong path than close to the end.

import { boxCells, boxCount as boxTotal } from '../level/level';
import { Records, takeRecords } from '../memory/tables';
import {
  COMPLETE_RUN,
  DEPUTY_RUN,
  EXHAUSTED,
  FULL,
  LOOSE_RUN,
  MIN_TREE,
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
import { TRACING } from '../tracing';
import { boardKey, boardMap, flood, loadBoard } from './board/board';
import { baseKey, baseSet, putStartPlayer, startPlayer } from './board/cell-tables';
import { findPairs } from './board/dead-pairs';
import { hasOverflowed } from './board/moves';
import { usePlan } from './features/plan';
import { beginRun, isReady, isVaried, Run, resumeRun, runTurn } from './run';
import { expandedTotal, isCutOff, limitExpansions } from './search/loop';
import { putStartKey } from './search/plan-search';
import { FORWARDS, remember } from './tree/perimeter';
import { stepCount } from './tree/solution';
import { lacksIndex } from './tree/tree';

let runs = changetype<Records<Run>>(0);
let currentRun: i32 = 0;
let turnsLeft: i32 = 0;
let roundNumber: i32 = 0;
let restartCount: i32 = 0;
let arePairsMissing: bool = true;
export let foundRun: i32 = 0;

export function runAt(i: i32): Run {
  return runs[i];
}

/** `wanted` has a bit for each run. */
export function openRuns(wanted: i32): void {
  runs = takeRecords<Run>(RUNS);
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
  putStartPlayer(flood(boardMap, startPlayer));
  let key = boardKey(baseSet, startPlayer);
  remember(FORWARDS, key, key, 0, 0, 0);
  for (let i = 0; i < boxTotal; i++) key ^= baseKey[boxCells[i]];
  putStartKey(key);
  currentRun = -1;
  turnsLeft = 0;
  roundNumber = 0;
}

/** Luby's sequence 1 1 2 1 1 2 4 …, from 0: no restart strategy without knowledge of the run times is much better. */
function luby(i: i32): i32 {
  let at = i + 1;
  for (;;) {
    const top = 1 << (31 - (clz<i32>(at) as i32));
    if (at == 2 * top - 1) return top;
    at = at - top + 1;
  }
  return 1;
}

@inline
function isInRound(i: i32): bool {
  return (roundNumber + 1) % RUN_PERIODS[i] == 0;
}

/** Whether the plan search of the principal run has ended, so that it needs no deputy. */
function isSettled(): bool {
  return runAt(PRINCIPAL_RUN).isPlanned;
}

/** Whether the deputy has the turn of the principal run in this round. */
function isReplaced(): bool {
  return isInRound(DEPUTY_RUN) && !runAt(DEPUTY_RUN).ended && !isSettled();
}

/** Selects the next run whose turn it is; false if all have ended. */
function nextRun(): bool {
  for (let tried = 0; tried <= RUNS * RUNS; tried++) {
    currentRun++;
    if (currentRun >= RUNS) {
      currentRun = 0;
      roundNumber++;
    }
    const run = runAt(currentRun);
    if (
      run.ended ||
      !isInRound(currentRun) ||
      (currentRun == PRINCIPAL_RUN ? isReplaced() : currentRun == DEPUTY_RUN && isSettled())
    )
      continue;
    turnsLeft = SLICE_TURNS * luby(run.slices);
    if (TRACING)
      trace('any: slice of run, turns, variation, round', 4, currentRun, turnsLeft, run.variation, roundNumber);
    if (resume()) {
      beginRun(run, turnsLeft);
      return resume();
    }
    run.ended = true;
    run.end = FULL;
  }
  return false;
}

/** Switches to the techniques, plan, and aim of the current run. */
function resume(): bool {
  const run = runAt(currentRun);
  leaveOut(isVaried(run) ? run.without | WEIGHTS : run.without);
  if (!isReady(run) || !usePlan(currentRun)) return false;
  resumeRun(run);
  return true;
}

/**
 * Discards the largest tree, or the run's own if only that helps, and restarts its run; false if that would not help.
 */
function restart(): bool {
  let largest = lacksIndex ? currentRun : -1;
  let size = MIN_TREE;
  for (let i = 0; i < RUNS; i++) {
    const run = runAt(i);
    if (lacksIndex || run.size() <= size) continue;
    size = run.size();
    largest = i;
  }
  if (largest < 0 || ++restartCount > RESTARTS) return false;
  if (TRACING) trace('any: out of memory, discard the tree of run, expansions', 2, largest, size);
  runAt(largest).clear();
  return resume();
}

/**
 * Runs this many turns, and makes no more expansions than `most`: RUNNING, SOLVED, UNSOLVABLE, or, when every run has
 * ended, EXHAUSTED or FULL. Once an expansion was left out, no turn follows.
 */
export function fessRun(budget: i32, most: f64): i32 {
  const left = <f64>(i32.MAX_VALUE - expandedTotal);
  limitExpansions(expandedTotal + <i32>min<f64>(most, left));
  while (budget-- > 0 && !isCutOff) {
    if (turnsLeft <= 0 && !nextRun()) return howEnded();
    if (roundNumber > 0 && arePairsMissing) arePairsMissing = findPairs(PAIR_TURN);
    turnsLeft--;
    const run = runAt(currentRun);
    const result = runTurn(run);
    if (result == RUNNING || (isCutOff && result != SOLVED)) continue;
    if (result == SOLVED) {
      foundRun = currentRun;
      if (TRACING) trace('any: solved by run, macro moves', 2, currentRun, stepCount);
      return SOLVED;
    }
    if (result == FULL) {
      if (!restart()) return FULL;
      continue;
    }
    if (currentRun == COMPLETE_RUN && !run.variation && !hasOverflowed) return UNSOLVABLE;
    turnsLeft = 0;
    // its next variation may find what this one did not
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
