// Finds how many pushes a player must undo to get out of a deadlock. Positions before each push are checked with the
// deadlock rules and then with a solver. If a position is solvable, so is every earlier one, so doubling steps followed
// by bisection need a logarithmic number of checks. All checks share one set of limits; undecided positions are reported
// as such.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import type { Limits, TimedWatch } from '@masu/core/base/outcome.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { ANY } from './any/any.js';
import { deadlockedBoxes } from './deadlock/find-deadlock.js';

export interface PushesToUndo {
  /** Proven: after undoing fewer pushes than this, the position is still a deadlock. More than were made: no solution at all. */
  readonly atLeast: number;
  /** After undoing this many, a solution was found. Absent if the limits ended the check first. */
  readonly enough?: number;
}

/** Positions to go back to: at index k, the one just before the k-th push from the end; at 0, the current one. */
export function positionsBeforePushes(level: Level, moves: readonly Direction[]): readonly Position[] {
  const before: Position[] = [];
  let position = level.start;
  for (const frame of replay(level, moves)) {
    if (frame.step.kind === 'push') before.push(position);
    position = frame.position;
  }
  return [position, ...before.reverse()];
}

/** Yields between slices of work, as a solver does. `moves` lead from the level's start to the current position. */
export function* pushesToUndo(
  level: Level,
  moves: readonly Direction[],
  limits: Limits,
  watch: TimedWatch,
): Generator<void, PushesToUndo, void> {
  const positions = positionsBeforePushes(level, moves);
  const solvable = checker(level, limits, watch);
  /** The greatest index proven unsolvable, the smallest index solved, and where bisection continues. */
  let dead = -1;
  let open: number | undefined;
  let below = -1;
  const look = function* (index: number): Generator<void, void, void> {
    const answer = yield* solvable(positions[index] as Position);
    if (answer === true) open = index;
    else below = index;
    if (answer === false) dead = index;
  };

  // 1. Double the step until a solvable position is found or the start was checked.
  const last = positions.length - 1;
  for (let index = 0; open === undefined && below < last; index = Math.min(last, Math.max(1, 2 * index))) {
    yield* look(index);
  }
  // 2. Bisect between the last that was not solved and the first that was.
  while (open !== undefined && open - below > 1) {
    yield* look((open + below) >> 1);
  }
  return { atLeast: dead + 1, ...defined({ enough: open }) };
}

/** Whether a position is solvable; undefined if undecided. Each check may use half of the remaining limits. */
function checker(
  level: Level,
  limits: Limits,
  watch: TimedWatch,
): (position: Position) => Generator<void, boolean | undefined, void> {
  const began = watch.now();
  let nodes = 0;
  return function* (position) {
    if (isSolved(level, position)) return true;
    if (deadlockedBoxes(level, position).length > 0) return false;
    const millis = limits.millis === undefined ? undefined : limits.millis - (watch.now() - began);
    const left = limits.nodes === undefined ? undefined : limits.nodes - nodes;
    if (watch.stopped() || (millis !== undefined && millis <= 0) || (left !== undefined && left <= 0)) return undefined;
    const share: Limits = {
      ...(millis === undefined ? {} : { millis: millis / 2 }),
      ...(left === undefined ? {} : { nodes: Math.ceil(left / 2) }),
      ...defined({ bytes: limits.bytes }),
    };
    const outcome = yield* ANY.solve({ ...level, start: position }, share, watch);
    nodes += outcome.effort.expanded;
    if (outcome.verdict === 'solved') return true;
    return outcome.verdict === 'unsolvable' ? false : undefined;
  };
}
