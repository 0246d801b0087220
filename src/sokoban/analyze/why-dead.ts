// Why a level has no solution: a set of boxes that can't all reach goals, even with the other boxes gone, and minimal in
// the sense that without any one of them the rest can. If boxes are taken away and all goals stay, every solution of the
// whole is one of the rest (a push of a missing box becomes a walk); so if some of the boxes can't be solved, neither can
// the level. Small sets first: they are cheap to test and the clearest to read.

import { NONE, planFloor } from '../positions/floor-plan.js';
import type { EditBoard } from './edit-board.js';
import { type SearchBudget, searchBoard } from './search-board.js';

export interface DeadSet {
  /** Board cells, ascending. */
  readonly boxes: readonly number[];
  /** Proven: without any one of them, the others can reach goals. */
  readonly isMinimal: boolean;
}

/** Positions searched for the reason. */
const MAX_WHY_POSITIONS = 600_000;
/** Triples of more boxes than this are too many to test. */
const MAX_TRIPLE_BOXES = 9;

function* subsets(cells: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else {
    for (let at = from; at + size <= cells.length; at++) {
      for (const rest of subsets(cells, size - 1, at + 1)) yield [cells[at] as number, ...rest];
    }
  }
}

/** The board must be proven unsolvable. */
export function* whyDead(board: EditBoard): Generator<void, DeadSet, void> {
  const budget: SearchBudget = { left: MAX_WHY_POSITIONS };
  const isDead = function* (boxes: readonly number[]): Generator<void, boolean | undefined, void> {
    const { verdict } = yield* searchBoard({ ...board, boxes }, budget);
    return verdict === 'too-large' ? undefined : verdict === 'unsolvable';
  };
  const plan = planFloor(board);
  const onDeadSquare = board.boxes.find((box) => plan.slots[plan.cellOf[box] as number] === NONE);
  if (onDeadSquare !== undefined) return { boxes: [onDeadSquare], isMinimal: true };
  let isMinimal = true;
  const sizes = board.boxes.length > MAX_TRIPLE_BOXES ? [1, 2] : [1, 2, 3];
  for (const size of sizes.filter((each) => each < board.boxes.length)) {
    for (const some of subsets(board.boxes, size)) {
      if (budget.left <= 0) break;
      const dead = yield* isDead(some);
      // All smaller sets are solvable, if every one of them could be searched.
      if (dead) return { boxes: some, isMinimal };
      if (dead === undefined) isMinimal = false;
    }
  }
  // Then by leaving one box out at a time.
  isMinimal = true;
  let boxes = board.boxes;
  for (const box of board.boxes) {
    if (boxes.length === 1) break;
    const rest = boxes.filter((each) => each !== box);
    const dead = yield* isDead(rest);
    if (dead) boxes = rest;
    else if (dead === undefined) isMinimal = false;
  }
  return { boxes, isMinimal };
}
