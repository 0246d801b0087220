// Corral search: for an area that the player can't enter, keeps only the boxes around it and searches whether it can be
// opened or its boxes pushed to goals. Boxes that can leave the surroundings are removed at once: that only makes it
// easier, so an exhausted search is a proof of a deadlock. Verdicts are cached by board, since the same corral occurs
// under thousands of nodes; a search that reached its limit is repeated with a larger one if its corral keeps
// occurring. Source: Festival, YASS, JSoko.

import { cellCount, isGoal, neighbor } from '../../level/level';
import { makeValueCache, ValueCache } from '../../memory/key-cache';
import {
  Bits,
  Bytes,
  Ints,
  Shorts,
  takeBits,
  takeBytes,
  takeInts,
  takeShorts,
  takeWords,
  Words,
} from '../../memory/tables';
import {
  CORRAL_FIRST_POSITIONS,
  CORRAL_LAST_POSITIONS,
  CORRAL_REPEAT_QUERIES,
  MAX_CORRAL_POSITIONS,
} from '../../parameters';
import { BOX, WALL } from '../../position/map';
import { blockCells, hasRows, lowestInRegion, setRows } from '../../position/rows';
import {
  boardBoxes,
  boardKey,
  boardMap,
  boardPlayer,
  boxCount,
  flood,
  floodBoard,
  isReachable,
  loadBoard,
} from '../board/board';
import { around, boxKey, cellSetWords, goalSet, playerKey } from '../board/cell-tables';
import { generate, moveArea, moveAreas, moveCount, moveFrom, moveTo } from '../board/moves';
import { reachesGoal } from './goal-reach';

const FINE: i32 = 1;
const STUCK: i32 = 2;
const OVER: i32 = 3;
const CACHE_BITS: i32 = 16;
const SEEN: i32 = 1 << 14;
const MAX_AREAS: i32 = 32;

/** By board: a verdict, and above it how often it was asked for. */
let verdicts = changetype<ValueCache>(0);
let positionBoxSets = changetype<Bits>(0); // boxes by position
let positionClosedSets = changetype<Bits>(0); // corral cells still closed, by position
let positionPlayers = changetype<Shorts>(0);
let positionRanks = changetype<Ints>(0); // i32, -1 once looked at
let positionCount: i32 = 0;
let seenKeys = changetype<Words>(0);
let seenStamps = changetype<Ints>(0);
let seenStamp: i32 = 0;
let frozenSet = changetype<Bits>(0); // frozen boxes
let corralBoxes = changetype<Bits>(0);
let closedCells = changetype<Bits>(0);
let corralZone = changetype<Bytes>(0); // u8
let corralCells = changetype<Bits>(0);
let areaNumbers = changetype<Bytes>(0); // u8[cell]
let areaLowest = changetype<Shorts>(0);
/** i32: the cells of the areas, one area after the other, and where each begins. */
let areaCells = changetype<Ints>(0);
let areaBegins = changetype<Ints>(0);
let savedCorralBoxes = changetype<Bits>(0);

/** Searches made and positions searched. */
export let corralSearches: i32 = 0;
export let corralPositions: i32 = 0;

export function openCorralSearch(): void {
  verdicts = makeValueCache(CACHE_BITS);
  positionBoxSets = takeBits(MAX_CORRAL_POSITIONS, cellSetWords);
  positionClosedSets = takeBits(MAX_CORRAL_POSITIONS, cellSetWords);
  positionPlayers = takeShorts(MAX_CORRAL_POSITIONS);
  positionRanks = takeInts(MAX_CORRAL_POSITIONS);
  seenKeys = takeWords(SEEN);
  seenStamps = takeInts(SEEN);
  frozenSet = takeBits(cellSetWords);
  corralBoxes = takeBits(cellSetWords);
  closedCells = takeBits(cellSetWords);
  corralZone = takeBytes(cellCount + 1);
  corralCells = takeBits(cellSetWords);
  areaNumbers = takeBytes(cellCount + 1);
  areaLowest = takeShorts(256);
  areaCells = takeInts(cellCount + 1);
  areaBegins = takeInts(MAX_AREAS + 2);
  savedCorralBoxes = takeBits(cellSetWords);
}

function load(set: Bits, at: i32): void {
  loadBoard(set, at);
  for (let w = 0; w < cellSetWords; w++) {
    for (let bits = frozenSet[w]; bits; bits &= bits - 1) {
      boardMap[(w << 6) + (ctz<u64>(bits) as i32)] = WALL;
    }
  }
}

