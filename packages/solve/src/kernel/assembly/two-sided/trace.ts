// Reads the solution from the strands and their values, from its end to its beginning: at each layer, any predecessor
// whose value fits will do. Only the pushes are stored; the walks between them are shortest walks, which the caller can
// find again.

import { AnyWidth, boardBytes, clearBoard, isEmptyBoard, paddedBoard, roundWord } from '../board/bits';
import { bitStep, cellOfBit } from '../board/layout';
import { gridOf } from '../level/level';
import { addPush, openPushList } from '../level/push-list';
import { Board } from '../memory/tables';
import { allowedBoard, Entry } from './frame';
import { byPushes } from './layers';
import { UNSET, valueAt } from './relax';
import {
  firstInStrand,
  setMarks,
  strandBoxes,
  strandFree,
  strandIn,
  strandLength,
  strands,
  takePlacement,
  withMoved,
} from './strands';

let frontBoard = changetype<Board>(0);
let seenBoard = changetype<Board>(0);
let pathPlacement: i32 = 0;
let pathSquare: i32 = 0;
let pathValue: u32 = 0;
let pathArrival: i32 = 0;

export function makeTrace(): bool {
  frontBoard = paddedBoard<AnyWidth>();
  seenBoard = paddedBoard<AnyWidth>();
  return seenBoard != null && openPushList();
}

/** Begins at the best square of the last layer. */
export function openTrace(layer: u32): void {
  pathValue = UNSET;
  const until = firstInStrand(layer) + strandLength(layer);
  for (let i = firstInStrand(layer); i < until; i++) {
    const strand = strands.at(i);
    const squares = strand.squares();
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      for (let word = squares[k]; word != 0; word &= word - 1) {
        const bit = ((k << 3) as i32) + (ctz(word) as i32);
        const found = valueAt(strand, bit).value;
        if (found >= pathValue) continue;
        pathValue = found;
        pathPlacement = strand.placement;
        pathSquare = bit;
      }
    }
  }
}

/** One layer back, into `layer`. False if nothing fits, which would be a bug in masu, or if out of memory. */
export function traceBack(layer: u32): bool {
  setMarks(layer);
  takePlacement(pathPlacement);
  if (!byPushes) {
    const stay = strandIn(layer, pathPlacement);
    for (let d = 0; d < 4; d++) {
      const before = pathSquare + bitStep(d);
      if (before < 0 || !stay || !strandFree.has(before) || !stay.squares().has(before)) continue;
      if (valueAt(stay, before).value != pathValue) continue;
      pathSquare = before;
      return true;
    }
  }
  for (let d = 0; d < 4; d++) if (unpush(layer, bitStep(d))) return true;
  return false;
}

function unpush(layer: u32, step: i32): bool {
  const box = pathSquare + step;
  const player = pathSquare - step;
  if (box < 0 || player < 0 || !strandBoxes.has(box) || !strandFree.has(player) || !allowedBoard.has(pathSquare))
    return false;
  const before = withMoved(box, pathSquare);
  if (before < 0) return false;
  const strand = strandIn(layer, before);
  if (!strand || !strand.squares().has(player)) return false;
  if (byPushes) {
    takePlacement(before);
    if (!walkBack(strand, player)) {
      takePlacement(pathPlacement);
      return false;
    }
  } else {
    if (valueAt(strand, player).value != pathValue - 1) return false;
    pathValue--;
  }
  if (!addPush(gridOfBit(pathSquare), gridOfBit(box))) return false;
  pathPlacement = before;
  pathSquare = byPushes ? pathArrival : player;
  return true;
}

/** Finds the arrival from which the walk to `player` and the push give the current value. */
function walkBack(strand: Entry, player: i32): bool {
  clearBoard<AnyWidth>(frontBoard);
  clearBoard<AnyWidth>(seenBoard);
  frontBoard.add(player);
  const squares = strand.squares();
  for (let steps: u32 = 1; !isEmptyBoard<AnyWidth>(frontBoard); steps++) {
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      for (let word = frontBoard[k] & squares[k]; word != 0; word &= word - 1) {
        const bit = ((k << 3) as i32) + (ctz(word) as i32);
        const found = valueAt(strand, bit).value;
        if (found == UNSET || found + steps != pathValue) continue;
        pathArrival = bit;
        pathValue = found;
        return true;
      }
      seenBoard[k] = seenBoard[k] | frontBoard[k];
    }
    spread();
  }
  return false;
}

function spread(): void {
  let before: u64 = 0;
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
    const word = roundWord<AnyWidth>(frontBoard, k) & strandFree[k] & ~seenBoard[k];
    // Writing word k would overwrite a neighbor of word k + 1: stay one word behind.
    if (k > 0) frontBoard[k - 8] = before;
    before = word;
  }
  frontBoard[boardBytes<AnyWidth>() - 8] = before;
}

@inline
function gridOfBit(bit: i32): u32 {
  return gridOf[cellOfBit[bit]] as u32;
}
