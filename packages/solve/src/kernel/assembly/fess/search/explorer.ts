// The test of the explorer advisor: whether, after a move, some box that did not move can be pushed (or pulled) from a
// side that was free but out of reach before. Used only for moves that would be named, since each test costs a flood.

import { cellCount, neighbor } from '../../level/level';
import { Bytes, takeBytes } from '../../memory/tables';
import { BOX, FREE } from '../../position/map';
import { assertFlooded, boardBoxes, boardMap, boxCount, flood, forgetFlood, isReachable } from '../board/board';

let reachableBefore = changetype<Bytes>(0); // u8[cell]: reachable at the node

export function openExplorer(): void {
  reachableBefore = takeBytes(cellCount + 1);
}

/** Stores what the player reaches at the node; the last flood must be the node's. */
export function rememberReach(): void {
  assertFlooded();
  for (let c = 1; c <= cellCount; c++) reachableBefore[c] = isReachable(c) ? 1 : 0;
}

/** Floods the board after the move from `from` to `to` (0: removed), with the player in `area`. */
export function opensNew(from: i32, to: i32, area: i32, pull: bool): bool {
  boardMap[from] = FREE;
  if (to) boardMap[to] = BOX;
  flood(boardMap, area);
  forgetFlood();
  let opens = false;
  for (let i = 0; i < boxCount && !opens; i++) {
    const b = boardBoxes[i];
    if (b == from || boardMap[b] != BOX) continue;
    for (let s = 0; s < 4 && !opens; s++) {
      const p = neighbor(b, s);
      if (p == from || !isReachable(p) || reachableBefore[p]) continue;
      opens = !boardMap[pull ? neighbor(p, s) : neighbor(b, s ^ 2)];
    }
  }
  if (to) boardMap[to] = FREE;
  boardMap[from] = BOX;
  return opens;
}
