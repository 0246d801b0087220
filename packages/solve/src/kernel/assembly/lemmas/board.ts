// What the lemma engine knows of the board: sets of cells as bits, the position at hand as a map, what the player reaches,
// and the pushes worth trying. An area that opens only by pushes into it, all possible now, comes first (the corral rule of
// docs/certificates.md, which the checker applies in the same way).

import { boxCount, cellCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { FAR, Maze, makeMaze } from '../level/maze';
import { shortages } from '../memory/arena';
import { Bits, Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { flood } from '../position/flood';
import { BOX, FREE, WALL } from '../position/map';

/** Words of a set of cells. */
export let setWords: i32 = 0;
export let boxMaze = changetype<Maze>(0);
/** u8[cell + 1]: 1 where a box can still reach a goal. */
export let liveCells = changetype<Bytes>(0);
/** u8[cell + 1]: the position at hand. */
export let boardMap = changetype<Bytes>(0);
let reachStamps = changetype<Ints>(0);
let reachStamp: i32 = 0;
let nearStamps = changetype<Ints>(0);
let nearStamp: i32 = 0;
let floodQueue = changetype<Shorts>(0);
/** u32[index]: box cell * 4 + direction. */
export let pushList = changetype<Ints>(0);
export let pushCount: i32 = 0;
let corralMarks = changetype<Bytes>(0);
let chosenMarks = changetype<Bytes>(0);
let triedMarks = changetype<Bytes>(0);
let corralStack = changetype<Shorts>(0);

const NO_CORRAL: i32 = 0x0fffffff;

/** After the level is loaded. False: out of memory. */
export function openBoard(): bool {
  const before = shortages;
  const maze = makeMaze(changetype<Bytes>(0));
  if (maze == null) return false;
  boxMaze = maze;
  setWords = (cellCount + 64) >> 6;
  const cells = cellCount + 1;
  liveCells = takeBytes(cells);
  boardMap = takeBytes(cells);
  reachStamps = takeInts(cells);
  nearStamps = takeInts(cells);
  floodQueue = takeShorts(cells);
  pushList = takeInts(boxCount * 4 + 4);
  corralMarks = takeBytes(cells);
  chosenMarks = takeBytes(cells);
  triedMarks = takeBytes(cells);
  corralStack = takeShorts(cells * 8);
  if (shortages > before) return false;
  boardMap[WALL_CELL] = WALL;
  for (let cell = 1; cell <= cellCount; cell++) {
    const until = maze.firstPart[cell + 1];
    for (let part = maze.firstPart[cell]; part < until; part++) if (reachesGoal(part)) liveCells[cell] = 1;
  }
  return true;
}

function reachesGoal(part: i32): bool {
  for (let goal = 0; goal < boxCount; goal++) if (boxMaze.pushesFrom(part, goal) != FAR) return true;
  return false;
}

/** Writes the cells of a set in order, u16 each, and counts them. */
export function listCells(set: Bits, into: Shorts): i32 {
  let count = 0;
  for (let word = 0; word < setWords; word++) {
    for (let bits = set[word]; bits; bits &= bits - 1) into[count++] = (word << 6) + (ctz(bits) as i32);
  }
  return count;
}

/** For assertions: boxes on the map. */
let boxesOnMap: i32 = 0;

/** In the checked build: the map must be empty. */
@inline
export function assertEmptyMap(): void {
  if (!ASC_NO_ASSERT) assert(boxesOnMap == 0);
}

/** Puts boxes on the map, or takes them off again. */
export function placeBoxes(cells: Shorts, count: i32): void {
  if (!ASC_NO_ASSERT) boxesOnMap += count;
  for (let i = 0; i < count; i++) boardMap[cells[i]] = BOX;
}

export function liftBoxes(cells: Shorts, count: i32): void {
  if (!ASC_NO_ASSERT) boxesOnMap -= count;
  for (let i = 0; i < count; i++) boardMap[cells[i]] = FREE;
}

/** Floods from the player; `isReached` then answers. Returns the least cell. */
export function reachFrom(player: i32): i32 {
  return flood(boardMap, player, reachStamps, ++reachStamp, floodQueue);
}

@inline
export function isReached(cell: i32): bool {
  return reachStamps[cell] == reachStamp;
}

/** The same for a position after a push, without forgetting the one before. */
export function leastCellFrom(player: i32): i32 {
  return flood(boardMap, player, nearStamps, ++nearStamp, floodQueue);
}

@inline
export function isNear(cell: i32): bool {
  return nearStamps[cell] == nearStamp;
}

/** Pushes into the smallest area that holds the seed and is closed, or NO_CORRAL. Marks the area 1 and its boxes 2. */
function countCorral(cells: Shorts, count: i32, seed: i32): i32 {
  corralMarks.clear(cellCount + 1);
  let top = 0;
  corralStack[top++] = seed;
  while (true) {
    while (top > 0) {
      const cell = corralStack[--top];
      if (cell == WALL_CELL || corralMarks[cell]) continue;
      const isBox = boardMap[cell] == BOX;
      corralMarks[cell] = isBox ? 2 : 1;
      if (!isBox) for (let d = 0; d < 4; d++) corralStack[top++] = neighbor(cell, d);
    }
    let pushes = 0;
    let isOffGoal = false;
    for (let i = 0; i < count; i++) {
      const box = cells[i];
      if (!corralMarks[box]) continue;
      if (!isGoal(box)) isOffGoal = true;
      for (let d = 0; d < 4; d++) {
        const from = neighbor(box, d ^ 2);
        const onto = neighbor(box, d);
        if (from == WALL_CELL || corralMarks[from] || onto == WALL_CELL) continue;
        const mark = corralMarks[onto];
        if (mark == 2 || !liveCells[onto]) continue;
        if (mark && isReached(from)) pushes++;
        else if (!mark && !isReached(onto)) corralStack[top++] = onto;
        else if (!isReached(from)) corralStack[top++] = from;
        else return NO_CORRAL;
      }
    }
    if (top == 0) return isOffGoal ? pushes : NO_CORRAL;
  }
}

/** The least number of pushes into a corral; its marks are then in `chosenMarks`. */
function chooseCorral(cells: Shorts, count: i32): i32 {
  const size = cellCount + 1;
  let best = NO_CORRAL;
  triedMarks.clear(size);
  for (let seed = 1; seed <= cellCount; seed++) {
    if (isReached(seed) || boardMap[seed] != FREE || triedMarks[seed]) continue;
    const pushes = countCorral(cells, count, seed);
    for (let cell = 1; cell <= cellCount; cell++) if (corralMarks[cell] == 1) triedMarks[cell] = 1;
    if (pushes >= best) continue;
    best = pushes;
    chosenMarks.copyFrom(corralMarks, size);
  }
  return best;
}

/** Fills `pushList` for the boxes on the map after `reachFrom`. In moves the corral rule is not sound. */
export function listPushes(cells: Shorts, count: i32, isInMoves: bool): void {
  const best = isInMoves ? NO_CORRAL : chooseCorral(cells, count);
  pushCount = 0;
  for (let i = 0; i < count; i++) {
    const box = cells[i];
    for (let d = 0; d < 4; d++) {
      const onto = neighbor(box, d);
      if (!isReached(neighbor(box, d ^ 2)) || boardMap[onto] != FREE || !liveCells[onto]) continue;
      if (best < NO_CORRAL && !(chosenMarks[box] == 2 && chosenMarks[onto] == 1)) continue;
      pushList[pushCount++] = (box << 2) | d;
    }
  }
}

/** Pushes onto live cells by a player anywhere in the region of the last `leastCellFrom`, corrals left aside. */
export function countPushes(cells: Shorts, count: i32): i32 {
  let pushes = 0;
  for (let i = 0; i < count; i++) {
    const box = cells[i];
    for (let d = 0; d < 4; d++) {
      const onto = neighbor(box, d);
      if (isNear(neighbor(box, d ^ 2)) && boardMap[onto] == FREE && liveCells[onto]) pushes++;
    }
  }
  return pushes;
}

/** u16[cell + 1]: walking distances on the map, 0xffff out of reach. */
export function measureWalks(player: i32, distances: Shorts): void {
  distances.fillOnes(cellCount + 1);
  distances[player] = 0;
  floodQueue[0] = player;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const cell = floodQueue[head];
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      if (boardMap[next] != FREE || distances[next] != 0xffff) continue;
      distances[next] = distances[cell] + 1;
      floodQueue[tail++] = next;
    }
  }
}
