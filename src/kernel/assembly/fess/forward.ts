// Forward expansion with a plan: features of a board (packed, areas, broken room links, boxes out of plan, hotspots, distance),
// worked out from the parent's where one moved box allows it, and the moves of a node with the scores of their boards.

import { BOX, FREE, boxCount, boxes, map } from './board';
import { nearestGoal } from './distances';
import { hotspots, knowHotspot } from './hotspots';
import { boxKey, goalSet, isGoal, playerKey, words } from './level';
import { moveArea, moveAreas, moveCount, moveFrom, moveOpens, moveSide, moveTo } from './moves';
import { packedOf, planLength, planMap, zoneOf } from './plan';
import { brokenLinks, forgetLifted, linksAfter } from './rooms';
import { areasIn, forwardScore, packedIn, strayIn } from './score';
import { HOTSPOTS, isOn, PLAN, ROOMS, STRAY } from './switches';
import { DEAD, Expansion, isNew, moveAt, nodeFor, OPENS, Tree } from './tree';
import { byteAt, intAt, longAt, putByte, putLong, setAdd, setCopy, setDrop, setHas, setMeetCount, setWithin, shortAt, take } from './words';

let set: usize = 0; // boxes of the board being scored
let parentPacked: i32 = 0;
let parentStray: i32 = 0;
let parentFar: i32 = 0;
/** The node of a solved board, once a child is one. */
export let solvedMove: i32 = -1;

export function openForward(): void {
  set = take(words * 8);
}

@inline function planned(): bool {
  return planLength > 0 && isOn(PLAN);
}

/** `map` and `set` show the board; `from` and `to` are the move that led to it, 0 if it is the node itself. */
function score(areas: i32, from: i32, to: i32, fresh: bool): u64 {
  let packed = parentPacked;
  if (!planned()) packed = setMeetCount(set, goalSet, words);
  else if (fresh || byteAt(planMap, from) || byteAt(planMap, to)) packed = packedOf(map);
  let stray = 0;
  if (planned() && isOn(STRAY)) {
    const zone = zoneOf(packed);
    if (!zone) stray = 0;
    else if (!fresh && packed == parentPacked) stray = parentStray - (setHas(zone, from) ? 1 : 0) + (setHas(zone, to) ? 1 : 0);
    else stray = setMeetCount(zone, set, words);
  }
  const rooms = !isOn(ROOMS) ? 0 : fresh ? brokenLinks(map) : linksAfter(map, from, to);
  const hot = isOn(HOTSPOTS) ? hotspots(set, from, to) : 0;
  const far = parentFar + (fresh ? 0 : shortAt(nearestGoal, to) - shortAt(nearestGoal, from));
  return forwardScore(packed, areas, rooms, stray, hot, far);
}

/** Scores the board at hand from scratch and makes it the parent of those scored next. `boxSet` are its boxes. */
export function scoreParent(boxSet: usize, areas: i32): u64 {
  setCopy(set, boxSet, words);
  parentFar = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    parentFar += shortAt(nearestGoal, c);
    if (isOn(HOTSPOTS)) knowHotspot(c);
  }
  const value = score(areas, 0, 0, true);
  parentPacked = packedIn(value);
  parentStray = strayIn(value);
  return value;
}

/** Enters the generated moves as children of the expansion, scoring the boards that are new. */
export function enterChildren(tree: Tree, e: Expansion, key: u64): void {
  solvedMove = -1;
  forgetLifted();
  e.firstMove = tree.moveCount;
  e.moveCount = 0;
  if (tree.moveCount + moveCount > tree.moveLimit) {
    tree.full = 1;
    return;
  }
  if (isOn(HOTSPOTS)) for (let i = 0; i < moveCount; i++) knowHotspot(shortAt(moveTo, i));
  for (let i = 0; i < moveCount; i++) {
    const from = shortAt(moveFrom, i);
    const to = shortAt(moveTo, i);
    const area = shortAt(moveArea, i);
    const childKey = key ^ longAt(boxKey, from) ^ longAt(boxKey, to) ^ longAt(playerKey, e.player) ^ longAt(playerKey, area);
    const node = nodeFor(tree, childKey);
    if (node < 0) return;
    if (isNew) {
      putByte(map, from, FREE);
      putByte(map, to, BOX);
      setDrop(set, from);
      setAdd(set, to);
      putLong(tree.nodeScores, node, score(shortAt(moveAreas, i), from, to, false));
      if (isGoal(to) && setWithin(set, goalSet, words)) solvedMove = tree.moveCount;
      setDrop(set, to);
      setAdd(set, from);
      putByte(map, to, FREE);
      putByte(map, from, BOX);
    } else if (intAt(tree.nodeStates, node) == DEAD) continue;
    const m = moveAt(tree, tree.moveCount++);
    m.from = <u16>from;
    m.to = <u16>to;
    m.area = <u16>area;
    m.side = <u8>byteAt(moveSide, i);
    m.flags = byteAt(moveOpens, i) ? <u8>OPENS : 0;
    m.node = node;
    e.moveCount++;
  }
}

/** The slot of a label: packed, areas, out of plan. */
export function forwardSlot(label: u64): u64 {
  return (<u64>packedIn(label) << 32) | (<u64>areasIn(label) << 16) | <u64>strayIn(label);
}

