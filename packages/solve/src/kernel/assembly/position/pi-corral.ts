// PI-corrals: closed areas that can be dealt with first. If every push that the boxes around an area could make next leads
// into the area and is possible now, nothing is lost by making those pushes first: only they need to be generated
// (Brian Damgaard, Yet Another Sokoban Solver). Sound for pushes, where the order of independent pushes doesn't matter,
// not for moves, where walks do. Without such a push, and with work left to do inside, the position is a deadlock.
//
// Each area grows by what its fence needs: boxes that block a push of the fence, areas that a push leads to or from. The
// growth is the least that is closed, so it is the same from any start, and of all corrals the one with the fewest pushes wins.
// On request, pushes that freeze a box off its goal against walls and fence don't count. The any-solution engine asks
// for that; A* doesn't, because it would save only 0.3% of its nodes (73,499 to 73,300, bench signature push-optimal).

import { boxCount, cellCount, goalCells, goalCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { isLive } from '../level/live';
import { arenaTake } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';
import { freezesDead } from './freeze';
import { BOX, FREE, WALL } from './map';

const FAILED: i32 = -1;
const AGAIN: i32 = -2;

/** The position: its map, and what the player reaches (i32[cell], equal to the stamp there). */
let corralMap: usize = 0;
let reachStamps: usize = 0;
let reachStamp: i32 = 0;
/** i32[cell]: number of the area of the last call, from `firstArea`. */
let areaOf: usize = 0;
let areaStamp: i32 = 1;
let firstArea: i32 = 0;
/** u16[...]: the boxes that touch each area, one area after the other; i32[area - firstArea]: where each begins. */
let touchingBoxes: usize = 0;
let touchStart: usize = 0;
let touchCount: i32 = 0;
/** i32[cell]: the last area a box was noted for. */
let notedFor: usize = 0;
let insideStamps: usize = 0;
let fenceStamps: usize = 0;
let fenceList: usize = 0;
let fenceCount: i32 = 0;
let fenceRound: i32 = 0;
let areaStack: usize = 0;
/** u8[cell]: the map with walls and the fence alone; 0 if frozen boxes aren't asked about. */
let fenceMap: usize = 0;
/** u32[...]: box cell * 4 + direction of the pushes to keep, and those of the corral being tried. */
export let keptPushes: usize = 0;
let triedPushes: usize = 0;

/** With `isFreezing`, pushes that freeze a box off its goal don't count (call openFreeze too). False: out of memory. */
export function makeCorral(isFreezing: bool): bool {
  const cells = (cellCount as usize) + 1;
  areaOf = arenaTake(cells << 2);
  insideStamps = arenaTake(cells << 2);
  fenceStamps = arenaTake(cells << 2);
  fenceList = arenaTake(((boxCount as usize) << 1) + 2);
  areaStack = arenaTake(cells << 1);
  // A box has four sides, so it touches at most four areas.
  touchingBoxes = arenaTake(((boxCount as usize) << 3) + 8);
  touchStart = arenaTake(((boxCount as usize) << 4) + 16);
  notedFor = arenaTake(cells << 2);
  if (touchingBoxes == 0 || touchStart == 0 || notedFor == 0) return false;
  fenceMap = isFreezing ? arenaTake(cells) : 0;
  if (isFreezing) {
    if (fenceMap == 0) return false;
    setByte(fenceMap, WALL_CELL, WALL);
  }
  keptPushes = arenaTake(((boxCount as usize) << 4) + 16);
  triedPushes = arenaTake(((boxCount as usize) << 4) + 16);
  return (
    areaOf != 0 &&
    insideStamps != 0 &&
    fenceStamps != 0 &&
    fenceList != 0 &&
    areaStack != 0 &&
    keptPushes != 0 &&
    triedPushes != 0
  );
}

/**
 * How many pushes of `keptPushes` are enough, or -1 when every push must be tried. 0: the position is dead. `boxes` is u16[count];
 * boxes that are walls of the map may be among them. Cells that the player reaches have the stamp.
 */
export function findCorral(onMap: usize, boxes: usize, count: i32, reached: usize, reachedStamp: i32): i32 {
  corralMap = onMap;
  reachStamps = reached;
  reachStamp = reachedStamp;
  firstArea = areaStamp;
  touchCount = 0;
  labelAreas(boxes, count);
  if (firstArea == areaStamp) return FAILED;
  if (fenceMap) putWalls(boxes, count, WALL);
  let best = FAILED;
  for (let area = firstArea; area < areaStamp && best != 0; area++) {
    const pushes = tryArea(area);
    if (pushes == FAILED || (best != FAILED && pushes >= best)) continue;
    best = pushes;
    const swap = keptPushes;
    keptPushes = triedPushes;
    triedPushes = swap;
  }
  if (fenceMap) putWalls(boxes, count, FREE);
  return best;
}

/** Boxes of the list that are walls. */
function putWalls(boxes: usize, count: i32, as: i32): void {
  for (let i = 0; i < count; i++)
    if (byteAt(corralMap, shortAt(boxes, i)) == WALL) setByte(fenceMap, shortAt(boxes, i), as);
}

@inline
function isReached(cell: i32): bool {
  return intAt(reachStamps, cell) == reachStamp;
}

/** Numbers the closed areas that touch a box. */
function labelAreas(boxes: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const box = shortAt(boxes, i);
    if (byteAt(corralMap, box) != BOX) continue;
    for (let d = 0; d < 4; d++) {
      const cell = neighbor(box, d);
      if (byteAt(corralMap, cell) || isReached(cell) || intAt(areaOf, cell) >= firstArea) continue;
      labelArea(cell, areaStamp++);
    }
  }
}

