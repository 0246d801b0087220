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
let map: usize = 0;
let stamps: usize = 0;
let stamp: i32 = 0;
/** i32[cell]: number of the area of the last call, from `firstArea`. */
let areaOf: usize = 0;
let areaStamp: i32 = 1;
let firstArea: i32 = 0;
/** u16[...]: the boxes that touch each area, one area after the other; i32[area - firstArea]: where each begins. */
let touching: usize = 0;
let touchStart: usize = 0;
let touchCount: i32 = 0;
/** i32[cell]: the last area a box was noted for. */
let notedFor: usize = 0;
let inside: usize = 0;
let fence: usize = 0;
let fenceList: usize = 0;
let fenceCount: i32 = 0;
let round: i32 = 0;
let stack: usize = 0;
/** u8[cell]: the map with walls and the fence alone; 0 if frozen boxes aren't asked about. */
let rest: usize = 0;
/** u32[...]: box cell * 4 + direction of the pushes to keep, and those of the corral being tried. */
export let kept: usize = 0;
let trial: usize = 0;

/** With `isFreezing`, pushes that freeze a box off its goal don't count (call openFreeze too). False: out of memory. */
export function makeCorral(isFreezing: bool): bool {
  const cells = (cellCount as usize) + 1;
  areaOf = arenaTake(cells << 2);
  inside = arenaTake(cells << 2);
  fence = arenaTake(cells << 2);
  fenceList = arenaTake(((boxCount as usize) << 1) + 2);
  stack = arenaTake(cells << 1);
  // A box has four sides, so it touches at most four areas.
  touching = arenaTake(((boxCount as usize) << 3) + 8);
  touchStart = arenaTake(((boxCount as usize) << 4) + 16);
  notedFor = arenaTake(cells << 2);
  if (touching == 0 || touchStart == 0 || notedFor == 0) return false;
  rest = isFreezing ? arenaTake(cells) : 0;
  if (isFreezing) {
    if (rest == 0) return false;
    setByte(rest, WALL_CELL, WALL);
  }
  kept = arenaTake(((boxCount as usize) << 4) + 16);
  trial = arenaTake(((boxCount as usize) << 4) + 16);
  return areaOf != 0 && inside != 0 && fence != 0 && fenceList != 0 && stack != 0 && kept != 0 && trial != 0;
}

/**
 * How many pushes of `kept` are enough, or -1 when every push must be tried. 0: the position is dead. `boxes` is u16[count];
 * boxes that are walls of the map may be among them. Cells that the player reaches have the stamp.
 */
export function findCorral(onMap: usize, boxes: usize, count: i32, reached: usize, reachedStamp: i32): i32 {
  map = onMap;
  stamps = reached;
  stamp = reachedStamp;
  firstArea = areaStamp;
  touchCount = 0;
  labelAreas(boxes, count);
  if (firstArea == areaStamp) return FAILED;
  if (rest) putWalls(boxes, count, WALL);
  let best = FAILED;
  for (let area = firstArea; area < areaStamp && best != 0; area++) {
    const pushes = tryArea(area);
    if (pushes == FAILED || (best != FAILED && pushes >= best)) continue;
    best = pushes;
    const swap = kept;
    kept = trial;
    trial = swap;
  }
  if (rest) putWalls(boxes, count, FREE);
  return best;
}

/** Boxes of the list that are walls. */
function putWalls(boxes: usize, count: i32, as: i32): void {
  for (let i = 0; i < count; i++) if (byteAt(map, shortAt(boxes, i)) == WALL) setByte(rest, shortAt(boxes, i), as);
}

@inline
function isReached(cell: i32): bool {
  return intAt(stamps, cell) == stamp;
}

/** Numbers the closed areas that touch a box. */
function labelAreas(boxes: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const box = shortAt(boxes, i);
    if (byteAt(map, box) != BOX) continue;
    for (let d = 0; d < 4; d++) {
      const cell = neighbor(box, d);
      if (byteAt(map, cell) || isReached(cell) || intAt(areaOf, cell) >= firstArea) continue;
      labelArea(cell, areaStamp++);
    }
  }
}

function labelArea(from: i32, area: i32): void {
  let top = 1;
  setShort(stack, 0, from);
  setInt(areaOf, from, area);
  setInt(touchStart, area - firstArea, touchCount);
  while (top > 0) {
    const cell = shortAt(stack, --top);
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      const at = byteAt(map, next);
      if (at == BOX) noteTouching(next, area);
      else if (at == FREE && intAt(areaOf, next) != area) {
        setInt(areaOf, next, area);
        setShort(stack, top++, next);
      }
    }
  }
  setInt(touchStart, area - firstArea + 1, touchCount);
}

@inline
function noteTouching(cell: i32, area: i32): void {
  if (intAt(notedFor, cell) == area) return;
  setInt(notedFor, cell, area);
  setShort(touching, touchCount++, cell);
}

@inline
function isInside(cell: i32): bool {
  const area = intAt(areaOf, cell);
  return area >= firstArea && intAt(inside, area - firstArea) == round;
}

/** Grows the area and its fence until every push of the fence is judged; the number of pushes kept in `trial`. */
function tryArea(area: i32): i32 {
  round++;
  fenceCount = 0;
  addArea(area);
  const count = judgeFence();
  if (rest) for (let i = 0; i < fenceCount; i++) setByte(rest, shortAt(fenceList, i), FREE);
  return count != FAILED && hasWork() ? count : FAILED;
}

function addArea(area: i32): void {
  setInt(inside, area - firstArea, round);
  const until = intAt(touchStart, area - firstArea + 1);
  for (let k = intAt(touchStart, area - firstArea); k < until; k++) addFence(shortAt(touching, k));
}

function addFence(box: i32): void {
  if (intAt(fence, box) == round) return;
  setInt(fence, box, round);
  setShort(fenceList, fenceCount++, box);
  if (rest) setByte(rest, box, BOX);
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
      if (verdict == 1) setInt(trial, count++, (box << 2) | d);
    }
  }
  return count;
}

/** 1: keep this push; 0: impossible before another fence box moves; AGAIN: the corral grew; FAILED: a push leads out. */
@inline
function judgePush(box: i32, onto: i32, from: i32): i32 {
  const atOnto = byteAt(map, onto);
  const atFrom = byteAt(map, from);
  if (atOnto == WALL || atFrom == WALL || !isLive(onto)) return 0;
  const isFromBox = atFrom == BOX;
  const isOntoBox = atOnto == BOX;
  if ((isFromBox && intAt(fence, from) == round) || (isOntoBox && intAt(fence, onto) == round)) return 0;
  if (!isFromBox && !isReached(from) && isInside(from)) return 0;
  if (rest && freezes(box, onto)) return 0;
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
  setByte(rest, box, FREE);
  const dead = freezesDead(rest, onto);
  setByte(rest, box, BOX);
  return dead;
}

/** A fence box off its goal, or an empty goal inside. */
function hasWork(): bool {
  for (let i = 0; i < fenceCount; i++) if (!isGoal(shortAt(fenceList, i))) return true;
  for (let j = 0; j < goalCount; j++) {
    const cell = shortAt(goalCells, j);
    if (byteAt(map, cell) == FREE && !isReached(cell) && isInside(cell)) return true;
  }
  return false;
}
