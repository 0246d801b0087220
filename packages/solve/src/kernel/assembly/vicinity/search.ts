// Vicinity search (Gouëzel; used by YASS and JSoko): the cheapest path from one position of a solution to a later one
// that stays near the solution, by uniform-cost search over pushes. Costs are pairs: moves, then pushes, or the
// reverse.
//
// 1. Take the cheapest push that waits; it is stale if its player cell has a lower label by now.
// 2. Walk: label all cells that are reached at less than their label, within the configuration's limit.
// 3. Push: from each cell labeled, each box beside it with a free live cell behind it, into configurations near the path.
//    The player's new cell is labeled at once, and the push waits for its turn.
//
// Invariant: every label is the cost of a path that exists (labels only decrease), so a search that is cut short still
// counts. Labels up to the cost of the push taken last are final.

import { arenaBytes, arenaMost } from '../memory/arena';
import { Bits, Ints, Shorts, takeBits, takeShorts } from '../memory/tables';
import { TRACING } from '../tracing';
import { beyond, boardWords, cellKey, fourNeighbors, openBoard, openPushes } from './board';
import { openBound, pushesAtLeast } from './bound';
import {
  BLOCKED,
  bytesPerConfiguration,
  clearConfigurations,
  configurationAt,
  configurationCount,
  enter,
  find,
  freshPool,
  freshTable,
  isRejected,
  labelAt,
  openConfigurations,
  poolEnd,
  reject,
  setLabel,
  tableEnd,
  UNREACHED,
} from './configurations';
import { isFrozenDeadlock, openFreeze } from './freeze';
import {
  countAstray,
  mayBeNear,
  nearPosition,
  openPath,
  pathCount,
  pathFirst,
  pathKey,
  pathLeft,
  pathPlayer,
  pathSecond,
  positionAt,
  setNeighborhood,
  setPath,
  tooLateAt,
} from './path';
import {
  bytesPerQueued,
  clearQueue,
  dequeue,
  enqueue,
  fitsQueue,
  freshQueue,
  nextRow,
  openQueue,
  QUEUED_PER_CONFIGURATION,
  queuedCell,
  queuedConfiguration,
  queuedCost,
  queueEnd,
} from './queue';

const RUNNING: i32 = 0;
const DONE: i32 = 1;
const FULL: i32 = 2;

/** A push counts in both metrics. */
export const PUSH: u32 = 0x1_0001;
const START_COST: u32 = 0x1_0000;
/** The assumed cost of a push made ahead of the path, walks included. */
const MOVES_PER_PUSH: i32 = 2;

let byPushes: bool = false;
/** What one step of a walk adds to a cost. */
export let walkCost: u32 = 0;
let isOut: bool = false;
let isEndFree: bool = false;
let visitedCount: f64 = 0;
/** The cost of the push taken last. */
let pushCost: u32 = 0;

/** The last position of the path: where it is reached, and the least cost that is no better than what is known. */
let endKey: u64 = 0;
let endCell: i32 = 0;
let isEndReached: bool = false;
let costCeiling: u32 = 0;

/** Cells to walk on from, and how many. */
let walkQueue = changetype<Shorts>(0);
let walkEnd: i32 = 0;
let scratchSet = changetype<Bits>(0);

/**
 * Allocates memory for a board, a number of positions, costs below this many moves, and as many configurations as fit, up
 * to `most`. Returns the number of configurations; 0: out of memory.
 */
export function vicinityOpen(
  cells: i32,
  positions: i32,
  withRanks: i32,
  withDistances: i32,
  moves: i32,
  most: i32,
): i32 {
  if (!openBoard(cells, withRanks != 0)) return 0;
  walkQueue = takeShorts(cells);
  scratchSet = takeBits(boardWords);
  if (!walkQueue || !scratchSet || !openPath(positions) || !openFreeze() || !openBound(withDistances != 0)) return 0;
  const left = arenaMost() - arenaBytes();
  const spare = ((1 as usize) << 19) + ((moves as usize) << 3);
  const each = bytesPerConfiguration() + bytesPerQueued() * QUEUED_PER_CONFIGURATION;
  const fit = left > spare ? (left - spare) / each : 0;
  if (fit < 64) return 0;
  const limit = min(fit, most as usize) as u32;
  if (!openConfigurations(limit) || !openQueue(limit * QUEUED_PER_CONFIGURATION, moves)) return 0;
  return limit as i32;
}

