// A lower bound for the pushes from a configuration to the last position of a stretch. Boxes that are where the last
// position has one are assumed to stay; each other one must be pushed at least to the nearest cell that lacks a box,
// and each such cell needs at least the pushes from the nearest of those boxes. Distances are for a box alone on the
// board with the player on whichever side is needed.

import { arenaTake, arenaTakeEach } from '../memory/arena';
import { boardWords, cellCount } from './board';

/** A distance that cannot be pushed. */
const UNREACHABLE: i32 = 255;

/** u8[from * cells + to]: pushes, 254 for more; no table if the board is too large. */
export let pushDistances: usize = 0;

/** u16 lists: boxes that must move, cells that lack a box; the least distance of each of the latter. */
let strayBoxes: usize = 0;
let lackingCells: usize = 0;
let nearestDistances: usize = 0;

export function openBound(withDistances: bool): bool {
  const cells = cellCount as usize;
  pushDistances = withDistances ? arenaTakeEach(cells, cells) : 0;
  strayBoxes = arenaTake(cells << 1);
  lackingCells = arenaTake(cells << 1);
  nearestDistances = arenaTake(cells << 1);
  return strayBoxes != 0 && lackingCells != 0 && nearestDistances != 0 && (!withDistances || pushDistances != 0);
}

function list(boxes: usize, without: usize, into: usize): usize {
  let count: usize = 0;
  for (let k: usize = 0; k < boardWords; k++) {
    for (let word = load<u64>(boxes + (k << 3)) & ~load<u64>(without + (k << 3)); word != 0; word &= word - 1) {
      store<u16>(into + (count++ << 1), ((k << 6) + (ctz(word) as usize)) as u16);
    }
  }
  return count;
}

/** A lower bound of the pushes, or -1 if the last position can't be reached. */
export function pushesAtLeast(boxes: usize, last: usize): i32 {
  if (pushDistances == 0) return 0;
  const count = list(boxes, last, strayBoxes);
  list(last, boxes, lackingCells);
  for (let j: usize = 0; j < count; j++) store<u16>(nearestDistances + (j << 1), UNREACHABLE as u16);
  let byBoxes = 0;
  for (let i: usize = 0; i < count; i++) {
    const row = pushDistances + (load<u16>(strayBoxes + (i << 1)) as usize) * (cellCount as usize);
    let least = UNREACHABLE;
    for (let j: usize = 0; j < count; j++) {
      const distance = load<u8>(row + (load<u16>(lackingCells + (j << 1)) as usize)) as i32;
      least = min(least, distance);
      if (distance < (load<u16>(nearestDistances + (j << 1)) as i32))
        store<u16>(nearestDistances + (j << 1), distance as u16);
    }
    if (least == UNREACHABLE) return -1;
    byBoxes += least;
  }
  let byCells = 0;
  for (let j: usize = 0; j < count; j++) {
    const least = load<u16>(nearestDistances + (j << 1)) as i32;
    if (least == UNREACHABLE) return -1;
    byCells += least;
  }
  return max(byBoxes, byCells);
}
