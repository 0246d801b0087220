// Reads one push-optimal solution with the fewest box changes from a solution table. Ties go to the first box and
// direction, so the same board always gives the same path.

import { type Direction, offsets } from '../../base/grid.js';
import type { Level } from '../rules/level.js';
import { replay } from '../rules/replay.js';
import { type FloorPlan, NONE, opposite } from './floor-plan.js';
import { BOX, type Positions } from './positions.js';
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

// The pushes that a position of a store offers.

/** A push of a box: floor cells, and the position it leads to. */
export interface Offered {
  readonly cell: number;
  readonly onto: number;
  readonly direction: number;
  /** NONE if it is not numbered: onto a dead square, or never reached. */
  readonly next: number;
  /** The index of the box in that position. */
  readonly slot: number;
}

export const pushOnBoard = ({ boardCells }: FloorPlan, { cell, onto }: Pick<Offered, 'cell' | 'onto'>): GradedPush => ({
  from: boardCells[cell] as number,
  onto: boardCells[onto] as number,
});

/** Every push the rules allow in a position, also those onto dead squares. */
export function pushesFrom(positions: Positions, position: number): Offered[] {
  const { plan, boxes } = positions;
  const { size, neighbors, slots } = plan;
  const configuration = positions.configurationOf[position] as number;
  const region = position - (positions.first[configuration] as number);
  const base = configuration * size;
  const offered: Offered[] = [];
  for (let box = 0; box < boxes; box++) {
    const cell = positions.boxCells[configuration * boxes + box] as number;
    for (let direction = 0; direction < 4; direction++) {
      const onto = neighbors[4 * cell + direction] as number;
      const behind = neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE) continue;
      if (positions.labels[base + behind] !== region || positions.labels[base + onto] === BOX) continue;
      const after = slots[onto] === NONE ? NONE : positions.movedKnown(configuration, box, onto);
      const next = after === NONE ? NONE : positions.positionAt(after, cell);
      offered.push({ cell, onto, direction, next, slot: positions.movedTo });
    }
  }
  return offered;
}

// The pushes of an author's moves. On the board they were made on, every move can be made; on an edited one, the first
// that can't be made ends the line.

interface PushesOfMoves {
  readonly pushes: readonly GradedPush[];
  /** The number of the first move that is blocked, from 1. */
  readonly blocked?: number;
  /** What that move would push, if a box is ahead; a walk has the cell of the player twice. */
  readonly attempt?: GradedPush;
}

export function pushesOfMoves(level: Level, moves: readonly Direction[]): PushesOfMoves {
  const pushes: GradedPush[] = [];
  for (const { step, index, direction, position } of replay(level, moves)) {
    if (step.kind === 'blocked') {
      const { player, boxes } = position;
      const by = offsets(level.width)[direction];
      const isPush = boxes.includes(player + by);
      const attempt = isPush ? { from: player + by, onto: player + 2 * by } : { from: player, onto: player };
      return { pushes, blocked: index + 1, attempt };
    }
    if (step.kind === 'push') pushes.push({ from: step.from, onto: step.onto });
  }
  return { pushes };
}
