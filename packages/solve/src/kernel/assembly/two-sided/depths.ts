// The exact depth of squares, computed from a placement's arrivals: an arrival has its depth, and every other square of its
// region is that plus the walk. In the push metric a whole region has the depth of its one arrival.

import { AnyWidth, boardBytes, clearBoard, paddedBoard, roundWord, words } from '../board/bits';
import { flood } from '../board/flood';
import { Board } from '../memory/tables';
import { arrivalDepth, arrivalSquare, EVERY_SQUARE, firstArrival, floorBoard, nextArrival, placements } from './frame';
import { byPushes } from './layers';

let freeBoard = changetype<Board>(0);
let seenBoard = changetype<Board>(0);
let frontBoard = changetype<Board>(0);

export function makeDepths(): bool {
  freeBoard = paddedBoard<AnyWidth>();
  seenBoard = paddedBoard<AnyWidth>();
  frontBoard = paddedBoard<AnyWidth>();
  return frontBoard != null;
}

/** out = the squares of a placement that this side reached in exactly `depth` steps. `out` needs zero words around it. */
export function squaresAtDepth(number: i32, side: i32, depth: u32, out: Board): void {
  const record = placements.at(number);
  const boxes = record.boxes();
  const first = firstArrival(record, side);
  clearBoard<AnyWidth>(out);
  if (first == 0) return;
  for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) freeBoard[k] = floorBoard[k] & ~boxes[k];
  if (arrivalSquare(first) == EVERY_SQUARE) {
    if (depth == 0) for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) out[k] = freeBoard[k];
  } else if (byPushes) regionsAt(first, depth, out);
  else walkTo(first, depth, out);
}

function regionsAt(first: u32, depth: u32, out: Board): void {
  for (let a = first; a != 0; a = nextArrival(a)) if (arrivalDepth(a) == depth) out.add(arrivalSquare(a) as i32);
  flood<AnyWidth>(out, freeBoard, out);
}

function walkTo(first: u32, depth: u32, out: Board): void {
  let time = 0xffffffff;
  for (let a = first; a != 0; a = nextArrival(a)) time = min(time, arrivalDepth(a));
  clearBoard<AnyWidth>(seenBoard);
  for (; time <= depth; time++) {
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      frontBoard[k] = roundWord<AnyWidth>(out, k) & freeBoard[k] & ~seenBoard[k];
    }
    for (let a = first; a != 0; a = nextArrival(a)) {
      if (arrivalDepth(a) == time && !seenBoard.has(arrivalSquare(a) as i32)) frontBoard.add(arrivalSquare(a) as i32);
    }
    for (let k: usize = 0; k < boardBytes<AnyWidth>(); k += 8) {
      const word = frontBoard[k];
      out[k] = word;
      seenBoard[k] = seenBoard[k] | word;
    }
  }
}
