// The pushes of a solution, read from its end to its beginning: what A* and the two-sided search give their caller.

import { makeStore, Store } from '../memory/store';

/** A push, as cells of the grid. */
@unmanaged
class ListedPush {
  from: u32;
  onto: u32;
}

/** The last push first. */
let listedPushes = changetype<Store<ListedPush>>(0);

/** Empties the list. False: out of memory. */
export function openPushList(): bool {
  const list = makeStore<ListedPush>(offsetof<ListedPush>() as i32);
  if (list == null) return false;
  listedPushes = list;
  return true;
}

/** Adds the push before those that are in the list. False: out of memory. */
export function addPush(from: u32, onto: u32): bool {
  if (!listedPushes.add()) return false;
  const push = listedPushes.last();
  push.from = from;
  push.onto = onto;
  return true;
}

export function solutionPushCount(): i32 {
  return listedPushes.count as i32;
}

/** Push number `index` from the first: the cell it takes the box from, shifted up by 16, and the cell it goes to. */
export function solutionPush(index: i32): u32 {
  const push = listedPushes.at(listedPushes.count - 1 - (index as u32));
  return (push.from << 16) | push.onto;
}
