// Corral search: for an area that the player can't enter, keeps only the boxes around it and searches whether it can be
// opened or its boxes pushed to goals. Boxes that can leave the surroundings are removed at once: that only makes it
// easier, so an exhausted search is a proof of a deadlock. Verdicts are cached by board, since the same corral occurs
// under thousands of nodes; a search that reached its limit is repeated with a larger one if its corral keeps
// occurring. Source: Festival, YASS, JSoko.

import { cellCount, isGoal, neighbor } from '../../level/level';
import { take, takeEach } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, setWord, shortAt, wordAt } from '../../memory/arrays';
import { addCell, areCellsWithin, clearCells, copyCells, dropCell, hasCell } from '../../memory/cell-sets';
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
const CACHE: i32 = 1 << 16;
const SEEN: i32 = 1 << 14;
const MAX_AREAS: i32 = 32;

let cacheKeys: usize = 0;
let cacheVerdicts: usize = 0; // u32: verdict, queries << 8
let positionBoxSets: usize = 0; // boxes by position
let positionClosedSets: usize = 0; // corral cells still closed, by position
let positionPlayers: usize = 0;
let positionRanks: usize = 0; // i32, -1 once looked at
let positionCount: i32 = 0;
let seenKeys: usize = 0;
let seenStamps: usize = 0;
let seenStamp: i32 = 0;
let frozenSet: usize = 0; // frozen boxes
let corralBoxes: usize = 0;
let closedCells: usize = 0;
let corralZone: usize = 0; // u8
let corralCells: usize = 0;
let areaNumbers: usize = 0; // u8[cell]
let areaLowest: usize = 0;
/** i32: the cells of the areas, one area after the other, and where each begins. */
let areaCells: usize = 0;
let areaBegins: usize = 0;
let savedCorralBoxes: usize = 0;

/** Searches made and positions searched. */
export let corralSearches: i32 = 0;
export let corralPositions: i32 = 0;

export function openCorralSearch(): void {
  cacheKeys = take(CACHE * 8);
  cacheVerdicts = take(CACHE * 4);
  positionBoxSets = takeEach(MAX_CORRAL_POSITIONS, cellSetWords * 8);
  positionClosedSets = takeEach(MAX_CORRAL_POSITIONS, cellSetWords * 8);
  positionPlayers = take(MAX_CORRAL_POSITIONS * 2);
  positionRanks = take(MAX_CORRAL_POSITIONS * 4);
  seenKeys = take(SEEN * 8);
  seenStamps = take(SEEN * 4);
  frozenSet = take(cellSetWords * 8);
  corralBoxes = take(cellSetWords * 8);
  closedCells = take(cellSetWords * 8);
  corralZone = take(cellCount + 1);
  corralCells = take(cellSetWords * 8);
  areaNumbers = take(cellCount + 1);
  areaLowest = take(256 * 2);
  areaCells = take((cellCount + 1) * 4);
  areaBegins = take((MAX_AREAS + 2) * 4);
  savedCorralBoxes = take(cellSetWords * 8);
}

@inline
function setAt(table: usize, i: i32): usize {
  return table + <usize>(i * cellSetWords * 8);
}

function load(set: usize, at: i32): void {
  loadBoard(set, at);
  for (let w = 0; w < cellSetWords; w++) {
    for (let bits = wordAt(frozenSet, w); bits; bits &= bits - 1) {
      setByte(boardMap, (w << 6) + <i32>ctz<u64>(bits), WALL);
    }
  }
}

function isSeen(key: u64): bool {
  let at = <i32>key & (SEEN - 1);
  while (intAt(seenStamps, at) == seenStamp) {
    if (wordAt(seenKeys, at) == key) return true;
    at = (at + 1) & (SEEN - 1);
  }
  setInt(seenStamps, at, seenStamp);
  setWord(seenKeys, at, key);
  return false;
}

function add(set: usize, closed: usize, at: i32, rank: i32): bool {
  if (isSeen(boardKey(set, at))) return true;
  if (positionCount >= MAX_CORRAL_POSITIONS) return false;
  copyCells(setAt(positionBoxSets, positionCount), set, cellSetWords);
  copyCells(setAt(positionClosedSets, positionCount), closed, cellSetWords);
  setShort(positionPlayers, positionCount, at);
  setInt(positionRanks, positionCount++, rank);
  return true;
}

