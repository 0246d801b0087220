// Computes, for every cell at once, between which of its sides the player can walk if a box is on it. Two neighbors of a
// cell stay connected without it exactly if the steps to them are in one block (biconnected component) of the floor. One
// depth-first search finds all blocks, where a flood fill per box cell would cross the level thousands of times. It uses
// an explicit stack: a level may have 65,000 cells.
// Source: J. Hopcroft and R. Tarjan, "Algorithm 447: Efficient Algorithms for Graph Manipulation", 1973.

/** The first cell has no incoming step. */
const NO_STEP = 4;

/**
 * For each cell the blocks of its four steps, at `cell * 4` and the index of the direction in DIRECTIONS; 0 if a step
 * is blocked or the cell is not connected to `from`. `blocked` is 1 for cells that the player can't enter.
 */
export function stepBlocks(width: number, blocked: Uint8Array, from: number): Int32Array {
  const deltas = [-width, 1, width, -1];
  const blocks = new Int32Array(blocked.length * 4);
  /** The discovery time of a cell, from 1. */
  const order = new Int32Array(blocked.length);
  /** The earliest cell one step from it or from anything discovered through it. */
  const low = new Int32Array(blocked.length);
  /** The step that first led to a cell, and how many steps out of it were tried. */
  const came = new Uint8Array(blocked.length).fill(NO_STEP);
  const tried = new Uint8Array(blocked.length);
  const path = new Int32Array(blocked.length);
  /** Steps taken whose block is not closed yet, each as `cell * 4` and its direction. */
  const open = new Int32Array(blocked.length * 2);
  let [depth, opened, met, block] = [0, 0, 0, 0];

  for (let cell = from; ; ) {
    // 1. A cell is discovered.
    if (order[cell] === 0) {
      path[depth++] = cell;
      order[cell] = low[cell] = ++met;
    }
    // 2. Take its next step, unless it is blocked, goes back to the parent, or was taken from the other end.
    const direction = tried[cell] as number;
    if (direction < 4) {
      tried[cell] = direction + 1;
      const next = cell + (deltas[direction] as number);
      const known = order[next] as number;
      if (blocked[next] || direction === ((came[cell] as number) ^ 2) || known > (order[cell] as number)) continue;
      open[opened++] = cell * 4 + direction;
      if (known === 0) {
        came[next] = direction;
        cell = next;
      } else if (known < (low[cell] as number)) low[cell] = known;
      continue;
    }
    // 3. All are taken: go back to the parent, which may be an articulation point.
    if (--depth === 0) return blocks;
    const before = path[depth - 1] as number;
    if ((low[cell] as number) < (low[before] as number)) low[before] = low[cell] as number;
    if ((low[cell] as number) >= (order[before] as number)) {
      block++;
      const first = before * 4 + (came[cell] as number);
      for (let step = -1; step !== first; ) {
        step = open[--opened] as number;
        blocks[step] = block;
        blocks[((step >> 2) + (deltas[step & 3] as number)) * 4 + ((step & 3) ^ 2)] = block;
      }
    }
    cell = before;
  }
}
