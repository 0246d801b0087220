// Solves an edited board by enumeration: the fewest pushes and one line that takes them. It stops at the first solved
// position, so it costs less than a table, and it takes more goals than boxes, as tests of some of the boxes need.
// Budgets are counts of positions, so that every machine says the same.

import { defined } from '@masu/core/base/defined.js';
import { explore, pushesTo } from '../positions/explore.js';
import { canPlan, NONE, planFloor } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { MAX_LABEL_BYTES, type PositionTable } from '../positions/position-table.js';
import { Positions } from '../positions/positions.js';
import { UNSOLVED } from '../positions/solution-table.js';
import type { EditBoard } from './edit-board.js';

/** Positions of one edited board. */
export const MAX_EDIT_POSITIONS = 60_000;

/** Positions that a whole analysis may still search. */
export interface SearchBudget {
  left: number;
  /** The store of the last search, whose memory the next one takes over. */
  spare?: Positions;
}

/** `too-large`: too many positions, or the budget is spent. */
export type BoardAnswer =
  | { readonly verdict: 'solved'; readonly pushes: number; readonly line: readonly GradedPush[] }
  | { readonly verdict: 'unsolvable' | 'too-large' };

/**
 * Whether boxes on these board cells, ascending, can still be solved wherever the player is, by the table of a board that
 * had the same boxes and no wall that is not here: a wall only removes moves, so what was dead stays dead.
 */
export function liveBoxes({ positions, solutions }: PositionTable): (boxes: readonly number[]) => boolean {
  const { cellNumbers } = positions.plan;
  return (boxes) => {
    const configuration = positions.knownConfiguration(boxes.map((box) => cellNumbers[box] as number));
    return configuration !== NONE && positions.of(configuration).some((each) => solutions.pushes[each] !== UNSOLVED);
  };
}

/** `isLive`: boxes that it refuses are known to be dead. */
export function* searchBoard(
  board: EditBoard,
  budget: SearchBudget,
  isLive?: (boxes: readonly number[]) => boolean,
): Generator<void, BoardAnswer, void> {
  if (!canPlan(board)) return { verdict: 'too-large' };
  const plan = planFloor(board);
  const cells = board.boxes.map((box) => plan.cellNumbers[box] as number);
  if (cells.some((cell) => plan.slots[cell] === NONE)) return { verdict: 'unsolvable' };
  const most = Math.min(MAX_EDIT_POSITIONS, budget.left, Math.floor(MAX_LABEL_BYTES / plan.size));
  const { spare } = budget;
  delete budget.spare;
  const positions = most > 0 ? Positions.open(plan, cells.length, spare) : undefined;
  if (!positions) return { verdict: 'too-large' };
  const start = positions.at(cells, plan.cellNumbers[board.player] as number);
  const isWorth = isLive && ((configuration: number): boolean => isLive(positions.boardCellsOf(configuration)));
  const explored = yield* explore(positions, start, most, { untilSolved: true, ...defined({ isWorth }) });
  budget.left -= explored ? explored.count : most;
  budget.spare = positions;
  if (!explored) return { verdict: 'too-large' };
  const [solved] = explored.solved;
  if (solved === undefined) return { verdict: 'unsolvable' };
  const line = pushesTo(positions, explored, solved);
  return { verdict: 'solved', pushes: line.length, line };
}
