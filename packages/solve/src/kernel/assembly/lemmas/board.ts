// What the lemma engine knows of the board: sets of cells as bits, the position at hand as a map, what the player reaches,
// and the pushes worth trying. An area that opens only by pushes into it, all possible now, comes first (the corral rule of
// docs/certificates.md, which the checker applies in the same way).

import { boxCount, cellCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { FAR, Maze, makeMaze } from '../level/maze';
import { shortOfMemory, take } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt, wordAt } from '../memory/arrays';
import { flood } from '../position/flood';
import { BOX, FREE, WALL } from '../position/map';

/** Words of a set of cells. */
export let setWords: i32 = 0;
/** Bytes of a set of cells. */
export let setBytes: usize = 0;
export let boxMaze: Maze = changetype<Maze>(0);
/** u8[cell + 1]: 1 where a box can still reach a goal. */
export let liveCells: usize = 0;
/** u8[cell + 1]: the position at hand. */
export let boardMap: usize = 0;
let reachStamps: usize = 0;
let reachStamp: i32 = 0;
let nearStamps: usize = 0;
let nearStamp: i32 = 0;
let floodQueue: usize = 0;
/** u32[index]: box cell * 4 + direction. */
export let pushList: usize = 0;
export let pushCount: i32 = 0;
let corralMarks: usize = 0;
let chosenMarks: usize = 0;
let triedMarks: usize = 0;
let corralStack: usize = 0;

const NO_CORRAL: i32 = 0x0fffffff;

/** After the level is loaded. False: out of memory. */
export function openBoard(): bool {
  const maze = makeMaze(0);
  if (maze == null) return false;
  boxMaze = maze;
  setWords = (cellCount + 64) >> 6;
  setBytes = (setWords as usize) << 3;
  const cells = cellCount + 1;
  liveCells = take(cells);
  boardMap = take(cells);
  reachStamps = take(cells << 2);
  nearStamps = take(cells << 2);
  floodQueue = take(cells << 1);
  pushList = take((boxCount << 4) + 16);
  corralMarks = take(cells);
  chosenMarks = take(cells);
  triedMarks = take(cells);
  corralStack = take(cells << 4);
  if (shortOfMemory) return false;
  setByte(boardMap, WALL_CELL, WALL);
  for (let cell = 1; cell <= cellCount; cell++) {
    const until = intAt(maze.firstPart, cell + 1);
    for (let part = intAt(maze.firstPart, cell); part < until; part++)
      if (reachesGoal(part)) setByte(liveCells, cell, 1);
  }
  return true;
}

function reachesGoal(part: i32): bool {
  for (let goal = 0; goal < boxCount; goal++) if (boxMaze.pushesFrom(part, goal) != (FAR as i32)) return true;
  return false;
}

/** Writes the cells of a set in order, u16 each, and counts them. */
export function listCells(set: usize, into: usize): i32 {
  let count = 0;
  for (let word = 0; word < setWords; word++) {
    for (let bits = wordAt(set, word); bits; bits &= bits - 1)
      setShort(into, count++, (word << 6) + (ctz(bits) as i32));
  }
  return count;
}

/** Puts boxes on the map, or takes them off again. */
export function placeBoxes(cells: usize, count: i32): void {
  for (let i = 0; i < count; i++) setByte(boardMap, shortAt(cells, i), BOX);
}

export function liftBoxes(cells: usize, count: i32): void {
  for (let i = 0; i < count; i++) setByte(boardMap, shortAt(cells, i), FREE);
}

/** Floods from the player; `isReached` then answers. Returns the least cell. */
export function reachFrom(player: i32): i32 {
  return flood(boardMap, player, reachStamps, ++reachStamp, floodQueue);
}

@inline
export function isReached(cell: i32): bool {
  return intAt(reachStamps, cell) == reachStamp;
}

/** The same for a position after a push, without forgetting the one before. */
export function leastCellFrom(player: i32): i32 {
  return flood(boardMap, player, nearStamps, ++nearStamp, floodQueue);
}

@inline
export function isNear(cell: i32): bool {
  return intAt(nearStamps, cell) == nearStamp;
}

