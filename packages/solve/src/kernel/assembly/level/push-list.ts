// The pushes of a solution, read from its end to its beginning: what A* and the two-sided search give their caller.

import { makeStore, Store } from '../memory/store';

/** (from, onto) of each push as cells of the grid, the last push first. */
let listedPushes: Store = changetype<Store>(0);

/** Empties the list. False: out of memory. */
export function openPushList(): bool {
  const list = makeStore(8);
  if (list == null) return false;
  listedPushes = list;
  return true;
}

/** Adds the push before those that are in the list. False: out of memory. */
export function addPush(from: u32, onto: u32): bool {
  const index = listedPushes.count;
  if (!listedPushes.add()) return false;
  store<u32>(listedPushes.at(index), from);
  store<u32>(listedPushes.at(index), onto, 4);
  return true;
}

export function solutionPushCount(): i32 {
  return listedPushes.count as i32;
}

/** Push number `index` from the first: the cell it takes the box from, shifted up by 16, and the cell it goes to. */
export function solutionPush(index: i32): u32 {
  const at = listedPushes.at(listedPushes.count - 1 - (index as u32));
  return (load<u32>(at) << 16) | load<u32>(at, 4);
}