function labelArea(from: i32, area: i32): void {
  let top = 1;
  setShort(areaStack, 0, from);
  setInt(areaOf, from, area);
  setInt(touchStart, area - firstArea, touchCount);
  while (top > 0) {
    const cell = shortAt(areaStack, --top);
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      const at = byteAt(corralMap, next);
      if (at == BOX) noteTouching(next, area);
      else if (at == FREE && intAt(areaOf, next) != area) {
        setInt(areaOf, next, area);
        setShort(areaStack, top++, next);
      }
    }
  }
  setInt(touchStart, area - firstArea + 1, touchCount);
}

@inline
function noteTouching(cell: i32, area: i32): void {
  if (intAt(notedFor, cell) == area) return;
  setInt(notedFor, cell, area);
  setShort(touchingBoxes, touchCount++, cell);
}

@inline
function isInside(cell: i32): bool {
  const area = intAt(areaOf, cell);
  return area >= firstArea && intAt(insideStamps, area - firstArea) == fenceRound;
}

/** Grows the area and its fence until every push of the fence is judged; the number of pushes kept in `triedPushes`. */
function tryArea(area: i32): i32 {
  fenceRound++;
  fenceCount = 0;
  addArea(area);
  const count = judgeFence();
  if (fenceMap) for (let i = 0; i < fenceCount; i++) setByte(fenceMap, shortAt(fenceList, i), FREE);
  return count != FAILED && hasWork() ? count : FAILED;
}

function addArea(area: i32): void {
  setInt(insideStamps, area - firstArea, fenceRound);
  const until = intAt(touchStart, area - firstArea + 1);
  for (let k = intAt(touchStart, area - firstArea); k < until; k++) addFence(shortAt(touchingBoxes, k));
}

function addFence(box: i32): void {
  if (intAt(fenceStamps, box) == fenceRound) return;
  setInt(fenceStamps, box, fenceRound);
  setShort(fenceList, fenceCount++, box);
  if (fenceMap) setByte(fenceMap, box, BOX);
}

/** A decision about a push stays valid however the corral grows, so only the new part is examined. */
function judgeFence(): i32 {
  let count = 0;
  for (let i = 0; i < fenceCount; i++) {
    const box = shortAt(fenceList, i);
    for (let d = 0; d < 4; d++) {
      let verdict = AGAIN;
      while (verdict == AGAIN) verdict = judgePush(box, neighbor(box, d), neighbor(box, d ^ 2));
      if (verdict == FAILED) return FAILED;
      if (verdict == 1) setInt(triedPushes, count++, (box << 2) | d);
    }
  }
  return count;
}

/** 1: keep this push; 0: impossible before another fence box moves; AGAIN: the corral grew; FAILED: a push leads out. */
@inline
function judgePush(box: i32, onto: i32, from: i32): i32 {
  const atOnto = byteAt(corralMap, onto);
  const atFrom = byteAt(corralMap, from);
  if (atOnto == WALL || atFrom == WALL || !isLive(onto)) return 0;
  const isFromBox = atFrom == BOX;
  const isOntoBox = atOnto == BOX;
  if ((isFromBox && intAt(fenceStamps, from) == fenceRound) || (isOntoBox && intAt(fenceStamps, onto) == fenceRound))
    return 0;
  if (!isFromBox && !isReached(from) && isInside(from)) return 0;
  if (fenceMap && freezes(box, onto)) return 0;
  if (isFromBox || isOntoBox) {
    addFence(isFromBox ? from : onto);
    return AGAIN;
  }
  if (!isReached(from)) {
    addArea(intAt(areaOf, from));
    return AGAIN;
  }
  if (isReached(onto)) return FAILED;
  if (isInside(onto)) return 1;
  addArea(intAt(areaOf, onto));
  return AGAIN;
}

/** Whether the push would freeze a box off its goal, whatever boxes outside the fence do. */
function freezes(box: i32, onto: i32): bool {
  setByte(fenceMap, box, FREE);
  const dead = freezesDead(fenceMap, onto);
  setByte(fenceMap, box, BOX);
  return dead;
}

/** A fence box off its goal, or an empty goal inside. */
function hasWork(): bool {
  for (let i = 0; i < fenceCount; i++) if (!isGoal(shortAt(fenceList, i))) return true;
  for (let j = 0; j < goalCount; j++) {
    const cell = shortAt(goalCells, j);
    if (byteAt(corralMap, cell) == FREE && !isReached(cell) && isInside(cell)) return true;
  }
  return false;
}