/**
 * The memory of these three blocks that no search has written yet: addresses from and until. They are sized for the
 * largest search, and most searches are far smaller.
 */
export function vicinityFresh(block: i32): usize {
  return block == 0 ? freshPool() : block == 1 ? freshTable() : freshQueue();
}
export function vicinityFreshEnd(block: i32): usize {
  return block == 0 ? poolEnd() : block == 1 ? tableEnd() : queueEnd();
}

/**
 * Begins a search along the positions written: from the first, toward the last of the path. `endFree`:
 * wherever the player ends.
 */
export function vicinityBegin(
  count: i32,
  onPath: i32,
  pushes: i32,
  astray: i32,
  radius: i32,
  lag: i32,
  endFree: i32,
): void {
  openPushes();
  clearConfigurations();
  clearQueue();
  setPath(count, onPath);
  setNeighborhood(astray, radius, lag);
  byPushes = pushes != 0;
  walkCost = byPushes ? 1 : 0x1_0000;
  isEndFree = endFree != 0;
  isEndReached = false;
  isOut = false;
  pushCost = START_COST;
  endKey = pathKey(onPath - 1);
  endCell = pathPlayer(onPath - 1);
  // a path as good as the given one is found, too, so that the extent of the search is known
  costCeiling = START_COST + ((pathFirst(onPath - 1) as u32) << 16) + (pathSecond(onPath - 1) as u32) + 1;
  const start = enter(pathKey(0), positionAt(0), limitFor(0, pathLeft(0))) as u32;
  setLabel(configurationAt(start).labels(), pathPlayer(0), START_COST);
  enqueue(start, pathPlayer(0), START_COST, 0, false);
}

/** The least label that is too high near this position, with a lower bound of the pushes left. */
@inline
function limitFor(position: i32, pushes: i32): u32 {
  const late = ((min(tooLateAt(position, pushes, byPushes ? 1 : MOVES_PER_PUSH), 0xfffe) as u32) << 16) | 0xffff;
  return min(late, costCeiling - (pushes as u32) * PUSH);
}

@inline
export function isStart(configuration: u32, cell: i32, label: u32): bool {
  return configuration == 0 && label == START_COST && cell == pathPlayer(0);
}

/** Works until this many cells are labeled. */
export function vicinityStep(budget: i32): i32 {
  while (budget > 0) {
    if (isOut) return FULL;
    const entry = dequeue();
    if (entry == 0) {
      if (!byPushes || !nextRow()) return DONE;
      continue;
    }
    budget--;
    const configuration = queuedConfiguration(entry);
    const cell = queuedCell(entry);
    const labels = configurationAt(configuration).labels();
    if (labelAt(labels, cell) != queuedCost(entry) || queuedCost(entry) >= costCeiling) continue;
    pushCost = queuedCost(entry);
    if (configurationAt(configuration).key == endKey && isEndFree) {
      reachEnd(cell, pushCost);
      continue;
    }
    budget -= walk(configuration, labels, cell);
    if (configurationAt(configuration).key == endKey && labelAt(labels, endCell) < costCeiling) {
      reachEnd(endCell, labelAt(labels, endCell));
    }
  }
  return isOut ? FULL : RUNNING;
}

function reachEnd(cell: i32, at: u32): void {
  if (TRACING) trace('vicinity: end reached at cell, costs', 3, cell, at >> 16, at & 0xffff);
  isEndReached = true;
  endCell = cell;
  costCeiling = at;
}

