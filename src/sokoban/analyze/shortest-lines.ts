// Questions to the position table about its shortest solutions: one of them, the cells all of them push from, and what
// the first pushes lead to.

import { NONE } from '../positions/floor-plan.js';
import { type GradedPush, type Offered, pushesFrom } from '../positions/optimal-path.js';
import type { PositionTable } from '../positions/position-table.js';
import { UNSOLVED } from '../positions/solution-table.js';
import { bestPushes } from '../positions/used-floor.js';

/** A shortest solution as cells of the table's level; at each push the one with the least cost. */
export function shortestLine(table: PositionTable, cost: (push: Offered) => number): GradedPush[] {
  const { boardCells } = table.positions.plan;
  const line: GradedPush[] = [];
  let position = table.start;
  for (;;) {
    let best: Offered | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const push of bestPushes(table, position)) {
      const value = cost(push);
      if (value < least) [least, best] = [value, push];
    }
    if (!best) return line;
    line.push({ from: boardCells[best.cell] as number, onto: boardCells[best.onto] as number });
    position = best.next;
  }
}

/** Positions on shortest solutions up to which all are walked. */
const MAX_SHORTEST_POSITIONS = 60_000;

/** Boxes that no shortest solution pushes from where they start; undefined if there are too many positions. */
export function stillBoxes(table: PositionTable): number[] | undefined {
  const { positions, start, level } = table;
  const pushed = new Set<number>();
  const seen = new Set([start]);
  for (const position of seen) {
    if (seen.size > MAX_SHORTEST_POSITIONS) return undefined;
    for (const { cell, next } of bestPushes(table, position)) {
      pushed.add(positions.plan.boardCells[cell] as number);
      seen.add(next);
    }
  }
  return level.start.boxes.filter((box) => !pushed.has(box));
}

export interface FirstPush extends GradedPush {
  readonly isLost: boolean;
  /** Onto a dead square: every player sees that. */
  readonly isOntoDeadSquare: boolean;
}

export function firstPushes({ positions, solutions, start }: PositionTable): FirstPush[] {
  const { boardCells, slots } = positions.plan;
  return pushesFrom(positions, start).map(({ cell, onto, next }) => ({
    from: boardCells[cell] as number,
    onto: boardCells[onto] as number,
    isLost: next === NONE || solutions.pushes[next] === UNSOLVED,
    isOntoDeadSquare: slots[onto] === NONE,
  }));
}
