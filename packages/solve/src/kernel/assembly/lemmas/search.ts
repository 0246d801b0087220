// The search that learns: depth first below a target, restarted with a larger budget and more effort per lemma while the
// lemmas stay. They don't depend on the target, so the proven bound climbs by two pushes at a time until a solution is met.

import { boxCells, boxCount, isGoal, neighbor, playerCell } from '../level/level';
import { arenaTake, shortOfMemory, take } from '../memory/arena';
import { intAt, shortAt } from '../memory/arrays';
import { addCell, copyCells, dropCell } from '../memory/cell-sets';
import {
  leastCellFrom,
  liftBoxes,
  listCells,
  listPushes,
  placeBoxes,
  pushCount,
  pushList,
  reachFrom,
  setBytes,
  setWords,
} from './board';
import { learn, learnLocally, proofEffort, setProofEffort } from './learn';
import { wakePairs } from './pairs';
import { addGoalSet, addPrice, boundAll, INFINITE, isShortOfLemmas, MAX_PRICES, priceCount } from './patterns';
import { clearPositions, notePosition, OUT_OF_MEMORY } from './positions';
import { matchBoxes, matchedPushes, sharedGoals, writePrice } from './prices';
import { proofTotal } from './prove';

const FIRST_EFFORT: i32 = 60;
const MAX_EFFORT: i32 = 2_000;
const FIRST_VISITS: f64 = 2_000;
/** Positions that a check may repeat without more lemmas, and the effort up to which those are looked for. */
const MAX_REPEATED: f64 = 500;
const MAX_REPEATING: i32 = 500;
const MAX_DEPTH: i32 = 1_500;
/** Per depth, on average: beyond, the search starts over as if it had gone too deep. */
const MAX_CHILDREN: i32 = 24;
/** More positions below than any lemma explains. */
const MANY: i32 = 1 << 20;

/** No solution has fewer; the claim of the search in progress. INFINITE: no solution. */
export let targetPushes: i32 = 0;
/** The price from the matching at the start. */
export let mainPrice: i32 = 0;
export let visitCount: f64 = 0;
let visitLimit: f64 = 0;
let visitBudget: f64 = 0;
let isOnlyTry: bool = false;
/** The positions of all searches, those of proofs too, at which an only try ends. */
let tryEnd: f64 = 0;
/** A solution was met: the depth of the stack is its pushes. */
export let isMet: bool = false;

/** u16[box] scratch. */
export let startSet: usize = 0;
let frameCells: usize = 0;
let childCells: usize = 0;
let childSet: usize = 0;

// A frame: boxes, player, last pushed box, positions below, first child, children, next child.
let frameBytes: usize = 0;
let searchFrames: usize = 0;
export let frameDepth: i32 = 0;
// A child: boxes, player where the box was, bound, pushed box, least cell of the player.
let childBytes: usize = 0;
let childList: usize = 0;
let childRoom: i32 = 0;
let childTop: i32 = 0;
let spareChild: usize = 0;
/** The stack has no room for a position's children: what is below it was not searched. */
let isTooDeep: bool = false;
/** There is no memory for the table of positions. */
let isTableFull: bool = false;

export function openSearch(): bool {
  frameBytes = setBytes + 32;
  childBytes = setBytes + 16;
  childRoom = MAX_DEPTH * MAX_CHILDREN;
  startSet = take(setBytes as i32);
  frameCells = take((boxCount << 1) + 2);
  childCells = take((boxCount << 1) + 2);
  childSet = take(setBytes as i32);
  searchFrames = arenaTake((MAX_DEPTH as usize) * frameBytes);
  childList = arenaTake((childRoom as usize) * childBytes);
  spareChild = take(childBytes as i32);
  if (shortOfMemory || !searchFrames || !childList) return false;
  for (let i = 0; i < boxCount; i++) addCell(startSet, shortAt(boxCells, i));
  listCells(startSet, frameCells);
  mainPrice = 0;
  if (matchBoxes(frameCells, playerCell)) {
    writePrice();
    mainPrice = addPrice();
  } else addGoalSet(sharedGoals);
  return true;
}

@inline
function frameAt(depth: i32): usize {
  return searchFrames + (depth as usize) * frameBytes;
}

@inline
function childAt(index: i32): usize {
  return childList + (index as usize) * childBytes;
}

