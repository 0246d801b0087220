// Pairs of boxes that are dead wherever the other boxes are: with all others removed, the two cannot reach two goals.
// Removing boxes forbids no push, so the verdict is sound for the whole board. Freeze tests and corrals detect such a
// pair only a few pushes later. One search by pulls from every two goals finds all pairs that are alive, and for each
// the cells where the player may be. It takes tens of milliseconds, so it begins when the first round of runs has found
// nothing, and continues in small parts between them; until it has ended, no pair is called dead. Source: the two-box
// tables of Festival.

import { cellCount, isGoal, neighbor } from '../../level/level';
import { isLive } from '../../level/live';
import { arenaMost, arenaTake } from '../../memory/arena';
import { byteAt, intAt, setInt, setShort, shortAt, wordAt } from '../../memory/arrays';
import { addCell, dropCell, hasCell } from '../../memory/cell-sets';
import { makeStore, Store } from '../../memory/store';
import { DEAD_PAIRS, PAIR_SHARE } from '../../parameters';
import { isOn } from '../../switches';
import { cellSetWords, emptyMap } from './cell-tables';

const NOT_BEGUN: i32 = 0;
const WORKING: i32 = 1;
const READY: i32 = 2;
/** Too large for the memory, or switched off. */
const NONE: i32 = 3;
let pairStage: i32 = NOT_BEGUN;

let alivePairs: usize = 0; // u64[lower cell][higher cell][word]: a set of cells of the player
let waitingPairs: Store | null = null; // u16: the two cells and the player's
let pairQueue: usize = 0; // u16
/** Goals and player that the search has been started from last. */
let lowerGoal: i32 = 0;
let higherGoal: i32 = 0;
let startCell: i32 = 0;
let partnerBegins: usize = 0; // i32[cell]: its part of `partners`
let partners: usize = 0; // u16: cells of boxes with which one on the cell is dead, for some player at least

@inline
function alivePlayers(a: i32, b: i32): usize {
  const pair = a < b ? a * (cellCount + 1) + b : b * (cellCount + 1) + a;
  return alivePairs + ((<usize>pair * <usize>cellSetWords) << 3);
}

function begin(): void {
  pairStage = NONE;
  const bytes = (<u64>(cellCount + 1) * <u64>(cellCount + 1) * <u64>cellSetWords) << 3;
  if (!isOn(DEAD_PAIRS) || bytes > <u64>(arenaMost() / PAIR_SHARE)) return;
  partnerBegins = arenaTake((<usize>(cellCount + 2)) << 2);
  pairQueue = arenaTake((<usize>(cellCount + 1)) << 1);
  waitingPairs = makeStore(8);
  alivePairs = arenaTake(<usize>bytes);
  if (!partnerBegins || !pairQueue || !waitingPairs || !alivePairs) return;
  lowerGoal = 1;
  higherGoal = 1;
  startCell = cellCount;
  pairStage = WORKING;
}

/** Enters two boxes and a player that solve, if the player can be there. */
function enter(a: i32, b: i32, player: i32): void {
  if (hasCell(alivePlayers(a, b), player)) return;
  const list = changetype<Store>(waitingPairs);
  if (!list.add()) {
    pairStage = NONE;
    return;
  }
  const record = list.at(list.count - 1);
  setShort(record, 0, a);
  setShort(record, 1, b);
  setShort(record, 2, player);
}

/** Enters the next goals and player to start from; false if there are no more. */
function enterNext(): bool {
  for (;;) {
    if (++startCell > cellCount) {
      startCell = 1;
      do {
        if (++higherGoal > cellCount) {
          do if (++lowerGoal >= cellCount) return false;
          while (!isGoal(lowerGoal));
          higherGoal = lowerGoal + 1;
        }
      } while (!isGoal(lowerGoal) || !isGoal(higherGoal));
    }
    if (
      startCell == lowerGoal ||
      startCell == higherGoal ||
      byteAt(emptyMap, startCell) ||
      hasCell(alivePlayers(lowerGoal, higherGoal), startCell)
    )
      continue;
    enter(lowerGoal, higherGoal, startCell);
    return true;
  }
  return false;
}

/** Marks all cells that the player reaches next to two boxes, and enters what the pulls lead to. */
function spread(a: i32, b: i32, player: i32): void {
  const players = alivePlayers(a, b);
  if (hasCell(players, player)) return;
  let tail = 1;
  setShort(pairQueue, 0, player);
  addCell(players, player);
  for (let head = 0; head < tail; head++) {
    const c = shortAt(pairQueue, head);
    for (let d = 0; d < 4; d++) {
      const n = neighbor(c, d);
      if (byteAt(emptyMap, n)) continue;
      if (n == a || n == b) {
        const back = neighbor(c, d ^ 2);
        const other = n == a ? b : a;
        if (isLive(c) && !byteAt(emptyMap, back) && back != other) enter(c, other, back);
      } else if (!hasCell(players, n)) {
        addCell(players, n);
        setShort(pairQueue, tail++, n);
      }
    }
  }
}

/** Whether the two boxes are dead for some cell of the player. */
function isDeadSomewhere(a: i32, b: i32, free: usize): bool {
  if (a == b || !isLive(a) || !isLive(b)) return false;
  const players = alivePlayers(a, b);
  addCell(players, a);
  addCell(players, b);
  let dead = false;
  for (let w = 0; w < cellSetWords; w++) if (wordAt(free, w) & ~wordAt(players, w)) dead = true;
  dropCell(players, a);
  dropCell(players, b);
  return dead;
}

function listPartners(): bool {
  const free = arenaTake((<usize>cellSetWords) << 3);
  if (!free) return false;
  let count = 0;
  for (let c = 1; c <= cellCount; c++) if (!byteAt(emptyMap, c)) addCell(free, c);
  for (let a = 1; a <= cellCount; a++) {
    for (let b = 1; b <= cellCount; b++) if (isDeadSomewhere(a, b, free)) count++;
  }
  partners = arenaTake((<usize>count + 1) << 1);
  if (!partners) return false;
  count = 0;
  for (let a = 1; a <= cellCount; a++) {
    setInt(partnerBegins, a, count);
    for (let b = 1; b <= cellCount; b++) if (isDeadSomewhere(a, b, free)) setShort(partners, count++, b);
  }
  setInt(partnerBegins, cellCount + 1, count);
  return true;
}

/** Continues the search for this many pairs; false once there is nothing left to do. */
export function findPairs(budget: i32): bool {
  if (pairStage == NOT_BEGUN) begin();
  while (pairStage == WORKING && budget-- > 0) {
    const list = changetype<Store>(waitingPairs);
    if (!list.count && !enterNext()) {
      pairStage = listPartners() ? READY : NONE;
      break;
    }
    if (!list.count) continue;
    const record = list.at(--list.count);
    spread(shortAt(record, 0), shortAt(record, 1), shortAt(record, 2));
  }
  return pairStage == WORKING;
}

/** Whether a box on `c` is dead together with another one on the map, with the player on `player`. */
export function isInDeadPair(map: usize, c: i32, player: i32): bool {
  if (pairStage != READY) return false;
  const end = intAt(partnerBegins, c + 1);
  for (let i = intAt(partnerBegins, c); i < end; i++) {
    const other = shortAt(partners, i);
    if (byteAt(map, other) && !hasCell(alivePlayers(c, other), player)) return true;
  }
  return false;
}
