// The simplest freeze: four boxes or walls in a square, one of them a box off its goal. Only the two squares ahead of a
// pushed box can close, for it has just left the two behind; so one board answers for all pushes in a direction.

import { ahead, aslant } from './steps';

/** The cells onto which no box may be pushed in a direction. `free` cells bear neither wall nor box. */
@inline
export function frozenOnto(direction: i32, free: u64, astray: u64, goals: u64, s: u64): u64 {
  return (
    closedSquare(direction, (direction + 1) & 3, free, astray, goals, s) |
    closedSquare(direction, (direction + 3) & 3, free, astray, goals, s)
  );
}

@inline
function closedSquare(direction: i32, side: i32, free: u64, astray: u64, goals: u64, s: u64): u64 {
  const open = ahead(free, direction, s) | ahead(free, side, s) | aslant(free, direction, side, s);
  const lost = ahead(astray, direction, s) | ahead(astray, side, s) | aslant(astray, direction, side, s);
  return ~open & (lost | ~goals);
}
