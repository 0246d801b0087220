// The floor that shortest solutions use: every cell that a box or the player is on in some push-optimal solution, with
// shortest walks between its pushes. What is counted on this floor alone can't change with floor that no such solution
// touches: the same solutions remain without it, and so does the floor they use. Where the player starts in its region
// doesn't count, so the walk to the first push is left out; the cells of all first pushes are joined instead.

import { NONE, opposite } from './floor-plan.js';
import { type Offered, pushesFrom } from './optimal-path.js';
import type { PositionTable, TableBoard } from './position-table.js';
import { BOX } from './positions.js';
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
  private readonly there: Int32Array;
  private readonly back: Int32Array;
  private readonly table: PositionTable<TableBoard>;

  constructor(table: PositionTable<TableBoard>) {
    this.table = table;
    const { size } = table.positions.plan;
    this.cells = new Uint8Array(size);
    this.there = new Int32Array(size);
    this.back = new Int32Array(size);
  }

  add(cell: number): void {
    if (!this.cells[cell]) this.count++;
    this.cells[cell] = 1;
  }

  /** The steps to every cell from this one, with the boxes of a configuration in the way. */
  private flood(configuration: number, from: number, steps: Int32Array): void {
    const { plan, labels } = this.table.positions;
    steps.fill(NONE);
    steps[from] = 0;
    const queue = [from];
    for (const cell of queue) {
      for (let direction = 0; direction < 4; direction++) {
        const next = plan.neighbors[4 * cell + direction] as number;
        if (next === NONE || steps[next] !== NONE || labels[configuration * plan.size + next] === BOX) continue;
        steps[next] = (steps[cell] as number) + 1;
        queue.push(next);
      }
    }
  }

  /** Every cell of every shortest walk between two cells. */
  addWalks(position: number, from: number, to: number): void {
    this.add(from);
    if (from === to) return;
    const configuration = this.table.positions.configurationOf[position] as number;
    this.flood(configuration, from, this.there);
    this.flood(configuration, to, this.back);
    const length = this.there[to] as number;
    for (let cell = 0; cell < this.cells.length; cell++) {
      const steps = this.there[cell] as number;
      if (steps !== NONE && steps + (this.back[cell] as number) === length) this.add(cell);
    }
  }
}

/**
 * The board of a table with walls on all other floor; undefined if it is solved, if its shortest solutions use all floor,
 * or if they are too many to walk.
 */
export function* usedFloor(table: PositionTable<TableBoard>): Generator<void, TableBoard | undefined, void> {
  const { level, positions, start } = table;
  const { size, cellOf, boardCells, neighbors } = positions.plan;
  const used = new UsedCells(table);
  for (const cell of [...level.start.boxes, ...level.goals]) used.add(cellOf[cell] as number);
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
    for (const other of first) used.addWalks(start, behind(one), behind(other));
    push(one);
  }
  let walks = 0;
  for (const state of seen) {
    if (used.count === size || seen.size > MAX_USED_POSITIONS) return undefined;
    const [position, player] = [Math.floor(state / size), state % size];
    for (const next of bestPushes(table, position)) {
      if (++walks % SLICE === 0) yield;
      used.addWalks(position, player, behind(next));
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
