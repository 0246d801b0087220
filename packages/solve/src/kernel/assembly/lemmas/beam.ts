// Beam search for a solution below the target: layer after layer of pushes, in each only the best-ranked positions, and none
// that the lemmas cut. The bound up to the target is proven already, so a solution met here is optimal. Lemmas see what a
// matching does not, which leaves a beam little room to go astray. Ranks are those of star/beam.ts, or count what can be pushed.

import { boxCount, cellCount, isGoal, neighbor, playerCell } from '../level/level';
import { shortages } from '../memory/arena';
import { KeyCache, makeKeyCache } from '../memory/key-cache';
import { makeStore, Store } from '../memory/store';
import { Bits, Ints, Shorts, takeBits, takeInts, takeShorts } from '../memory/tables';
import { LayerPatterns, makeLayerPatterns } from '../position/layer-patterns';
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
  setWords,
} from './board';
import { wakePairs } from './pairs';
import { hashPosition } from './prove';
import { isCut, isCutOrLearned, startSet } from './search';

const MAX_RANK: i32 = 4096;
const MAX_LAYERS: i32 = 1_500;
const PATTERN_BITS: i32 = 16;
const SEEN_BITS: i32 = 20;
/** Positions per layer with the same boxes off goals, in orders without and with what can be pushed. */
const FEW_PER_PATTERN: i32 = 6;
const MANY_PER_PATTERN: i32 = 20;
/** Pushes looked at in the time of one position of the other searches. */
const PUSHES_PER_UNIT: i32 = 4;

/** A position of a layer. Its boxes follow. */
@unmanaged
class LayerPosition {
  /** The least cell that the player reaches. */
  player: i32;
  /** The step that led to its parent. */
  parent: i32;
  push: i32;
  /** The next of the same rank + 1. */
  next: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<LayerPosition>());
  }
}

/** A step to an expanded position. */
@unmanaged
class BeamStep {
  before: i32;
  push: i32;
}

let layerNow = changetype<Store<LayerPosition>>(0);
let layerNext = changetype<Store<LayerPosition>>(0);
/** i32[rank]: the last position of that rank + 1. */
let headsNow = changetype<Ints>(0);
let headsNext = changetype<Ints>(0);
let beamSteps = changetype<Store<BeamStep>>(0);
let rankNow: i32 = 0;
let layerDepth: i32 = 0;
let layerOpened: i32 = 0;
let layerPatterns = changetype<LayerPatterns>(0);
/** Hashes of expanded positions, the newest of an entry. A beam may miss some, and take two for one. */
let seenHashes = changetype<KeyCache>(0);
let beamCells = changetype<Shorts>(0);
let beamChildCells = changetype<Shorts>(0);
let beamChildSet = changetype<Bits>(0);
let beamPushes = changetype<Ints>(0);
/** u32[index]: the pushes of the solution that was met. */
let metPushes = changetype<Ints>(0);

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
  const before = shortages;
  headsNow = takeInts(MAX_RANK);
  headsNext = takeInts(MAX_RANK);
  seenHashes = makeKeyCache(SEEN_BITS);
  beamCells = takeShorts(boxCount + 1);
  beamChildCells = takeShorts(boxCount + 1);
  beamChildSet = takeBits(setWords);
  beamPushes = takeInts(boxCount * 4 + 4);
  metPushes = takeInts(MAX_LAYERS);
  const now = makeStore<LayerPosition>((offsetof<LayerPosition>() as i32) + (setWords << 3));
  const next = makeStore<LayerPosition>((offsetof<LayerPosition>() as i32) + (setWords << 3));
  const steps = makeStore<BeamStep>(offsetof<BeamStep>() as i32);
  const patterns = makeLayerPatterns(PATTERN_BITS);
  if (shortages > before || !now || !next || !steps || !patterns) return false;
  layerNow = now;
  layerNext = next;
  beamSteps = steps;
  layerPatterns = patterns;
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
  headsNow.clear(MAX_RANK);
  headsNext.clear(MAX_RANK);
  layerPatterns.clear();
  seenHashes.clear();
  rankNow = 0;
  layerDepth = 0;
  layerOpened = 0;
  listCells(startSet, beamCells);
  placeBoxes(beamCells, boxCount);
  const least = leastCellFrom(playerCell);
  liftBoxes(beamCells, boxCount);
  addToLayer(layerNow, headsNow, startSet, least, -1, 0, 0);
}