/** Labels what can be walked to from a cell and makes the pushes from there. Returns how many cells it labeled. */
function walk(configuration: u32, labels: Ints, from: i32): i32 {
  const limit = min(configurationAt(configuration).limit, costCeiling);
  countAstray(configurationAt(configuration).boxes());
  walkEnd = 1;
  walkQueue[0] = from;
  for (let head = 0; head < walkEnd; head++) {
    const cell = walkQueue[head];
    const label = labelAt(labels, cell);
    const sides = fourNeighbors(cell);
    look(configuration, labels, label, limit, cell, 0, (sides & 0xffff) as i32);
    look(configuration, labels, label, limit, cell, 1, ((sides >> 16) & 0xffff) as i32);
    look(configuration, labels, label, limit, cell, 2, ((sides >> 32) & 0xffff) as i32);
    look(configuration, labels, label, limit, cell, 3, (sides >> 48) as i32);
  }
  visitedCount += walkEnd as f64;
  return walkEnd;
}

/** Looks from a cell of a walk to one side: a cell to walk on to, or a box to push. */
@inline
function look(configuration: u32, labels: Ints, label: u32, limit: u32, cell: i32, direction: i32, next: i32): void {
  const known = labelAt(labels, next);
  if (known == BLOCKED) {
    const onto = beyond(cell, direction);
    if (labelAt(labels, onto) == BLOCKED || label + PUSH >= costCeiling) return;
    pushBox(configuration, next, onto, label + PUSH);
    return;
  }
  const walked = label + walkCost;
  if (walked >= known || walked >= limit) return;
  setLabel(labels, next, walked);
  walkQueue[walkEnd++] = next;
}

function pushBox(configuration: u32, from: i32, to: i32, pushed: u32): void {
  if (!mayBeNear(from, to)) return;
  const key = configurationAt(configuration).key ^ cellKey(from) ^ cellKey(to);
  if (isRejected(key)) return;
  let after = find(key);
  if (after < 0) {
    const boxes = configurationAt(configuration).boxes();
    for (let k = 0; k < boardWords; k++) scratchSet[k] = boxes[k];
    scratchSet.flip(from);
    scratchSet.flip(to);
    const near = nearPosition(scratchSet, from, to);
    if (near < 0 || isFrozenDeadlock(scratchSet, to)) {
      reject(key);
      return;
    }
    const least = pushesAtLeast(scratchSet, positionAt(pathCount - 1));
    if (least < 0) {
      reject(key);
      return;
    }
    after = enter(key, scratchSet, limitFor(near, least));
    if (after < 0) {
      isOut = true;
      return;
    }
    if (TRACING) trace('vicinity: configuration, box from, to, near position', 4, after, from, to, near);
  }
  const labels = configurationAt(after).labels();
  if (labelAt(labels, from) <= pushed || pushed >= configurationAt(after).limit) return;
  const moves = (byPushes ? pushed & 0xffff : pushed >> 16) as i32;
  if (!fitsQueue(moves)) return;
  setLabel(labels, from, pushed);
  if (!enqueue(after, from, pushed, moves, byPushes)) isOut = true;
}

function labelAtPosition(position: i32): u32 {
  if (position == pathCount - 1 && isEndFree) return isEndReached ? costCeiling : UNREACHED;
  const configuration = find(pathKey(position));
  return configuration < 0 ? UNREACHED : labelAt(configurationAt(configuration).labels(), pathPlayer(position));
}

/** The first cost a position was reached at, -1 where it was not. */
export function vicinityFirst(position: i32): i32 {
  const label = labelAtPosition(position);
  return label == UNREACHED ? -1 : ((label >> 16) as i32) - 1;
}

export function vicinitySecond(position: i32): i32 {
  return (labelAtPosition(position) & 0xffff) as i32;
}

export function reachedCell(position: i32): i32 {
  return position == pathCount - 1 ? endCell : pathPlayer(position);
}

/** Player cells labeled by all searches so far. */
export function vicinityVisited(): f64 {
  return visitedCount;
}

export function vicinityConfigurations(): i32 {
  return configurationCount as i32;
}

/** The first cost that the search has reached. */
export function vicinityLayer(): i32 {
  return ((pushCost >> 16) as i32) - 1;
}