function isSeen(key: u64): bool {
  let at = (key as i32) & (SEEN - 1);
  while (seenStamps[at] == seenStamp) {
    if (seenKeys[at] == key) return true;
    at = (at + 1) & (SEEN - 1);
  }
  seenStamps[at] = seenStamp;
  seenKeys[at] = key;
  return false;
}

function add(set: Bits, closed: Bits, at: i32, rank: i32): bool {
  if (isSeen(boardKey(set, at))) return true;
  if (positionCount >= MAX_CORRAL_POSITIONS) return false;
  positionBoxSets.part(positionCount * cellSetWords).copyFrom(set, cellSetWords);
  positionClosedSets.part(positionCount * cellSetWords).copyFrom(closed, cellSetWords);
  positionPlayers[positionCount] = at;
  positionRanks[positionCount++] = rank;
  return true;
}

/**
 * Marks the closed cells and those around them; drops cells that have been reached. False if nothing is closed any
 * more.
 */
function shrinkZone(): bool {
  corralZone.clear(cellCount + 1);
  let any = false;
  for (let w = 0; w < cellSetWords; w++) {
    for (let bits = closedCells[w]; bits; bits &= bits - 1) {
      const c = (w << 6) + (ctz<u64>(bits) as i32);
      if (isReachable(c)) {
        closedCells.drop(c);
        continue;
      }
      if (boardMap[c] == BOX) continue;
      any = true;
      corralZone[c] = 1;
      for (let k = 0; k < 8; k++) corralZone[around(c, k)] = 1;
    }
  }
  return any;
}

function dropOutside(): bool {
  let dropped = false;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (corralZone[c]) continue;
    corralBoxes.drop(c);
    dropped = true;
  }
  return dropped;
}

/** Removes boxes that have a move out of the zone. */
function dropLeavers(): bool {
  let dropped = false;
  for (let i = 0; i < moveCount; i++) {
    if (corralZone[moveTo[i]]) continue;
    corralBoxes.drop(moveFrom[i]);
    dropped = true;
  }
  return dropped;
}

function hasEmptyGoal(): bool {
  for (let w = 0; w < cellSetWords; w++) if (closedCells[w] & goalSet[w] & ~corralBoxes[w]) return true;
  return false;
}

/** Loads the position in `corralBoxes`, `closedCells` and simplifies it until its moves stay in the zone. FINE or 0. */
function settle(at: i32): i32 {
  for (;;) {
    load(corralBoxes, at);
    floodBoard(at, frozenSet);
    if (!shrinkZone()) return FINE;
    if (dropOutside()) continue;
    if (corralBoxes.isWithin(goalSet, cellSetWords) && !hasEmptyGoal()) return FINE;
    generate(false, changetype<Bytes>(0), reachesGoal, false);
    if (!dropLeavers()) break;
  }
  return 0;
}

function nextPosition(): i32 {
  let best = -1;
  let bestRank = 0x7fffffff;
  for (let i = 0; i < positionCount; i++) {
    const rank = positionRanks[i];
    if (rank < 0 || rank >= bestRank) continue;
    bestRank = rank;
    best = i;
  }
  return best;
}

function search(set: Bits, at: i32, cap: i32): i32 {
  seenStamp++;
  positionCount = 0;
  corralSearches++;
  add(set, corralCells, at, 0);
  for (let looked = 0; ; looked++) {
    const i = nextPosition();
    if (i < 0) return STUCK;
    if (looked >= cap) return OVER;
    corralPositions++;
    positionRanks[i] = -1;
    corralBoxes.copyFrom(positionBoxSets.part(i * cellSetWords), cellSetWords);
    closedCells.copyFrom(positionClosedSets.part(i * cellSetWords), cellSetWords);
    if (settle(positionPlayers[i]) == FINE) return FINE;
    const count = moveCount;
    for (let k = 0; k < count; k++) {
      const from = moveFrom[k];
      const to = moveTo[k];
      corralBoxes.drop(from);
      corralBoxes.add(to);
      const fits = add(corralBoxes, closedCells, moveArea[k], (moveAreas[k] << 8) + boxCount);
      corralBoxes.drop(to);
      corralBoxes.add(from);
      if (!fits) return OVER;
    }
  }
  return OVER;
}

