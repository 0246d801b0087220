// The test of the explorer advisor: whether, after a move, some box that did not move can be pushed (or pulled) from a
// side that was free but out of reach before. Used only for moves that would be named, since each test costs a flood.

import { cellCount, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, setByte, shortAt } from '../../memory/arrays';
import { BOX, FREE } from '../../position/map';
import { boxCount, boxes, flood, isReachable, map } from './board';

let before: usize = 0; // u8[cell]: reachable at the node

export function openExplorer(): void {
  before = take(cellCount + 1);
}

/** Stores what the player reaches at the node; the last flood must be the node's. */
export function rememberReach(): void {
  for (let c = 1; c <= cellCount; c++) setByte(before, c, isReachable(c) ? 1 : 0);
}

/** Floods the board after the move from `from` to `to` (0: removed), with the player in `area`. */
export function opensNew(from: i32, to: i32, area: i32, pull: bool): bool {
  setByte(map, from, FREE);
  if (to) setByte(map, to, BOX);
  flood(map, area);
  let opens = false;
  for (let i = 0; i < boxCount && !opens; i++) {
    const b = shortAt(boxes, i);
    if (b == from || byteAt(map, b) != BOX) continue;
    for (let s = 0; s < 4 && !opens; s++) {
      const p = neighbor(b, s);
      if (p == from || !isReachable(p) || byteAt(before, p)) continue;
      opens = !byteAt(map, pull ? neighbor(p, s) : neighbor(b, s ^ 2));
    }
  }
  if (to) setByte(map, to, FREE);
  setByte(map, from, BOX);
  return opens;
}
