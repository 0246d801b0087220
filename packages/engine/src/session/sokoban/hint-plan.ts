// A solution as a plan of pushes, so that one search serves many hints. Between two pushes the player may walk anywhere
// and the plan holds; after a push of the plan, an undo, or a detour that comes back, the position is found in the plan
// again. A position is on the plan if its boxes are those after some of the pushes and the player can walk to the next
// one; then the rest is a solution too, and an optimal plan has an optimal rest.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { moveBox } from '@masu/core/sokoban/rules/step.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import { boardRegion, type Region } from '@masu/solve/sokoban/solve/hint.js';

/** The steps of a hint in Sokoban: where to look, which box, where it belongs, which push, and the full solution. */
export const SOKOBAN_DETAILS = [1, 2, 3, 4, 5] as const;
export type SokobanDetail = (typeof SOKOBAN_DETAILS)[number];

/** Which of the three reasons is the last one shown when a hint is open up to a step; none with the full solution. */
export function reasonStep(detail: SokobanDetail | undefined): 1 | 2 | 3 | undefined {
  return detail === undefined ? undefined : ([1, 2, 2, 3] as const)[detail - 1];
}

export interface PlannedPush {
  readonly from: number;
  readonly onto: number;
  readonly direction: Direction;
}

export interface HintPlan {
  /** The boxes before the first push. */
  readonly boxes: readonly number[];
  readonly pushes: readonly PlannedPush[];
  /** Proven: no solution has fewer pushes. */
  readonly isOptimal: boolean;
}

/** What the open steps of a hint reveal. Each step includes the steps before it. */
export interface SokobanHint {
  readonly detail: SokobanDetail;
  /** Step 1: the part of the board with the next box to push. */
  readonly region: Region;
  /** Steps 2 and 4: the box, and the push. A front end shows as much of it as `detail` allows. */
  readonly push: PlannedPush;
  /** Step 3: the goal on which this solution leaves the box. */
  readonly goal: number;
  /** Step 5: pushes to the end of the solution. */
  readonly pushesLeft: number;
  readonly isOptimal: boolean;
}

export const sameBoxes = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((box, index) => box === b[index]));

function walkBehind(level: Level, position: Position, push: PlannedPush): readonly Direction[] | undefined {
  return walkTo(level, position, push.from - offsets(level.width)[push.direction]);
}

/** The plan of a solution from a position; undefined if a move is blocked or nothing is pushed. */
export function hintPlan(
  level: Level,
  from: Position,
  solution: readonly Direction[],
  isOptimal: boolean,
): HintPlan | undefined {
  const pushes: PlannedPush[] = [];
  for (const { step, direction } of replay(level, solution, from)) {
    if (step.kind === 'blocked') return undefined;
    if (step.kind === 'push') pushes.push({ from: step.from, onto: step.onto, direction });
  }
  return pushes.length === 0 ? undefined : { boxes: from.boxes, pushes, isOptimal };
}

/** The moves of planned pushes from a position, with the walks between them. */
export function plannedMoves(level: Level, from: Position, pushes: readonly PlannedPush[]): readonly Direction[] {
  const moves: Direction[] = [];
  let position = from;
  for (const push of pushes) {
    const walk = walkBehind(level, position, push);
    if (!walk) throw new Error('a planned push cannot be reached');
    moves.push(...walk, push.direction);
    position = { player: push.from, boxes: moveBox(position.boxes, push.from, push.onto) };
  }
  return moves;
}

/** The pushes of the plan that are left from a position; undefined if the position is not on the plan. */
export function restOfPlan(level: Level, position: Position, plan: HintPlan): readonly PlannedPush[] | undefined {
  let { boxes } = plan;
  for (const [index, push] of plan.pushes.entries()) {
    if (sameBoxes(boxes, position.boxes) && walkBehind(level, position, push)) return plan.pushes.slice(index);
    boxes = moveBox(boxes, push.from, push.onto);
  }
  return undefined;
}

/** The hint from the rest of a plan, up to `detail`. */
export function hintOfPlan(
  level: Level,
  rest: readonly PlannedPush[],
  isOptimal: boolean,
  detail: SokobanDetail,
): SokobanHint | undefined {
  const [push] = rest;
  if (!push) return undefined;
  const goal = rest.reduce((at, { from, onto }) => (at === from ? onto : at), push.from);
  return { detail, region: boardRegion(level, push.from), push, goal, pushesLeft: rest.length, isOptimal };
}
