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
import { boardKey, boxCount, boxes, flood, floodBoard, isReachable, loadBoard, map, player } from '../board/board';
import { around, boxKey, goalSet, playerKey, words } from '../board/cell-tables';
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
let sets: usize = 0; // boxes by position
let lefts: usize = 0; // corral cells still closed, by position
let players: usize = 0;
let ranks: usize = 0; // i32, -1 once looked at
let positions: i32 = 0;
let seenKeys: usize = 0;
let seenStamps: usize = 0;
let stamp: i32 = 0;
let walls: usize = 0; // frozen boxes
let mine: usize = 0;
let left: usize = 0;
let zone: usize = 0; // u8
let corral: usize = 0;
let area: usize = 0; // u8[cell]
let lows: usize = 0;
/** i32: the cells of the areas, one area after the other, and where each begins. */
let queue: usize = 0;
let begins: usize = 0;
let all: usize = 0;

/** Searches made and positions searched. */
export let corralSearches: i32 = 0;
export let corralPositions: i32 = 0;

export function openCorralSearch(): void {
  cacheKeys = take(CACHE * 8);
  cacheVerdicts = take(CACHE * 4);
  sets = takeEach(MAX_CORRAL_POSITIONS, words * 8);
  lefts = takeEach(MAX_CORRAL_POSITIONS, words * 8);
  players = take(MAX_CORRAL_POSITIONS * 2);
  ranks = take(MAX_CORRAL_POSITIONS * 4);
  seenKeys = take(SEEN * 8);
  seenStamps = take(SEEN * 4);
  walls = take(words * 8);
  mine = take(words * 8);
  left = take(words * 8);
  zone = take(cellCount + 1);
  corral = take(words * 8);
  area = take(cellCount + 1);
  lows = take(256 * 2);
  queue = take((cellCount + 1) * 4);
  begins = take((MAX_AREAS + 2) * 4);
  all = take(words * 8);
}

@inline
function setAt(table: usize, i: i32): usize {
  return table + <usize>(i * words * 8);
}

function load(set: usize, at: i32): void {
  loadBoard(set, at);
  for (let w = 0; w < words; w++) {
    for (let bits = wordAt(walls, w); bits; bits &= bits - 1) {
      setByte(map, (w << 6) + <i32>ctz<u64>(bits), WALL);
    }
  }
}

function isSeen(key: u64): bool {
  let at = <i32>key & (SEEN - 1);
  while (intAt(seenStamps, at) == stamp) {
    if (wordAt(seenKeys, at) == key) return true;
    at = (at + 1) & (SEEN - 1);
  }
  setInt(seenStamps, at, stamp);
  setWord(seenKeys, at, key);
  return false;
}

function add(set: usize, closed: usize, at: i32, rank: i32): bool {
  if (isSeen(boardKey(set, at))) return true;
  if (positions >= MAX_CORRAL_POSITIONS) return false;
  copyCells(setAt(sets, positions), set, words);
  copyCells(setAt(lefts, positions), closed, words);
  setShort(players, positions, at);
  setInt(ranks, positions++, rank);
  return true;
}

/**
 * Marks the closed cells and those around them; drops cells that have been reached. False if nothing is closed any
 * more.
 */
function shrinkZone(): bool {
  memory.fill(zone, 0, <usize>(cellCount + 1));
  let any = false;
  for (let w = 0; w < words; w++) {
    for (let bits = wordAt(left, w); bits; bits &= bits - 1) {
      const c = (w << 6) + <i32>ctz<u64>(bits);
      if (isReachable(c)) {
        dropCell(left, c);
        continue;
      }
      if (byteAt(map, c) == BOX) continue;
      any = true;
      setByte(zone, c, 1);
      for (let k = 0; k < 8; k++) setByte(zone, around(c, k), 1);
    }
  }
  return any;
}

function dropOutside(): bool {
  let dropped = false;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(zone, c)) continue;
    dropCell(mine, c);
    dropped = true;
  }
  return dropped;
}

/** Removes boxes that have a move out of the zone. */
function dropLeavers(): bool {
  let dropped = false;
  for (let i = 0; i < moveCount; i++) {
    if (byteAt(zone, shortAt(moveTo, i))) continue;
    dropCell(mine, shortAt(moveFrom, i));
    dropped = true;
  }
  return dropped;
}

function hasEmptyGoal(): bool {
  for (let w = 0; w < words; w++) if (wordAt(left, w) & wordAt(goalSet, w) & ~wordAt(mine, w)) return true;
  return false;
}

/** Loads the position in `mine`, `left` and simplifies it until its moves stay in the zone. FINE or 0. */
function settle(at: i32): i32 {
  for (;;) {
    load(mine, at);
    floodBoard(at, walls);
    if (!shrinkZone()) return FINE;
    if (dropOutside()) continue;
    if (areCellsWithin(mine, goalSet, words) && !hasEmptyGoal()) return FINE;
    generate(false, 0, reachesGoal, false);
    if (!dropLeavers()) break;
  }
  return 0;
}

