// Backward, every box must still fit a base of its own: a base fits a box if a lone box could be pushed from the one
// to the other on the empty level (bipartite matching by augmenting paths).

import { cellCount } from '../level/level';
import { take } from '../memory/arena';
import { intAt, setInt, setShort, shortAt, wordAt } from '../memory/arrays';
import { MAX_DISTANCE, words } from './cell-tables';
import { pushDistance } from './distances';

let baseCells: usize = 0;
let baseTotal: i32 = 0;
let listedBoxes: usize = 0;
let boxTotalHere: i32 = 0;
let owner: usize = 0; // i32 by base index: box index + 1
let tried: usize = 0; // i32 stamps by base index
let stamp: i32 = 0;

export function openBaseMatching(): void {
  baseCells = take((cellCount + 1) * 2);
  listedBoxes = take((cellCount + 1) * 2);
  owner = take((cellCount + 1) * 4);
  tried = take((cellCount + 1) * 4);
}

function list(set: usize, without: i32, into: usize): i32 {
  let count = 0;
  for (let w = 0; w < words; w++) {
    let left = wordAt(set, w);
    while (left) {
      const c = (w << 6) + <i32>ctz<u64>(left);
      left &= left - 1;
      if (c != without) setShort(into, count++, c);
    }
  }
  return count;
}

function augment(box: i32): bool {
  const cell = shortAt(listedBoxes, box);
  for (let b = 0; b < baseTotal; b++) {
    if (intAt(tried, b) == stamp || pushDistance(shortAt(baseCells, b), cell) == MAX_DISTANCE) continue;
    setInt(tried, b, stamp);
    const rival = intAt(owner, b);
    if (rival && !augment(rival - 1)) continue;
    setInt(owner, b, box + 1);
    return true;
  }
  return false;
}

/** Do the boxes, one of them left out, fit the bases, one of them left out? 0 leaves none out. */
export function fitsBases(boxSet: usize, withoutBox: i32, baseSet: usize, withoutBase: i32): bool {
  baseTotal = list(baseSet, withoutBase, baseCells);
  boxTotalHere = list(boxSet, withoutBox, listedBoxes);
  memory.fill(owner, 0, (<usize>baseTotal) << 2);
  for (let i = 0; i < boxTotalHere; i++) {
    stamp++;
    if (!augment(i)) return false;
  }
  return true;
}
