// Reads the pushes of the solution, from the last node to the first: each differs from its parent in one box.

import { boxCount, gridOf } from '../level/level';
import { addPush, openPushList } from '../level/push-list';
import { NO_PARENT, Node, nodes, readBoxes } from './nodes';
import { isBox, liftBoxes, placeBoxes, positionBoxes } from './position';

/** False: out of memory. */
export function readPath(last: u32): bool {
  if (!openPushList()) return false;
  let number = last;
  while (true) {
    const node = nodes.at(number);
    const parent = node.parent;
    if (parent == NO_PARENT) return true;
    const from = missingBox(nodes.at(parent), node);
    const onto = missingBox(node, nodes.at(parent));
    if (!addPush(gridOf[from] as u32, gridOf[onto] as u32)) return false;
    number = parent;
  }
}

/** The box that `one` has and `other` has not. */
function missingBox(one: Node, other: Node): i32 {
  readBoxes(other);
  placeBoxes();
  readBoxes(one);
  let found = -1;
  for (let i = 0; i < boxCount; i++) if (!isBox(positionBoxes[i])) found = positionBoxes[i];
  readBoxes(other);
  liftBoxes();
  return found;
}
