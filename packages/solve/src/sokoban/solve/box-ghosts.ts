// Where one box can be pushed while the others stay in place, with the fewest pushes to each cell, and which of these
// cells would make the position a deadlock. The costs are exact. A deadlock is named only if a rule proves it
// (those of `findDeadlock`); a cell without one may still lose.

import { boxWays } from '@masu/core/sokoban/rules/box-ways.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { deadCells } from './deadlock/dead-cells.js';
import { deadlockWith } from './deadlock/find-deadlock.js';

export interface BoxGhost {
  readonly cell: number;
  /** The fewest pushes that bring the box there. */
  readonly pushes: number;
  /** Proven: with the box there, the level can't be solved. */
  readonly isDeadlock: boolean;
}

/** What is known at once, by cell, ascending, without the box's own, and the test that finds the deadlocks. */
interface BoxCosts {
  readonly costs: readonly Pick<BoxGhost, 'cell' | 'pushes'>[];
  isDeadlock(cell: number): boolean;
}

/** Beyond this many cells × goals, only dead squares are named: the other rules would hold up a player's board. */
const MAX_ENTRIES = 1 << 18;

function onDeadSquare(level: Level): (cell: number) => boolean {
  const dead = deadCells(level);
  return (cell) => dead[cell] === 1;
}

export function boxCosts(level: Level, position: Position, box: number): BoxCosts {
  const ways = boxWays(level, position, box);
  const others = { ...position, boxes: position.boxes.filter((other) => other !== box) };
  const isLarge = level.walls.length * level.goals.length > MAX_ENTRIES;
  let test: ((cell: number) => boolean) | undefined;
  return {
    costs: ways.cells.map((cell) => ({ cell, pushes: ways.pushesTo(cell) as number })),
    isDeadlock(cell) {
      test ??= isLarge ? onDeadSquare(level) : deadlockWith(level, others);
      return test(cell);
    },
  };
}

/** By cell, ascending, without the box's own. */
export function boxGhosts(level: Level, position: Position, box: number): readonly BoxGhost[] {
  const { costs, isDeadlock } = boxCosts(level, position, box);
  return costs.map((cost) => ({ ...cost, isDeadlock: isDeadlock(cost.cell) }));
}