function nextPosition(): i32 {
  let best = -1;
  let bestRank = 0x7fffffff;
  for (let i = 0; i < positions; i++) {
    const rank = intAt(ranks, i);
    if (rank < 0 || rank >= bestRank) continue;
    bestRank = rank;
    best = i;
  }
  return best;
}

function search(set: usize, at: i32, cap: i32): i32 {
  stamp++;
  positions = 0;
  corralSearches++;
  add(set, corral, at, 0);
  for (let looked = 0; ; looked++) {
    const i = nextPosition();
    if (i < 0) return STUCK;
    if (looked >= cap) return OVER;
    corralPositions++;
    setInt(ranks, i, -1);
    copyCells(mine, setAt(sets, i), words);
    copyCells(left, setAt(lefts, i), words);
    if (settle(shortAt(players, i)) == FINE) return FINE;
    const count = moveCount;
    for (let k = 0; k < count; k++) {
      const from = shortAt(moveFrom, k);
      const to = shortAt(moveTo, k);
      dropCell(mine, from);
      addCell(mine, to);
      const fits = add(mine, left, shortAt(moveArea, k), (shortAt(moveAreas, k) << 8) + boxCount);
      dropCell(mine, to);
      addCell(mine, from);
      if (!fits) return OVER;
    }
  }
  return OVER;
}

/** Whether the corral in `corral`, with the boxes in `mine` around it, is a deadlock. */
function isStuck(at: i32, salt: u64): bool {
  const key = boardKey(mine, at) ^ salt;
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
  copyCells(all, mine, words);
  const verdict = search(all, at, cap);
  copyCells(mine, all, words);
  setWord(cacheKeys, place, key);
  setInt(cacheVerdicts, place, verdict | (queries << 8));
  return verdict == STUCK;
}

function labelAreas(): i32 {
  memory.fill(area, 0, <usize>(cellCount + 1));
  let areas = 0;
  let tail = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(map, c) || byteAt(area, c)) continue;
    if (areas >= MAX_AREAS) return areas;
    areas++;
    setShort(lows, areas, c);
    setInt(begins, areas, tail);
    setInt(queue, tail++, c);
    setByte(area, c, areas);
    for (let head = tail - 1; head < tail; head++) {
      const at = intAt(queue, head);
      for (let d = 0; d < 4; d++) {
        const to = neighbor(at, d);
        if (byteAt(map, to) || byteAt(area, to)) continue;
        setByte(area, to, areas);
        setInt(queue, tail++, to);
      }
    }
    setInt(begins, areas + 1, tail);
  }
  return areas;
}

/** Collects the cells of one or two areas and the boxes around them. False if there is nothing to do there. */
function collect(a: i32, b: i32, boxSet: usize): bool {
  clearCells(corral, words);
  clearCells(mine, words);
  const work = collectOne(a, boxSet);
  return b ? collectOne(b, boxSet) || work : work;
}

function collectOne(a: i32, boxSet: usize): bool {
  let work = false;
  const end = intAt(begins, a + 1);
  for (let at = intAt(begins, a); at < end; at++) {
    const c = intAt(queue, at);
    addCell(corral, c);
    if (isGoal(c)) work = true;
    for (let k = 0; k < 8; k++) {
      const box = around(c, k);
      if (!box || !hasCell(boxSet, box) || hasCell(walls, box)) continue;
      addCell(mine, box);
      if (!isGoal(box)) work = true;
    }
  }
  return work;
}

function touch(a: i32, b: i32, boxSet: usize): bool {
  for (let c = 1; c <= cellCount; c++) {
    if (!hasCell(boxSet, c) || hasCell(walls, c)) continue;
    let met = 0;
    for (let d = 0; d < 4; d++) {
      const id = byteAt(area, neighbor(c, d));
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
  const home = player;
  clearCells(walls, words);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(map, c) == WALL) addCell(walls, c);
  }
  const areas = labelAreas();
  const own = byteAt(area, home);
  if (areas < 2) return false;
  const salt = wallKey * 0x9e3779b97f4a7c15;
  for (let a = 1; a <= areas; a++) {
    if (a == own || !collect(a, 0, boxSet)) continue;
    if (isStuck(subPlayer(home), salt ^ (wordAt(playerKey, shortAt(lows, a)) << 1))) return true;
  }
  for (let a = 1; a <= areas; a++) {
    for (let b = a + 1; b <= areas; b++) {
      if (a == own || b == own || !touch(a, b, boxSet) || !collect(a, b, boxSet)) continue;
      const pair = (wordAt(playerKey, shortAt(lows, a)) << 1) ^ (wordAt(boxKey, shortAt(lows, b)) << 1);
      if (isStuck(subPlayer(home), salt ^ pair)) return true;
    }
  }
  return false;
}

/** The player's area once only the boxes in `mine` are left. */
function subPlayer(home: i32): i32 {
  if (hasRows) {
    setRows(0, 0);
    blockCells(mine, words);
    blockCells(walls, words);
    return lowestInRegion(home);
  }
  load(mine, home);
  return flood(map, home);
}