/** Whether the corral in `corralCells`, with the boxes in `corralBoxes` around it, is a deadlock. */
function isStuck(at: i32, salt: u64): bool {
  const key = boardKey(corralBoxes, at) ^ salt;
  const hash = (key ^ (key >> 31)) as i32;
  let cap = CORRAL_FIRST_POSITIONS;
  let queries = 0;
  const known = verdicts.get(key, hash) as i32;
  if (known) {
    if ((known & 255) == STUCK) return true;
    if ((known & 255) == FINE) return false;
    queries = (known >> 8) + 1;
    verdicts.put(key, hash, (OVER | (queries << 8)) as u64);
    if (queries < CORRAL_REPEAT_QUERIES || queries & (queries - 1)) return false;
    cap = min(queries, CORRAL_LAST_POSITIONS);
  }
  savedCorralBoxes.copyFrom(corralBoxes, cellSetWords);
  const verdict = search(savedCorralBoxes, at, cap);
  corralBoxes.copyFrom(savedCorralBoxes, cellSetWords);
  verdicts.put(key, hash, (verdict | (queries << 8)) as u64);
  return verdict == STUCK;
}

function labelAreas(): i32 {
  areaNumbers.clear(cellCount + 1);
  let areas = 0;
  let tail = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (boardMap[c] || areaNumbers[c]) continue;
    if (areas >= MAX_AREAS) return areas;
    areas++;
    areaLowest[areas] = c;
    areaBegins[areas] = tail;
    areaCells[tail++] = c;
    areaNumbers[c] = areas;
    for (let head = tail - 1; head < tail; head++) {
      const at = areaCells[head];
      for (let d = 0; d < 4; d++) {
        const to = neighbor(at, d);
        if (boardMap[to] || areaNumbers[to]) continue;
        areaNumbers[to] = areas;
        areaCells[tail++] = to;
      }
    }
    areaBegins[areas + 1] = tail;
  }
  return areas;
}

/** Collects the cells of one or two areas and the boxes around them. False if there is nothing to do there. */
function collect(a: i32, b: i32, boxSet: Bits): bool {
  corralCells.clear(cellSetWords);
  corralBoxes.clear(cellSetWords);
  const work = collectOne(a, boxSet);
  return b ? collectOne(b, boxSet) || work : work;
}

function collectOne(a: i32, boxSet: Bits): bool {
  let work = false;
  const end = areaBegins[a + 1];
  for (let at = areaBegins[a]; at < end; at++) {
    const c = areaCells[at];
    corralCells.add(c);
    if (isGoal(c)) work = true;
    for (let k = 0; k < 8; k++) {
      const box = around(c, k);
      if (!box || !boxSet.has(box) || frozenSet.has(box)) continue;
      corralBoxes.add(box);
      if (!isGoal(box)) work = true;
    }
  }
  return work;
}

function touch(a: i32, b: i32, boxSet: Bits): bool {
  for (let c = 1; c <= cellCount; c++) {
    if (!boxSet.has(c) || frozenSet.has(c)) continue;
    let met = 0;
    for (let d = 0; d < 4; d++) {
      const id = areaNumbers[neighbor(c, d)];
      if (id == a) met |= 1;
      if (id == b) met |= 2;
    }
    if (met == 3) return true;
  }
  return false;
}

/**
 * Tests every closed area of the current board (with frozen boxes as walls), then pairs that share a box. Overwrites
 * the board.
 */
export function hasDeadCorral(boxSet: Bits, wallKey: u64): bool {
  const home = boardPlayer;
  frozenSet.clear(cellSetWords);
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (boardMap[c] == WALL) frozenSet.add(c);
  }
  const areas = labelAreas();
  const own = areaNumbers[home];
  if (areas < 2) return false;
  const salt = wallKey * 0x9e3779b97f4a7c15;
  for (let a = 1; a <= areas; a++) {
    if (a == own || !collect(a, 0, boxSet)) continue;
    if (isStuck(subPlayer(home), salt ^ (playerKey[areaLowest[a]] << 1))) return true;
  }
  for (let a = 1; a <= areas; a++) {
    for (let b = a + 1; b <= areas; b++) {
      if (a == own || b == own || !touch(a, b, boxSet) || !collect(a, b, boxSet)) continue;
      const pair = (playerKey[areaLowest[a]] << 1) ^ (boxKey[areaLowest[b]] << 1);
      if (isStuck(subPlayer(home), salt ^ pair)) return true;
    }
  }
  return false;
}

/** The player's area once only the boxes in `corralBoxes` are left. */
function subPlayer(home: i32): i32 {
  if (hasRows) {
    setRows(changetype<Shorts>(0), 0);
    blockCells(corralBoxes, cellSetWords);
    blockCells(frozenSet, cellSetWords);
    return lowestInRegion(home);
  }
  load(corralBoxes, home);
  return flood(boardMap, home);
}
