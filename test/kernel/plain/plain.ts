// Entry point of the plain searches: exact, simple, and the same as C programs outside this repository, so that they
// show how close the kernel comes to native speed and memory. They are also references for tests. Small levels only:
// boards and keys of 64 bits.

import { arenaBytes } from '../../../packages/solve/src/kernel/assembly/memory/arena';
import { beginBoards, generated as boardsGenerated, squares, stepBoards } from './boards';
import { makeKeys } from './keys';
import { depth } from './layers';
import { beginMoves, generated as movesGenerated, stepMoves } from './moves';
import {
  beginMovesStar,
  settledBelow,
  depth as starDepth,
  generated as starGenerated,
  stepMovesStar,
} from './moves-star';
import { beginPushes, generated as pushesGenerated, stepPushes } from './pushes';
import { count } from './slots';

const MOVES: i32 = 0;
const PUSHES: i32 = 1;
const MOVES_STAR: i32 = 2;

let which: i32 = 0;

/** After the level's buffer is filled. 0: may be stepped, 3: out of memory, 4: too large for these searches. */
export function plainBegin(search: i32): i32 {
  which = search;
  const state = makeKeys();
  if (state != 0) return state;
  if (which == MOVES) return beginMoves();
  if (which == PUSHES) return beginPushes();
  if (which == MOVES_STAR) return beginMovesStar();
  return beginBoards();
}

/** 0 running, 1 solved, 2 no solution, 3 out of memory. */
export function plainStep(budget: i32): i32 {
  if (which == MOVES) return stepMoves(budget);
  if (which == PUSHES) return stepPushes(budget);
  if (which == MOVES_STAR) return stepMovesStar(budget);
  return stepBoards(budget);
}

/** Moves or pushes of the solution, once solved. */
export function plainLength(): i32 {
  return which == MOVES_STAR ? starDepth : depth;
}

/** States found (moves, pushes, boards), or settled below the solution's total (A*). */
export function plainStates(): f64 {
  if (which == MOVES_STAR) return settledBelow as f64;
  return which <= PUSHES ? (count as f64) : (squares as f64);
}

/** Keys in the table: states, or placements of the boxes (boards). */
export function plainStored(): f64 {
  return count as f64;
}

export function plainGenerated(): f64 {
  if (which == MOVES) return movesGenerated as f64;
  if (which == PUSHES) return pushesGenerated as f64;
  if (which == MOVES_STAR) return starGenerated as f64;
  return boardsGenerated as f64;
}

export function plainBytes(): f64 {
  return arenaBytes() as f64;
}
