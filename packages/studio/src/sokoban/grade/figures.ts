// Figures of a level from the pushes of one solution.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { moveBox } from '@masu/core/sokoban/rules/step.js';
import { lowerBound } from '@masu/solve/sokoban/solve/bound/lower-bound.js';
import { cheapestMatching } from '@masu/solve/sokoban/solve/bound/matching.js';
import { FAR } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import type { Positions } from '../positions/positions.js';

export interface SolutionFigures {
  readonly boxes: number;
  readonly pushes: number;
  /** Runs of pushes of one box. */
  readonly boxChanges: number;
  /** Pushes beyond the lower bound of the start. */
  readonly gap: number;
  /** Pushes that don't lower the lower bound; 0 if there are too many boxes and pushes to count them. */
  readonly awayPushes: number;
  /** The greatest number of runs of any box. */
  readonly mostRuns: number;
  /** Boxes that are left off goal and pushed again later. */
  readonly parkedBoxes: number;
  /** Boxes that are never pushed. */
  readonly idleBoxes: number;
}

/** Up to this much work, `awayPushes` is counted: one lower bound per push, each costing the cube of the boxes. */
const MAX_BOUND_WORK = 300_000_000;

const boxesBound = (level: Level, boxes: readonly number[]): number =>
  lowerBound(level, { player: level.start.player, boxes }) ?? 0;

export function solutionFigures(level: Level, pushes: readonly GradedPush[]): SolutionFigures {
  let boxes = level.start.boxes;
  const bound = boxesBound(level, boxes);
  const boxNames = new Map(boxes.map((cell, name) => [cell, name]));
  const runs = boxes.map(() => 0);
  const parked = new Set<number>();
  let last: number | undefined;
  let boxChanges = 0;
  let awayPushes = 0;
  const isCounted = boxes.length ** 3 * pushes.length <= MAX_BOUND_WORK;
  let left = bound;
  for (const { from, onto } of pushes) {
    const box = boxNames.get(from) as number;
    if (from !== last) {
      boxChanges++;
      if ((runs[box] as number) > 0 && !level.goalMap[from]) parked.add(box);
      runs[box] = (runs[box] as number) + 1;
    }
    boxNames.delete(from);
    boxNames.set(onto, box);
    boxes = moveBox(boxes, from, onto);
    last = onto;
    if (!isCounted) continue;
    const next = boxesBound(level, boxes);
    if (next >= left) awayPushes++;
    left = next;
  }
  return {
    boxes: boxes.length,
    pushes: pushes.length,
    boxChanges,
    gap: pushes.length - bound,
    awayPushes,
    mostRuns: Math.max(...runs),
    parkedBoxes: parked.size,
    idleBoxes: runs.filter((count) => count === 0).length,
  };
}

/** The lower bound of a configuration: the cheapest matching of its boxes to goals. */
export function configurationBound({ plan, boxes, boxCells }: Positions, configuration: number): number {
  return cheapestMatching(boxes, (box, goal) => {
    const cell = boxCells[configuration * boxes + box] as number;
    const pushes = plan.pushes[goal * plan.size + cell] as number;
    return pushes === FAR ? Number.POSITIVE_INFINITY : pushes;
  });
}
