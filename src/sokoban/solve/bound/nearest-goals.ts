// The cheapest bound there is: pushes from each cell to the goal nearest by pushes, a box taken alone. Two boxes may
// be promised the same goal, so it is weaker than a matching, but one table answers for all goals at once.

import type { Ground } from '../../rules/level.js';

/** For every cell of the board; Infinity where no push leads to a goal. */
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
