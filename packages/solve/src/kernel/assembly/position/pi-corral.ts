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
import { shortages } from '../memory/arena';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { freezesDead } from './freeze';
import { BOX, FREE, WALL } from './map';

const FAILED: i32 = -1;
const AGAIN: i32 = -2;

/** The position: its map, and what the player reaches (i32[cell], equal to the stamp there). */
let corralMap = changetype<Bytes>(0);
let reachStamps = changetype<Ints>(0);
let reachStamp: i32 = 0;
/** i32[cell]: number of the area of the last call, from `firstArea`. */
let areaOf = changetype<Ints>(0);
let areaStamp: i32 = 1;
let firstArea: i32 = 0;
/** u16[...]: the boxes that touch each area, one area after the other; i32[area - firstArea]: where each begins. */
let touchingBoxes = changetype<Shorts>(0);
let touchStart = changetype<Ints>(0);
let touchCount: i32 = 0;
/** i32[cell]: the last area a box was noted for. */
let notedFor = changetype<Ints>(0);
let insideStamps = changetype<Ints>(0);
let fenceStamps = changetype<Ints>(0);
let fenceList = changetype<Shorts>(0);
let fenceCount: i32 = 0;
let fenceRound: i32 = 0;
let areaStack = changetype<Shorts>(0);
/** u8[cell]: the map with walls and the fence alone; 0 if frozen boxes aren't asked about. */
let fenceMap = changetype<Bytes>(0);
/** u32[...]: box cell * 4 + direction of the pushes to keep, and those of the corral being tried. */
export let keptPushes = changetype<Ints>(0);
let triedPushes = changetype<Ints>(0);

/** With `isFreezing`, pushes that freeze a box off its goal don't count (call openFreeze too). False: out of memory. */
export function makeCorral(isFreezing: bool): bool {
  const before = shortages;
  const cells = cellCount + 1;
  areaOf = takeInts(cells);
  insideStamps = takeInts(cells);
  fenceStamps = takeInts(cells);
  fenceList = takeShorts(boxCount + 1);
  areaStack = takeShorts(cells);
  // A box has four sides, so it touches at most four areas.
  touchingBoxes = takeShorts(boxCount * 4 + 4);
  touchStart = takeInts(boxCount * 4 + 4);
  notedFor = takeInts(cells);
  fenceMap = isFreezing ? takeBytes(cells) : changetype<Bytes>(0);
  keptPushes = takeInts(boxCount * 4 + 4);
  triedPushes = takeInts(boxCount * 4 + 4);
  if (shortages > before) return false;
  if (isFreezing) fenceMap[WALL_CELL] = WALL;
  return true;
}

/**
 * How many pushes of `keptPushes` are enough, or -1 when every push must be tried. 0: the position is dead. `boxes` is u16[count];
 * boxes that are walls of the map may be among them. Cells that the player reaches have the stamp.
 */
export function findCorral(onMap: Bytes, boxes: Shorts, count: i32, reached: Ints, reachedStamp: i32): i32 {
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
function putWalls(boxes: Shorts, count: i32, as: i32): void {
  for (let i = 0; i < count; i++) if (corralMap[boxes[i]] == WALL) fenceMap[boxes[i]] = as;
}

@inline
function isReached(cell: i32): bool {
  return reachStamps[cell] == reachStamp;
}

/** Numbers the closed areas that touch a box. */
function labelAreas(boxes: Shorts, count: i32): void {
  for (let i = 0; i < count; i++) {
    const box = boxes[i];
    if (corralMap[box] != BOX) continue;
    for (let d = 0; d < 4; d++) {
      const cell = neighbor(box, d);
      if (corralMap[cell] || isReached(cell) || areaOf[cell] >= firstArea) continue;
      labelArea(cell, areaStamp++);
    }
  }
}

function labelArea(from: i32, area: i32): void {
  let top = 1;
  areaStack[0] = from;
  areaOf[from] = area;
  touchStart[area - firstArea] = touchCount;
  while (top > 0) {
    const cell = areaStack[--top];
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      const at = corralMap[next];
      if (at == BOX) noteTouching(next, area);
      else if (at == FREE && areaOf[next] != area) {
        areaOf[next] = area;
        areaStack[top++] = next;
      }
    }
  }
  touchStart[area - firstArea + 1] = touchCount;
}

