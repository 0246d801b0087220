// Reads the path to a position that a vicinity search reached, as pushes from the last to the first. No predecessors
// are stored: in each configuration a walk back along falling labels comes to a cell where a push into it ended, and
// the configuration before that push has a label that explains the cost.

import { Ints, Shorts, takeInts, takeShorts } from '../memory/tables';
import { beside, cellCount, cellKey } from './board';
import { BLOCKED, configurationAt, find, labelAt, UNREACHED } from './configurations';
import { pathKey } from './path';
import { isStart, PUSH, reachedCell, walkCost } from './search';

let walkQueue = changetype<Shorts>(0);
/** u32[cell]: the walk that has seen it. */
let walkStamps = changetype<Ints>(0);
let walkStamp: u32 = 0;
let tracedConfiguration: i32 = 0;
let tracedCell: i32 = 0;
/** Selects one of several paths of the same cost: the order of directions changes with each push. */
let directionSeed: u32 = 0;

/** Begins at a position that was reached. Another seed may read another path of the same cost. */
export function vicinityTrace(position: i32, seed: u32): void {
  directionSeed = seed;
  if (!walkStamps) {
    walkQueue = takeShorts(cellCount);
    walkStamps = takeInts(cellCount);
  }
  tracedConfiguration = find(pathKey(position));
  tracedCell = reachedCell(position);
}

/** The push before, packed as box cell * 4 + direction; -1 at the start, -2 if the search contradicts itself. */
export function vicinityPushBefore(): i32 {
  const labels = configurationAt(tracedConfiguration).labels();
  if (directionSeed != 0) directionSeed = directionSeed * 1664525 + 1013904223;
  walkStamp++;
  let tail = 1;
  walkQueue[0] = tracedCell;
  walkStamps[tracedCell] = walkStamp;
  for (let head = 0; head < tail; head++) {
    const on = walkQueue[head];
    const cost = labelAt(labels, on);
    if (isStart(tracedConfiguration, on, cost)) return -1;
    for (let turn: u32 = 0; turn < 4; turn++) {
      const direction = ((turn + (directionSeed >> 16)) & 3) as i32;
      const next = beside(on, direction);
      if (next == cellCount) continue;
      const label = labelAt(labels, next);
      if (label == BLOCKED) {
        if (isPushed(on, next, direction, cost)) return (on << 2) | direction;
        continue;
      }
      // a cell without a label is above every cost, but one step more would wrap around to none
      if (label == UNREACHED || label + walkCost > cost || walkStamps[next] == walkStamp) continue;
      walkStamps[next] = walkStamp;
      walkQueue[tail++] = next;
    }
  }
  return -2;
}

/** Whether a push from `from` onto `to` led here at this cost. If so, goes to the position before it. */
function isPushed(from: i32, to: i32, direction: i32, cost: u32): bool {
  const behind = beside(from, direction ^ 2);
  if (behind == cellCount) return false;
  const before = find(configurationAt(tracedConfiguration).key ^ cellKey(from) ^ cellKey(to));
  if (before < 0) return false;
  const label = labelAt(configurationAt(before).labels(), behind);
  if (label == BLOCKED || label >= cost || label + PUSH > cost) return false;
  tracedConfiguration = before;
  tracedCell = behind;
  return true;
}
