// Solves an edited board by enumeration: the fewest pushes and one line that takes them. It stops at the first solved
// position, so it costs less than a table, and it takes more goals than boxes, as tests of some of the boxes need.
// Budgets are counts of positions, so that every machine says the same.

import { defined } from '../../base/defined.js';
import { explore, pushesTo } from '../positions/explore.js';
import { canPlan, NONE, planFloor } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { MAX_LABEL_BYTES, type PositionTable } from '../positions/position-table.js';
import { Positions } from '../positions/positions.js';
import { UNSOLVED } from '../positions/solution-table.js';
import type { EditBoard } from './edit-board.js';

// Why a level has no solution: a set of boxes that can't all reach goals, even with the other boxes gone, and minimal in
// the sense that without any one of them the rest can. If boxes are taken away and all goals stay, every solution of the
// whole is one of the rest (a push of a missing box becomes a walk); so if some of the boxes can't be solved, neither can
// the level. Small sets first: they are cheap to test and the clearest to read.

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
  const onDeadSquare = board.boxes.find((box) => plan.slots[plan.cellNumbers[box] as number] === NONE);
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
