// Pairs of boxes that are dead wherever the other boxes are: with all others removed, the two cannot reach two goals.
// Removing boxes forbids no push, so the verdict is sound for the whole board. Freeze tests and corrals detect such a
// pair only a few pushes later. One search by pulls from every two goals finds all pairs that are alive, and for each
// the cells where the player may be. It takes tens of milliseconds, so it begins when the first round of runs has found
// nothing, and continues in small parts between them; until it has ended, no pair is called dead. Source: the two-box
// tables of Festival.

import { cellCount, isGoal, neighbor } from '../../level/level';
import { isLive } from '../../level/live';
import { arenaMost } from '../../memory/arena';
import { makeStore, Store } from '../../memory/store';
import { Bits, Bytes, Ints, Shorts, takeBits, takeInts, takeShorts } from '../../memory/tables';
import { DEAD_PAIRS, PAIR_SHARE } from '../../parameters';
import { isOn } from '../../switches';
import { cellSetWords, emptyMap } from './cell-tables';

const NOT_BEGUN: i32 = 0;
const WORKING: i32 = 1;
const READY: i32 = 2;
/** Too large for the memory, or switched off. */
const NONE: i32 = 3;
let pairStage: i32 = NOT_BEGUN;

let alivePairs = changetype<Bits>(0); // u64[lower cell][higher cell][word]: a set of cells of the player
/** Two boxes and a player that solve. */
@unmanaged
class WaitingPair {
  one: u16;
  other: u16;
  player: u16;
}
let waitingPairs: Store<WaitingPair> | null = null;
let pairQueue = changetype<Shorts>(0); // u16
/** Goals and player that the search has been started from last. */
let lowerGoal: i32 = 0;
let higherGoal: i32 = 0;
let startCell: i32 = 0;
let partnerBegins = changetype<Ints>(0); // i32[cell]: its part of `partners`
let partners = changetype<Shorts>(0); // u16: cells of boxes with which one on the cell is dead, for some player at least

@inline
function alivePlayers(a: i32, b: i32): Bits {
  const pair = a < b ? a * (cellCount + 1) + b : b * (cellCount + 1) + a;
  return alivePairs.part(pair * cellSetWords);
}

function begin(): void {
  pairStage = NONE;
  const bytes = (((cellCount + 1) as u64) * ((cellCount + 1) as u64) * (cellSetWords as u64)) << 3;
  if (!isOn(DEAD_PAIRS) || bytes > ((arenaMost() / PAIR_SHARE) as u64)) return;
  partnerBegins = takeInts(cellCount + 2);
  pairQueue = takeShorts(cellCount + 1);
  waitingPairs = makeStore<WaitingPair>(offsetof<WaitingPair>() as i32);
  alivePairs = takeBits((cellCount + 1) * (cellCount + 1), cellSetWords);
  if (!partnerBegins || !pairQueue || !waitingPairs || !alivePairs) return;
  lowerGoal = 1;
  higherGoal = 1;
  startCell = cellCount;
  pairStage = WORKING;
}

/** Enters two boxes and a player that solve, if the player can be there. */
function enter(a: i32, b: i32, player: i32): void {
  if (alivePlayers(a, b).has(player)) return;
  const list = changetype<Store<WaitingPair>>(waitingPairs);
  if (!list.add()) {
    pairStage = NONE;
    return;
  }
  const pair = list.last();
  pair.one = a as u16;
  pair.other = b as u16;
  pair.player = player as u16;
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
      emptyMap[startCell] ||
      alivePlayers(lowerGoal, higherGoal).has(startCell)
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
  if (players.has(player)) return;
  let tail = 1;
  pairQueue[0] = player;
  players.add(player);
  for (let head = 0; head < tail; head++) {
    const c = pairQueue[head];
    for (let d = 0; d < 4; d++) {
      const n = neighbor(c, d);
      if (emptyMap[n]) continue;
      if (n == a || n == b) {
        const back = neighbor(c, d ^ 2);
        const other = n == a ? b : a;
        if (isLive(c) && !emptyMap[back] && back != other) enter(c, other, back);
      } else if (!players.has(n)) {
        players.add(n);
        pairQueue[tail++] = n;
      }
    }
  }
}

/** Whether the two boxes are dead for some cell of the player. */
function isDeadSomewhere(a: i32, b: i32, free: Bits): bool {
  if (a == b || !isLive(a) || !isLive(b)) return false;
  const players = alivePlayers(a, b);
  players.add(a);
  players.add(b);
  let dead = false;
  for (let w = 0; w < cellSetWords; w++) if (free[w] & ~players[w]) dead = true;
  players.drop(a);
  players.drop(b);
  return dead;
}

function listPartners(): bool {
  const free = takeBits(cellSetWords);
  if (!free) return false;
  let count = 0;
  for (let c = 1; c <= cellCount; c++) if (!emptyMap[c]) free.add(c);
  for (let a = 1; a <= cellCount; a++) {
    for (let b = 1; b <= cellCount; b++) if (isDeadSomewhere(a, b, free)) count++;
  }
  partners = takeShorts(count + 1);
  if (!partners) return false;
  count = 0;
  for (let a = 1; a <= cellCount; a++) {
    partnerBegins[a] = count;
    for (let b = 1; b <= cellCount; b++) if (isDeadSomewhere(a, b, free)) partners[count++] = b;
  }
  partnerBegins[cellCount + 1] = count;
  return true;
}

/** Continues the search for this many pairs; false once there is nothing left to do. */
export function findPairs(budget: i32): bool {
  if (pairStage == NOT_BEGUN) begin();
  while (pairStage == WORKING && budget-- > 0) {
    const list = changetype<Store<WaitingPair>>(waitingPairs);
    if (!list.count && !enterNext()) {
      pairStage = listPartners() ? READY : NONE;
      break;
    }
    if (!list.count) continue;
    const pair = list.last();
    list.count--;
    spread(pair.one, pair.other, pair.player);
  }
  return pairStage == WORKING;
}

/** Whether a box on `c` is dead together with another one on the map, with the player on `player`. */
export function isInDeadPair(map: Bytes, c: i32, player: i32): bool {
  if (pairStage != READY) return false;
  const end = partnerBegins[c + 1];
  for (let i = partnerBegins[c]; i < end; i++) {
    const other = partners[i];
    if (map[other] && !alivePlayers(c, other).has(player)) return true;
  }
  return false;
}
