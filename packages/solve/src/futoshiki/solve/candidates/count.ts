// Counts solutions. Creating an engine costs more than solving an easy puzzle with it, so engines are pooled; two running
// searches never share one.

import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Candidates } from './candidates.js';
import { CandidateSearch, type SearchStart } from './search.js';

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
