// The simplest freeze: four boxes or walls in a square, one of them a box off its goal.

import { neighbour } from '../level/level';
import { astray, diagonal, taken } from './keys';

@inline
function isTaken(cell: i32): bool {
  return load<u8>(taken + (cell as usize)) != 0;
}

@inline
function isAstray(cell: i32): bool {
  return load<u8>(astray + (cell as usize)) != 0;
}

/** After a box came to the cell. */
@inline
export function isSquareFrozen(cell: i32): bool {
  const up = neighbour(cell, 0);
  const right = neighbour(cell, 1);
  const down = neighbour(cell, 2);
  const left = neighbour(cell, 3);
  if (isTaken(up)) {
    if (isTaken(right) && isSquare(cell, up, right, diagonal(cell, 0))) return true;
    if (isTaken(left) && isSquare(cell, up, left, diagonal(cell, 3))) return true;
  }
  if (isTaken(down)) {
    if (isTaken(right) && isSquare(cell, down, right, diagonal(cell, 1))) return true;
    if (isTaken(left) && isSquare(cell, down, left, diagonal(cell, 2))) return true;
  }
  return false;
}

@inline
function isSquare(a: i32, b: i32, c: i32, d: i32): bool {
  return isTaken(d) && (isAstray(a) || isAstray(b) || isAstray(c) || isAstray(d));
}
