// Forward expansion with a plan: computes the features of a board (packed, areas, hotspots, distance), from the
// parent's where possible.

import { isGoal } from '../../level/level';
import { Bits, takeBits } from '../../memory/tables';
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
import { Expansion, expansionBoxes, Tree } from '../tree/tree';

let scoredSet = changetype<Bits>(0); // boxes of the board being scored
let parentPacked: i32 = 0;
let parentFar: i32 = 0;
/** For assertions: the key set of the parent that was scored last. */
let scoredParent = changetype<Bits>(0);
/** The move that solves the level, if there is one. */
export let solvedMove: i32 = -1;

export function openForward(): void {
  scoredSet = takeBits(cellSetWords);
}

@inline
function planned(): bool {
  return planLength > 0 && isOn(PLAN);
}

/** `boardMap` and `scoredSet` show the board; `from` and `to` are the move that led to it, 0 if it is the node itself. */
function score(areas: i32, from: i32, to: i32, fresh: bool): u64 {
  let packed = parentPacked;
  if (!planned()) packed = scoredSet.countShared(goalSet, cellSetWords);
  else if (fresh || planMap[from] || planMap[to]) packed = packedSteps(boardMap);
  const hot = isOn(HOTSPOTS) ? hotspots(scoredSet, from, to) : 0;
  const far = parentFar + (fresh ? 0 : nearestGoal[to] - nearestGoal[from]);
  return forwardScore(packed, areas, hot, vary(far, to));
}

/** Scores the current board from scratch and makes it the parent of those scored next. `boxSet` are its boxes. */
export function scoreParent(boxSet: Bits, areas: i32): u64 {
  scoredSet.copyFrom(boxSet, cellSetWords);
  parentFar = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    parentFar += nearestGoal[c];
    if (isOn(HOTSPOTS)) knowHotspot(c);
  }
  const value = score(areas, 0, 0, true);
  if (!ASC_NO_ASSERT) scoredParent = boxSet;
  parentPacked = packedIn(value);
  return value;
}

/**
 * Scores the boards that the generated moves lead to, unless the tree knows them. The parent must have been scored
 * last.
 */
export function scoreChildren(tree: Tree, e: Expansion): void {
  if (!ASC_NO_ASSERT) assert(scoredParent == expansionBoxes(e));
  solvedMove = -1;
  if (isOn(HOTSPOTS)) for (let i = 0; i < moveCount; i++) knowHotspot(moveTo[i]);
  for (let i = 0; i < moveCount; i++) {
    const from = moveFrom[i];
    const to = moveTo[i];
    const key = childKey(e, from, to, moveArea[i]);
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
    boardMap[from] = FREE;
    boardMap[to] = BOX;
    scoredSet.drop(from);
    scoredSet.add(to);
    const value = score(moveAreas[i], from, to, false);
    putChild(i, OPEN, value, 0);
    keepScore(key, value);
    if (isGoal(to) && scoredSet.isWithin(goalSet, cellSetWords)) solvedMove = i;
    scoredSet.drop(to);
    scoredSet.add(from);
    boardMap[to] = FREE;
    boardMap[from] = BOX;
  }
}

/** The key of the board after a move that leaves all boxes on it. */
@inline
export function childKey(e: Expansion, from: i32, to: i32, area: i32): u64 {
  return e.key ^ boxKey[from] ^ boxKey[to] ^ playerKey[e.area] ^ playerKey[area];
}

/** The slot of a label, the best first: all of it but the distance or, in coarse slots, packed and areas. */
export function forwardSlot(label: u64): u64 {
  if (isOn(FINE_SLOTS) && !isCoarse()) return label >> 16;
  return (((4095 - packedIn(label)) as u64) << 16) | (areasIn(label) as u64);
}
