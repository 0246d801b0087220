// The children of the current board, one for each generated move, with state and score. Advisors choose here; the best
// of the open ones go into the short list of the expansion, the rest are dropped until the list is exhausted.

import { Bytes, Ints, takeBytes, takeInts, takeWords, Words } from '../../memory/tables';
import { LISTED_MOVES } from '../../parameters';
import { MAX_MOVES, moveArea, moveCount, moveFrom, moveTo } from '../board/moves';
import { isKnownDead } from '../deadlock/dead-boards';
import { ADVISED, AIMED_BACK, Expansion, expansionAt, find, listedMove, Tree } from './tree';

/** The state of a child: may be chosen, has been expanded, is dead, is not considered. */
export const OPEN: i32 = 0;
const LIVE: i32 = 1;
const DEAD: i32 = 2;
export const LEFT_OUT: i32 = 3;

let moveScores = changetype<Words>(0); // u64 by move
let moveStates = changetype<Bytes>(0); // u8
let moveFlags = changetype<Bytes>(0); // u8: ADVISED, SINK
let chosenMoves = changetype<Ints>(0); // i32: the list being built

export function openChildren(): void {
  moveScores = takeWords(MAX_MOVES);
  moveStates = takeBytes(MAX_MOVES);
  moveFlags = takeBytes(MAX_MOVES);
  chosenMoves = takeInts(LISTED_MOVES);
}

@inline
export function childScore(i: i32): u64 {
  return moveScores[i];
}
@inline
export function isOpenChild(i: i32): bool {
  return moveStates[i] == OPEN;
}
@inline
export function hasFlag(i: i32, flag: i32): bool {
  return (moveFlags[i] & flag) != 0;
}
/** Names a move; none if -1. */
export function advise(i: i32): void {
  if (i >= 0) moveFlags[i] = moveFlags[i] | ADVISED;
}

/** What the tree knows of a board. */
export function knownState(tree: Tree, key: u64): i32 {
  // a board may be dead backward and not forward
  if (isKnownDead(tree.kind == AIMED_BACK ? ~key : key)) return DEAD;
  const i = find(tree, key);
  if (i < 0) return OPEN;
  return expansionAt(tree, i).dead ? DEAD : LIVE;
}

/** Enters a child; its score counts only while it is open. */
export function putChild(i: i32, state: i32, score: u64, flag: i32): void {
  moveStates[i] = state;
  moveFlags[i] = flag;
  moveScores[i] = score;
}

function isBefore(a: i32, b: i32): bool {
  const named = hasFlag(a, ADVISED);
  if (named != hasFlag(b, ADVISED)) return named;
  if (childScore(a) != childScore(b)) return childScore(a) < childScore(b);
  return a < b;
}

/** Whether the move comes after those that have been in the list. */
@inline
function isBehind(e: Expansion, i: i32): bool {
  return childScore(i) > e.lastScore || (childScore(i) == e.lastScore && i + 1 > (e.last as i32));
}

/**
 * Fills the empty list of the expansion with the best open moves; `again`: those after the last list, without advice.
 */
export function fillList(e: Expansion, again: bool): void {
  if (!again) {
    e.lastScore = 0;
    e.last = 0;
  }
  let listed = 0;
  let candidates = 0;
  let alive = 0;
  for (let i = 0; i < moveCount; i++) {
    const state = moveStates[i];
    if (state == LIVE) alive++;
    if (state != OPEN) continue;
    alive++;
    if (again && !isBehind(e, i)) continue;
    candidates++;
    if (listed == LISTED_MOVES && !isBefore(i, chosenMoves[LISTED_MOVES - 1])) continue;
    let at = listed < LISTED_MOVES ? listed++ : LISTED_MOVES - 1;
    for (; at > 0 && isBefore(i, chosenMoves[at - 1]); at--) chosenMoves[at] = chosenMoves[at - 1];
    chosenMoves[at] = i;
  }
  for (let k = 0; k < listed; k++) {
    const i = chosenMoves[k];
    const m = listedMove(e, k);
    m.score = childScore(i);
    m.from = moveFrom[i] as u16;
    m.to = moveTo[i] as u16;
    m.area = moveArea[i] as u16;
    m.flags = moveFlags[i] as u16;
    if (hasFlag(i, ADVISED)) continue;
    e.lastScore = m.score;
    e.last = (i + 1) as u16;
  }
  e.listed = listed as u8;
  e.gone = 0;
  e.complete = candidates == listed ? 1 : 0;
  e.alive = alive;
}
