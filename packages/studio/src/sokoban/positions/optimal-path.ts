// Reads one push-optimal solution with the fewest box changes from a solution table. Ties go to the first box and
// direction, so the same board always gives the same path.

import { type FloorPlan, NONE } from './floor-plan.js';
import type { Positions } from './positions.js';
import { type Offered, pushesFrom } from './push.js';
import { fewestChanges, type SolutionTable } from './solution-table.js';

/** Board cells: the cell the box leaves and the cell it enters. */
export interface GradedPush {
  readonly from: number;
  readonly onto: number;
}

/** The changes still to come if the box at this index was pushed last, including that push's own run. */
function changesAfter(table: SolutionTable, boxes: number, position: number, last: number): number {
  if (table.pushes[position] === 0) return 1;
  let least = table.changes[position * boxes + last] as number;
  for (let box = 0; box < boxes; box++) {
    if (box !== last) least = Math.min(least, 1 + (table.changes[position * boxes + box] as number));
  }
  return least;
}

/** The first box whose solutions from here need this many changes. */
function boxWith(table: SolutionTable, boxes: number, position: number, changes: number): number {
  for (let box = 0; box < boxes; box++) if (table.changes[position * boxes + box] === changes) return box;
  throw new Error('The table holds no solution from here.');
}

export function optimalPath(positions: Positions, table: SolutionTable, start: number): GradedPush[] {
  const { plan, boxes } = positions;
  const path: GradedPush[] = [];
  let position = start;
  let box = NONE;
  while (table.pushes[position] !== 0) {
    const least = fewestChanges(table, boxes, position);
    // Continue the run of the same box if that costs nothing.
    if (box === NONE || (table.changes[position * boxes + box] as number) > least + 1) {
      box = boxWith(table, boxes, position, least);
    }
    const wanted = table.changes[position * boxes + box] as number;
    const configuration = positions.configurationOf[position] as number;
    const cell = positions.boxCells[configuration * boxes + box] as number;
    const left = table.pushes[position] as number;
    const push = pushesFrom(positions, position).find(
      (each) =>
        each.cell === cell &&
        each.next !== NONE &&
        table.pushes[each.next] === left - 1 &&
        changesAfter(table, boxes, each.next, each.slot) === wanted,
    );
    if (!push) throw new Error('The table holds no push from here.');
    path.push(pushOnBoard(plan, push));
    position = push.next;
    box = push.slot;
  }
  return path;
}

export const pushOnBoard = ({ boardCells }: FloorPlan, { cell, onto }: Pick<Offered, 'cell' | 'onto'>): GradedPush => ({
  from: boardCells[cell] as number,
  onto: boardCells[onto] as number,
});
