// Advisors of the forward search: each names at most one move of a new node, and a named move costs nothing while every
// other costs one. None may name a move that lowers `packed`. Source: FESS (Shoham and Schaeffer 2020), Festival.

import { pushDistance, walkDistance } from './distances';
import { opensNew, rememberReach } from './explorer';
import { MAX_DISTANCE } from './level';
import { awayFromZone, planLength, planTo, zoneOf } from './plan';
import { areasIn, hotIn, packedIn, roomsIn, strayIn } from './score';
import { ADVISORS, EXPLORER, HOTSPOTS, isOn, OPENER, PLAN, ROOMS, STRAY } from './switches';
import { ADVISED, Expansion, moveAt, OPEN, OPENS, Tree } from './tree';
import { intAt, longAt, shortAt } from './words';

const NONE: u64 = ~(<u64>0);

/** Which field must fall (or, for packed, rise). */
const PACK: i32 = 0;
const AREAS: i32 = 1;
const LINKS: i32 = 2;
const HOT: i32 = 3;

function improves(which: i32, child: u64, node: u64): bool {
  if (which == PACK) return packedIn(child) > packedIn(node);
  if (which == AREAS) return areasIn(child) < areasIn(node);
  if (which == LINKS) return roomsIn(child) < roomsIn(node);
  return hotIn(child) < hotIn(node);
}

@inline function isOpenMove(tree: Tree, i: i32): bool {
  return intAt(tree.nodeStates, moveAt(tree, i).node) == OPEN;
}
@inline function scoreOf(tree: Tree, i: i32): u64 {
  return longAt(tree.nodeScores, moveAt(tree, i).node);
}
function advise(tree: Tree, i: i32): void {
  if (i < 0) return;
  const m = moveAt(tree, i);
  m.flags |= <u8>ADVISED;
}

function bestBy(tree: Tree, e: Expansion, node: u64, which: i32): i32 {
  let best = -1;
  let bestScore = NONE;
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const score = scoreOf(tree, i);
    if (score >= bestScore || packedIn(score) < packedIn(node) || !improves(which, score, node) || !isOpenMove(tree, i)) continue;
    bestScore = score;
    best = i;
  }
  return best;
}

/** Moves the box nearest to the zone of the coming step further away from it. */
function clearZone(tree: Tree, e: Expansion, node: u64): i32 {
  const packed = packedIn(node);
  if (!strayIn(node) || !zoneOf(packed)) return -1;
  const away = awayFromZone(packed);
  let best = -1;
  let bestKey = MAX_DISTANCE << 15;
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const m = moveAt(tree, i);
    const score = scoreOf(tree, i);
    if (areasIn(score) > areasIn(node) || roomsIn(score) > roomsIn(node) || strayIn(score) > strayIn(node)) continue;
    if (packedIn(score) < packed || pushDistance(m.to, m.from) == MAX_DISTANCE || !isOpenMove(tree, i)) continue;
    const near = shortAt(away, m.from);
    const far = shortAt(away, m.to);
    if (far == MAX_DISTANCE || near == MAX_DISTANCE || far <= near) continue;
    const key = (near << 15) - far;
    if (key >= bestKey) continue;
    bestKey = key;
    best = i;
  }
  return best;
}

/** Clears the surroundings of the next goal of the plan. */
function openNext(tree: Tree, e: Expansion, node: u64): i32 {
  const packed = packedIn(node);
  if (packed >= planLength) return -1;
  const goal = shortAt(planTo, packed);
  let best = -1;
  let bestKey = MAX_DISTANCE << 15;
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const m = moveAt(tree, i);
    const score = scoreOf(tree, i);
    if (packedIn(score) > packed) return -1;
    if (packedIn(score) < packed || areasIn(score) > areasIn(node) || roomsIn(score) > roomsIn(node)) continue;
    const near = walkDistance(goal, m.from);
    const far = walkDistance(goal, m.to);
    if (far < near || !isOpenMove(tree, i)) continue;
    const key = (near << 15) - far;
    if (key >= bestKey) continue;
    bestKey = key;
    best = i;
  }
  return best;
}

/** The best move that lets some other box be moved from a new side. The node's area must have been flooded last. */
export function explore(tree: Tree, e: Expansion, node: u64, pull: bool): i32 {
  rememberReach();
  let best = -1;
  let bestScore = NONE;
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const m = moveAt(tree, i);
    const score = scoreOf(tree, i);
    if (!(m.flags & <u8>OPENS) || score >= bestScore || !isOpenMove(tree, i)) continue;
    if (!pull && packedIn(score) < packedIn(node)) continue;
    if ((pull ? pushDistance(m.from, m.to) : pushDistance(m.to, m.from)) == MAX_DISTANCE) continue;
    if (!opensNew(m.from, m.to, m.area, pull)) continue;
    bestScore = score;
    best = i;
  }
  return best;
}

/** Marks the moves the advisors name. The board must be the node's, its area flooded last. */
export function adviseForward(tree: Tree, e: Expansion, node: u64): void {
  if (e.moveCount > 0 && e.moveCount <= 2) advise(tree, e.firstMove);
  if (!isOn(ADVISORS)) return;
  advise(tree, bestBy(tree, e, node, PACK));
  advise(tree, bestBy(tree, e, node, AREAS));
  if (isOn(ROOMS)) advise(tree, bestBy(tree, e, node, LINKS));
  if (isOn(HOTSPOTS)) advise(tree, bestBy(tree, e, node, HOT));
  if (planLength && isOn(PLAN)) {
    if (isOn(STRAY)) advise(tree, clearZone(tree, e, node));
    if (isOn(OPENER)) advise(tree, openNext(tree, e, node));
  }
  if (isOn(EXPLORER)) advise(tree, explore(tree, e, node, false));
}
