// Where one box can be pushed while the others stay in place, with the fewest pushes to each cell, and which of these
// cells would make the position a deadlock. The costs are exact. A deadlock is named only if a rule proves it
// (`findDeadlock`); a cell without one may still lose.

import { boxWays } from '../rules/box-ways.js';
import type { Level, Position } from '../rules/level.js';
import { moveBox } from '../rules/step.js';
import { findDeadlock } from './deadlock/find-deadlock.js';

export interface BoxGhost {
  readonly cell: number;
  /** The fewest pushes that bring the box there. */
  readonly pushes: number;
  /** Proven: with the box there, the level can't be solved. */
  readonly isDeadlock: boolean;
}

/** By cell, ascending, without the box's own. */
export function boxGhosts(level: Level, position: Position, box: number): readonly BoxGhost[] {
  const ways = boxWays(level, position, box);
  return ways.cells.map((cell) => ({
    cell,
    pushes: ways.pushesTo(cell) as number,
    isDeadlock: findDeadlock(level, { ...position, boxes: moveBox(position.boxes, box, cell) }) !== undefined,
  }));
}
