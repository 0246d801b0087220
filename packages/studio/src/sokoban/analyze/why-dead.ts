// Why a level has no solution: sets of boxes that can't all reach goals, even with the other boxes gone, and minimal in the
// sense that without any one of them the rest can. If boxes are taken away and all goals stay, every solution of the
// whole is one of the rest (a push of a missing box becomes a walk); so if some of the boxes can't be solved, neither can
// the level. Small sets first: they are cheap to test and the clearest to read. Every box that is dead alone is named,
// and every box of a dead pair.

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

/** The board must be proven unsolvable. At least one set, the smallest first. */
export function* whyDead(board: EditBoard): Generator<void, readonly DeadSet[], void> {
  const budget: SearchBudget = { left: MAX_WHY_POSITIONS };
  const isDead = function* (boxes: readonly number[]): Generator<void, boolean | undefined, void> {
    const { verdict } = yield* searchBoard({ ...board, boxes }, budget);
    return verdict === 'too-large' ? undefined : verdict === 'unsolvable';
  };
  if (board.boxes.length === 1) return [{ boxes: board.boxes, isMinimal: true }];
  const deadSets: DeadSet[] = [];
  let isMinimal = true;
  for (const box of board.boxes) {
    const dead = yield* isDead([box]);
    if (dead) deadSets.push({ boxes: [box], isMinimal: true });
    else if (dead === undefined) isMinimal = false;
  }
  const alone = new Set(deadSets.flatMap(({ boxes }) => boxes));
  const others = board.boxes.filter((box) => !alone.has(box));
  const named = new Set<number>();
  for (const size of board.boxes.length > MAX_TRIPLE_BOXES ? [2] : [2, 3]) {
    if (size >= board.boxes.length || (size > 2 && deadSets.length > 0)) break;
    let isEachKnown = true;
    for (const some of subsets(others, size)) {
      if (budget.left <= 0) break;
      if (some.every((box) => named.has(box))) continue;
      const dead = yield* isDead(some);
      // All smaller sets are solvable, if every one of them could be searched.
      if (dead) {
        deadSets.push({ boxes: some, isMinimal });
        for (const box of some) named.add(box);
        if (size > 2) break;
      } else if (dead === undefined) isEachKnown = false;
    }
    isMinimal &&= isEachKnown;
  }
  return deadSets.length > 0 ? deadSets : [yield* leavingOut(board.boxes, isDead)];
}

/** A dead set of all boxes but those that it can do without, one left out at a time. */
function* leavingOut(
  all: readonly number[],
  isDead: (boxes: readonly number[]) => Generator<void, boolean | undefined, void>,
): Generator<void, DeadSet, void> {
  let isMinimal = true;
  let boxes = all;
  for (const box of all) {
    if (boxes.length === 1) break;
    const rest = boxes.filter((each) => each !== box);
    const dead = yield* isDead(rest);
    if (dead) boxes = rest;
    else if (dead === undefined) isMinimal = false;
  }
  return { boxes, isMinimal };
}
