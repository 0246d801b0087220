// Tunnels, goal holes, and clumsy stops. In a straight run of cells walled on both long sides all cells are equally
// good, so a box may stop only on the first, or on a goal. A goal with three walls is a hole: fill it before what
// closes it. These rules select moves and prove nothing: a search that proves deadlocks doesn't use them.

import { cellCount, isGoal, neighbor } from '../../level/level';
import { isLive } from '../../level/live';
import { Bytes, takeBytes } from '../../memory/tables';

/** u8[cell]: 1 where a pushed box should not stop; 1 for goals in holes. */
let noRest = changetype<Bytes>(0);
export let noRestPull = changetype<Bytes>(0);
export let tunnelHoles = changetype<Bytes>(0);

export function openTunnels(): void {
  noRest = takeBytes(cellCount + 1);
  noRestPull = takeBytes(cellCount + 1);
  tunnelHoles = takeBytes(cellCount + 1);
}

@inline
function isWalled(c: i32, axis: i32): bool {
  return !neighbor(c, (axis + 1) & 3) && !neighbor(c, (axis + 3) & 3);
}

function markRun(first: i32, axis: i32, base: Bytes): void {
  let length = 0;
  let goals = 0;
  let bases = 0;
  for (let c = first; c && isWalled(c, axis); c = neighbor(c, axis)) {
    length++;
    if (isGoal(c)) goals++;
    if (base[c]) bases++;
  }
  if (length < 2) return;
  let c = first;
  for (let i = 0; i < length; i++) {
    if (!isGoal(c) && (i > 0 || goals > 0)) noRest[c] = 1;
    if (!base[c] && (i > 0 || bases > 0)) noRestPull[c] = 1;
    c = neighbor(c, axis);
  }
}

/** `bases` is a byte map of the start boxes. */
export function findTunnels(bases: Bytes): void {
  for (let axis = 1; axis <= 2; axis++) {
    for (let c = 1; c <= cellCount; c++) {
      const before = neighbor(c, axis ^ 2);
      if (isWalled(c, axis) && !(before && isWalled(before, axis))) markRun(c, axis, bases);
    }
  }
  let changed = true;
  while (changed) {
    changed = false;
    for (let c = 1; c <= cellCount; c++) {
      if (!isGoal(c) || tunnelHoles[c]) continue;
      let closed = 0;
      for (let d = 0; d < 4; d++) {
        const to = neighbor(c, d);
        if (!to || tunnelHoles[to]) closed++;
      }
      if (closed < 3) continue;
      tunnelHoles[c] = 1;
      changed = true;
    }
  }
}

/**
 * Whether a box pushed to `c`, with the player now on `side`, can only continue in the same direction or go back. Then
 * it should not stop there.
 */
export function isClumsy(map: Bytes, c: i32, side: i32): bool {
  if (isGoal(c)) return false;
  if (noRest[c]) return true;
  const behind = neighbor(c, side);
  const ahead = neighbor(c, side ^ 2);
  if (map[ahead] || !isLive(ahead)) return false;
  if (neighbor(behind, (side + 1) & 3) || neighbor(behind, (side + 3) & 3)) return false;
  return !neighbor(c, (side + 1) & 3) || !neighbor(c, (side + 3) & 3);
}
