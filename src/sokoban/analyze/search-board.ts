// Solves an edited board by enumeration: the fewest pushes and one line that takes them. It stops at the first solved
// position, so it costs less than a table, and it takes more goals than boxes, as tests of some of the boxes need.
// Budgets are counts of positions, so that every machine says the same.

import { explore, pushesTo } from '../positions/explore.js';
import { canPlan, NONE, planFloor } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { MAX_LABEL_BYTES } from '../positions/position-table.js';
import { Positions } from '../positions/positions.js';
import type { EditBoard } from './edit-board.js';

/** Positions of one edited board. */
export const MAX_EDIT_POSITIONS = 60_000;

/** Positions that a whole analysis may still search. */
export interface SearchBudget {
  left: number;
}

/** `too-large`: too many positions, or the budget is spent. */
export type BoardAnswer =
  | { readonly verdict: 'solved'; readonly pushes: number; readonly line: readonly GradedPush[] }
  | { readonly verdict: 'unsolvable' }
  | { readonly verdict: 'too-large' };

const UNSOLVABLE = { verdict: 'unsolvable' } as const;
const TOO_LARGE = { verdict: 'too-large' } as const;

export function* searchBoard(board: EditBoard, budget: SearchBudget): Generator<void, BoardAnswer, void> {
  if (!canPlan(board)) return TOO_LARGE;
  const plan = planFloor(board);
  const cells = board.boxes.map((box) => plan.cellOf[box] as number);
  if (cells.some((cell) => plan.slots[cell] === NONE)) return UNSOLVABLE;
  const most = Math.min(MAX_EDIT_POSITIONS, budget.left, Math.floor(MAX_LABEL_BYTES / plan.size));
  const positions = most > 0 ? Positions.open(plan, cells.length) : undefined;
  if (!positions) return TOO_LARGE;
  const start = positions.at(cells, plan.cellOf[board.player] as number);
  const explored = yield* explore(positions, start, most, { untilSolved: true });
  budget.left -= explored ? explored.count : most;
  if (!explored) return TOO_LARGE;
  const [solved] = explored.solved;
  if (solved === undefined) return UNSOLVABLE;
  const line = pushesTo(positions, explored, solved);
  return { verdict: 'solved', pushes: line.length, line };
}