/** The push that led to the frame at this depth, from 1: the cell the box left and the one it entered. */
export function framePush(depth: i32): i32 {
  const at = frameAt(depth);
  return (load<i32>(at + setBytes, 28) << 16) | load<i32>(at + setBytes, 4);
}

/** Whether the lemmas so far refute a solution below the target from here. */
export function isCut(set: usize, cells: usize, player: i32, pushes: i32): bool {
  const bound = boundAll(set, cells, player, targetPushes == INFINITE);
  return bound == INFINITE || (targetPushes < INFINITE && pushes + bound >= targetPushes);
}

/** The same, learning what is cheap to learn: pairs, a price, a goal set, a local deadlock. The map must be empty. */
export function isCutOrLearned(set: usize, cells: usize, player: i32, hub: i32, pushes: i32): bool {
  wakePairs(cells, boxCount, player);
  if (isCut(set, cells, player, pushes)) return true;
  if (!matchBoxes(cells, player)) return addGoalSet(sharedGoals);
  if (targetPushes < INFINITE && pushes + matchedPushes >= targetPushes && priceCount < MAX_PRICES) {
    writePrice();
    addPrice();
    return true;
  }
  return learnLocally(set, hub, player) && isCut(set, cells, player, pushes);
}

function isHome(cells: usize): bool {
  for (let i = 0; i < boxCount; i++) if (!isGoal(shortAt(cells, i))) return false;
  return true;
}

/** Starts a new search from the first position, with all lemmas so far. */
function restart(): void {
  clearPositions();
  isMet = false;
  isTooDeep = false;
  frameDepth = 0;
  childTop = 0;
  visitLimit = visitCount + visitBudget;
  listCells(startSet, frameCells);
  placeBoxes(frameCells, boxCount);
  const least = leastCellFrom(playerCell);
  liftBoxes(frameCells, boxCount);
  enter(startSet, least, shortAt(frameCells, 0), 0);
}

/** The claim whose search asks `isCutOrLearned` next. */
export function setTarget(pushes: i32): void {
  targetPushes = pushes;
}

/**
 * Begins to refute "there is a solution with fewer pushes than this"; `isOneTry`: without starting over, and for no longer than
 * all that was searched before.
 */
export function beginTarget(pushes: i32, isOneTry: bool): void {
  targetPushes = pushes;
  isOnlyTry = isOneTry;
  tryEnd = 2 * (visitCount + proofTotal) + FIRST_VISITS;
  visitBudget = FIRST_VISITS;
  setProofEffort(FIRST_EFFORT);
  restart();
}

/** The lemmas stay, and more effort goes into each. */
function startOver(): void {
  visitBudget *= 2;
  setProofEffort(min(proofEffort * 2, MAX_EFFORT));
  restart();
}

/**
 * After the target was refuted: starts over if that took many positions, which the check of a certificate would repeat. False: it
 * is short enough, or more effort won't help.
 */
export function isRefutedAgain(): bool {
  if (visitCount - visitLimit + visitBudget <= MAX_REPEATED || proofEffort >= MAX_REPEATING) return false;
  startOver();
  return true;
}

/** Opens a frame for a position unless it is known at this depth or less. */
function enter(set: usize, player: i32, hub: i32, from: i32): void {
  const pushes = frameDepth;
  const noted = notePosition(set, player, targetPushes < INFINITE ? pushes : 0);
  if (noted == OUT_OF_MEMORY) isTableFull = true;
  if (noted < 0) return;
  visitCount++;
  const at = frameAt(frameDepth++);
  copyCells(at, set, setWords);
  store<i32>(at + setBytes, player);
  store<i32>(at + setBytes, hub, 4);
  store<i32>(at + setBytes, 1, 8);
  store<i32>(at + setBytes, childTop, 12);
  store<i32>(at + setBytes, 0, 16);
  store<i32>(at + setBytes, 0, 20);
  store<i32>(at + setBytes, from, 28);
  listCells(set, frameCells);
  if (isHome(frameCells)) {
    isMet = true;
    return;
  }
  placeBoxes(frameCells, boxCount);
  reachFrom(player);
  listPushes(frameCells, boxCount, false);
  liftBoxes(frameCells, boxCount);
  addFrameChildren(at, pushes + 1);
}

