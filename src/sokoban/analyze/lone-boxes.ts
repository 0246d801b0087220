// Boxes that don't interact with the others: without the box and the goal it ends on, the fewest pushes fall by exactly
// the pushes it needs alone, the box changes by at most one, and the share of deadlocks by less than a tenth.

import { gradeSokoban } from '../grade/grade.js';
import type { SokobanGraded } from '../grade/grading.js';
import type { ReachFigures } from '../grade/reasons.js';
import { FAR, planFloor } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { type EditBoard, levelOfEditBoard } from './edit-board.js';

export interface LoneBox {
  readonly box: number;
  /** The goal it ends on, and the pushes it adds. */
  readonly goal: number;
  readonly pushes: number;
}

/** Where each box ends, by where it starts. */
function endsOf(boxes: readonly number[], line: readonly GradedPush[]): Map<number, number> {
  const ends = new Map(boxes.map((box) => [box, box]));
  const names = new Map(ends);
  for (const { from, onto } of line) {
    const name = names.get(from) as number;
    names.delete(from);
    names.set(onto, name);
    ends.set(name, onto);
  }
  return ends;
}

const deadShare = ({ dead, reachable }: ReachFigures): number => dead / reachable;
const MAX_SHARE_LOST = 0.1;

export function* loneBoxes(
  board: EditBoard,
  graded: SokobanGraded,
  line: readonly GradedPush[],
): Generator<void, LoneBox[], void> {
  if (board.boxes.length < 2 || !graded.reach) return [];
  const plan = planFloor(board);
  const lone: LoneBox[] = [];
  for (const [box, goal] of endsOf(board.boxes, line)) {
    const pushes = plan.pushes[board.goals.indexOf(goal) * plan.size + (plan.cellOf[box] as number)] as number;
    if (pushes === FAR || pushes === 0) continue;
    const without = levelOfEditBoard({
      ...board,
      boxes: board.boxes.filter((each) => each !== box),
      goals: board.goals.filter((each) => each !== goal),
    });
    const rest = without && (yield* gradeSokoban(without));
    if (rest?.verdict !== 'graded' || !rest.reach) continue;
    if (graded.figures.pushes - rest.figures.pushes !== pushes) continue;
    if (graded.figures.boxChanges - rest.figures.boxChanges > 1) continue;
    if (Math.abs(deadShare(graded.reach) - deadShare(rest.reach)) >= MAX_SHARE_LOST) continue;
    lone.push({ box, goal, pushes });
  }
  return lone;
}
