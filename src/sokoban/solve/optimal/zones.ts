// Zones: sets of cells near the goals that an abstraction uses as sinks. A larger zone means a faster search and a
// weaker bound. Two sources: the cells within some steps of a goal, and the smallest part of the floor behind a single
// cell (an articulation point; Hopcroft and Tarjan 1973) that contains all goals and no box.

import { offsets } from '../../../base/grid.js';
import type { Random } from '../../../base/random.js';
import type { Level } from '../../rules/level.js';

// Divides the boxes of a level at random into two or three groups of about equal size, with boxes near each other
// mostly in the same one. A conflict between boxes is found only if all of them are in one group.

/** The weight of chance compared with distance, in steps. */
const NOISE = 3;

/** `between[i][j]`: steps from box i to box j. Each group is a list of cells, ascending. */
export function makeGroups(
  level: Level,
  between: readonly (readonly number[])[],
  count: number,
  random: Random,
): readonly (readonly number[])[] {
  const { boxes } = level.start;
  const order = random.shuffle([...boxes.keys()]);
  const groups = order.slice(0, count).map((box) => [box]);
  const most = Math.ceil(boxes.length / count) + (count > 2 ? 1 : 2);
  for (const box of order.slice(count)) {
    let nearest: number[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const group of groups) {
      if (group.length >= most) continue;
      const steps = Math.min(...group.map((other) => between[box]?.[other] as number)) + random.next() * NOISE;
      if (steps >= least) continue;
      least = steps;
      nearest = group;
    }
    nearest?.push(box);
  }
  return groups.map((group) => group.sort((a, b) => a - b).map((index) => boxes[index] as number));
}

/** Steps from the nearest goal, for one zone each; largest zone first. */
const STEPS = [6, 4, 3, 2, 1, 0];

/** The zone behind an articulation point, if there is one, then the zones around the goals. */
export function findZones(level: Level): readonly (readonly number[])[] {
  const behind = zoneBehindDoor(level);
  const steps = stepsFrom(level, level.goals);
  const around = STEPS.map((most) => level.walls.reduce(pickNear(steps, most), [] as number[]));
  return behind ? [behind, ...around] : around;
}

const pickNear =
  (steps: Int32Array, most: number) =>
  (cells: number[], _wall: number, cell: number): number[] => {
    if ((steps[cell] as number) >= 0 && (steps[cell] as number) <= most) cells.push(cell);
    return cells;
  };

/** Steps on the empty floor from the nearest of some cells; -1 if unreachable. */
export function stepsFrom(level: Level, cells: readonly number[]): Int32Array {
  const around = Object.values(offsets(level.width));
  const steps = new Int32Array(level.walls.length).fill(-1);
  const queue = [...cells];
  for (const cell of cells) steps[cell] = 0;
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] as number;
    for (const offset of around) {
      const next = cell + offset;
      if (level.walls[next] || (steps[next] as number) >= 0) continue;
      steps[next] = (steps[cell] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** One pass of depth-first search from a box: a subtree that reaches nothing above its parent is a part behind it. */
function zoneBehindDoor(level: Level): readonly number[] | undefined {
  const size = level.walls.length;
  const around = Object.values(offsets(level.width));
  const root = level.start.boxes[0] as number;
  const number = new Int32Array(size);
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  const tried = new Uint8Array(size);
  const isBox = new Uint8Array(size);
  for (const box of level.start.boxes) isBox[box] = 1;
  /** Goals and boxes of the subtree; where its numbers end. */
  const goals = new Int32Array(size);
  const boxes = new Int32Array(size);
  const order: number[] = [];
  let smallest: readonly [from: number, until: number] | undefined;
  const enter = (cell: number): void => {
    order.push(cell);
    number[cell] = low[cell] = order.length;
    goals[cell] = level.goalMap[cell] ? 1 : 0;
    boxes[cell] = isBox[cell] as number;
  };
  const leave = (cell: number, above: number): void => {
    low[above] = Math.min(low[above] as number, low[cell] as number);
    goals[above] = (goals[above] as number) + (goals[cell] as number);
    boxes[above] = (boxes[above] as number) + (boxes[cell] as number);
    if ((low[cell] as number) < (number[above] as number)) return;
    if (goals[cell] !== level.goals.length || (boxes[cell] as number) > 0) return;
    const part = [(number[cell] as number) - 1, order.length] as const;
    if (!smallest || part[1] - part[0] < smallest[1] - smallest[0]) smallest = part;
  };
  enter(root);
  for (let cell = root; cell >= 0; ) {
    const offset = around[tried[cell] as number];
    tried[cell] = (tried[cell] as number) + 1;
    if (offset === undefined) {
      const above = parent[cell] as number;
      if (above >= 0) leave(cell, above);
      cell = above;
      continue;
    }
    const next = cell + offset;
    if (level.walls[next] || next === parent[cell]) continue;
    if (number[next]) low[cell] = Math.min(low[cell] as number, number[next] as number);
    else {
      parent[next] = cell;
      enter(next);
      cell = next;
    }
  }
  return smallest && order.slice(...smallest);
}
