// The pushes between positions, as lists by their source and by their target (compressed sparse rows). Positions are
// numbered again from 0 in the order they are given, so that flags and distances take one entry per position.

import type { Explored } from './explore.js';
import { NONE, opposite } from './floor-plan.js';
import { BOX, largerCopy, type Positions } from './positions.js';

export interface PushGraph {
  readonly positions: Positions;
  /** How many positions there are. The first is the start. */
  readonly count: number;
  /** The number in `positions` of each position, and back (NONE: not part of the graph). */
  readonly order: Int32Array;
  readonly indexes: Int32Array;
  /** The pushes from position i are those from first[i] up to first[i + 1]. */
  readonly first: Int32Array;
  /** Of each push: the positions before and after, the cell the box leaves, and the direction. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cells: Uint16Array;
  readonly directions: Uint8Array;
  /** The pushes that lead to position i are into[firstInto[i]] up to into[firstInto[i + 1]]. */
  readonly firstInto: Int32Array;
  readonly into: Int32Array;
  /** 1 if every box is on a goal. Play ends there, so no push leaves such a position. */
  readonly solved: Uint8Array;
}

/** The box cells of a position of the graph, ascending. */
export function boxCellsAt({ positions, order }: PushGraph, index: number): Uint16Array {
  const { boxes, boxCells, configurationOf } = positions;
  const at = (configurationOf[order[index] as number] as number) * boxes;
  return boxCells.subarray(at, at + boxes);
}

/** The index of a box among those of a position, by its cell. */
export function slotAt({ positions, order }: PushGraph, index: number, cell: number): number {
  const { boxes, boxCells, configurationOf } = positions;
  const base = (configurationOf[order[index] as number] as number) * boxes;
  let slot = 0;
  while (boxCells[base + slot] !== cell) slot++;
  return slot;
}

/** The first cell of the player's region. */
export function playerAt({ positions, order }: PushGraph, index: number): number {
  const { labels, configurationOf, first, plan } = positions;
  const position = order[index] as number;
  const configuration = configurationOf[position] as number;
  return (
    labels.indexOf(position - (first[configuration] as number), configuration * plan.size) - configuration * plan.size
  );
}

/** The cell a push moves its box onto. */
export const pushTarget = ({ positions, cells, directions }: PushGraph, push: number): number =>
  positions.plan.neighbors[4 * (cells[push] as number) + (directions[push] as number)] as number;

/** Lists the pushes between all positions that were reached, whose targets were noted. */
export function pushGraph(positions: Positions, { order, targets }: Explored): PushGraph {
  const { plan, boxes, boxCells, labels, configurationOf, first: firstOf } = positions;
  const { size, neighbors, slots } = plan;
  const count = order.length;
  const indexes = new Int32Array(positions.count).fill(NONE);
  order.forEach((position, index) => {
    indexes[position] = index;
  });
  const isGoal = new Uint8Array(size);
  for (const goal of plan.goals) isGoal[goal] = 1;
  const first = new Int32Array(count + 1);
  const solved = new Uint8Array(count);
  let to = new Int32Array(4 * count + 16);
  let cells = new Uint16Array(4 * count + 16);
  let directions = new Uint8Array(4 * count + 16);
  let pushes = 0;
  for (let index = 0; index < count; index++) {
    first[index] = pushes;
    const position = order[index] as number;
    const configuration = configurationOf[position] as number;
    const region = position - (firstOf[configuration] as number);
    const base = configuration * size;
    let onGoals = 0;
    for (let box = 0; box < boxes; box++) onGoals += isGoal[boxCells[configuration * boxes + box] as number] as number;
    if (onGoals === boxes) {
      solved[index] = 1;
      continue;
    }
    if (pushes + 4 * boxes > to.length) {
      const room = 2 * to.length + 4 * boxes;
      to = largerCopy(to, room);
      cells = largerCopy(cells, room);
      directions = largerCopy(directions, room);
    }
    for (let box = 0; box < boxes; box++) {
      const cell = boxCells[configuration * boxes + box] as number;
      for (let direction = 0; direction < 4; direction++) {
        const onto = neighbors[4 * cell + direction] as number;
        if (onto === NONE || slots[onto] === NONE || labels[base + onto] === BOX) continue;
        const behind = neighbors[4 * cell + opposite(direction)] as number;
        if (behind === NONE || labels[base + behind] !== region) continue;
        to[pushes] = indexes[targets[pushes] as number] as number;
        cells[pushes] = cell;
        directions[pushes++] = direction;
      }
    }
  }
  first[count] = pushes;
  const from = new Int32Array(pushes);
  const firstInto = new Int32Array(count + 1);
  for (let index = 0; index < count; index++) {
    for (let push = first[index] as number; push < (first[index + 1] as number); push++) {
      from[push] = index;
      const target = (to[push] as number) + 1;
      firstInto[target] = (firstInto[target] as number) + 1;
    }
  }
  for (let index = 0; index < count; index++) {
    firstInto[index + 1] = (firstInto[index + 1] as number) + (firstInto[index] as number);
  }
  const into = new Int32Array(pushes);
  const next = firstInto.slice(0, count);
  for (let push = 0; push < pushes; push++) {
    const target = to[push] as number;
    into[next[target] as number] = push;
    next[target] = (next[target] as number) + 1;
  }
  return { positions, count, order, indexes, first, from, to, cells, directions, firstInto, into, solved };
}
