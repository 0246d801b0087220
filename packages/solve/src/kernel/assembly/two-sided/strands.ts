// Collects, layer by layer, every state on some shortest solution: from the squares where the sides met back to the
// start (a square one step nearer the start that leads here), and on to the solved board. The first metric is optimal
// for all of them; only these squares matter for the second.

import {
  AnyWidth,
  boardBytes,
  clearBoard,
  copyBoard,
  hashBoard,
  isEmptyBoard,
  movedWord,
  paddedBoard,
  roundWord,
  words,
} from '../board/bits';
import { flood } from '../board/flood';
import { bitStep } from '../board/layout';
import { makeStore, Store } from '../memory/store';
import { Board } from '../memory/tables';
import { squaresAtDepth } from './depths';
import {
  allowedBoard,
  BACKWARD,
  candidateBoard,
  Entry,
  FORWARD,
  findPlacement,
  floorBoard,
  makeEntries,
  placements,
} from './frame';
import { byPushes, firstMark } from './layers';

/** The strands of a layer: a run of those of all layers. */
@unmanaged
class Run {
  first: u32;
  count: u32;
}

/** The strands of all layers: placements with their squares. */
export let strands = changetype<Store<Entry>>(0);
let layerRuns = changetype<Store<Run>>(0);
let strandLayer: u32 = 0;

let strandSquares = changetype<Board>(0);
/** The placement taken last, and the cells that it leaves free. */
export let strandBoxes = changetype<Board>(0);
export let strandFree = changetype<Board>(0);
let nearBoard = changetype<Board>(0);
let singleBoard = changetype<Board>(0);

export function makeStrands(layers: u32): bool {
  const list = makeEntries<AnyWidth>();
  const table = makeStore<Run>(offsetof<Run>() as i32);
  strandSquares = paddedBoard<AnyWidth>();
  strandBoxes = paddedBoard<AnyWidth>();
  strandFree = paddedBoard<AnyWidth>();
  nearBoard = paddedBoard<AnyWidth>();
  singleBoard = paddedBoard<AnyWidth>();
  if (list == null || table == null || !singleBoard) return false;
  strands = list;
  layerRuns = table;
  for (let i: u32 = 0; i < layers; i++) {
    if (!table.add()) return false;
    table.last().first = 0;
    table.last().count = 0;
  }
  return true;
}

@inline
export function firstInStrand(index: u32): u32 {
  return layerRuns.at(index).first;
}

@inline
export function strandLength(index: u32): u32 {
  return layerRuns.at(index).count;
}

/** What follows goes into this layer. */
export function openStrandLayer(index: u32): void {
  strandLayer = index;
  layerRuns.at(index).first = strands.count;
  layerRuns.at(index).count = 0;
}

/** The strand of a placement in a layer whose marks are set, or null. */
export function strandIn(index: u32, number: i32): Entry | null {
  const mark = placements.at(number).mark - firstMark;
  if (mark < firstInStrand(index) || mark >= firstInStrand(index) + strandLength(index)) return null;
  const strand = strands.at(mark);
  return strand.placement == number ? strand : null;
}

export function setMarks(index: u32): void {
  const until = firstInStrand(index) + strandLength(index);
  for (let i = firstInStrand(index); i < until; i++) placements.at(strands.at(i).placement).mark = firstMark + i;
}

/** Adds squares of a placement to the open layer. False: out of memory. */
export function addStrand(number: i32, bits: Board): bool {
  const known = strandIn(strandLayer, number);
  if (known) {
    const squares = known.squares();
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) squares[k] |= bits[k];
    return true;
  }
  const index = strands.count;
  if (!strands.add()) return false;
  const strand = strands.at(index);
  strand.placement = number;
  strand.firstValue = 0;
  copyBoard<AnyWidth>(strand.squares(), bits);
  placements.at(number).mark = firstMark + index;
  layerRuns.at(strandLayer).count++;
  return true;
}

export function takePlacement(number: i32): void {
  const boxes = placements.at(number).boxes();
  copyBoard<AnyWidth>(strandBoxes, boxes);
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) strandFree[k] = floorBoard[k] & ~boxes[k];
}

/** The placement in `strandBoxes` with one box moved, or -1. */
export function withMoved(from: i32, onto: i32): i32 {
  copyBoard<AnyWidth>(candidateBoard, strandBoxes);
  candidateBoard.flip(from);
  candidateBoard.flip(onto);
  return findPlacement<AnyWidth>(candidateBoard, hashBoard<AnyWidth>(candidateBoard));
}

/** From one strand to its neighbors in the open layer, whose depth on that side is `depth`. False: out of memory. */
export function extendStrand(index: u32, side: i32, depth: u32): bool {
  const strand = strands.at(index);
  const number = strand.placement;
  copyBoard<AnyWidth>(strandSquares, strand.squares());
  takePlacement(number);
  if (!byPushes) {
    squaresAtDepth(number, side, depth, nearBoard);
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8)
      nearBoard[k] = nearBoard[k] & roundWord<AnyWidth>(strandSquares, k);
    if (!isEmptyBoard<AnyWidth>(nearBoard) && !addStrand(number, nearBoard)) return false;
  }
  for (let d = 0; d < 4; d++) {
    const step = bitStep(d);
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      // Players with a box ahead of them.
      let ready = strandSquares[k] & movedWord<AnyWidth>(strandBoxes, k, d ^ 2);
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
  if (bit < step || !strandFree.has(bit - step) || !allowedBoard.has(bit)) return true;
  return follow(bit + step, bit, bit - step, FORWARD, depth);
}

@inline
function push(bit: i32, step: i32, depth: u32): bool {
  const onto = bit + 2 * step;
  if (onto < 0 || !strandFree.has(onto) || !allowedBoard.has(onto)) return true;
  return follow(bit + step, onto, bit + step, BACKWARD, depth);
}

function follow(from: i32, onto: i32, player: i32, side: i32, depth: u32): bool {
  const number = withMoved(from, onto);
  if (number < 0) return true;
  squaresAtDepth(number, side, depth, nearBoard);
  if (!nearBoard.has(player)) return true;
  clearBoard<AnyWidth>(singleBoard);
  singleBoard.add(player);
  if (byPushes) flood<AnyWidth>(singleBoard, nearBoard, singleBoard);
  return addStrand(number, singleBoard);
}
