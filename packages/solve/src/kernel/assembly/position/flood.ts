// Floods the free cells of a map: the cells the player can reach. They are marked with a stamp, so that nothing has to
// be cleared from one flood to the next. Bit boards have their own flood (board/flood.ts).

import { neighbors } from '../level/level';
import { Bytes, Ints, Shorts } from '../memory/tables';

/** How many cells the last flood reached. */
export let floodSize: i32 = 0;

/**
 * Stamps every cell that can be walked to from `from` and returns the lowest. `map` is 0 for free cells, `stamps` is
 * i32[cell + 1], `queue` u16[cell + 1]. The four neighbors of a cell are read at once.
 */
export function flood(map: Bytes, from: i32, stamps: Ints, stamp: i32, queue: Shorts): i32 {
  const sides = neighbors;
  let lowest = from;
  let tail = 1;
  queue[0] = from;
  stamps[from] = stamp;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head];
    if (cell < lowest) lowest = cell;
    const four = sides.four(cell);
    for (let shift: u64 = 0; shift < 64; shift += 16) {
      const next = ((four >> shift) as i32) & 0xffff;
      if (map[next] || stamps[next] == stamp) continue;
      stamps[next] = stamp;
      queue[tail++] = next;
    }
  }
  floodSize = tail;
  return lowest;
}
