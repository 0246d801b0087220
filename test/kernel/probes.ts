// Single parts of the kernel, exported for tests that compare each with a simpler program.

import { paddedBoard } from '../../packages/solve/src/kernel/assembly/board/bits';
import { flood } from '../../packages/solve/src/kernel/assembly/board/flood';
import { bitCount, bitOf, layBoard } from '../../packages/solve/src/kernel/assembly/board/layout';
import {
  beginFullMatching,
  matchRow,
  openFullMatching,
} from '../../packages/solve/src/kernel/assembly/fess/deadlock/full-matching';
import {
  boxCells,
  boxCount,
  cellCount,
  cellOf,
  goalCount,
  levelLoad,
  neighbor,
  playerCell,
} from '../../packages/solve/src/kernel/assembly/level/level';
import { findLive, isLive } from '../../packages/solve/src/kernel/assembly/level/live';
import { makeMaze } from '../../packages/solve/src/kernel/assembly/level/maze';
import { arenaTake } from '../../packages/solve/src/kernel/assembly/memory/arena';
import { makeIndexTable } from '../../packages/solve/src/kernel/assembly/memory/index-table';
import { Bits, Bytes, Shorts, takeInts, takeShorts } from '../../packages/solve/src/kernel/assembly/memory/tables';
import {
  assignRow,
  makeMatching,
  matchingCost,
  rowCosts,
} from '../../packages/solve/src/kernel/assembly/position/cheapest-matching';
import { flood as floodMap, floodSize } from '../../packages/solve/src/kernel/assembly/position/flood';
import { freezesDead, openFreeze } from '../../packages/solve/src/kernel/assembly/position/freeze';
import { isFrozenDead, makeFreezeBoards } from '../../packages/solve/src/kernel/assembly/position/freeze-boards';
import { BOX, FREE } from '../../packages/solve/src/kernel/assembly/position/map';
import { findCorral, makeCorral } from '../../packages/solve/src/kernel/assembly/position/pi-corral';
import { hasRows, regionAfter, rowsSize } from '../../packages/solve/src/kernel/assembly/position/rows';
import { cellOfRow, DEAD, fitBound, makeBound } from '../../packages/solve/src/kernel/assembly/star/bound';
import { findFrozen, makeFrozen, mazeForHeld } from '../../packages/solve/src/kernel/assembly/star/frozen';
import {
  hasPairs,
  LOST,
  openPairs,
  pairFlag,
  pairState,
  stepPairs,
} from '../../packages/solve/src/kernel/assembly/star/pairs';
import { gatherPairs, makePenalty, penalty } from '../../packages/solve/src/kernel/assembly/star/penalty';
import {
  floodFrom,
  makePosition,
  placeBoxes,
  positionBoxes,
  positionMap,
  reachStamp,
  reachStamps,
} from '../../packages/solve/src/kernel/assembly/star/position';
import { setSwitches } from '../../packages/solve/src/kernel/assembly/switches';
import { candidateBoard, layBoxes, makeFrame } from '../../packages/solve/src/kernel/assembly/two-sided/frame';

/**
 * Enters this many records under hashes of a simple generator and looks each up again; returns how many were not found.
 */
export function probeTable(records: i32, seed: u32): i32 {
  const table = makeIndexTable();
  if (table == null) return -1;
  for (let i = 0; i < records; i++) if (!table.add(probeHash(seed, i), i as u32)) return -1;
  let missing = 0;
  for (let i = 0; i < records; i++) {
    let record = table.first(probeHash(seed, i));
    while (record >= 0 && record != i) record = table.next();
    if (record < 0) missing++;
  }
  return missing;
}

/** Every third hash is shared by three records, as equal hashes are the hard case of open addressing. */
function probeHash(seed: u32, record: i32): u32 {
  return (((record / 3) as u32) ^ seed) * 0x9e3779b1;
}

