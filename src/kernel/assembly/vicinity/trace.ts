// Reads the way to a position that a vicinity search reached, as pushes from the last to the first: in each configuration the entry
// whose cost and walk give the cost at hand, then the configuration that the push came from.

import { arenaTake } from '../memory/arena';
import {
  boardBytes,
  downWord,
  flip,
  floorMask,
  has,
  keyOf,
  leftWord,
  rightWord,
  stride,
  takePadded,
  upWord,
} from './board';
import {
  boxesAt,
  entryAt,
  entryBefore,
  entryCell,
  entryDirection,
  entryFirst,
  entrySecond,
  find,
  keyAt,
} from './configurations';
import { pathKey } from './path';
import { isByPushes, reachedCell, vicinityFirst, vicinitySecond } from './search';

let front: usize = 0;
let next: usize = 0;
let seen: usize = 0;
let configuration: i32 = 0;
let cell: i32 = 0;
let first: i32 = 0;
let second: i32 = 0;

/** Begins at a position that was reached. */
export function vicinityTrace(position: i32): void {
  if (front == 0) {
    front = takePadded();
    next = takePadded();
    seen = arenaTake(boardBytes);
  }
  configuration = find(pathKey(position));
  cell = reachedCell(position);
  first = vicinityFirst(position);
  second = vicinitySecond(position);
}

/** The push before, packed as box cell * 4 + direction; -1 at the start, -2 if the search contradicts itself. */
export function vicinityPushBefore(): i32 {
  const entry = entryFor();
  if (entry == 0) return -2;
  const direction = entryDirection(entry);
  if (direction == 4) return -1;
  const from = entryCell(entry);
  const step = direction == 0 ? -stride : direction == 1 ? 1 : direction == 2 ? stride : -1;
  first = entryFirst(entry) - 1;
  second = entrySecond(entry) - 1;
  configuration = find(keyAt(configuration) ^ keyOf(from) ^ keyOf(from + step));
  if (configuration < 0) return -2;
  cell = from - step;
  return (from << 2) | direction;
}

/** The entry that lies as many steps from the cell as it is cheaper, or 0. */
function entryFor(): u32 {
  memory.fill(front, 0, boardBytes);
  memory.fill(seen, 0, boardBytes);
  flip(front, cell);
  flip(seen, cell);
  const boxes = boxesAt(configuration);
  let distance = 0;
  while (true) {
    for (let entry = entryAt(configuration); entry != 0; entry = entryBefore(entry)) {
      const walked = isByPushes() ? second - entrySecond(entry) : first - entryFirst(entry);
      const isSame = isByPushes() ? entryFirst(entry) == first : entrySecond(entry) == second;
      if (isSame && walked == distance && has(front, entryCell(entry))) return entry;
    }
    let any: u64 = 0;
    for (let k: usize = 0; k < boardBytes; k += 8) {
      const beside = upWord(front, k) | rightWord(front, k) | downWord(front, k) | leftWord(front, k);
      const fresh = beside & load<u64>(floorMask + k) & ~load<u64>(boxes + k) & ~load<u64>(seen + k);
      store<u64>(next + k, fresh);
      any |= fresh;
    }
    if (any == 0) return 0;
    distance++;
    for (let k: usize = 0; k < boardBytes; k += 8) {
      store<u64>(seen + k, load<u64>(seen + k) | load<u64>(next + k));
      store<u64>(front + k, load<u64>(next + k));
    }
  }
}
