// Closed areas. If every push that the boxes round an area could make next leads into the area, nothing is lost by
// making those pushes first: only they need be generated (PI-corral pruning; Brian Damgaard, Yet Another Sokoban
// Solver). Sound for pushes, where the order of independent pushes does not matter, not for moves, where walks do.
// Without such a push, and with work left to do inside, the position is dead.

import { boxCount, cellCount, goalCells, goalCount, isAbstract, isGoal, neighbor, WALL_CELL } from '../level/level';
import { isLive } from '../level/live';
import { arenaTake } from '../memory/arena';
import { intAt, setInt, setShort, shortAt } from '../memory/arrays';
import { boxes, boxesOnBoard, isBox, isReached, isTaken } from './position';

const FAILED: i32 = -1;
const AGAIN: i32 = -2;

/** i32[cell]: number of the area round of the last call, from `firstArea`. */
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
/** u32[...]: box cell * 4 + direction of the pushes to keep, and those of the corral being tried. */
export let kept: usize = 0;
let trial: usize = 0;

export function makeCorral(): bool {
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
  kept = arenaTake(((boxCount as usize) << 4) + 16);
  trial = arenaTake(((boxCount as usize) << 4) + 16);
  return areaOf != 0 && inside != 0 && fence != 0 && fenceList != 0 && stack != 0 && kept != 0 && trial != 0;
}

/** After floodFrom: how many pushes of `kept` are enough, or -1 when every push must be tried. 0: the position is dead. */
export function findCorral(): i32 {
  firstArea = areaStamp;
  touchCount = 0;
  labelAreas();
  let best = FAILED;
  for (let area = firstArea; area < areaStamp; area++) {
    const count = tryArea(area);
    if (count == FAILED || (best != FAILED && count >= best)) continue;
    best = count;
    const swap = kept;
    kept = trial;
    trial = swap;
    if (best == 0) return 0;
  }
  return best;
}

/** Numbers the closed areas that touch a box. */
function labelAreas(): void {
  for (let i = 0; i < boxesOnBoard; i++) {
    const box = shortAt(boxes, i);
    for (let d = 0; d < 4; d++) {
      const cell = neighbor(box, d);
      if (isTaken(cell) || isReached(cell) || intAt(areaOf, cell) >= firstArea) continue;
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
      if (isTaken(next)) noteTouching(next, area);
      else if (intAt(areaOf, next) != area) {
        setInt(areaOf, next, area);
        setShort(stack, top++, next);
      }
    }
  }
  setInt(touchStart, area - firstArea + 1, touchCount);
}

@inline
function noteTouching(cell: i32, area: i32): void {
  if (cell == WALL_CELL || intAt(notedFor, cell) == area) return;
  setInt(notedFor, cell, area);
  setShort(touching, touchCount++, cell);
}

@inline
function isInside(cell: i32): bool {
  const area = intAt(areaOf, cell);
  return area >= firstArea && intAt(inside, area - firstArea) == round;
}

/** Grows the area and its fence until the case list of every fence box holds; the number of pushes kept in `trial`. */
function tryArea(area: i32): i32 {
  round++;
  fenceCount = 0;
  addArea(area);
  const count = judgeFence();
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
}

/** What was said of a push holds however the corral grows: the growth is judged on from where it began. */
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
  if (onto == WALL_CELL || from == WALL_CELL || !isLive(onto)) return 0;
  const isFromBox = isBox(from);
  const isOntoBox = isBox(onto);
  if ((isFromBox && intAt(fence, from) == round) || (isOntoBox && intAt(fence, onto) == round)) return 0;
  if (!isFromBox && !isReached(from) && isInside(from)) return 0;
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

/** A fence box off its goal, or an empty goal inside. */
function hasWork(): bool {
  for (let i = 0; i < fenceCount; i++) if (!isGoal(shortAt(fenceList, i))) return true;
  if (isAbstract) return false;
  for (let j = 0; j < goalCount; j++) {
    const cell = shortAt(goalCells, j);
    if (!isTaken(cell) && !isReached(cell) && isInside(cell)) return true;
  }
  return false;
}
