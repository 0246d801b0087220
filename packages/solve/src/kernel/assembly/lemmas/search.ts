// The search that learns: depth first below a target, restarted with a larger budget and more effort per lemma while the
// lemmas stay. They don't depend on the target, so the proven bound climbs by two pushes at a time until a solution is met.

import { boxCells, boxCount, isGoal, neighbor, playerCell } from '../level/level';
import { shortages } from '../memory/arena';
import { Bits, recordAt, Shorts, takeBits, takeShorts, takeSized } from '../memory/tables';
import { TRACING } from '../tracing';
import {
  assertEmptyMap,
  leastCellFrom,
  liftBoxes,
  listCells,
  listPushes,
  placeBoxes,
  pushCount,
  pushList,
  reachFrom,
  setWords,
} from './board';
import { learn, learnLocally, proofEffort, setProofEffort } from './learn';
import { wakePairs } from './pairs';
import {
  addGoalSet,
  addPrice,
  boundAll,
  INFINITE,
  isShortOfLemmas,
  MAX_PRICES,
  patternCount,
  priceCount,
} from './patterns';
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
export let startSet = changetype<Bits>(0);
let frameCells = changetype<Shorts>(0);
let childCells = changetype<Shorts>(0);
let childSet = changetype<Bits>(0);

/** A position of the stack. Its boxes follow. */
@unmanaged
class Frame {
  player: i32;
  /** The box pushed last. */
  hub: i32;
  /** Positions below it. */
  below: i32;
  firstChild: i32;
  children: i32;
  nextChild: i32;
  unused: i32;
  /** Where that box was. */
  from: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<Frame>());
  }
}

/** What a push leads to. The boxes follow. */
@unmanaged
class Child {
  /** At first the push; then where the box was << 16 | the least cell that the player reaches. */
  packed: i32;
  bound: i32;
  /** Where the box is. */
  hub: i32;
  unused: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<Child>());
  }

  @inline
  copyFrom(other: Child): void {
    memory.copy(changetype<usize>(this), changetype<usize>(other), childBytes);
  }
}

let frameBytes: usize = 0;
let searchFrames: usize = 0;
export let frameDepth: i32 = 0;
let childBytes: usize = 0;
let childList: usize = 0;
let childRoom: i32 = 0;
let childTop: i32 = 0;
let spareChild = changetype<Child>(0);
/** The stack has no room for a position's children: what is below it was not searched. */
let isTooDeep: bool = false;
/** There is no memory for the table of positions. */
let isTableFull: bool = false;

export function openSearch(): bool {
  const before = shortages;
  frameBytes = offsetof<Frame>() + ((setWords as usize) << 3);
  childBytes = offsetof<Child>() + ((setWords as usize) << 3);
  childRoom = MAX_DEPTH * MAX_CHILDREN;
  startSet = takeBits(setWords);
  frameCells = takeShorts(boxCount + 1);
  childCells = takeShorts(boxCount + 1);
  childSet = takeBits(setWords);
  searchFrames = takeSized(MAX_DEPTH, frameBytes);
  childList = takeSized(childRoom, childBytes);
  spareChild = changetype<Child>(takeSized(1, childBytes));
  if (shortages > before) return false;
  for (let i = 0; i < boxCount; i++) startSet.add(boxCells[i]);
  listCells(startSet, frameCells);
  mainPrice = 0;
  if (matchBoxes(frameCells, playerCell)) {
    writePrice();
    mainPrice = addPrice();
  } else addGoalSet(sharedGoals);
  return true;
}

@inline
function frameAt(depth: i32): Frame {
  return recordAt<Frame>(searchFrames, depth, frameBytes);
}

@inline
function childAt(index: i32): Child {
  return recordAt<Child>(childList, index, childBytes);
}

/** The push that led to the frame at this depth, from 1: the cell the box left and the one it entered. */
export function framePush(depth: i32): i32 {
  const frame = frameAt(depth);
  return (frame.from << 16) | frame.hub;
}

/** Whether the lemmas so far refute a solution below the target from here. */
export function isCut(set: Bits, cells: Shorts, player: i32, pushes: i32): bool {
  const bound = boundAll(set, cells, player, targetPushes == INFINITE);
  return bound == INFINITE || (targetPushes < INFINITE && pushes + bound >= targetPushes);
}

