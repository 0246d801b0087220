// Boxes that don't interact with the others: without the box and the goal it ends on, the fewest pushes fall by exactly
// the pushes it needs alone, the box changes by at most one, and the share of deadlocks by less than a tenth.

import { gradeSokoban } from '../grade/grade.js';
import type { SokobanGraded } from '../grade/reasons.js';
import { planFloor } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { type EditBoard, levelOfEditBoard } from './edit-board.js';
import { deadShare } from './edit-map.js';
import { type SearchBudget, searchBoard } from './search-board.js';

export interface LoneBox {
  readonly box: number;
  /** The goal it ends on, and the pushes it adds. */
  readonly goal: number;
  readonly pushes: number;
}

/** Where each box ends, and with how many pushes, by where it starts. */
function runEnds(
  boxes: readonly number[],
  line: readonly GradedPush[],
): Map<number, { readonly goal: number; readonly made: number }> {
  const ends = new Map(boxes.map((box) => [box, { goal: box, made: 0 }]));
  const names = new Map(boxes.map((box) => [box, box]));
  for (const { from, onto } of line) {
    const name = names.get(from) as number;
    names.delete(from);
    names.set(onto, name);
    ends.set(name, { goal: onto, made: (ends.get(name)?.made ?? 0) + 1 });
  }
  return ends;
}

const MAX_SHARE_LOST = 0.1;

/** Positions searched for all boxes together. */
const MAX_LONE_POSITIONS = 200_000;

export function* loneBoxes(
  board: EditBoard,
  graded: SokobanGraded,
  line: readonly GradedPush[],
): Generator<void, LoneBox[], void> {
  if (board.boxes.length < 2 || !graded.reach) return [];
  const plan = planFloor(board);
  const lone: LoneBox[] = [];
  const budget: SearchBudget = { left: MAX_LONE_POSITIONS };
  for (const [box, { goal, made: pushCount }] of runEnds(board.boxes, line)) {
    const pushes = plan.pushes[board.goals.indexOf(goal) * plan.size + (plan.cellNumbers[box] as number)] as number;
    // The line without the pushes of this box solves the rest: with more pushes than needed alone, the fewest fall by more.
    if (pushes === 0 || pushes !== pushCount) continue;
    const others = {
      ...board,
      boxes: board.boxes.filter((each) => each !== box),
      goals: board.goals.filter((each) => each !== goal),
    };
    const answer = yield* searchBoard(others, budget);
    if (answer.verdict !== 'solved' || graded.figures.pushes - answer.pushes !== pushes) continue;
    const without = levelOfEditBoard(others);
    const rest = without && (yield* gradeSokoban(without));
    if (rest?.verdict !== 'graded' || !rest.reach) continue;
    if (graded.figures.boxChanges - rest.figures.boxChanges > 1) continue;
    if (Math.abs(deadShare(graded) - deadShare(rest)) >= MAX_SHARE_LOST) continue;
    lone.push({ box, goal, pushes });
  }
  return lone;
}
