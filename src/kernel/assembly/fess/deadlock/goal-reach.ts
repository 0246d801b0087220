// For a wall set: which goals a box on each cell can still reach, alone on the board. Wall sets repeat thousands of times
// in a search, so the tables are cached (direct-mapped: a new one replaces the old).

import { boxCount as boxTotal, cellCount, goalCells } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setWord, shortAt, wordAt } from '../../memory/arrays';
import { WALL } from '../../position/map';
import { map } from '../board/board';
import { buildOneBox, isReached, spreadFrom } from '../board/one-box';

const PLACES: i32 = 1024;
let keys: usize = 0;
let tables: usize = 0; // pointers by place, 0 until first used
let reached: usize = 0;
let obstacles: usize = 0;
/** Words of a set of goals. */
export let goalWords: i32 = 0;
/** u64[cell][goalWords] and u8[cell] (some goal is reachable) of the wall set last asked for. */
export let reachableGoals: usize = 0;
export let reachesGoal: usize = 0;
/** One byte about the wall set: 1 if all its goals can be emptied, 0 if that is not known. Written by retrograde.ts. */
export let emptying: usize = 0;
let bytes: i32 = 0;
let places: i32 = 0;
let last: usize = 0;

export function openGoalReach(): void {
  goalWords = (boxTotal + 63) >> 6;
  bytes = (cellCount + 1) * goalWords * 8 + ((cellCount + 24) & ~7);
  places = min(PLACES, max(16, 0x2000000 / bytes));
  keys = take(PLACES * 8);
  tables = take(PLACES * 4);
  reached = take((cellCount + 1) * 2);
  obstacles = take(cellCount + 1);
  last = take(bytes);
}

function fill(): void {
  memory.fill(reachableGoals, 0, <usize>bytes);
  for (let c = 0; c <= cellCount; c++) setByte(obstacles, c, byteAt(map, c) == WALL ? 1 : 0);
  buildOneBox(obstacles);
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (byteAt(obstacles, g)) continue;
    spreadFrom(g, true, reached);
    const bit = (<u64>1) << (<u64>i & 63);
    for (let c = 1; c <= cellCount; c++) {
      if (!isReached(reached, c) && c != g) continue;
      const at = c * goalWords + (i >> 6);
      setWord(reachableGoals, at, wordAt(reachableGoals, at) | bit);
      setByte(reachesGoal, c, 1);
    }
  }
}

/** Points the tables at the wall set on the board, whose key is given. */
export function useGoalReach(key: u64): void {
  const place = <i32>((key ^ (key >> 29)) % <u64>places);
  let table = <usize>intAt(tables, place);
  const fresh = !table;
  if (fresh) table = take(bytes);
  if (!table) {
    // out of memory: all entries share the last table that could be allocated
    table = last;
    setWord(keys, place, ~key);
  } else setInt(tables, place, <i32>table);
  reachableGoals = table;
  reachesGoal = table + <usize>((cellCount + 1) * goalWords * 8);
  emptying = reachesGoal + <usize>(cellCount + 1);
  if (!fresh && table != last && wordAt(keys, place) == key) return;
  setWord(keys, place, key);
  fill();
}
