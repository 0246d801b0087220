// The backward search for a packing plan: pulls from the solved board, boxes vanishing into sinks, until none is left. It needs
// very few nodes; only the order of its steps and its parking places are used. Source: FESS, Festival.

import { explore } from './advisors';
import { fitsBases } from './base-matching';
import { BOX, FREE, boxCount, boxes, flood, loadBoard, map, player } from './board';
import { goalSum, isLive, pushDistance, walkDistance } from './distances';
import { freezeWalls } from './frozen-walls';
import { baseKey, baseList, boxKey, boxTotal, cellCount, isGoal, MAX_DISTANCE, playerKey, words } from './level';
import { generate, moveArea, moveAreas, moveCount, moveFrom, moveGoneArea, moveGoneAreas, moveOpens, moveSide, moveTo } from './moves';
import { corralBoxes, findCorral } from './pi-corral';
import { canPullFree } from './retrograde';
import { brokenLinks, forgetLifted, linksAfter } from './rooms';
import { farIn, onGoalsIn, planAreasIn, planRoomsIn, planScore, leftIn } from './score';
import { findSinks, isApart, killZone, sinkMap } from './sinks';
import { CHOOSY, EXPLORER, isOn, PLAYABLE, RETROGRADE, ROOMS, SINKS } from './switches';
import { ADVISED, basesOf, boxesOf, DEAD, Expansion, isNew, Move, moveAt, nodeFor, OPEN, OPENS, SINK, Tree } from './tree';
import { holes } from './tunnels';
import { byteAt, intAt, longAt, putByte, putLong, setHas, shortAt, take } from './words';

let stand: usize = 0;
let sinkMove: usize = 0; // u8 by generated move
let onGoals: i32 = 0;
let far: i32 = 0;
/** The move that emptied the board or met the start, once there is one. */
export let finalMove: i32 = -1;

export function openPlanSearch(): void {
  stand = take(cellCount + 1);
  sinkMove = take(30000);
}

/** Where a box may be pulled to: cells that some unused base could push a box to. */
function findStand(bases: usize): void {
  memory.fill(stand, 0, <usize>(cellCount + 1));
  for (let i = 0; i < boxTotal; i++) {
    const b = shortAt(baseList, i);
    if (!setHas(bases, b)) continue;
    for (let c = 1; c <= cellCount; c++) {
      if (isLive(c) && pushDistance(b, c) != MAX_DISTANCE) putByte(stand, c, 1);
    }
  }
}

export function scorePlanNode(areas: i32): u64 {
  onGoals = 0;
  far = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (isGoal(c)) onGoals++;
    far += intAt(goalSum, c);
  }
  return planScore(boxCount, areas, onGoals, isOn(ROOMS) ? brokenLinks(map) : 0, far);
}

function scoreChild(i: i32): u64 {
  const from = shortAt(moveFrom, i);
  const to = shortAt(moveTo, i);
  const gone = byteAt(sinkMove, i) != 0;
  putByte(map, from, FREE);
  if (!gone) putByte(map, to, BOX);
  const rooms = !isOn(ROOMS) ? 0 : gone ? brokenLinks(map) : linksAfter(map, from, to);
  putByte(map, to, FREE);
  putByte(map, from, BOX);
  const goals = onGoals - (isGoal(from) ? 1 : 0) + (!gone && isGoal(to) ? 1 : 0);
  const distance = far - intAt(goalSum, from) + (gone ? 0 : intAt(goalSum, to));
  const areas = gone ? shortAt(moveGoneAreas, i) : shortAt(moveAreas, i);
  return planScore(boxCount - (gone ? 1 : 0), areas, goals, rooms, distance);
}

/** Marks sink moves, at most one a box; true if there is any. */
function findSinkMoves(e: Expansion): bool {
  memory.fill(sinkMove, 0, <usize>moveCount);
  if (!isOn(SINKS)) return false;
  let any = false;
  let last = 0;
  for (let i = 0; i < moveCount; i++) {
    const from = shortAt(moveFrom, i);
    const to = shortAt(moveTo, i);
    if (from == last || !byteAt(sinkMap, to) || !isApart(from, to)) continue;
    if (!fitsBases(boxesOf(e), from, basesOf(e), to)) continue;
    putByte(sinkMove, i, 1);
    last = from;
    any = true;
  }
  return any;
}

function enterPulls(tree: Tree, e: Expansion, key: u64, startKey: u64): void {
  const sinks = findSinkMoves(e);
  e.firstMove = tree.moveCount;
  e.moveCount = 0;
  finalMove = -1;
  forgetLifted();
  if (tree.moveCount + moveCount > tree.moveLimit) {
    tree.full = 1;
    return;
  }
  for (let i = 0; i < moveCount; i++) {
    const gone = byteAt(sinkMove, i) != 0;
    if (sinks && !gone) continue;
    const from = shortAt(moveFrom, i);
    const to = shortAt(moveTo, i);
    const area = gone ? shortAt(moveGoneArea, i) : shortAt(moveArea, i);
    let child = key ^ longAt(boxKey, from) ^ longAt(playerKey, e.player) ^ longAt(playerKey, area);
    child ^= gone ? longAt(baseKey, to) : longAt(boxKey, to);
    const node = nodeFor(tree, child);
    if (node < 0) return;
    if (isNew) putLong(tree.nodeScores, node, scoreChild(i));
    else if (intAt(tree.nodeStates, node) == DEAD) continue;
    if (child == startKey || (gone && boxCount == 1)) finalMove = tree.moveCount;
    const m = moveAt(tree, tree.moveCount++);
    m.from = <u16>from;
    m.to = <u16>to;
    m.area = <u16>area;
    m.side = <u8>byteAt(moveSide, i);
    m.flags = <u8>((gone ? SINK : 0) | (byteAt(moveOpens, i) ? OPENS : 0));
    m.node = node;
    e.moveCount++;
  }
}