/**
 * Marks the closed cells and those around them; drops cells that have been reached. False if nothing is closed any
 * more.
 */
function shrinkZone(): bool {
  memory.fill(corralZone, 0, <usize>(cellCount + 1));
  let any = false;
  for (let w = 0; w < cellSetWords; w++) {
    for (let bits = wordAt(closedCells, w); bits; bits &= bits - 1) {
      const c = (w << 6) + <i32>ctz<u64>(bits);
      if (isReachable(c)) {
        dropCell(closedCells, c);
        continue;
      }
      if (byteAt(boardMap, c) == BOX) continue;
      any = true;
      setByte(corralZone, c, 1);
      for (let k = 0; k < 8; k++) setByte(corralZone, around(c, k), 1);
    }
  }
  return any;
}

function dropOutside(): bool {
  let dropped = false;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (byteAt(corralZone, c)) continue;
    dropCell(corralBoxes, c);
    dropped = true;
  }
  return dropped;
}

/** Removes boxes that have a move out of the zone. */
function dropLeavers(): bool {
  let dropped = false;
  for (let i = 0; i < moveCount; i++) {
    if (byteAt(corralZone, shortAt(moveTo, i))) continue;
    dropCell(corralBoxes, shortAt(moveFrom, i));
    dropped = true;
  }
  return dropped;
}

function hasEmptyGoal(): bool {
  for (let w = 0; w < cellSetWords; w++)
    if (wordAt(closedCells, w) & wordAt(goalSet, w) & ~wordAt(corralBoxes, w)) return true;
  return false;
}

/** Loads the position in `corralBoxes`, `closedCells` and simplifies it until its moves stay in the zone. FINE or 0. */
function settle(at: i32): i32 {
  for (;;) {
    load(corralBoxes, at);
    floodBoard(at, frozenSet);
    if (!shrinkZone()) return FINE;
    if (dropOutside()) continue;
    if (areCellsWithin(corralBoxes, goalSet, cellSetWords) && !hasEmptyGoal()) return FINE;
    generate(false, 0, reachesGoal, false);
    if (!dropLeavers()) break;
  }
  return 0;
}

function nextPosition(): i32 {
  let best = -1;
  let bestRank = 0x7fffffff;
  for (let i = 0; i < positionCount; i++) {
    const rank = intAt(positionRanks, i);
    if (rank < 0 || rank >= bestRank) continue;
    bestRank = rank;
    best = i;
  }
  return best;
}

function search(set: usize, at: i32, cap: i32): i32 {
  seenStamp++;
  positionCount = 0;
  corralSearches++;
  add(set, corralCells, at, 0);
  for (let looked = 0; ; looked++) {
    const i = nextPosition();
    if (i < 0) return STUCK;
    if (looked >= cap) return OVER;
    corralPositions++;
    setInt(positionRanks, i, -1);
    copyCells(corralBoxes, setAt(positionBoxSets, i), cellSetWords);
    copyCells(closedCells, setAt(positionClosedSets, i), cellSetWords);
    if (settle(shortAt(positionPlayers, i)) == FINE) return FINE;
    const count = moveCount;
    for (let k = 0; k < count; k++) {
      const from = shortAt(moveFrom, k);
      const to = shortAt(moveTo, k);
      dropCell(corralBoxes, from);
      addCell(corralBoxes, to);
      const fits = add(corralBoxes, closedCells, shortAt(moveArea, k), (shortAt(moveAreas, k) << 8) + boxCount);
      dropCell(corralBoxes, to);
      addCell(corralBoxes, from);
      if (!fits) return OVER;
    }
  }
  return OVER;
}

/** Whether the corral in `corralCells`, with the boxes in `corralBoxes` around it, is a deadlock. */
function isStuck(at: i32, salt: u64): bool {
  const key = boardKey(corralBoxes, at) ^ salt;
  const place = <i32>((key ^ (key >> 31)) & (CACHE - 1));
  let cap = CORRAL_FIRST_POSITIONS;
  let queries = 0;
  if (wordAt(cacheKeys, place) == key) {
    const known = intAt(cacheVerdicts, place);
    if ((known & 255) == STUCK) return true;
    if ((known & 255) == FINE) return false;
    queries = (known >> 8) + 1;
    setInt(cacheVerdicts, place, OVER | (queries << 8));
    if (queries < CORRAL_REPEAT_QUERIES || queries & (queries - 1)) return false;
    cap = min(queries, CORRAL_LAST_POSITIONS);
  }
  copyCells(savedCorralBoxes, corralBoxes, cellSetWords);
  const verdict = search(savedCorralBoxes, at, cap);
  copyCells(corralBoxes, savedCorralBoxes, cellSetWords);
  setWord(cacheKeys, place, key);
  setInt(cacheVerdicts, place, verdict | (queries << 8));
  return verdict == STUCK;
}

