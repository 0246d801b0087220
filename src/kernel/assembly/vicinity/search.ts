// Vicinity search (Gouëzel; used by YASS and JSoko): the cheapest way from one position of a solution to a later one that stays
// near the solution, by uniform cost over configuration and player cell. Costs are pairs: moves, then pushes, or the other way around.
//
// 1. Take the cheapest wave; drop the cells the player has been on.
// 2. If a position of the path is among the rest, note the cost. The last position ends the search: no other can gain more, since
//    the path from each of them to the last is near itself.
// 3. Walk: all cells beside the wave, as one wave.
// 4. Push: each box beside the wave with a free live cell behind it, into configurations near the path.
// Invariant: a player cell is visited once, at its least cost. When the search is cut short the notes of step 2 still hold.

import { arenaBytes, arenaMost, arenaTake } from '../memory/arena';
import {
  boardBytes,
  downWord,
  flip,
  floorMask,
  has,
  keyOf,
  leftWord,
  liveMask,
  openBoard,
  rightWord,
  rowWords,
  stride,
  takePadded,
  upWord,
  words,
} from './board';
import {
  addEntry,
  boxesAt,
  bytesPerConfiguration,
  clearConfigurations,
  count,
  enter,
  find,
  isRejected,
  keyAt,
  onPathAt,
  openConfigurations,
  referenceAt,
  reject,
  setOnPath,
  visitedAt,
} from './configurations';
import {
  isFrozenDeadlock,
  isTooLate,
  nearPosition,
  openPath,
  pathCount,
  pathFirst,
  pathKey,
  pathPlayer,
  positionAt,
  setNeighborhood,
  setPath,
} from './path';
import {
  addCell,
  bytesPerWave,
  clearWaves,
  fitsSecond,
  freeWave,
  isKnown,
  nextLayer,
  openWaves,
  takeWave,
  waveBoard,
  waveConfiguration,
  waveFor,
  waveSecond,
} from './waves';

export const RUNNING: i32 = 0;
export const DONE: i32 = 1;
export const FULL: i32 = 2;

let byPushes: bool = false;
let first: i32 = 0;
let lastFirst: i32 = 0;
let isOut: bool = false;
let isEndFree: bool = false;
let visited: f64 = 0;

/** i32 pairs per path position: the cost it was reached at, first -1 where it was not; and the player cell. */
let reached: usize = 0;

/** u32[mostPositions]: next path position with the same boxes. */
let samePath: usize = 0;

let front: usize = 0;
let open: usize = 0;
let scratch: usize = 0;

/** Makes room: words and stride of the board, positions at most, boxes, radius at most. Returns configurations, 0: no room. */
export function vicinityOpen(wordCount: i32, rowStride: i32, positions: i32, radii: i32, secondLimit: i32): i32 {
  if (!openBoard(wordCount, rowStride)) return 0;
  front = takePadded();
  open = takePadded();
  scratch = arenaTake(boardBytes);
  reached = arenaTake((positions as usize) * 12);
  samePath = arenaTake((positions as usize) << 2);
  if (front == 0 || open == 0 || scratch == 0 || reached == 0 || samePath == 0) return 0;
  if (!openPath(positions, radii)) return 0;
  const left = arenaMost() - arenaBytes();
  const each = bytesPerConfiguration() + bytesPerWave() + 8;
  const fit = left > (1 as usize) << 20 ? (((left - ((1 as usize) << 20)) / each) * 7) / 10 : 0;
  const limit = min(fit, (1 as usize) << 26) as u32;
  if (limit < 64) return 0;
  if (!openConfigurations(limit) || !openWaves(limit, secondLimit)) return 0;
  return limit as i32;
}

/** Begins a search along the positions written: from the first, toward the last of the path. `endFree`: wherever the player ends. */
export function vicinityBegin(
  count: i32,
  onPath: i32,
  pushes: i32,
  astray: i32,
  radius: i32,
  lag: i32,
  endFree: i32,
): void {
  clearConfigurations();
  clearWaves();
  setPath(count, onPath);
  setNeighborhood(astray, radius, lag);
  byPushes = pushes != 0;
  isEndFree = endFree != 0;
  isOut = false;
  first = 0;
  lastFirst = pathFirst(onPath - 1);
  for (let i = 0; i < onPath; i++) store<i32>(reached + (i as usize) * 12, -1);
  for (let i = onPath - 1; i >= 0; i--) {
    store<i32>(samePath + ((i as usize) << 2), -1);
    let configuration = find(pathKey(i));
    if (configuration < 0) configuration = enter(pathKey(i), positionAt(i), i);
    if (configuration < 0) {
      isOut = true;
      return;
    }
    store<i32>(samePath + ((i as usize) << 2), onPathAt(configuration));
    setOnPath(configuration, i);
  }
  const start = find(pathKey(0)) as u32;
  addEntry(start, pathPlayer(0), 4, 0, 0);
  addCell(waveFor(start, false, 0), pathPlayer(0));
}

/** Takes so many waves. */
export function vicinityStep(budget: i32): i32 {
  while (budget-- > 0) {
    if (isOut) return FULL;
    const wave = takeWave();
    if (wave == 0) {
      first++;
      if (first > lastFirst || !nextLayer()) return DONE;
      continue;
    }
    if (expand(wave)) return DONE;
    freeWave(wave);
  }
  return isOut ? FULL : RUNNING;
}

