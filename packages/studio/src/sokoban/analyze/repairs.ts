// One change that makes an unsolvable level solvable: every single edit is tried. The first dead set is tested first, because
// it is small: if its boxes still can't all reach goals, the level can't be solved.

import { type EditBoard, levelOfEditBoard } from './edit-board.js';
import { type SearchBudget, searchBoard } from './search-board.js';
import { type BoardEdit, singleEdits } from './single-edits.js';
import type { DeadSet } from './why-dead.js';

export interface Repair {
  readonly edit: BoardEdit;
  /** The fewest pushes of the repaired level. */
  readonly pushes: number;
}

/** Positions searched for repairs of each kind, so that no kind is left out; what one leaves over serves the next. */
const REPAIR_POSITIONS: Readonly<Record<BoardEdit['kind'], number>> = {
  box: 100_000,
  goal: 100_000,
  floor: 120_000,
  wall: 80_000,
};

/** Repairs offered. */
const MAX_REPAIRS = 4;

export function* findRepairs(board: EditBoard, [deadSet]: readonly DeadSet[]): Generator<void, Repair[], void> {
  const budget: SearchBudget = { left: 0 };
  let kind: BoardEdit['kind'] | undefined;
  const repairs: Repair[] = [];
  const part = deadSet && deadSet.boxes.length < board.boxes.length ? deadSet.boxes : undefined;
  for (const { edit, board: edited, padded } of singleEdits(board)) {
    if (repairs.length === MAX_REPAIRS) break;
    if (edit.kind !== kind) budget.left += REPAIR_POSITIONS[edit.kind];
    kind = edit.kind;
    if (budget.left <= 0) continue;
    if (part) {
      const boxes = part.map((box) => padded(edit.kind === 'box' && edit.cell === box ? edit.onto : box));
      const answer = yield* searchBoard({ ...edited, boxes: boxes.sort((a, b) => a - b) }, budget);
      if (answer.verdict === 'unsolvable') continue;
    }
    const whole = yield* searchBoard(edited, budget);
    if (whole.verdict === 'solved' && levelOfEditBoard(edited)) repairs.push({ edit, pushes: whole.pushes });
  }
  return repairs;
}
