// For a wall set: which goals a box on each cell can still reach, alone on the board. Wall sets repeat thousands of times
// in a search, so the tables are cached (direct-mapped: a new one replaces the old).

import { boxCount as boxTotal, cellCount, goalCells } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setWord, shortAt, wordAt } from '../../memory/arrays';
import { WALL } from '../../position/map';
import { boardMap } from '../board/board';
import { buildOneBox, isReached, spreadFrom } from '../board/one-box';

const PLACES: i32 = 1024;
let wallSetKeys: usize = 0;
let reachTables: usize = 0; // pointers by place, 0 until first used
let reachedCells: usize = 0;
let reachObstacles: usize = 0;
/** Words of a set of goals. */
export let goalWords: i32 = 0;
/** u64[cell][goalWords] and u8[cell] (some goal is reachable) of the wall set last asked for. */
export let reachableGoals: usize = 0;
export let reachesGoal: usize = 0;
/** One byte about the wall set: 1 if all its goals can be emptied, 0 if that is not known. Written by retrograde.ts. */
export let emptyingByte: usize = 0;
let tableBytes: i32 = 0;
let tablePlaces: i32 = 0;
let spareTable: usize = 0;

export function openGoalReach(): void {
  goalWords = (boxTotal + 63) >> 6;
  tableBytes = (cellCount + 1) * goalWords * 8 + ((cellCount + 24) & ~7);
  tablePlaces = min(PLACES, max(16, 0x2000000 / tableBytes));
  wallSetKeys = take(PLACES * 8);
  reachTables = take(PLACES * 4);
  reachedCells = take((cellCount + 1) * 2);
  reachObstacles = take(cellCount + 1);
  spareTable = take(tableBytes);
}

function fill(): void {
  memory.fill(reachableGoals, 0, <usize>tableBytes);
  for (let c = 0; c <= cellCount; c++) setByte(reachObstacles, c, byteAt(boardMap, c) == WALL ? 1 : 0);
  buildOneBox(reachObstacles);
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (byteAt(reachObstacles, g)) continue;
    spreadFrom(g, true, reachedCells);
    const bit = (<u64>1) << (<u64>i & 63);
    for (let c = 1; c <= cellCount; c++) {
      if (!isReached(reachedCells, c) && c != g) continue;
      const at = c * goalWords + (i >> 6);
      setWord(reachableGoals, at, wordAt(reachableGoals, at) | bit);
      setByte(reachesGoal, c, 1);
    }
  }
}

/** Points the tables at the wall set on the board, whose key is given. */
export function useGoalReach(key: u64): void {
  const place = <i32>((key ^ (key >> 29)) % <u64>tablePlaces);
  let table = <usize>intAt(reachTables, place);
  const fresh = !table;
  if (fresh) table = take(tableBytes);
  if (!table) {
    // out of memory: all entries share the last table that could be allocated
    table = spareTable;
    setWord(wallSetKeys, place, ~key);
  } else setInt(reachTables, place, <i32>table);
  reachableGoals = table;
  reachesGoal = table + <usize>((cellCount + 1) * goalWords * 8);
  emptyingByte = reachesGoal + <usize>(cellCount + 1);
  if (!fresh && table != spareTable && wordAt(wallSetKeys, place) == key) return;
  setWord(wallSetKeys, place, key);
  fill();
}