/** Pushes into the smallest area that holds the seed and is closed, or NO_CORRAL. Marks the area 1 and its boxes 2. */
function countCorral(cells: usize, count: i32, seed: i32): i32 {
  memory.fill(corralMarks, 0, (cellCount as usize) + 1);
  let top = 0;
  setShort(corralStack, top++, seed);
  while (true) {
    while (top > 0) {
      const cell = shortAt(corralStack, --top);
      if (cell == WALL_CELL || byteAt(corralMarks, cell)) continue;
      const isBox = byteAt(boardMap, cell) == BOX;
      setByte(corralMarks, cell, isBox ? 2 : 1);
      if (!isBox) for (let d = 0; d < 4; d++) setShort(corralStack, top++, neighbor(cell, d));
    }
    let pushes = 0;
    let isOffGoal = false;
    for (let i = 0; i < count; i++) {
      const box = shortAt(cells, i);
      if (!byteAt(corralMarks, box)) continue;
      if (!isGoal(box)) isOffGoal = true;
      for (let d = 0; d < 4; d++) {
        const from = neighbor(box, d ^ 2);
        const onto = neighbor(box, d);
        if (from == WALL_CELL || byteAt(corralMarks, from) || onto == WALL_CELL) continue;
        const mark = byteAt(corralMarks, onto);
        if (mark == 2 || !byteAt(liveCells, onto)) continue;
        if (mark && isReached(from)) pushes++;
        else if (!mark && !isReached(onto)) setShort(corralStack, top++, onto);
        else if (!isReached(from)) setShort(corralStack, top++, from);
        else return NO_CORRAL;
      }
    }
    if (top == 0) return isOffGoal ? pushes : NO_CORRAL;
  }
}

/** The least number of pushes into a corral; its marks are then in `chosenMarks`. */
function chooseCorral(cells: usize, count: i32): i32 {
  const size = (cellCount as usize) + 1;
  let best = NO_CORRAL;
  memory.fill(triedMarks, 0, size);
  for (let seed = 1; seed <= cellCount; seed++) {
    if (isReached(seed) || byteAt(boardMap, seed) != FREE || byteAt(triedMarks, seed)) continue;
    const pushes = countCorral(cells, count, seed);
    for (let cell = 1; cell <= cellCount; cell++) if (byteAt(corralMarks, cell) == 1) setByte(triedMarks, cell, 1);
    if (pushes >= best) continue;
    best = pushes;
    memory.copy(chosenMarks, corralMarks, size);
  }
  return best;
}

/** Fills `pushList` for the boxes on the map after `reachFrom`. In moves the corral rule is not sound. */
export function listPushes(cells: usize, count: i32, isInMoves: bool): void {
  const best = isInMoves ? NO_CORRAL : chooseCorral(cells, count);
  pushCount = 0;
  for (let i = 0; i < count; i++) {
    const box = shortAt(cells, i);
    for (let d = 0; d < 4; d++) {
      const onto = neighbor(box, d);
      if (!isReached(neighbor(box, d ^ 2)) || byteAt(boardMap, onto) != FREE || !byteAt(liveCells, onto)) continue;
      if (best < NO_CORRAL && !(byteAt(chosenMarks, box) == 2 && byteAt(chosenMarks, onto) == 1)) continue;
      setInt(pushList, pushCount++, (box << 2) | d);
    }
  }
}

/** Pushes onto live cells by a player anywhere in the region of the last `leastCellFrom`, corrals left aside. */
export function countPushes(cells: usize, count: i32): i32 {
  let pushes = 0;
  for (let i = 0; i < count; i++) {
    const box = shortAt(cells, i);
    for (let d = 0; d < 4; d++) {
      const onto = neighbor(box, d);
      if (isNear(neighbor(box, d ^ 2)) && byteAt(boardMap, onto) == FREE && byteAt(liveCells, onto)) pushes++;
    }
  }
  return pushes;
}

/** u16[cell + 1]: walking distances on the map, 0xffff out of reach. */
export function measureWalks(player: i32, distances: usize): void {
  memory.fill(distances, 0xff, ((cellCount as usize) + 1) << 1);
  setShort(distances, player, 0);
  setShort(floodQueue, 0, player);
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const cell = shortAt(floodQueue, head);
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      if (byteAt(boardMap, next) != FREE || shortAt(distances, next) != 0xffff) continue;
      setShort(distances, next, shortAt(distances, cell) + 1);
      setShort(floodQueue, tail++, next);
    }
  }
}