@inline
function noteTouching(cell: i32, area: i32): void {
  if (notedFor[cell] == area) return;
  notedFor[cell] = area;
  touchingBoxes[touchCount++] = cell;
}

@inline
function isInside(cell: i32): bool {
  const area = areaOf[cell];
  return area >= firstArea && insideStamps[area - firstArea] == fenceRound;
}

/** Grows the area and its fence until every push of the fence is judged; the number of pushes kept in `triedPushes`. */
function tryArea(area: i32): i32 {
  fenceRound++;
  fenceCount = 0;
  addArea(area);
  const count = judgeFence();
  if (fenceMap) for (let i = 0; i < fenceCount; i++) fenceMap[fenceList[i]] = FREE;
  return count != FAILED && hasWork() ? count : FAILED;
}

function addArea(area: i32): void {
  insideStamps[area - firstArea] = fenceRound;
  const until = touchStart[area - firstArea + 1];
  for (let k = touchStart[area - firstArea]; k < until; k++) addFence(touchingBoxes[k]);
}

function addFence(box: i32): void {
  if (fenceStamps[box] == fenceRound) return;
  fenceStamps[box] = fenceRound;
  fenceList[fenceCount++] = box;
  if (fenceMap) fenceMap[box] = BOX;
}

/** A decision about a push stays valid however the corral grows, so only the new part is examined. */
function judgeFence(): i32 {
  let count = 0;
  for (let i = 0; i < fenceCount; i++) {
    const box = fenceList[i];
    for (let d = 0; d < 4; d++) {
      let verdict = AGAIN;
      while (verdict == AGAIN) verdict = judgePush(box, neighbor(box, d), neighbor(box, d ^ 2));
      if (verdict == FAILED) return FAILED;
      if (verdict == 1) triedPushes[count++] = (box << 2) | d;
    }
  }
  return count;
}

/** 1: keep this push; 0: impossible before another fence box moves; AGAIN: the corral grew; FAILED: a push leads out. */
@inline
function judgePush(box: i32, onto: i32, from: i32): i32 {
  const atOnto = corralMap[onto];
  const atFrom = corralMap[from];
  if (atOnto == WALL || atFrom == WALL || !isLive(onto)) return 0;
  const isFromBox = atFrom == BOX;
  const isOntoBox = atOnto == BOX;
  if ((isFromBox && fenceStamps[from] == fenceRound) || (isOntoBox && fenceStamps[onto] == fenceRound)) return 0;
  if (!isFromBox && !isReached(from) && isInside(from)) return 0;
  if (fenceMap && freezes(box, onto)) return 0;
  if (isFromBox || isOntoBox) {
    addFence(isFromBox ? from : onto);
    return AGAIN;
  }
  if (!isReached(from)) {
    addArea(areaOf[from]);
    return AGAIN;
  }
  if (isReached(onto)) return FAILED;
  if (isInside(onto)) return 1;
  addArea(areaOf[onto]);
  return AGAIN;
}

/** Whether the push would freeze a box off its goal, whatever boxes outside the fence do. */
function freezes(box: i32, onto: i32): bool {
  fenceMap[box] = FREE;
  const dead = freezesDead(fenceMap, onto);
  fenceMap[box] = BOX;
  return dead;
}

/** A fence box off its goal, or an empty goal inside. */
function hasWork(): bool {
  for (let i = 0; i < fenceCount; i++) if (!isGoal(fenceList[i])) return true;
  for (let j = 0; j < goalCount; j++) {
    const cell = goalCells[j];
    if (corralMap[cell] == FREE && !isReached(cell) && isInside(cell)) return true;
  }
  return false;
}
