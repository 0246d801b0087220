// The cheapest bound: pushes from each cell to the nearest goal, for a box alone on the board. Two boxes may use the same
// goal, so it is weaker than a matching, but one table serves all goals.

import type { Ground } from '../../rules/level.js';

/** For every cell of the board; Infinity if no push leads to a goal. */
export function nearestGoals(ground: Ground): Float64Array {
  const { width, walls, goalMap } = ground;
  const pushes = new Float64Array(walls.length).fill(Infinity);
  const queue = [...goalMap.keys()].filter((cell) => goalMap[cell]);
  for (const goal of queue) pushes[goal] = 0;
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] as number;
    for (const offset of [-width, 1, width, -1]) {
      const pulled = cell + offset;
      if (walls[pulled] || walls[pulled + offset] || (pushes[pulled] as number) < Infinity) continue;
      pushes[pulled] = (pushes[cell] as number) + 1;
      queue.push(pulled);
    }
  }
  return pushes;
}
