// Beam search for a solution below the target: layer after layer of pushes, in each only the best-ranked positions, and none
// that the lemmas cut. The bound up to the target is proven already, so a solution met here is optimal. Lemmas see what a
// matching does not, which leaves a beam little room to go astray. Ranks are those of star/beam.ts, or count what can be pushed.

import { boxCount, cellCount, isGoal, neighbor, playerCell } from '../level/level';
import { shortOfMemory, take } from '../memory/arena';
import { intAt, setInt, shortAt } from '../memory/arrays';
import { addCell, copyCells, dropCell } from '../memory/cell-sets';
import { makeStore, Store } from '../memory/store';
import {
  countPushes,
  isNear,
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
import { wakePairs } from './pairs';
import { hashPosition } from './prove';
import { isCut, isCutOrLearned, startSet } from './search';

const MAX_RANK: i32 = 4096;
const MAX_LAYERS: i32 = 1_500;
const PATTERN_BITS: u32 = 16;
const SEEN_BITS: u32 = 20;
/** Positions per layer with the same boxes off goals, in orders without and with what can be pushed. */
const FEW_PER_PATTERN: i32 = 6;
const MANY_PER_PATTERN: i32 = 20;
/** Pushes looked at in the time of one position of the other searches. */
const PUSHES_A_UNIT: i32 = 4;

// A position of a layer: boxes, least cell of the player, step that led to its parent, push, next of the same rank + 1.
const PLAYER: usize = 0;
const PARENT: usize = 4;
const PUSH: usize = 8;
const NEXT: usize = 12;
let layerNow: Store = changetype<Store>(0);
let layerNext: Store = changetype<Store>(0);
/** i32[rank]: the last position of that rank + 1. */
let headsNow: usize = 0;
let headsNext: usize = 0;
/** Records: the step before, the push. One for each expanded position. */
let beamSteps: Store = changetype<Store>(0);
let rankNow: i32 = 0;
let layerDepth: i32 = 0;
let layerOpened: i32 = 0;
/** u64[2^PATTERN_BITS]: hash, layer, and count of the boxes off goals seen last in this entry. */
let layerPatterns: usize = 0;
/** u64[2^SEEN_BITS]: hashes of expanded positions, the newest of an entry. A beam may miss some, and take two for one. */
let seenHashes: usize = 0;
let beamCells: usize = 0;
let beamChildCells: usize = 0;
let beamChildSet: usize = 0;
let beamPushes: usize = 0;
/** u32[index]: the pushes of the solution that was met. */
let metPushes: usize = 0;

let beamBreadth: i32 = 0;
/** The weights of a box off its goal and of a box that can't be pushed in a direction, in closed cells. */
let weightAway: i32 = 0;
let weightStuck: i32 = 0;
let maxPerPattern: i32 = 0;
/** Positions expanded by all beams, and their work: positions taken and pushes looked at. */
export let beamNodes: f64 = 0;
export let beamWork: f64 = 0;
/** Pushes of the solution that was met; 0: none. */
export let metCount: i32 = 0;

export const BEAM_GOING_ON: i32 = 0;
export const BEAM_ENDED: i32 = 1;
export const BEAM_MET: i32 = 2;
/** By closed cells and what can't be pushed, by boxes off goals and closed cells, or by closed cells alone. */
export const BEAM_ORDERS: i32 = 3;

export function openBeam(): bool {
  headsNow = take(MAX_RANK << 2);
  headsNext = take(MAX_RANK << 2);
  layerPatterns = take(1 << (PATTERN_BITS + 3));
  seenHashes = take(1 << (SEEN_BITS + 3));
  beamCells = take((boxCount << 1) + 2);
  beamChildCells = take((boxCount << 1) + 2);
  beamChildSet = take(setBytes as i32);
  beamPushes = take((boxCount << 4) + 16);
  metPushes = take(MAX_LAYERS << 2);
  const now = makeStore((setBytes + 16) as u32);
  const next = makeStore((setBytes + 16) as u32);
  const steps = makeStore(8);
  if (shortOfMemory || now == null || next == null || steps == null) return false;
  layerNow = now;
  layerNext = next;
  beamSteps = steps;
  return true;
}

/** Starts a beam below the target of the search. */
export function beginBeam(breadth: i32, order: i32): void {
  beamBreadth = breadth;
  weightAway = order == 1 ? 3 : 0;
  weightStuck = order == 0 ? 2 : 0;
  maxPerPattern = order == 0 ? MANY_PER_PATTERN : FEW_PER_PATTERN;
  layerNow.clear();
  layerNext.clear();
  beamSteps.clear();
  memory.fill(headsNow, 0, (MAX_RANK as usize) << 2);
  memory.fill(headsNext, 0, (MAX_RANK as usize) << 2);
  memory.fill(layerPatterns, 0, 1 << (PATTERN_BITS + 3));
  memory.fill(seenHashes, 0, 1 << (SEEN_BITS + 3));
  rankNow = 0;
  layerDepth = 0;
  layerOpened = 0;
  listCells(startSet, beamCells);
  placeBoxes(beamCells, boxCount);
  const least = leastCellFrom(playerCell);
  liftBoxes(beamCells, boxCount);
  addToLayer(layerNow, headsNow, startSet, least, -1, 0, 0);
}

function addToLayer(layer: Store, heads: usize, set: usize, player: i32, parent: i32, push: i32, rank: i32): bool {
  if (!layer.add()) return false;
  const at = layer.at(layer.count - 1);
  copyCells(at, set, setWords);
  store<i32>(at + setBytes, player, PLAYER);
  store<i32>(at + setBytes, parent, PARENT);
  store<i32>(at + setBytes, push, PUSH);
  store<i32>(at + setBytes, intAt(heads, rank), NEXT);
  setInt(heads, rank, layer.count as i32);
  return true;
}

/** The best-ranked position of the layer that was not taken; 0: none. */
function takeFromLayer(): usize {
  for (; rankNow < MAX_RANK; rankNow++) {
    const head = intAt(headsNow, rankNow);
    if (head == 0) continue;
    const at = layerNow.at(head - 1);
    setInt(headsNow, rankNow, load<i32>(at + setBytes, NEXT));
    return at;
  }
  return 0;
}

/** Whether the layer has enough positions with these boxes off goals. A collision in the table lets one more through. */
function isPatternEnough(cells: usize): bool {
  let hash: u64 = 0x243f6a8885a308d3;
  for (let i = 0; i < boxCount; i++) {
    const cell = shortAt(cells, i);
    if (isGoal(cell)) continue;
    hash = (hash ^ (cell as u64)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 31;
  }
  const at = layerPatterns + (((hash as usize) & ((1 << PATTERN_BITS) - 1)) << 3);
  const entry = load<u64>(at);
  const mark = ((hash >> 32) << 32) | ((layerDepth as u64) << 16);
  const count = (entry & ~(0xffff as u64)) == mark ? ((entry & 0xffff) as i32) : 0;
  if (count >= maxPerPattern) return true;
  store<u64>(at, mark | ((count + 1) as u64));
  return false;
}

function isSeen(set: usize, player: i32): bool {
  const hash = ((hashPosition(set, player) as u64) << 32) | hashPosition(set, player + cellCount + 1);
  const at = seenHashes + (((hash as usize) & ((1 << SEEN_BITS) - 1)) << 3);
  if (load<u64>(at) == hash) return true;
  store<u64>(at, hash);
  return false;
}

function countAway(cells: usize): i32 {
  let away = 0;
  for (let i = 0; i < boxCount; i++) if (!isGoal(shortAt(cells, i))) away++;
  return away;
}

/** Writes the pushes that led to a step and one more. */
function keepMet(step: i32, push: i32): void {
  metCount = layerDepth + 1;
  setInt(metPushes, layerDepth, push);
  for (let i = layerDepth - 1, at = step; i >= 0; i--) {
    setInt(metPushes, i, load<i32>(beamSteps.at(at), 4));
    at = load<i32>(beamSteps.at(at));
  }
}

/** The cell the box leaves << 16 | the cell it enters. */
export function metPush(index: i32): i32 {
  return intAt(metPushes, index);
}

function expandInBeam(position: usize): i32 {
  if (!beamSteps.add()) return BEAM_ENDED;
  const step = (beamSteps.count as i32) - 1;
  store<i32>(beamSteps.at(step), load<i32>(position + setBytes, PARENT));
  store<i32>(beamSteps.at(step), load<i32>(position + setBytes, PUSH), 4);
  beamNodes++;
  placeBoxes(beamCells, boxCount);
  reachFrom(load<i32>(position + setBytes, PLAYER));
  listPushes(beamCells, boxCount, false);
  liftBoxes(beamCells, boxCount);
  // Lemmas of pairs overwrite the list of pushes.
  const count = pushCount;
  beamWork += count / PUSHES_A_UNIT + 1;
  memory.copy(beamPushes, pushList, (count as usize) << 2);
  for (let i = 0; i < count; i++) {
    const from = intAt(beamPushes, i) >> 2;
    const onto = neighbor(from, intAt(beamPushes, i) & 3);
    copyCells(beamChildSet, position, setWords);
    dropCell(beamChildSet, from);
    addCell(beamChildSet, onto);
    listCells(beamChildSet, beamChildCells);
    wakePairs(beamChildCells, boxCount, from);
    if (isCut(beamChildSet, beamChildCells, from, layerDepth + 1)) continue;
    const push = (from << 16) | onto;
    const away = countAway(beamChildCells);
    if (away == 0) {
      keepMet(step, push);
      return BEAM_MET;
    }
    placeBoxes(beamChildCells, boxCount);
    const least = leastCellFrom(from);
    const stuck = weightStuck > 0 ? (boxCount << 2) - countPushes(beamChildCells, boxCount) : 0;
    liftBoxes(beamChildCells, boxCount);
    let closed = cellCount - boxCount;
    for (let cell = 1; cell <= cellCount; cell++) if (isNear(cell)) closed--;
    const rank = min(closed + away * weightAway + stuck * weightStuck, MAX_RANK - 1);
    if (!addToLayer(layerNext, headsNext, beamChildSet, least, step, push, rank)) return BEAM_ENDED;
  }
  return BEAM_GOING_ON;
}

/** Makes the next layer the present one. False: it is empty. */
function goDeeper(): bool {
  if (layerNext.count == 0 || layerDepth + 2 >= MAX_LAYERS) return false;
  const layer = layerNow;
  layerNow = layerNext;
  layerNext = layer;
  layerNext.clear();
  const heads = headsNow;
  headsNow = headsNext;
  headsNext = heads;
  memory.fill(headsNext, 0, (MAX_RANK as usize) << 2);
  rankNow = 0;
  layerOpened = 0;
  layerDepth++;
  return true;
}

/** Takes one position of the layer, or begins the next layer. */
export function stepBeam(): i32 {
  for (;;) {
    const position = layerOpened < beamBreadth ? takeFromLayer() : 0;
    if (position == 0) {
      if (!goDeeper()) return BEAM_ENDED;
      continue;
    }
    listCells(position, beamCells);
    if (isPatternEnough(beamCells)) continue;
    const player = load<i32>(position + setBytes, PLAYER);
    if (isSeen(position, player)) continue;
    beamWork++;
    // A matching costs more than all else, so only positions that are expanded get one.
    const hub = load<i32>(position + setBytes, PUSH) & 0xffff;
    if (layerDepth > 0 && isCutOrLearned(position, beamCells, player, hub, layerDepth)) return BEAM_GOING_ON;
    layerOpened++;
    return expandInBeam(position);
  }
}
