// For a wall set: which goals a box on each cell can still reach, alone on the board. Wall sets repeat thousands of times
// in a search, so the tables are cached (direct-mapped: a new one replaces the old).

import { boxCount as boxTotal, cellCount, goalCells } from '../../level/level';
import { Bits, Bytes, Refs, Shorts, takeBytes, takeRefs, takeShorts, takeWords, Words } from '../../memory/tables';
import { WALL } from '../../position/map';
import { boardMap } from '../board/board';
import { buildOneBox, isReached, spreadFrom } from '../board/one-box';

const PLACES: i32 = 1024;
let wallSetKeys = changetype<Words>(0);
let reachTables = changetype<Refs<GoalReach>>(0); // by place, null until first used
let reachedCells = changetype<Shorts>(0);
let reachObstacles = changetype<Bytes>(0);
/** Words of a set of goals. */
export let goalWords: i32 = 0;
/** u64[cell][goalWords] and u8[cell] (some goal is reachable) of the wall set last asked for. */
export let reachableGoals = changetype<Bits>(0);
export let reachesGoal = changetype<Bytes>(0);
/** The table of the wall set last asked for. */
export let goalReach = changetype<GoalReach>(0);
let tableBytes: i32 = 0;
let tablePlaces: i32 = 0;
let spareTable = changetype<GoalReach>(0);

/** Of a wall set: the goals that a box on each cell can reach follow, and whether there are any. */
@unmanaged
class GoalReach {
  /** 1 if all its goals can be emptied, 0 if that is not known. Written by retrograde.ts. */
  canBeEmptied: i32;
  unused: i32;

  @inline
  goals(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<GoalReach>());
  }

  @inline
  hasGoal(): Bytes {
    return changetype<Bytes>(this.goals().part((cellCount + 1) * goalWords));
  }
}

export function openGoalReach(): void {
  goalWords = (boxTotal + 63) >> 6;
  tableBytes = (cellCount + 1) * goalWords * 8 + ((cellCount + 24) & ~7);
  tablePlaces = min(PLACES, max(16, 0x2000000 / tableBytes));
  wallSetKeys = takeWords(PLACES);
  reachTables = takeRefs<GoalReach>(PLACES);
  reachedCells = takeShorts(cellCount + 1);
  reachObstacles = takeBytes(cellCount + 1);
  spareTable = changetype<GoalReach>(takeBytes(tableBytes));
}

function fill(): void {
  goalReach.canBeEmptied = 0;
  reachableGoals.clear((cellCount + 1) * goalWords);
  reachesGoal.clear(cellCount + 1);
  for (let c = 0; c <= cellCount; c++) reachObstacles[c] = boardMap[c] == WALL ? 1 : 0;
  buildOneBox(reachObstacles);
  for (let i = 0; i < boxTotal; i++) {
    const g = goalCells[i];
    if (reachObstacles[g]) continue;
    spreadFrom(g, true, reachedCells);
    const bit = (1 as u64) << ((i as u64) & 63);
    for (let c = 1; c <= cellCount; c++) {
      if (!isReached(reachedCells, c) && c != g) continue;
      const at = c * goalWords + (i >> 6);
      reachableGoals[at] |= bit;
      reachesGoal[c] = 1;
    }
  }
}

/** Points the tables at the wall set on the board, whose key is given. */
export function useGoalReach(key: u64): void {
  const place = ((key ^ (key >> 29)) % (tablePlaces as u64)) as i32;
  let table = reachTables[place];
  const fresh = !table;
  if (fresh) table = changetype<GoalReach>(takeBytes(tableBytes));
  if (!table) {
    // out of memory: all entries share the last table that could be allocated
    table = spareTable;
    wallSetKeys[place] = ~key;
  } else reachTables[place] = table;
  goalReach = table;
  reachableGoals = table.goals();
  reachesGoal = table.hasGoal();
  if (!fresh && table != spareTable && wallSetKeys[place] == key) return;
  wallSetKeys[place] = key;
  fill();
}
