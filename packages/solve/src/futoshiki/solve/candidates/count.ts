// Counts solutions. Creating an engine costs more than solving an easy puzzle with it, so engines are pooled; two running
// searches never share one.

import type { FutoshikiGrid, FutoshikiLevel } from '../../rules/level.js';
import { Candidates } from './candidates.js';
import { type CandidateNotes, maskDigits } from './notes.js';
import { CandidateSearch, type SearchStart } from './search.js';

// Finds candidates that occur in some solution: no reasoning can rule those out. For a puzzle with one solution these are
// exactly its digits. Otherwise it searches for solutions with a candidate not seen yet; each one covers a candidate in
// every cell. So a board with many solutions takes a few dozen searches instead of thousands.

/** The limit of guesses per search; a candidate not settled within it stays unknown. */
const MAX_NODES = 300;

/** Bit masks, cell by cell, of candidates that occur in a solution within these notes. Not always all of them. */
export function knownAlive({ level, masks, size }: CandidateNotes): number[] {
  const alive = masks.map(() => 0);
  const add = (grid: readonly number[]) => {
    for (const [cell, digit] of grid.entries()) alive[cell] = (alive[cell] as number) | (1 << (digit - 1));
  };
  const first = countSolutions(level, 2, { masks });
  first.solutions.forEach(add);
  if (first.solutions.length < 2) return alive;
  let searches = 0;
  for (const [cell, mask] of masks.entries()) {
    for (const digit of maskDigits(mask)) {
      const bit = 1 << (digit - 1);
      if (((alive[cell] as number) & bit) !== 0) continue;
      if (++searches > 8 * size) return alive;
      countSolutions(level, 1, { masks: masks.with(cell, bit), nodes: MAX_NODES }).solutions.forEach(add);
    }
  }
  return alive;
}

interface Engine {
  readonly candidates: Candidates;
  readonly search: CandidateSearch;
}

/** Idle engines by size. */
const RESTING: Engine[][] = [];

export function takeEngine(size: number): Engine {
  const resting = RESTING[size]?.pop();
  if (resting) return resting;
  const candidates = new Candidates(size);
  return { candidates, search: new CandidateSearch(candidates) };
}

export function giveBack(engine: Engine): void {
  const { size } = engine.candidates;
  RESTING[size] ??= [];
  RESTING[size].push(engine);
}

/** The solutions found, at most as many as requested. */
export interface Counted {
  /** The grids, in the order they were found. */
  readonly solutions: readonly FutoshikiGrid[];
  /** Guesses of the search. */
  readonly nodes: number;
  /** False if the search was stopped before it was complete. */
  readonly isComplete: boolean;
}

/** Where a count starts, and where it stops. */
export interface SolutionCounting extends SearchStart {
  /** Stops the search after this many guesses. */
  readonly nodes?: number;
}

/**
 * Solutions up to `wanted`. Fewer than wanted from a complete search means that there are no others.
 * @example
 * ```ts
 * const { solutions, isComplete } = countSolutions(level);
 * console.log(solutions.length, isComplete); // 1 true
 * ```
 */
export function countSolutions(level: FutoshikiLevel, wanted = 2, counting: SolutionCounting = {}): Counted {
  const engine = takeEngine(level.size);
  const { search } = engine;
  search.begin(level, wanted, counting);
  const isComplete = search.run(counting.nodes ?? Number.POSITIVE_INFINITY);
  const counted = { solutions: search.solutions.slice(), nodes: search.nodes, isComplete };
  giveBack(engine);
  return counted;
}