/** True: the last position is reached. */
function expand(wave: u32): bool {
  const configuration = waveConfiguration(wave);
  const second = waveSecond(wave);
  const boxes = boxesAt(configuration);
  const been = visitedAt(configuration);
  const board = waveBoard(wave);
  let any: u64 = 0;
  let cells: u64 = 0;
  let low = boardBytes;
  let high: usize = 0;
  for (let k: usize = 0; k < boardBytes; k += 8) {
    const fresh = load<u64>(board + k) & ~load<u64>(been + k);
    store<u64>(front + k, fresh);
    store<u64>(been + k, load<u64>(been + k) | fresh);
    any |= fresh;
    cells += popcnt(fresh);
    if (fresh != 0) {
      low = min(low, k);
      high = k;
    }
  }
  if (any == 0) return false;
  visited += cells as f64;
  // only words that a step from the front can reach
  const reach = (rowWords + 1) << 3;
  const from = low > reach ? low - reach : 0;
  const until = min(high + reach + 8, boardBytes);
  const openFrom = from > reach ? from - reach : 0;
  const openUntil = min(until + reach, boardBytes);
  for (let k = openFrom; k < openUntil; k += 8) store<u64>(open + k, load<u64>(liveMask + k) & ~load<u64>(boxes + k));
  if (onPathAt(configuration) >= 0 && noteReached(onPathAt(configuration), second)) return true;
  walk(configuration, second, boxes, been, from, until);
  for (let at = from; at < until; at += 8) {
    const box = load<u64>(boxes + at);
    const bit = (at << 3) as i32;
    const up = upWord(front, at) & box & downWord(open, at);
    const right = rightWord(front, at) & box & leftWord(open, at);
    const down = downWord(front, at) & box & upWord(open, at);
    const left = leftWord(front, at) & box & rightWord(open, at);
    if (up != 0) pushAll(configuration, second, up, bit, -stride, 0);
    if (right != 0) pushAll(configuration, second, right, bit, 1, 1);
    if (down != 0) pushAll(configuration, second, down, bit, stride, 2);
    if (left != 0) pushAll(configuration, second, left, bit, -1, 3);
  }
  return false;
}

/** Notes which positions of the path the front has reached; true when the last one is. */
function noteReached(position: i32, second: i32): bool {
  for (let i = position; i >= 0; i = load<i32>(samePath + ((i as usize) << 2))) {
    const at = reached + (i as usize) * 12;
    if (load<i32>(at) >= 0) continue;
    const isLast = i == pathCount - 1;
    let cell = pathPlayer(i);
    if (isLast && isEndFree) cell = anyCell(front);
    else if (!has(front, cell)) continue;
    store<i32>(at, first);
    store<i32>(at + 4, second);
    store<i32>(at + 8, cell);
    if (isLast) return true;
  }
  return false;
}

function anyCell(board: usize): i32 {
  for (let k: usize = 0; k < words; k++) {
    const word = load<u64>(board + (k << 3));
    if (word != 0) return ((k << 6) as i32) + (ctz(word) as i32);
  }
  return -1;
}

function walk(configuration: u32, second: i32, boxes: usize, been: usize, from: usize, until: usize): void {
  let wave: u32 = 0;
  const then = byPushes ? second + 1 : second;
  if (!byPushes && isTooLate(referenceAt(configuration), first + 1)) return;
  for (let k = from; k < until; k += 8) {
    const beside = upWord(front, k) | rightWord(front, k) | downWord(front, k) | leftWord(front, k);
    const fresh = beside & load<u64>(floorMask + k) & ~load<u64>(boxes + k) & ~load<u64>(been + k);
    if (fresh == 0) continue;
    if (wave == 0) {
      if (!fitsSecond(then)) return;
      wave = waveFor(configuration, !byPushes, then);
      if (wave == 0) {
        isOut = true;
        return;
      }
    }
    const at = waveBoard(wave) + k;
    store<u64>(at, load<u64>(at) | fresh);
  }
}

function pushAll(configuration: u32, second: i32, cells: u64, bit: i32, step: i32, direction: i32): void {
  while (cells != 0) {
    const from = bit + (ctz(cells) as i32);
    cells &= cells - 1;
    pushBox(configuration, second, from, from + step, direction);
  }
}

function pushBox(configuration: u32, second: i32, from: i32, to: i32, direction: i32): void {
  const key = keyAt(configuration) ^ keyOf(from) ^ keyOf(to);
  if (isRejected(key)) return;
  let after = find(key);
  if (after < 0) {
    const boxes = boxesAt(configuration);
    for (let k: usize = 0; k < boardBytes; k += 8) store<u64>(scratch + k, load<u64>(boxes + k));
    flip(scratch, from);
    flip(scratch, to);
    const near = nearPosition(scratch);
    if (near < 0 || isFrozenDeadlock(scratch, to)) {
      reject(key);
      return;
    }
    after = enter(key, scratch, near);
    if (after < 0) {
      isOut = true;
      return;
    }
  }
  const then = second + 1;
  if (isTooLate(referenceAt(after), first + 1)) return;
  if (!fitsSecond(then) || isKnown(after, true, then, from)) return;
  const wave = waveFor(after, true, then);
  if (wave == 0 || !addEntry(after, from, direction, first + 1, then)) {
    isOut = true;
    return;
  }
  addCell(wave, from);
}

/** The first cost a position was reached at, -1 where it was not. */
export function vicinityFirst(position: i32): i32 {
  return load<i32>(reached + (position as usize) * 12);
}

export function vicinitySecond(position: i32): i32 {
  return load<i32>(reached + (position as usize) * 12 + 4);
}

export function reachedCell(position: i32): i32 {
  return load<i32>(reached + (position as usize) * 12 + 8);
}

/** Player cells visited by all searches so far. */
export function vicinityVisited(): f64 {
  return visited;
}

export function vicinityConfigurations(): i32 {
  return count as i32;
}

/** The first cost the search has come to. */
export function vicinityLayer(): i32 {
  return first;
}

export function isByPushes(): bool {
  return byPushes;
}