function labelAreas(): i32 {
  memory.fill(areaNumbers, 0, <usize>(cellCount + 1));
  let areas = 0;
  let tail = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(boardMap, c) || byteAt(areaNumbers, c)) continue;
    if (areas >= MAX_AREAS) return areas;
    areas++;
    setShort(areaLowest, areas, c);
    setInt(areaBegins, areas, tail);
    setInt(areaCells, tail++, c);
    setByte(areaNumbers, c, areas);
    for (let head = tail - 1; head < tail; head++) {
      const at = intAt(areaCells, head);
      for (let d = 0; d < 4; d++) {
        const to = neighbor(at, d);
        if (byteAt(boardMap, to) || byteAt(areaNumbers, to)) continue;
        setByte(areaNumbers, to, areas);
        setInt(areaCells, tail++, to);
      }
    }
    setInt(areaBegins, areas + 1, tail);
  }
  return areas;
}

/** Collects the cells of one or two areas and the boxes around them. False if there is nothing to do there. */
function collect(a: i32, b: i32, boxSet: usize): bool {
  clearCells(corralCells, cellSetWords);
  clearCells(corralBoxes, cellSetWords);
  const work = collectOne(a, boxSet);
  return b ? collectOne(b, boxSet) || work : work;
}

function collectOne(a: i32, boxSet: usize): bool {
  let work = false;
  const end = intAt(areaBegins, a + 1);
  for (let at = intAt(areaBegins, a); at < end; at++) {
    const c = intAt(areaCells, at);
    addCell(corralCells, c);
    if (isGoal(c)) work = true;
    for (let k = 0; k < 8; k++) {
      const box = around(c, k);
      if (!box || !hasCell(boxSet, box) || hasCell(frozenSet, box)) continue;
      addCell(corralBoxes, box);
      if (!isGoal(box)) work = true;
    }
  }
  return work;
}

function touch(a: i32, b: i32, boxSet: usize): bool {
  for (let c = 1; c <= cellCount; c++) {
    if (!hasCell(boxSet, c) || hasCell(frozenSet, c)) continue;
    let met = 0;
    for (let d = 0; d < 4; d++) {
      const id = byteAt(areaNumbers, neighbor(c, d));
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
export function hasDeadCorral(boxSet: usize, wallKey: u64): bool {
  const home = boardPlayer;
  clearCells(frozenSet, cellSetWords);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (byteAt(boardMap, c) == WALL) addCell(frozenSet, c);
  }
  const areas = labelAreas();
  const own = byteAt(areaNumbers, home);
  if (areas < 2) return false;
  const salt = wallKey * 0x9e3779b97f4a7c15;
  for (let a = 1; a <= areas; a++) {
    if (a == own || !collect(a, 0, boxSet)) continue;
    if (isStuck(subPlayer(home), salt ^ (wordAt(playerKey, shortAt(areaLowest, a)) << 1))) return true;
  }
  for (let a = 1; a <= areas; a++) {
    for (let b = a + 1; b <= areas; b++) {
      if (a == own || b == own || !touch(a, b, boxSet) || !collect(a, b, boxSet)) continue;
      const pair = (wordAt(playerKey, shortAt(areaLowest, a)) << 1) ^ (wordAt(boxKey, shortAt(areaLowest, b)) << 1);
      if (isStuck(subPlayer(home), salt ^ pair)) return true;
    }
  }
  return false;
}

/** The player's area once only the boxes in `corralBoxes` are left. */
function subPlayer(home: i32): i32 {
  if (hasRows) {
    setRows(0, 0);
    blockCells(corralBoxes, cellSetWords);
    blockCells(frozenSet, cellSetWords);
    return lowestInRegion(home);
  }
  load(corralBoxes, home);
  return flood(boardMap, home);
}