/** The same, learning what is cheap to learn: pairs, a price, a goal set, a local deadlock. The map must be empty. */
export function isCutOrLearned(set: Bits, cells: Shorts, player: i32, hub: i32, pushes: i32): bool {
  assertEmptyMap();
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

function isHome(cells: Shorts): bool {
  for (let i = 0; i < boxCount; i++) if (!isGoal(cells[i])) return false;
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
  enter(startSet, least, frameCells[0], 0);
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
  if (TRACING) trace('lemmas: refute a solution below, lemmas so far', 2, pushes, patternCount());
  targetPushes = pushes;
  isOnlyTry = isOneTry;
  tryEnd = 2 * (visitCount + proofTotal) + FIRST_VISITS;
  visitBudget = FIRST_VISITS;
  setProofEffort(FIRST_EFFORT);
  restart();
}

/** The lemmas stay, and more effort goes into each. */
function startOver(): void {
  if (TRACING) trace('lemmas: start over, visits, lemmas', 2, visitCount, patternCount());
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
function enter(set: Bits, player: i32, hub: i32, from: i32): void {
  const pushes = frameDepth;
  const noted = notePosition(set, player, targetPushes < INFINITE ? pushes : 0);
  if (noted == OUT_OF_MEMORY) isTableFull = true;
  if (noted < 0) return;
  visitCount++;
  const frame = frameAt(frameDepth++);
  frame.boxes().copyFrom(set, setWords);
  frame.player = player;
  frame.hub = hub;
  frame.below = 1;
  frame.firstChild = childTop;
  frame.children = 0;
  frame.nextChild = 0;
  frame.from = from;
  listCells(set, frameCells);
  if (TRACING)
    trace('lemmas: depth, push from, onto, pushes below the target', 4, pushes, from, hub, targetPushes - pushes);
  if (isHome(frameCells)) {
    isMet = true;
    return;
  }
  placeBoxes(frameCells, boxCount);
  reachFrom(player);
  listPushes(frameCells, boxCount, false);
  liftBoxes(frameCells, boxCount);
  addFrameChildren(frame, pushes + 1);
}

function addFrameChildren(frame: Frame, pushes: i32): void {
  // Learning overwrites the list of pushes: the packed pushes go into the children first.
  const first = childTop;
  const many = pushCount;
  if (many > childRoom - childTop) {
    isTooDeep = true;
    return;
  }
  for (let i = 0; i < many; i++) childAt(first + i).packed = pushList[i];
  childTop += many;
  let kept = 0;
  for (let i = 0; i < many; i++) {
    const packed = childAt(first + i).packed;
    const from = packed >> 2;
    const onto = neighbor(from, packed & 3);
    childSet.copyFrom(frame.boxes(), setWords);
    childSet.drop(from);
    childSet.add(onto);
    listCells(childSet, childCells);
    if (isCutOrLearned(childSet, childCells, from, onto, pushes)) continue;
    placeBoxes(childCells, boxCount);
    const least = leastCellFrom(from);
    liftBoxes(childCells, boxCount);
    const child = childAt(first + kept++);
    child.boxes().copyFrom(childSet, setWords);
    child.packed = (from << 16) | least;
    child.bound = boundAll(childSet, childCells, from, targetPushes == INFINITE);
    child.hub = onto;
  }
  childTop = first + kept;
  frame.children = kept;
  sortChildren(first, kept);
}

/** By rising bound; equal ones stay in order. */
function sortChildren(first: i32, count: i32): void {
  for (let i = 1; i < count; i++) {
    const bound = childAt(first + i).bound;
    let k = i;
    if (childAt(first + k - 1).bound <= bound) continue;
    spareChild.copyFrom(childAt(first + i));
    for (; k > 0 && childAt(first + k - 1).bound > bound; k--) childAt(first + k).copyFrom(childAt(first + k - 1));
    childAt(first + k).copyFrom(spareChild);
  }
}

/** Ends the frame on top: its position is refuted. Learns from it if little was below. */
function leave(): void {
  const frame = frameAt(--frameDepth);
  const boxes = frame.boxes();
  childTop = frame.firstChild;
  if (frameDepth > 0) {
    const above = frameAt(frameDepth - 1);
    above.below = min(above.below + frame.below, MANY);
  }
  if (TRACING) trace('lemmas: refuted at depth, positions below', 2, frameDepth, frame.below);
  if (frame.below > proofEffort) return;
  listCells(boxes, frameCells);
  if (!isCut(boxes, frameCells, frame.player, frameDepth)) learn(boxes, frame.player, mainPrice, frame.hub, false);
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
    const frame = frameAt(frameDepth - 1);
    if (frame.nextChild == frame.children) {
      leave();
      continue;
    }
    const child = childAt(frame.firstChild + frame.nextChild++);
    const player = child.packed & 0xffff;
    childSet.copyFrom(child.boxes(), setWords);
    listCells(childSet, childCells);
    if (isCut(childSet, childCells, player, frameDepth)) continue;
    enter(childSet, player, child.hub, child.packed >> 16);
  }
  return GOING_ON;
}
