// The exact depth of squares, computed from a placement's arrivals: an arrival has its depth, and every other square of its
// region is that plus the walk. In the push metric a whole region has the depth of its one arrival.

import { AnyWidth, clearBoard, hasBit, paddedBoard, roundWord, setBit, words } from '../board/bits';
import { flood } from '../board/flood';
import { arrivalDepth, arrivalSquare, EVERY_SQUARE, firstArrival, floorBoard, nextArrival, placements } from './frame';
import { byPushes } from './layers';

let freeBoard: usize = 0;
let seenBoard: usize = 0;
let frontBoard: usize = 0;

export function makeDepths(): bool {
  freeBoard = paddedBoard<AnyWidth>();
  seenBoard = paddedBoard<AnyWidth>();
  frontBoard = paddedBoard<AnyWidth>();
  return frontBoard != 0;
}

/** out = the squares of a placement that this side reached in exactly `depth` steps. `out` needs zero words around it. */
export function squaresAtDepth(number: i32, side: i32, depth: u32, out: usize): void {
  const record = placements.at(number);
  const first = firstArrival<AnyWidth>(record, side);
  clearBoard<AnyWidth>(out);
  if (first == 0) return;
  for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8)
    store<u64>(freeBoard + k, load<u64>(floorBoard + k) & ~load<u64>(record + k));
  if (arrivalSquare(first) == EVERY_SQUARE) {
    if (depth == 0)
      for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) store<u64>(out + k, load<u64>(freeBoard + k));
  } else if (byPushes) regionsAt(first, depth, out);
  else walkTo(first, depth, out);
}

function regionsAt(first: u32, depth: u32, out: usize): void {
  for (let a = first; a != 0; a = nextArrival(a)) if (arrivalDepth(a) == depth) setBit(out, arrivalSquare(a) as i32);
  flood<AnyWidth>(out, freeBoard, out);
}

function walkTo(first: u32, depth: u32, out: usize): void {
  let time = 0xffffffff;
  for (let a = first; a != 0; a = nextArrival(a)) time = min(time, arrivalDepth(a));
  clearBoard<AnyWidth>(seenBoard);
  for (; time <= depth; time++) {
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      store<u64>(frontBoard + k, roundWord<AnyWidth>(out, k) & load<u64>(freeBoard + k) & ~load<u64>(seenBoard + k));
    }
    for (let a = first; a != 0; a = nextArrival(a)) {
      if (arrivalDepth(a) == time && !hasBit(seenBoard, arrivalSquare(a) as i32))
        setBit(frontBoard, arrivalSquare(a) as i32);
    }
    for (let k: usize = 0; k < words<AnyWidth>() << 3; k += 8) {
      const word = load<u64>(frontBoard + k);
      store<u64>(out + k, word);
      store<u64>(seenBoard + k, load<u64>(seenBoard + k) | word);
    }
  }
}
