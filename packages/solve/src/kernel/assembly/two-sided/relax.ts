// Optimizes the second metric along the strands: for each square of each layer, the fewest pushes (if layers are moves)
// or the fewest moves on arrival (if layers are pushes). One sweep forward, then one step back at a time over squares
// whose values fit. Values are in one list, in the order of a strand's bits.

import { AnyWidth, boardBytes, clearBoard, countBits, movedWord, paddedBoard, roundWord, words } from '../board/bits';
import { bitStep } from '../board/layout';
import { makeStore, Store } from '../memory/store';
import { Board } from '../memory/tables';
import { allowedBoard, Entry } from './frame';
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

/** The value of a square of a strand. */
@unmanaged
class Value {
  value: u32;
}

let strandValues = changetype<Store<Value>>(0);
let frontBoard = changetype<Board>(0);
let hitBoard = changetype<Board>(0);
let seenBoard = changetype<Board>(0);
/** Arrivals of the current time, and of later times. */
let dueArrivals = changetype<Board>(0);
let comingArrivals = changetype<Board>(0);
/** Squares of a strand beside a box. */
let besideBoard = changetype<Board>(0);

export function makeRelaxation(): bool {
  const list = makeStore<Value>(offsetof<Value>() as i32);
  frontBoard = paddedBoard<AnyWidth>();
  hitBoard = paddedBoard<AnyWidth>();
  seenBoard = paddedBoard<AnyWidth>();
  dueArrivals = paddedBoard<AnyWidth>();
  comingArrivals = paddedBoard<AnyWidth>();
  besideBoard = paddedBoard<AnyWidth>();
  if (!list || !besideBoard) return false;
  strandValues = list;
  return true;
}

/** Gives every square of a layer a value, unset. False: out of memory. */
export function openValues(layer: u32): bool {
  const until = firstInStrand(layer) + strandLength(layer);
  for (let i = firstInStrand(layer); i < until; i++) {
    const strand = strands.at(i);
    strand.firstValue = strandValues.count;
    for (let n = countBits<AnyWidth>(strand.squares()); n > 0; n--) {
      if (!strandValues.add()) return false;
      strandValues.last().value = UNSET;
    }
  }
  return true;
}

/** The value of a square, which must be in the strand. */
export function valueAt(strand: Entry, bit: i32): Value {
  const squares = strand.squares();
  if (!ASC_NO_ASSERT) assert(squares.has(bit));
  let rank = strand.firstValue;
  const word = ((bit as usize) >> 6) << 3;
  for (let k: usize = 0; k < word; k += 8) rank += popcnt(squares[k]) as u32;
  rank += popcnt(squares[word] & (((1 as u64) << (bit as u64 & 63)) - 1)) as u32;
  return strandValues.at(rank);
}

@inline
function offer(strand: Entry | null, bit: i32, value: u32): void {
  if (!strand || !strand.squares().has(bit)) return;
  const known = valueAt(strand, bit);
  if (value < known.value) known.value = value;
}

export function openRelax(layer: u32): void {
  setMarks(layer + 1);
}

/** Carries the values of one strand of `layer` into the next layer. */
export function relaxStrand(index: u32, layer: u32): void {
  const strand = strands.at(index);
  const number = strand.placement;
  takePlacement(number);
  if (byPushes) relaxMoves(strand, layer + 1);
  else relaxPushes(strand, number, layer + 1);
}

function relaxPushes(strand: Entry, number: i32, next: u32): void {
  const stay = strandIn(next, number);
  const squares = strand.squares();
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
    for (let word = squares[k]; word != 0; word &= word - 1) {
      const bit = ((k << 3) as i32) + (ctz(word) as i32);
      const value = valueAt(strand, bit).value;
      if (value == UNSET) continue;
      for (let d = 0; d < 4; d++) {
        const step = bitStep(d);
        const ahead = bit + step;
        if (ahead < 0) continue;
        if (strandFree.has(ahead)) offer(stay, ahead, value);
        else if (strandBoxes.has(ahead)) relaxPush(ahead, step, next, value + 1);
      }
    }
  }
}

@inline
function relaxPush(box: i32, step: i32, next: u32, value: u32): void {
  const onto = box + step;
  if (onto < 0 || !strandFree.has(onto) || !allowedBoard.has(onto)) return;
  const number = withMoved(box, onto);
  if (number >= 0) offer(strandIn(next, number), box, value);
}

/**
 * Walks on from every arrival at its own time; each square is left at its earliest time. It ends when every square next
 * to a box is seen: nothing is pushed from the others.
 */
function relaxMoves(strand: Entry, next: u32): void {
  clearBoard<AnyWidth>(seenBoard);
  clearBoard<AnyWidth>(frontBoard);
  let then = openArrivals(strand);
  let time = then;
  while (time != UNSET) {
    if (time == then) then = takeArrivals(strand, time);
    else clearBoard<AnyWidth>(dueArrivals);
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      hitBoard[k] = (roundWord<AnyWidth>(frontBoard, k) & strandFree[k]) | dueArrivals[k];
    }
    let isOver = true;
    let isStill = true;
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      const word = hitBoard[k] & ~seenBoard[k];
      const all = seenBoard[k] | word;
      frontBoard[k] = word;
      seenBoard[k] = all;
      if (word != 0) isStill = false;
      if ((besideBoard[k] & ~all) != 0) isOver = false;
    }
    for (let d = 0; d < 4; d++) pushFront(d, next, time + 1);
    if (isOver) return;
    time = isStill ? then : time + 1;
  }
}

/** Notes the arrivals of a strand and its squares beside boxes. The earliest arrival, UNSET when there is none. */
function openArrivals(strand: Entry): u32 {
  let earliest = UNSET;
  const squares = strand.squares();
  let rank = strand.firstValue;
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
    const open = squares[k];
    besideBoard[k] = open & roundWord<AnyWidth>(strandBoxes, k);
    let arrived: u64 = 0;
    for (let word = open; word != 0; word &= word - 1) {
      const value = strandValues.at(rank++).value;
      if (value == UNSET) continue;
      arrived |= word & (0 - word);
      earliest = min(earliest, value);
    }
    comingArrivals[k] = arrived;
  }
  return earliest;
}

/** Moves the arrivals of this time from `comingArrivals` to `dueArrivals`; the time of the next ones, UNSET when there are none. */
function takeArrivals(strand: Entry, time: u32): u32 {
  let then = UNSET;
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
    let now: u64 = 0;
    for (let word = comingArrivals[k]; word != 0; word &= word - 1) {
      const value = valueAt(strand, ((k << 3) as i32) + (ctz(word) as i32)).value;
      if (value == time) now |= word & (0 - word);
      else then = min(then, value);
    }
    dueArrivals[k] = now;
    comingArrivals[k] = comingArrivals[k] ^ now;
  }
  return then;
}

function pushFront(d: i32, next: u32, value: u32): void {
  const step = bitStep(d);
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
    let ready = frontBoard[k] & movedWord<AnyWidth>(strandBoxes, k, d ^ 2);
    while (ready != 0) {
      const bit = ((k << 3) as i32) + (ctz(ready) as i32);
      ready &= ready - 1;
      relaxPush(bit + step, step, next, value);
    }
  }
}