function adviseSink(tree: Tree, e: Expansion): void {
  let best: Move = changetype<Move>(0);
  let bestKey: i64 = i64.MAX_VALUE;
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const m = moveAt(tree, i);
    if (intAt(tree.nodeStates, m.node) != OPEN) continue;
    const areas = <i64>planAreasIn(longAt(tree.nodeScores, m.node));
    let rank = (<i64>byteAt(holes, m.from) << 40) | (areas << 24) | <i64>(65535 - walkDistance(m.from, m.to));
    if (!isGoal(m.from)) rank = -1;
    if (rank >= bestKey) continue;
    bestKey = rank;
    best = m;
  }
  if (changetype<usize>(best)) best.flags |= <u8>ADVISED;
}

/** A box off its goal and out of the way, without harm to areas and rooms. */
function adviseEmptying(tree: Tree, e: Expansion, score: u64): void {
  let best: Move = changetype<Move>(0);
  let bestKey: i64 = i64.MAX_VALUE;
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const m = moveAt(tree, i);
    const child = longAt(tree.nodeScores, m.node);
    if (intAt(tree.nodeStates, m.node) != OPEN || !isGoal(m.from)) continue;
    if (planAreasIn(child) > planAreasIn(score) || planRoomsIn(child) > planRoomsIn(score)) continue;
    if (farIn(child) <= farIn(score)) continue;
    let key = <i64>byteAt(holes, m.from);
    key = (key << 1) | <i64>(byteAt(killZone, m.to) ? 0 : 1);
    key = (key << 10) | <i64>planAreasIn(child);
    key = (key << 8) | <i64>planRoomsIn(child);
    key = (key << 16) | <i64>(65535 - pushDistance(m.to, m.from));
    if (key >= bestKey) continue;
    bestKey = key;
    best = m;
  }
  if (changetype<usize>(best)) best.flags |= <u8>ADVISED;
}

function adviseLower(tree: Tree, e: Expansion, score: u64, rooms: bool): void {
  let best: Move = changetype<Move>(0);
  let bestScore: u64 = ~(<u64>0);
  for (let i = e.firstMove; i < e.firstMove + e.moveCount; i++) {
    const m = moveAt(tree, i);
    const child = longAt(tree.nodeScores, m.node);
    if (child >= bestScore || intAt(tree.nodeStates, m.node) != OPEN) continue;
    if (rooms ? planRoomsIn(child) >= planRoomsIn(score) : planAreasIn(child) >= planAreasIn(score)) continue;
    bestScore = child;
    best = m;
  }
  if (changetype<usize>(best)) best.flags |= <u8>ADVISED;
}

function advisePulls(tree: Tree, e: Expansion, score: u64): void {
  if (!e.moveCount) return;
  if (e.moveCount <= 2) {
    const first = moveAt(tree, e.firstMove);
    first.flags |= <u8>ADVISED;
  }
  const first = moveAt(tree, e.firstMove);
  if (first.flags & <u8>SINK) {
    adviseSink(tree, e);
    return;
  }
  adviseEmptying(tree, e, score);
  adviseLower(tree, e, score, false);
  if (isOn(ROOMS)) adviseLower(tree, e, score, true);
  if (isOn(EXPLORER)) {
    flood(map, e.player);
    const named = explore(tree, e, score, true);
    if (named >= 0) {
      const m = moveAt(tree, named);
      m.flags |= <u8>ADVISED;
    }
  }
}

/** Is the backward board, loaded, beyond hope? `moved` and `gone` tell the pull that made it. */
export function isDeadPull(bases: usize, boxSet: usize, gone: bool): bool {
  if (!gone && !fitsBases(boxSet, 0, bases, 0)) return true;
  return isOn(RETROGRADE) && !canPullFree(bases);
}

/** Would the forward search be allowed to undo this pull at once, or do PI-corrals force it elsewhere? */
export function isPlayable(boxSet: usize, at: i32, moved: i32, gone: bool): bool {
  if (!isOn(PLAYABLE)) return true;
  loadBoard(boxSet, at);
  if (!freezeWalls()) {
    loadBoard(boxSet, at);
    return true;
  }
  flood(map, at);
  const corral = findCorral(at);
  const fine = !corral || (!gone && byteAt(corralBoxes, moved) != 0);
  loadBoard(boxSet, at);
  return fine;
}

/** Moves, children and advice of a backward node that is loaded on the board. */
export function expandPull(tree: Tree, e: Expansion, key: u64, startKey: u64, score: u64, areas: i32): void {
  flood(map, player);
  findStand(basesOf(e));
  findSinks(basesOf(e));
  generate(true, 0, stand, isOn(CHOOSY));
  scorePlanNode(areas);
  enterPulls(tree, e, key, startKey);
  advisePulls(tree, e, score);
}

export function planSlot(label: u64): u64 {
  return (<u64>leftIn(label) << 48) | (<u64>onGoalsIn(label) << 32) | (<u64>planAreasIn(label) << 16) | <u64>planRoomsIn(label);
}