/** Room for a cost matrix u16[rows * size] to be filled before probeMatching; the size is the level's number of goals. */
export function probeCosts(): usize {
  if (!levelLoad() || !makeMatching(goalCount, false)) return 0;
  return arenaTake(((goalCount * goalCount) as usize) << 1);
}

/** The least cost of an assignment of all rows, or -1 when there is none. */
export function probeMatching(costs: usize): i32 {
  for (let i = 0; i < goalCount; i++)
    rowCosts[i] = changetype<Shorts>((costs + (((i * goalCount) as usize) << 1)) as i32);
  for (let i = 0; i < goalCount; i++) if (!assignRow(i)) return -1;
  return matchingCost();
}

/** Room for one set of up to 64 columns for each of 64 rows, and after them the set of all columns. */
export function probeSets(): usize {
  openFullMatching(1);
  return arenaTake(65 * 8);
}

/** The first row that has no column in a full matching with those before it, or how many rows there are. */
export function probeFullMatching(sets: usize, rows: i32): i32 {
  beginFullMatching(changetype<Bits>(sets + 64 * 8), 1);
  for (let i = 0; i < rows; i++) if (!matchRow(changetype<Bits>(sets + ((i as usize) << 3)))) return i;
  return rows;
}

/** Pushes of one box alone, from a grid cell with the player on another, to a goal by its number; 65535 for never. */
export function probePushes(box: i32, player: i32, goal: i32): i32 {
  if (cellCount == 0 && !levelLoad()) return -1;
  const maze = makeMaze(changetype<Bytes>(0));
  if (maze == null) return -1;
  const part = maze.part(cellOf[box], cellOf[player]);
  return part < 0 ? 65535 : maze.pushesFrom(part, goal);
}

/** How many cells the player reaches at the start, by the board of this many words; -1 when the level does not fit. */
export function probeFlood(words: i32): i32 {
  if (!levelLoad() || !layBoard() || bitCount > words * 64) return -1;
  if (words == 1) return floodCount<i8>();
  if (words == 2) return floodCount<i16>();
  if (words == 4) return floodCount<i32>();
  if (words == 8) return floodCount<i64>();
  return floodCount<v128>();
}

function floodCount<W>(): i32 {
  const seed = paddedBoard<W>();
  const free = paddedBoard<W>();
  for (let cell = 1; cell <= cellCount; cell++) free.add(bitOf[cell]);
  for (let i = 0; i < boxCount; i++) free.drop(bitOf[boxCells[i]]);
  seed.add(bitOf[playerCell]);
  flood<W>(seed, free, seed);
  let count = 0;
  for (let cell = 1; cell <= cellCount; cell++) if (seed.has(bitOf[cell])) count++;
  return count;
}

/**
 * Compares regions by rows with the flood cell by cell: the player's, and that around each box moved to each free cell
 * next to it. Returns how many were compared, -1 if two differ, -2 without rows or memory.
 */
export function probeRows(): i32 {
  if (!levelLoad() || !makePosition() || !hasRows) return -2;
  const marks = takeInts(cellCount + 1);
  const queue = takeShorts(cellCount + 1);
  if (marks == null || queue == null) return -2;
  for (let i = 0; i < boxCount; i++) positionBoxes[i] = boxCells[i];
  placeBoxes();
  let mark = 1;
  if (floodFrom(playerCell) != floodMap(positionMap, playerCell, marks, mark, queue) || rowsSize != floodSize)
    return -1;
  for (let cell = 0; cell <= cellCount; cell++) {
    if ((reachStamps[cell] == reachStamp) != (marks[cell] == mark)) return -1;
  }
  let compared = 1;
  for (let i = 0; i < boxCount; i++) {
    const box = boxCells[i];
    positionMap[box] = 0;
    for (let d = 0; d < 4; d++) {
      const onto = neighbor(box, d);
      if (positionMap[onto]) continue;
      positionMap[onto] = BOX;
      const lowest = floodMap(positionMap, box, marks, ++mark, queue);
      if (regionAfter(box, onto) != lowest || rowsSize != floodSize) return -1;
      compared++;
      positionMap[onto] = 0;
    }
    positionMap[box] = BOX;
  }
  return compared;
}

