// Forward expansion with a plan: computes the features of a board (packed, areas, hotspots, distance), from the
// parent's where possible.

import { isGoal } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, setByte, shortAt, wordAt } from '../../memory/arrays';
import { addCell, areCellsWithin, copyCells, dropCell, sharedCellCount } from '../../memory/cell-sets';
import { FINE_SLOTS, HOTSPOTS, PLAN } from '../../parameters';
import { BOX, FREE } from '../../position/map';
import { isOn } from '../../switches';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { boxKey, cellSetWords, goalSet, playerKey } from '../board/cell-tables';
import { nearestGoal } from '../board/distances';
import { moveArea, moveAreas, moveCount, moveFrom, moveTo } from '../board/moves';
import { hotspots, knowHotspot } from '../features/hotspots';
import { packedSteps, planLength, planMap } from '../features/plan';
import { areasIn, forwardScore, packedIn } from '../features/score';
import { keepScore, knownScore } from '../features/score-cache';
import { isCoarse, vary } from '../features/variation';
import { knownState, OPEN, putChild } from '../tree/children';
import { Expansion, Tree } from '../tree/tree';

let scoredSet: usize = 0; // boxes of the board being scored
let parentPacked: i32 = 0;
let parentFar: i32 = 0;
/** The move that solves the level, if there is one. */
export let solvedMove: i32 = -1;

export function openForward(): void {
  scoredSet = take(cellSetWords * 8);
}

@inline
function planned(): bool {
  return planLength > 0 && isOn(PLAN);
}

/** `boardMap` and `scoredSet` show the board; `from` and `to` are the move that led to it, 0 if it is the node itself. */
function score(areas: i32, from: i32, to: i32, fresh: bool): u64 {
  let packed = parentPacked;
  if (!planned()) packed = sharedCellCount(scoredSet, goalSet, cellSetWords);
  else if (fresh || byteAt(planMap, from) || byteAt(planMap, to)) packed = packedSteps(boardMap);
  const hot = isOn(HOTSPOTS) ? hotspots(scoredSet, from, to) : 0;
  const far = parentFar + (fresh ? 0 : shortAt(nearestGoal, to) - shortAt(nearestGoal, from));
  return forwardScore(packed, areas, hot, vary(far, to));
}

/** Scores the current board from scratch and makes it the parent of those scored next. `boxSet` are its boxes. */
export function scoreParent(boxSet: usize, areas: i32): u64 {
  copyCells(scoredSet, boxSet, cellSetWords);
  parentFar = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    parentFar += shortAt(nearestGoal, c);
    if (isOn(HOTSPOTS)) knowHotspot(c);
  }
  const value = score(areas, 0, 0, true);
  parentPacked = packedIn(value);
  return value;
}

/**
 * Scores the boards that the generated moves lead to, unless the tree knows them. The parent must have been scored
 * last.
 */
export function scoreChildren(tree: Tree, e: Expansion): void {
  solvedMove = -1;
  if (isOn(HOTSPOTS)) for (let i = 0; i < moveCount; i++) knowHotspot(shortAt(moveTo, i));
  for (let i = 0; i < moveCount; i++) {
    const from = shortAt(moveFrom, i);
    const to = shortAt(moveTo, i);
    const key = childKey(e, from, to, shortAt(moveArea, i));
    const state = knownState(tree, key);
    if (state != OPEN) {
      putChild(i, state, 0, 0);
      continue;
    }
    const known = knownScore(key);
    if (known) {
      putChild(i, OPEN, known, 0);
      continue;
    }
    setByte(boardMap, from, FREE);
    setByte(boardMap, to, BOX);
    dropCell(scoredSet, from);
    addCell(scoredSet, to);
    const value = score(shortAt(moveAreas, i), from, to, false);
    putChild(i, OPEN, value, 0);
    keepScore(key, value);
    if (isGoal(to) && areCellsWithin(scoredSet, goalSet, cellSetWords)) solvedMove = i;
    dropCell(scoredSet, to);
    addCell(scoredSet, from);
    setByte(boardMap, to, FREE);
    setByte(boardMap, from, BOX);
  }
}

/** The key of the board after a move that leaves all boxes on it. */
@inline
export function childKey(e: Expansion, from: i32, to: i32, area: i32): u64 {
  return e.key ^ wordAt(boxKey, from) ^ wordAt(boxKey, to) ^ wordAt(playerKey, e.area) ^ wordAt(playerKey, area);
}

/** The slot of a label, the best first: all of it but the distance or, in coarse slots, packed and areas. */
export function forwardSlot(label: u64): u64 {
  if (isOn(FINE_SLOTS) && !isCoarse()) return label >> 16;
  return ((<u64>(4095 - packedIn(label))) << 16) | <u64>areasIn(label);
}