function addFrameChildren(frame: usize, pushes: i32): void {
  // Learning overwrites the list of pushes: the packed pushes go into the children first.
  const first = childTop;
  const many = pushCount;
  if (many > childRoom - childTop) {
    isTooDeep = true;
    return;
  }
  for (let i = 0; i < many; i++) store<i32>(childAt(first + i) + setBytes, intAt(pushList, i));
  childTop += many;
  let kept = 0;
  for (let i = 0; i < many; i++) {
    const packed = load<i32>(childAt(first + i) + setBytes);
    const from = packed >> 2;
    const onto = neighbor(from, packed & 3);
    copyCells(childSet, frame, setWords);
    dropCell(childSet, from);
    addCell(childSet, onto);
    listCells(childSet, childCells);
    if (isCutOrLearned(childSet, childCells, from, onto, pushes)) continue;
    placeBoxes(childCells, boxCount);
    const least = leastCellFrom(from);
    liftBoxes(childCells, boxCount);
    const child = childAt(first + kept++);
    copyCells(child, childSet, setWords);
    store<i32>(child + setBytes, (from << 16) | least);
    store<i32>(child + setBytes, boundAll(childSet, childCells, from, targetPushes == INFINITE), 4);
    store<i32>(child + setBytes, onto, 8);
  }
  childTop = first + kept;
  store<i32>(frame + setBytes, kept, 16);
  sortChildren(first, kept);
}

/** By rising bound; equal ones stay in order. */
function sortChildren(first: i32, count: i32): void {
  for (let i = 1; i < count; i++) {
    const bound = load<i32>(childAt(first + i) + setBytes, 4);
    let k = i;
    if (load<i32>(childAt(first + k - 1) + setBytes, 4) <= bound) continue;
    memory.copy(spareChild, childAt(first + i), childBytes);
    for (; k > 0 && load<i32>(childAt(first + k - 1) + setBytes, 4) > bound; k--)
      memory.copy(childAt(first + k), childAt(first + k - 1), childBytes);
    memory.copy(childAt(first + k), spareChild, childBytes);
  }
}

/** Ends the frame on top: its position is refuted. Learns from it if little was below. */
function leave(): void {
  const at = frameAt(--frameDepth);
  const below = load<i32>(at + setBytes, 8);
  const player = load<i32>(at + setBytes);
  const hub = load<i32>(at + setBytes, 4);
  childTop = load<i32>(at + setBytes, 12);
  if (frameDepth > 0) {
    const above = frameAt(frameDepth - 1) + setBytes;
    store<i32>(above, min(load<i32>(above, 8) + below, MANY), 8);
  }
  if (below > proofEffort) return;
  listCells(at, frameCells);
  if (!isCut(at, frameCells, player, frameDepth)) learn(at, player, mainPrice, hub, false);
}

/** The result of a step. */
export const GOING_ON: i32 = 0;
export const REFUTED: i32 = 1;
export const MET: i32 = 2;
export const OUT: i32 = 3;
export const ENDED: i32 = 4;

/** Spends about `budget` positions, those of proofs too, and visits at most `visits`. */
export function stepSearch(budget: i32, visits: i32): i32 {
  const until = visitCount + proofTotal + budget;
  const last = visitCount + visits;
  for (let turns = 0; visitCount + proofTotal < until && visitCount < last && turns < budget; turns++) {
    if (isMet) return MET;
    if (isTableFull || isShortOfLemmas) return OUT;
    if (frameDepth == 0) return REFUTED;
    if (isOnlyTry && visitCount + proofTotal > tryEnd) return ENDED;
    if (visitCount > visitLimit || isTooDeep || frameDepth >= MAX_DEPTH - 1) {
      if (isOnlyTry) return ENDED;
      startOver();
      continue;
    }
    const at = frameAt(frameDepth - 1);
    const next = load<i32>(at + setBytes, 20);
    if (next == load<i32>(at + setBytes, 16)) {
      leave();
      continue;
    }
    store<i32>(at + setBytes, next + 1, 20);
    const child = childAt(load<i32>(at + setBytes, 12) + next);
    const packed = load<i32>(child + setBytes);
    copyCells(childSet, child, setWords);
    listCells(childSet, childCells);
    if (isCut(childSet, childCells, packed & 0xffff, frameDepth)) continue;
    enter(childSet, packed & 0xffff, load<i32>(child + setBytes, 8), packed >> 16);
  }
  return GOING_ON;
}