/**
 * Which rules call the level's start dead, one bit each: 1 a box on a dead cell, 2 frozen, 4 no matching, 8 a corral
 * without a push, 16 a lost pair, 32 frozen by the bit boards, 64 frozen as seen from one of the boxes. -1: out of memory.
 */
export function probeRules(): i32 {
  if (!levelLoad() || !layBoard()) return -1;
  const maze = makeMaze(changetype<Bytes>(0));
  if (maze == null || !findLive(maze) || !makePosition() || !makeBound()) return -1;
  if (!makeFrozen(maze) || !makeCorral(false)) return -1;
  let rules = 0;
  for (let i = 0; i < boxCount; i++) {
    positionBoxes[i] = boxCells[i];
    if (!isLive(boxCells[i])) rules |= 1;
  }
  if (rules != 0) return rules;
  placeBoxes();
  const player = floodFrom(playerCell);
  if (!findFrozen(0, 0)) rules |= 2;
  else if (fitBound(mazeForHeld(0), player) == DEAD) rules |= 4;
  if (findCorral(positionMap, positionBoxes, boxCount, reachStamps, reachStamp) == 0) rules |= 8;
  openPairs();
  while (stepPairs(1 << 20) <= 0) {}
  if (hasPairs() && hasLostPair(player)) rules |= 16;
  if (isBoardFrozen()) rules |= 32;
  if (hasFrozenBox()) rules |= 64;
  return rules;
}

/** What A* says of the start at least, in pushes, by the techniques of `techniques`; -1 for dead, -2 for out of memory. */
export function probeBound(techniques: i32): i32 {
  setSwitches(techniques);
  if (!levelLoad()) return -2;
  const maze = makeMaze(changetype<Bytes>(0));
  if (maze == null || !findLive(maze) || !makePosition() || !makeBound()) return -2;
  if (!makeFrozen(maze) || !makePenalty()) return -2;
  for (let i = 0; i < boxCount; i++) {
    positionBoxes[i] = boxCells[i];
    if (!isLive(boxCells[i])) return -1;
  }
  placeBoxes();
  const player = floodFrom(playerCell);
  if (!findFrozen(0, 0)) return -1;
  const mazeNumber = mazeForHeld(0);
  openPairs();
  while (stepPairs(1 << 20) <= 0) {}
  const bound = fitBound(mazeNumber, player);
  if (bound <= 0 || !hasPairs()) return bound;
  // As if the first box had just been pushed to its cell.
  const extra = gatherPairs(player) ? penalty(mazeNumber, player, 0, cellOfRow[0]) : DEAD;
  return extra == DEAD ? -1 : bound + extra;
}

function hasLostPair(player: i32): bool {
  for (let i = 0; i < boxCount; i++) {
    for (let j = 0; j < i; j++) {
      if (pairFlag(pairState(positionBoxes[i], positionBoxes[j], player)) >= LOST) return true;
    }
  }
  return false;
}

function hasFrozenBox(): bool {
  openFreeze();
  for (let i = 0; i < boxCount; i++) {
    const cell = positionBoxes[i];
    positionMap[cell] = FREE;
    const dead = freezesDead(positionMap, cell);
    positionMap[cell] = BOX;
    if (dead) return true;
  }
  return false;
}

function isBoardFrozen(): bool {
  if (bitCount > 1024 || !makeFrame<v128>() || !makeFreezeBoards<v128>()) return false;
  layBoxes<v128>(0, candidateBoard);
  return isFrozenDead<v128>(candidateBoard);
}

/** 1 where a box may stand on its way from the start to a goal, by grid cell. After probeRules. */
export function probeLive(gridCell: i32): i32 {
  const cell = cellOf[gridCell];
  return isLive(cell) ? 1 : 0;
}
