// True candidates: for each cell, the digits of at least one solution. Some solutions in one search mark most of them;
// then one search per candidate left open, and every solution found marks more.

import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { propagatedCandidates } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';

/** Solutions listed at first; fewer are all of them. */
const FIRST_SOLUTIONS = 100;
/** Solutions counted at most. */
const MAX_COUNTED_SOLUTIONS = 2_000;
/** Guesses of one search. */
export const MAX_GUESSES = 20_000;
/** Cells visited by all searches: enough for every candidate of an empty 9 × 9 board. */
const MAX_WORK = 8_000_000;

export interface TrueCandidates {
  /** All solutions, or as many as were looked for. */
  readonly solutions: readonly FutoshikiGrid[];
  /** There are no others. */
  readonly isAll: boolean;
  /** No solution was found, or there are others, and the search was cut short. */
  readonly isCutShort: boolean;
  /** One bit per digit (1 is the lowest): digits of some solution, and those that could not be decided. */
  readonly candidates: readonly number[];
  readonly undecided: readonly number[];
}

const bit = (digit: number): number => 1 << (digit - 1);

function listSolutions(level: FutoshikiLevel): Pick<TrueCandidates, 'solutions' | 'isAll' | 'isCutShort'> {
  for (const wanted of [FIRST_SOLUTIONS, MAX_COUNTED_SOLUTIONS]) {
    const { solutions, isComplete } = countSolutions(level, wanted, { nodes: MAX_GUESSES });
    const isAll = isComplete && solutions.length < wanted;
    if (isAll || !isComplete || wanted === MAX_COUNTED_SOLUTIONS) return { solutions, isAll, isCutShort: !isComplete };
  }
  throw new Error('no number of solutions is wanted');
}

export function* trueCandidates(level: FutoshikiLevel): Generator<void, TrueCandidates, void> {
  const { size, cells } = level;
  const listed = listSolutions(level);
  const candidates = cells.map(() => 0);
  const undecided = cells.map(() => 0);
  const mark = (grid: FutoshikiGrid): void => {
    for (const [cell, digit] of grid.entries()) candidates[cell] = (candidates[cell] as number) | bit(digit);
  };
  for (const grid of listed.solutions) mark(grid);
  if (listed.isAll) return { ...listed, candidates, undecided };
  const possible = propagatedCandidates(level);
  let work = 0;
  for (const cell of cells.keys()) {
    for (const digit of possible?.[cell] ?? []) {
      if ((candidates[cell] as number) & bit(digit)) continue;
      if (work > MAX_WORK) {
        undecided[cell] = (undecided[cell] as number) | bit(digit);
        continue;
      }
      const tried = { ...level, cells: cells.with(cell, digit) };
      const { solutions, nodes, isComplete } = countSolutions(tried, 1, { nodes: MAX_GUESSES });
      work += (nodes + 1) * size ** 2;
      const [solution] = solutions;
      if (solution) mark(solution);
      else if (!isComplete) undecided[cell] = (undecided[cell] as number) | bit(digit);
      yield;
    }
  }
  return { ...listed, candidates, undecided };
}

/** In how many of the solutions each digit is in each cell, at `cell * size + digit - 1`. */
export function candidateCounts({ size, cells }: FutoshikiLevel, solutions: readonly FutoshikiGrid[]): number[] {
  const counts = new Array<number>(cells.length * size).fill(0);
  for (const grid of solutions) {
    for (const [cell, digit] of grid.entries()) {
      const at = cell * size + digit - 1;
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
}
