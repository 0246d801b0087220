// Advisors of the forward search: each names at most one move of a new node, and a named move costs nothing while every
// other costs one. None may name a move that lowers `packed`. Source: FESS (Shoham and Schaeffer 2020), Festival.

import { cellCount } from '../../level/level';
import { ADVISORS, EXPLORER, HOTSPOTS, OPENER, PLAN, WAY } from '../../parameters';
import { isOn } from '../../switches';
import { MAX_DISTANCE } from '../board/cell-tables';
import { pushDistance, walkDistance } from '../board/distances';
import { moveArea, moveCount, moveFrom, moveOpens, moveTo } from '../board/moves';
import { INIT, planFrom, planLength, planTo, planUntil } from '../features/plan';
import { areasIn, hotIn, packedIn } from '../features/score';
import { advise, childScore, isOpenChild } from '../tree/children';
import { opensNew, rememberReach } from './explorer';
import { findWay, settledMap, wayMap } from './way';

const NONE: u64 = ~(0 as u64);

/** Which field must fall (or, for packed, rise). */
const PACK: i32 = 0;
const AREAS: i32 = 1;
const HOT: i32 = 2;

function improves(which: i32, child: u64, node: u64): bool {
  if (which == PACK) return packedIn(child) > packedIn(node);
  if (which == AREAS) return areasIn(child) < areasIn(node);
  return hotIn(child) < hotIn(node);
}

function bestBy(node: u64, which: i32): i32 {
  let best = -1;
  let bestScore = NONE;
  for (let i = 0; i < moveCount; i++) {
    if (!isOpenChild(i)) continue;
    const score = childScore(i);
    if (score >= bestScore || packedIn(score) < packedIn(node) || !improves(which, score, node)) continue;
    bestScore = score;
    best = i;
  }
  return best;
}

/** Clears the surroundings of the next goal of the plan. */
function openNext(node: u64): i32 {
  const packed = packedIn(node);
  if (packed >= planLength) return -1;
  const goal = planTo[packed];
  let best = -1;
  let bestKey = MAX_DISTANCE << 15;
  for (let i = 0; i < moveCount; i++) {
    const from = moveFrom[i];
    const to = moveTo[i];
    if (!isOpenChild(i)) continue;
    const score = childScore(i);
    if (packedIn(score) > packed) return -1;
    if (packedIn(score) < packed || areasIn(score) > areasIn(node)) continue;
    const near = walkDistance(goal, from);
    const far = walkDistance(goal, to);
    if (far < near) continue;
    const key = (near << 15) - far;
    if (key >= bestKey) continue;
    bestKey = key;
    best = i;
  }
  return best;
}

/** Marks boxes that are where the plan has them at this point. */
function markSettled(packed: i32): void {
  settledMap.clear(cellCount + 1);
  for (let i = 0; i < packed; i++) {
    const until = planUntil[i];
    if (until < 0 || until >= packed) settledMap[planTo[i]] = 1;
  }
}

/** Moves a box out of the way of the one that the plan needs next. */
function clearWay(node: u64): i32 {
  const packed = packedIn(node);
  if (packed >= planLength) return -1;
  const from = planFrom[packed];
  if (from == INIT) return -1;
  markSettled(packed);
  if (!findWay(planTo[packed], from)) return -1;
  let best = -1;
  let bestScore = NONE;
  for (let i = 0; i < moveCount; i++) {
    if (!isOpenChild(i) || !wayMap[moveFrom[i]] || wayMap[moveTo[i]]) continue;
    const score = childScore(i);
    if (score >= bestScore || packedIn(score) < packed || areasIn(score) > areasIn(node)) continue;
    bestScore = score;
    best = i;
  }
  return best;
}

/** The best move that lets some other box be moved from a new side. The last flood must be that of the node's area. */
export function explore(node: u64, pull: bool): i32 {
  rememberReach();
  let best = -1;
  let bestScore = NONE;
  for (let i = 0; i < moveCount; i++) {
    const from = moveFrom[i];
    const to = moveTo[i];
    if (!isOpenChild(i)) continue;
    const score = childScore(i);
    if (!moveOpens[i] || score >= bestScore) continue;
    if (!pull && packedIn(score) < packedIn(node)) continue;
    if ((pull ? pushDistance(from, to) : pushDistance(to, from)) == MAX_DISTANCE) continue;
    if (!opensNew(from, to, moveArea[i], pull)) continue;
    bestScore = score;
    best = i;
  }
  return best;
}

/** Marks the moves that the advisors name. The board must be the node's, and the last flood that of its area. */
export function adviseForward(node: u64): void {
  if (moveCount > 0 && moveCount <= 2) advise(0);
  if (!isOn(ADVISORS)) return;
  const packs = bestBy(node, PACK);
  advise(packs);
  advise(bestBy(node, AREAS));
  if (isOn(HOTSPOTS)) advise(bestBy(node, HOT));
  if (planLength && isOn(PLAN) && isOn(OPENER)) advise(openNext(node));
  if (packs < 0 && planLength && isOn(PLAN) && isOn(WAY)) advise(clearWay(node));
  if (isOn(EXPLORER)) advise(explore(node, false));
}
