// Reads the pushes of the solution, from the last node to the first: each differs from its parent in one box.

import { boxCount, gridOf } from '../level/level';
import { intAt, shortAt } from '../memory/arrays';
import { makeStore, Store } from '../memory/store';
import { NO_PARENT, nodes, parentOf, readBoxes } from './nodes';
import { boxes, isBox, liftBoxes, placeBoxes } from './position';

/** (from, onto) of each push as cells of the grid, the last push first. */
export let pushes: Store = changetype<Store>(0);

/** False: out of memory. */
export function readPath(last: u32): bool {
  const list = makeStore(8);
  if (list == null) return false;
  pushes = list;
  let number = last;
  while (true) {
    const node = nodes.at(number);
    const parent = parentOf(node);
    if (parent == NO_PARENT) return true;
    const index = list.count;
    if (!list.add()) return false;
    const from = missingBox(nodes.at(parent), node);
    const onto = missingBox(node, nodes.at(parent));
    store<u32>(list.at(index), intAt(gridOf, from) as u32);
    store<u32>(list.at(index), intAt(gridOf, onto) as u32, 4);
    number = parent;
  }
}

/** The box that `one` has and `other` has not. */
function missingBox(one: usize, other: usize): i32 {
  readBoxes(other);
  placeBoxes();
  readBoxes(one);
  let found = -1;
  for (let i = 0; i < boxCount; i++) if (!isBox(shortAt(boxes, i))) found = shortAt(boxes, i);
  readBoxes(other);
  liftBoxes();
  return found;
}
