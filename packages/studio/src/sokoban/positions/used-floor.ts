// The floor that shortest solutions use: every cell that a box or the player is on in some push-optimal solution, with
// shortest walks between its pushes. What is counted on this floor alone can't change with floor that no such solution
// touches: the same solutions remain without it, and so does the floor they use. Where the player starts in its region
// doesn't count, so the walk to the first push is left out; the cells of all first pushes are joined instead.

import { NONE, opposite } from './floor-plan.js';
import type { PositionTable, TableBoard } from './position-table.js';
import { BOX } from './positions.js';
import { type Offered, pushesFrom } from './push.js';
import { UNSOLVED } from './solution-table.js';

/** Positions with a cell of the player, on shortest solutions, up to which all are walked. */
const MAX_USED_POSITIONS = 40_000;
/** Walks between two yields: some milliseconds. */
const SLICE = 1_000;

/** The pushes from a position that are part of a shortest solution. */
export function bestPushes({ positions, solutions }: PositionTable<TableBoard>, position: number): Offered[] {
  const left = solutions.pushes[position] as number;
  if (left === 0 || left === UNSOLVED) return [];
  return pushesFrom(positions, position).filter(({ next }) => next !== NONE && solutions.pushes[next] === left - 1);
}

/** Collects floor cells, walk by walk. */
class UsedCells {
  readonly cells: Uint8Array;
  count = 0;
  private readonly steps: Int32Array;
  private readonly queue: Int32Array;
  /** The number of the walk that a cell was added with last. */
  private readonly marks: Int32Array;
  private mark = 0;
  private readonly table: PositionTable<TableBoard>;

  constructor(table: PositionTable<TableBoard>) {
    this.table = table;
    const { size } = table.positions.plan;
    this.cells = new Uint8Array(size);
    this.steps = new Int32Array(size);
    this.queue = new Int32Array(size);
    this.marks = new Int32Array(size);
  }

  add(cell: number): void {
    if (!this.cells[cell]) this.count++;
    this.cells[cell] = 1;
  }

  /** Counts the steps to every cell from this one, with the boxes of a position in the way. */
  flood(position: number, from: number): void {
    const { steps, queue } = this;
    const { plan, labels, configurationOf } = this.table.positions;
    const base = (configurationOf[position] as number) * plan.size;
    steps.fill(NONE);
    steps[from] = 0;
    queue[0] = from;
    let count = 1;
    for (let head = 0; head < count; head++) {
      const cell = queue[head] as number;
      for (let direction = 0; direction < 4; direction++) {
        const next = plan.neighbors[4 * cell + direction] as number;
        if (next === NONE || steps[next] !== NONE || labels[base + next] === BOX) continue;
        steps[next] = (steps[cell] as number) + 1;
        queue[count++] = next;
      }
    }
  }

  /** Adds every cell of every shortest walk from where the last flood began, back from its end. */
  addWalks(to: number): void {
    const { steps, queue, marks } = this;
    const { neighbors } = this.table.positions.plan;
    const mark = ++this.mark;
    queue[0] = to;
    let count = 1;
    for (let head = 0; head < count; head++) {
      const cell = queue[head] as number;
      this.add(cell);
      for (let direction = 0; direction < 4; direction++) {
        const before = neighbors[4 * cell + direction] as number;
        // A box has no steps, so that walks go around it.
        if (before === NONE || marks[before] === mark || steps[before] === NONE) continue;
        if (steps[before] !== (steps[cell] as number) - 1) continue;
        marks[before] = mark;
        queue[count++] = before;
      }
    }
  }
}

/**
 * The board of a table with walls on all other floor; undefined if it is solved, if its shortest solutions use all floor,
 * or if they are too many to walk.
 */
export function* usedFloor(table: PositionTable<TableBoard>): Generator<void, TableBoard | undefined, void> {
  const { level, positions, start } = table;
  const { size, cellNumbers, boardCells, neighbors } = positions.plan;
  const used = new UsedCells(table);
  for (const cell of [...level.start.boxes, ...level.goals]) used.add(cellNumbers[cell] as number);
  const behind = ({ cell, direction }: Offered): number => neighbors[4 * cell + opposite(direction)] as number;
  const seen = new Set<number>();
  const push = ({ next, cell, onto }: Offered): void => {
    used.add(onto);
    seen.add(next * size + cell);
  };
  const first = bestPushes(table, start);
  const [opening] = first;
  if (!opening) return undefined;
  for (const one of first) {
    used.flood(start, behind(one));
    for (const other of first) used.addWalks(behind(other));
    push(one);
  }
  let walks = 0;
  for (const state of seen) {
    if (used.count === size || seen.size > MAX_USED_POSITIONS) return undefined;
    const [position, player] = [Math.floor(state / size), state % size];
    if (++walks % SLICE === 0) yield;
    used.flood(position, player);
    for (const next of bestPushes(table, position)) {
      used.addWalks(behind(next));
      push(next);
    }
  }
  if (used.count === size) return undefined;
  const walls = Uint8Array.from(level.walls);
  used.cells.forEach((isUsed, cell) => {
    if (!isUsed) walls[boardCells[cell] as number] = 1;
  });
  const player = boardCells[behind(opening)] as number;
  return { width: level.width, walls, goals: level.goals, start: { boxes: level.start.boxes, player } };
}
