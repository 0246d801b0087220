// Collects, layer by layer, every state on some shortest solution: from the squares where the sides met back to the
// start (a square one step nearer the start that leads here), and on to the solved board. The first metric is optimal
// for all of them; only these squares matter for the second.

import {
  AnyWidth,
  clearBoard,
  copyBoard,
  flipBit,
  hasBit,
  hashBoard,
  isEmptyBoard,
  movedWord,
  paddedBoard,
  roundWord,
  setBit,
  words,
} from '../board/bits';
import { flood } from '../board/flood';
import { bitStep } from '../board/layout';
import { makeStore, Store } from '../memory/store';
import { squaresAtDepth } from './depths';
import {
  allowedBoard,
  BACKWARD,
  candidateBoard,
  FORWARD,
  findPlacement,
  floorBoard,
  placements,
  recordMark,
} from './frame';
import { byPushes, firstMark } from './layers';

/** (placement u32, first value u32, squares) of all layers; a layer is a run of them. */
export let strands: Store = changetype<Store>(0);
/** (first, count) of each layer. */
let layerRuns: Store = changetype<Store>(0);
let strandLayer: u32 = 0;

let strandSquares: usize = 0;
/** The placement taken last, and the cells that it leaves free. */
export let strandBoxes: usize = 0;
export let strandFree: usize = 0;
let nearBoard: usize = 0;
let singleBoard: usize = 0;

export function makeStrands(layers: u32): bool {
  const list = makeStore((8 + (words<AnyWidth>() << 3)) as u32);
  const table = makeStore(8);
  strandSquares = paddedBoard<AnyWidth>();
  strandBoxes = paddedBoard<AnyWidth>();
  strandFree = paddedBoard<AnyWidth>();
  nearBoard = paddedBoard<AnyWidth>();
  singleBoard = paddedBoard<AnyWidth>();
  if (list == null || table == null || singleBoard == 0) return false;
  strands = list;
  layerRuns = table;
  for (let i: u32 = 0; i < layers; i++) {
    if (!table.add()) return false;
    store<u64>(table.at(i), 0);
  }
  return true;
}

@inline
export function firstInStrand(index: u32): u32 {
  return load<u32>(layerRuns.at(index));
}

@inline
export function strandLength(index: u32): u32 {
  return load<u32>(layerRuns.at(index), 4);
}

/** What follows goes into this layer. */
export function openStrandLayer(index: u32): void {
  strandLayer = index;
  store<u32>(layerRuns.at(index), strands.count);
  store<u32>(layerRuns.at(index), 0, 4);
}

/** The strand of a placement in a layer whose marks are set, or 0. */
export function strandIn(index: u32, number: i32): usize {
  const mark = load<u32>(recordMark<AnyWidth>(placements.at(number))) - firstMark;
  if (mark < firstInStrand(index) || mark >= firstInStrand(index) + strandLength(index)) return 0;
  const strand = strands.at(mark);
  return load<u32>(strand) == (number as u32) ? strand : 0;
}

export function setMarks(index: u32): void {
  const until = firstInStrand(index) + strandLength(index);
  for (let i = firstInStrand(index); i < until; i++)
    store<u32>(recordMark<AnyWidth>(placements.at(load<u32>(strands.at(i)))), firstMark + i);
}

/** Adds squares of a placement to the open layer. False: out of memory. */
export function addStrand(number: i32, bits: usize): bool {
  const known = strandIn(strandLayer, number);
  if (known != 0) {
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8)
      store<u64>(known + 8 + k, load<u64>(known + 8 + k) | load<u64>(bits + k));
    return true;
  }
  const index = strands.count;
  if (!strands.add()) return false;
  const strand = strands.at(index);
  store<u32>(strand, number);
  store<u32>(strand, 0, 4);
  copyBoard<AnyWidth>(strand + 8, bits);
  store<u32>(recordMark<AnyWidth>(placements.at(number)), firstMark + index);
  const run = layerRuns.at(strandLayer);
  store<u32>(run, load<u32>(run, 4) + 1, 4);
  return true;
}

export function takePlacement(number: i32): void {
  const record = placements.at(number);
  copyBoard<AnyWidth>(strandBoxes, record);
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8)
    store<u64>(strandFree + k, load<u64>(floorBoard + k) & ~load<u64>(record + k));
}

/** The placement in `strandBoxes` with one box moved, or -1. */
export function withMoved(from: i32, onto: i32): i32 {
  copyBoard<AnyWidth>(candidateBoard, strandBoxes);
  flipBit(candidateBoard, from);
  flipBit(candidateBoard, onto);
  return findPlacement<AnyWidth>(candidateBoard, hashBoard<AnyWidth>(candidateBoard));
}

/** From one strand to its neighbors in the open layer, whose depth on that side is `depth`. False: out of memory. */
export function extendStrand(index: u32, side: i32, depth: u32): bool {
  const strand = strands.at(index);
  const number = load<u32>(strand) as i32;
  copyBoard<AnyWidth>(strandSquares, strand + 8);
  takePlacement(number);
  if (!byPushes) {
    squaresAtDepth(number, side, depth, nearBoard);
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8)
      store<u64>(nearBoard + k, load<u64>(nearBoard + k) & roundWord<AnyWidth>(strandSquares, k));
    if (!isEmptyBoard<AnyWidth>(nearBoard) && !addStrand(number, nearBoard)) return false;
  }
  for (let d = 0; d < 4; d++) {
    const step = bitStep(d);
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      // Players with a box ahead of them.
      let ready = load<u64>(strandSquares + k) & movedWord<AnyWidth>(strandBoxes, k, d ^ 2);
      while (ready != 0) {
        const bit = ((k << 3) as i32) + (ctz(ready) as i32);
        ready &= ready - 1;
        if (!(side == FORWARD ? unpush(bit, step, depth) : push(bit, step, depth))) return false;
      }
    }
  }
  return true;
}

/** Undoes the push that brought the player to `bit`. */
@inline
function unpush(bit: i32, step: i32, depth: u32): bool {
  if (bit < step || !hasBit(strandFree, bit - step) || !hasBit(allowedBoard, bit)) return true;
  return follow(bit + step, bit, bit - step, FORWARD, depth);
}

@inline
function push(bit: i32, step: i32, depth: u32): bool {
  const onto = bit + 2 * step;
  if (onto < 0 || !hasBit(strandFree, onto) || !hasBit(allowedBoard, onto)) return true;
  return follow(bit + step, onto, bit + step, BACKWARD, depth);
}

function follow(from: i32, onto: i32, player: i32, side: i32, depth: u32): bool {
  const number = withMoved(from, onto);
  if (number < 0) return true;
  squaresAtDepth(number, side, depth, nearBoard);
  if (!hasBit(nearBoard, player)) return true;
  clearBoard<AnyWidth>(singleBoard);
  setBit(singleBoard, player);
  if (byPushes) flood<AnyWidth>(singleBoard, nearBoard, singleBoard);
  return addStrand(number, singleBoard);
}