function addToLayer(
  layer: Store<LayerPosition>,
  heads: Ints,
  set: Bits,
  player: i32,
  parent: i32,
  push: i32,
  rank: i32,
): bool {
  if (!layer.add()) return false;
  const position = layer.last();
  position.boxes().copyFrom(set, setWords);
  position.player = player;
  position.parent = parent;
  position.push = push;
  position.next = heads[rank];
  heads[rank] = layer.count as i32;
  return true;
}

/** The best-ranked position of the layer that was not taken, or null. */
function takeFromLayer(): LayerPosition {
  for (; rankNow < MAX_RANK; rankNow++) {
    const head = headsNow[rankNow];
    if (head == 0) continue;
    const position = layerNow.at(head - 1);
    headsNow[rankNow] = position.next;
    return position;
  }
  return changetype<LayerPosition>(0);
}

function isSeen(set: Bits, player: i32): bool {
  const hash = ((hashPosition(set, player) as u64) << 32) | hashPosition(set, player + cellCount + 1);
  if (seenHashes.has(hash, hash as i32)) return true;
  seenHashes.put(hash, hash as i32);
  return false;
}

function countAway(cells: Shorts): i32 {
  let away = 0;
  for (let i = 0; i < boxCount; i++) if (!isGoal(cells[i])) away++;
  return away;
}

/** Writes the pushes that led to a step and one more. */
function keepMet(step: i32, push: i32): void {
  metCount = layerDepth + 1;
  metPushes[layerDepth] = push;
  for (let i = layerDepth - 1, at = step; i >= 0; i--) {
    metPushes[i] = beamSteps.at(at).push;
    at = beamSteps.at(at).before;
  }
}

/** The cell the box leaves << 16 | the cell it enters. */
export function metPush(index: i32): i32 {
  return metPushes[index];
}

function expandInBeam(position: LayerPosition): i32 {
  if (!beamSteps.add()) return BEAM_ENDED;
  const step = (beamSteps.count as i32) - 1;
  beamSteps.at(step).before = position.parent;
  beamSteps.at(step).push = position.push;
  beamNodes++;
  placeBoxes(beamCells, boxCount);
  reachFrom(position.player);
  listPushes(beamCells, boxCount, false);
  liftBoxes(beamCells, boxCount);
  // Lemmas of pairs overwrite the list of pushes.
  const count = pushCount;
  beamWork += count / PUSHES_PER_UNIT + 1;
  beamPushes.copyFrom(pushList, count);
  for (let i = 0; i < count; i++) {
    const from = beamPushes[i] >> 2;
    const onto = neighbor(from, beamPushes[i] & 3);
    beamChildSet.copyFrom(position.boxes(), setWords);
    beamChildSet.drop(from);
    beamChildSet.add(onto);
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
  headsNext.clear(MAX_RANK);
  rankNow = 0;
  layerOpened = 0;
  layerDepth++;
  return true;
}

/** Takes one position of the layer, or begins the next layer. */
export function stepBeam(): i32 {
  for (;;) {
    const position = layerOpened < beamBreadth ? takeFromLayer() : changetype<LayerPosition>(0);
    if (!position) {
      if (!goDeeper()) return BEAM_ENDED;
      continue;
    }
    const boxes = position.boxes();
    listCells(boxes, beamCells);
    if (layerPatterns.isFull(beamCells, layerDepth, maxPerPattern)) continue;
    const player = position.player;
    if (isSeen(boxes, player)) continue;
    beamWork++;
    // A matching costs more than all else, so only positions that are expanded get one.
    const hub = position.push & 0xffff;
    if (layerDepth > 0 && isCutOrLearned(boxes, beamCells, player, hub, layerDepth)) return BEAM_GOING_ON;
    layerOpened++;
    return expandInBeam(position);
  }
}
