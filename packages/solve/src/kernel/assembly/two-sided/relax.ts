// Optimizes the second metric along the strands: for each square of each layer, the fewest pushes (if layers are moves)
// or the fewest moves on arrival (if layers are pushes). One sweep forward, then one step back at a time over squares
// whose values fit. Values are in one list, in the order of a strand's bits.

import { AnyWidth, clearBoard, countBits, hasBit, movedWord, paddedBoard, roundWord, words } from '../board/bits';
import { bitStep } from '../board/layout';
import { makeStore, Store } from '../memory/store';
import { allowedBoard } from './frame';
import { byPushes } from './layers';
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

export const UNSET: u32 = 0xffffffff;

let strandValues: Store = changetype<Store>(0);
let frontBoard: usize = 0;
let hitBoard: usize = 0;
let seenBoard: usize = 0;
/** Arrivals of the current time, and of later times. */
let dueArrivals: usize = 0;
let comingArrivals: usize = 0;
/** Squares of a strand beside a box. */
let besideBoard: usize = 0;

export function makeRelaxation(): bool {
  const list = makeStore(4);
  frontBoard = paddedBoard<AnyWidth>();
  hitBoard = paddedBoard<AnyWidth>();
  seenBoard = paddedBoard<AnyWidth>();
  dueArrivals = paddedBoard<AnyWidth>();
  comingArrivals = paddedBoard<AnyWidth>();
  besideBoard = paddedBoard<AnyWidth>();
  if (list == null || besideBoard == 0) return false;
  strandValues = list;
  return true;
}

/** Gives every square of a layer a value, unset. False: out of memory. */
export function openValues(layer: u32): bool {
  const until = firstInStrand(layer) + strandLength(layer);
  for (let i = firstInStrand(layer); i < until; i++) {
    const strand = strands.at(i);
    store<u32>(strand, strandValues.count, 4);
    for (let n = countBits<AnyWidth>(strand + 8); n > 0; n--) {
      if (!strandValues.add()) return false;
      store<u32>(strandValues.at(strandValues.count - 1), UNSET);
    }
  }
  return true;
}

/** The address of a square's value; the square must be in the strand. */
export function valueAt(strand: usize, bit: i32): usize {
  let rank = load<u32>(strand, 4);
  const word = ((bit as usize) >> 6) << 3;
  for (let k: usize = 0; k < word; k += 8) rank += popcnt(load<u64>(strand + 8 + k)) as u32;
  rank += popcnt(load<u64>(strand + 8 + word) & (((1 as u64) << (bit as u64 & 63)) - 1)) as u32;
  return strandValues.at(rank);
}

@inline
function offer(strand: usize, bit: i32, value: u32): void {
  if (strand == 0 || !hasBit(strand + 8, bit)) return;
  const place = valueAt(strand, bit);
  if (value < load<u32>(place)) store<u32>(place, value);
}

export function openRelax(layer: u32): void {
  setMarks(layer + 1);
}

/** Carries the values of one strand of `layer` into the next layer. */
export function relaxStrand(index: u32, layer: u32): void {
  const strand = strands.at(index);
  const number = load<u32>(strand) as i32;
  takePlacement(number);
  if (byPushes) relaxMoves(strand, layer + 1);
  else relaxPushes(strand, number, layer + 1);
}

function relaxPushes(strand: usize, number: i32, next: u32): void {
  const stay = strandIn(next, number);
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
    for (let word = load<u64>(strand + 8 + k); word != 0; word &= word - 1) {
      const bit = ((k << 3) as i32) + (ctz(word) as i32);
      const value = load<u32>(valueAt(strand, bit));
      if (value == UNSET) continue;
      for (let d = 0; d < 4; d++) {
        const step = bitStep(d);
        const ahead = bit + step;
        if (ahead < 0) continue;
        if (hasBit(strandFree, ahead)) offer(stay, ahead, value);
        else if (hasBit(strandBoxes, ahead)) relaxPush(ahead, step, next, value + 1);
      }
    }
  }
}

@inline
function relaxPush(box: i32, step: i32, next: u32, value: u32): void {
  const onto = box + step;
  if (onto < 0 || !hasBit(strandFree, onto) || !hasBit(allowedBoard, onto)) return;
  const number = withMoved(box, onto);
  if (number >= 0) offer(strandIn(next, number), box, value);
}

/**
 * Walks on from every arrival at its own time; each square is left at its earliest time. It ends when every square next
 * to a box is seen: nothing is pushed from the others.
 */
function relaxMoves(strand: usize, next: u32): void {
  clearBoard<AnyWidth>(seenBoard);
  clearBoard<AnyWidth>(frontBoard);
  let then = openArrivals(strand);
  let time = then;
  while (time != UNSET) {
    if (time == then) then = takeArrivals(strand, time);
    else clearBoard<AnyWidth>(dueArrivals);
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      store<u64>(
        hitBoard + k,
        (roundWord<AnyWidth>(frontBoard, k) & load<u64>(strandFree + k)) | load<u64>(dueArrivals + k),
      );
    }
    let isOver = true;
    let isStill = true;
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      const word = load<u64>(hitBoard + k) & ~load<u64>(seenBoard + k);
      const all = load<u64>(seenBoard + k) | word;
      store<u64>(frontBoard + k, word);
      store<u64>(seenBoard + k, all);
      if (word != 0) isStill = false;
      if ((load<u64>(besideBoard + k) & ~all) != 0) isOver = false;
    }
    for (let d = 0; d < 4; d++) pushFront(d, next, time + 1);
    if (isOver) return;
    time = isStill ? then : time + 1;
  }
}

/** Notes the arrivals of a strand and its squares beside boxes. The earliest arrival, UNSET when there is none. */
function openArrivals(strand: usize): u32 {
  let earliest = UNSET;
  let rank = load<u32>(strand, 4);
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
    const squares = load<u64>(strand + 8 + k);
    store<u64>(besideBoard + k, squares & roundWord<AnyWidth>(strandBoxes, k));
    let arrived: u64 = 0;
    for (let word = squares; word != 0; word &= word - 1) {
      const value = load<u32>(strandValues.at(rank++));
      if (value == UNSET) continue;
      arrived |= word & (0 - word);
      earliest = min(earliest, value);
    }
    store<u64>(comingArrivals + k, arrived);
  }
  return earliest;
}

/** Moves the arrivals of this time from `comingArrivals` to `dueArrivals`; the time of the next ones, UNSET when there are none. */
function takeArrivals(strand: usize, time: u32): u32 {
  let then = UNSET;
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
    let now: u64 = 0;
    for (let word = load<u64>(comingArrivals + k); word != 0; word &= word - 1) {
      const value = load<u32>(valueAt(strand, ((k << 3) as i32) + (ctz(word) as i32)));
      if (value == time) now |= word & (0 - word);
      else then = min(then, value);
    }
    store<u64>(dueArrivals + k, now);
    store<u64>(comingArrivals + k, load<u64>(comingArrivals + k) ^ now);
  }
  return then;
}

function pushFront(d: i32, next: u32, value: u32): void {
  const step = bitStep(d);
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
    let ready = load<u64>(frontBoard + k) & movedWord<AnyWidth>(strandBoxes, k, d ^ 2);
    while (ready != 0) {
      const bit = ((k << 3) as i32) + (ctz(ready) as i32);
      ready &= ready - 1;
      relaxPush(bit + step, step, next, value);
    }
  }
}
