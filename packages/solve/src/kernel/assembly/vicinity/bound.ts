// A lower bound for the pushes from a configuration to the last position of a stretch. Boxes that are where the last
// position has one are assumed to stay; each other one must be pushed at least to the nearest cell that lacks a box,
// and each such cell needs at least the pushes from the nearest of those boxes. Distances are for a box alone on the
// board with the player on whichever side is needed.

import { shortages } from '../memory/arena';
import { Bits, Bytes, Shorts, takeBytes, takeShorts } from '../memory/tables';
import { boardWords, cellCount } from './board';

/** A distance that cannot be pushed. */
const UNREACHABLE: i32 = 255;

/** u8[from * cells + to]: pushes, 254 for more; no table if the board is too large. */
export let pushDistances = changetype<Bytes>(0);

/** u16 lists: boxes that must move, cells that lack a box; the least distance of each of the latter. */
let strayBoxes = changetype<Shorts>(0);
let lackingCells = changetype<Shorts>(0);
let nearestDistances = changetype<Shorts>(0);

export function openBound(withDistances: bool): bool {
  const before = shortages;
  const cells = cellCount;
  pushDistances = withDistances ? takeBytes(cells, cells) : changetype<Bytes>(0);
  strayBoxes = takeShorts(cells);
  lackingCells = takeShorts(cells);
  nearestDistances = takeShorts(cells);
  return shortages == before;
}

function list(boxes: Bits, without: Bits, into: Shorts): i32 {
  let count = 0;
  for (let k = 0; k < boardWords; k++) {
    for (let word = boxes[k] & ~without[k]; word != 0; word &= word - 1) {
      into[count++] = (k << 6) + (ctz(word) as i32);
    }
  }
  return count;
}

/** A lower bound of the pushes, or -1 if the last position can't be reached. */
export function pushesAtLeast(boxes: Bits, last: Bits): i32 {
  if (!pushDistances) return 0;
  const count = list(boxes, last, strayBoxes);
  list(last, boxes, lackingCells);
  for (let j = 0; j < count; j++) nearestDistances[j] = UNREACHABLE;
  let byBoxes = 0;
  for (let i = 0; i < count; i++) {
    const row = pushDistances.from(strayBoxes[i] * cellCount);
    let least = UNREACHABLE;
    for (let j = 0; j < count; j++) {
      const distance = row[lackingCells[j]];
      least = min(least, distance);
      if (distance < nearestDistances[j]) nearestDistances[j] = distance;
    }
    if (least == UNREACHABLE) return -1;
    byBoxes += least;
  }
  let byCells = 0;
  for (let j = 0; j < count; j++) {
    const least = nearestDistances[j];
    if (least == UNREACHABLE) return -1;
    byCells += least;
  }
  return max(byBoxes, byCells);
}
