// Reads the solution from the strands and their values, from its end to its beginning: at each layer, any predecessor
// whose value fits will do. Only the pushes are stored; the walks between them are shortest walks, which the caller can
// find again.

import { AnyWidth, clearBoard, hasBit, isEmptyBoard, paddedBoard, roundWord, setBit, words } from '../board/bits';
import { bitStep, cellOfBit } from '../board/layout';
import { gridOf } from '../level/level';
import { makeStore, Store } from '../memory/store';
import { allowed } from './frame';
import { byPushes } from './layers';
import { boxes, free, takePlacement, UNSET, valueAt, withMoved } from './relax';
import { countOf, firstOf, setMarks, strandIn, strands } from './strands';

/** (from, onto) of each push as cells of the grid, the last push first. */
export let pushes: Store = changetype<Store>(0);
let front: usize = 0;
let seen: usize = 0;
let number: i32 = 0;
let square: i32 = 0;
let value: u32 = 0;
let arrival: i32 = 0;

export function makeTrace(): bool {
  const list = makeStore(8);
  front = paddedBoard<AnyWidth>();
  seen = paddedBoard<AnyWidth>();
  if (list == null || seen == 0) return false;
  pushes = list;
  return true;
}

/** Begins at the best square of the last layer. */
export function openTrace(layer: u32): void {
  value = UNSET;
  const until = firstOf(layer) + countOf(layer);
  for (let i = firstOf(layer); i < until; i++) {
    const strand = strands.at(i);
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      for (let word = load<u64>(strand + 8 + k); word != 0; word &= word - 1) {
        const bit = ((k << 3) as i32) + (ctz(word) as i32);
        const found = load<u32>(valueAt(strand, bit));
        if (found >= value) continue;
        value = found;
        number = load<u32>(strand) as i32;
        square = bit;
      }
    }
  }
}

/** One layer back, into `layer`. False if nothing fits, which would be a bug in masu, or if out of memory. */
export function traceBack(layer: u32): bool {
  setMarks(layer);
  takePlacement(number);
  if (!byPushes) {
    const stay = strandIn(layer, number);
    for (let d = 0; d < 4; d++) {
      const before = square + bitStep(d);
      if (before < 0 || stay == 0 || !hasBit(free, before) || !hasBit(stay + 8, before)) continue;
      if (load<u32>(valueAt(stay, before)) != value) continue;
      square = before;
      return true;
    }
  }
  for (let d = 0; d < 4; d++) if (unpush(layer, bitStep(d))) return true;
  return false;
}

function unpush(layer: u32, step: i32): bool {
  const box = square + step;
  const player = square - step;
  if (box < 0 || player < 0 || !hasBit(boxes, box) || !hasBit(free, player) || !hasBit(allowed, square)) return false;
  const before = withMoved(box, square);
  if (before < 0) return false;
  const strand = strandIn(layer, before);
  if (strand == 0 || !hasBit(strand + 8, player)) return false;
  if (byPushes) {
    takePlacement(before);
    if (!walkBack(strand, player)) {
      takePlacement(number);
      return false;
    }
  } else {
    if (load<u32>(valueAt(strand, player)) != value - 1) return false;
    value--;
  }
  const index = pushes.count;
  if (!pushes.add()) return false;
  store<u32>(pushes.at(index), gridOfBit(square));
  store<u32>(pushes.at(index), gridOfBit(box), 4);
  number = before;
  square = byPushes ? arrival : player;
  return true;
}

/** Finds the arrival from which the walk to `player` and the push give the current value. */
function walkBack(strand: usize, player: i32): bool {
  clearBoard<AnyWidth>(front);
  clearBoard<AnyWidth>(seen);
  setBit(front, player);
  for (let steps: u32 = 1; !isEmptyBoard<AnyWidth>(front); steps++) {
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      for (let word = load<u64>(front + k) & load<u64>(strand + 8 + k); word != 0; word &= word - 1) {
        const bit = ((k << 3) as i32) + (ctz(word) as i32);
        const found = load<u32>(valueAt(strand, bit));
        if (found == UNSET || found + steps != value) continue;
        arrival = bit;
        value = found;
        return true;
      }
      store<u64>(seen + k, load<u64>(seen + k) | load<u64>(front + k));
    }
    spread();
  }
  return false;
}

function spread(): void {
  let before: u64 = 0;
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
    const word = roundWord<AnyWidth>(front, k) & load<u64>(free + k) & ~load<u64>(seen + k);
    // Writing word k would overwrite a neighbor of word k + 1: stay one word behind.
    if (k > 0) store<u64>(front + k - 8, before);
    before = word;
  }
  store<u64>(front + (words<AnyWidth>() << 3) - 8, before);
}

@inline
function gridOfBit(bit: i32): u32 {
  return load<u32>(gridOf + ((load<u16>(cellOfBit + ((bit as usize) << 1)) as usize) << 2));
}
