// The pushes between positions, as lists by their source and by their target (compressed sparse rows). Positions are
// numbered again from 0 in the order they are given, so that flags and distances take one entry per position.

import type { Explored } from './explore.js';
import { NONE } from './floor-plan.js';
import type { Positions } from './positions.js';

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
  /** The index of its box among those of the position before it, and of the position after it. */
  readonly fromSlots: Uint8Array;
  readonly toSlots: Uint8Array;
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

/** Lists the pushes between all positions that were reached, which were noted. */
export function pushGraph(positions: Positions, { order, solved: solvedEntries, pushes: noted }: Explored): PushGraph {
  const { boxes, boxCells, configurationOf } = positions;
  const { targets, fromSlots, toSlots, directions } = noted;
  const count = order.length;
  const first = noted.first.subarray(0, count + 1);
  const pushes = first[count] as number;
  const indexes = new Int32Array(positions.count).fill(NONE);
  for (let index = 0; index < count; index++) indexes[order[index] as number] = index;
  const solved = new Uint8Array(count);
  for (const index of solvedEntries) solved[index] = 1;
  const from = new Int32Array(pushes);
  const to = new Int32Array(pushes);
  const cells = new Uint16Array(pushes);
  const firstInto = new Int32Array(count + 1);
  for (let index = 0; index < count; index++) {
    const base = (configurationOf[order[index] as number] as number) * boxes;
    const end = first[index + 1] as number;
    for (let push = first[index] as number; push < end; push++) {
      const target = indexes[targets[push] as number] as number;
      from[push] = index;
      to[push] = target;
      cells[push] = boxCells[base + (fromSlots[push] as number)] as number;
      firstInto[target + 1] = (firstInto[target + 1] as number) + 1;
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
  const lists = { first, from, to, cells, directions, fromSlots, toSlots, firstInto, into };
  return { positions, count, order, indexes, solved, ...lists };
}
