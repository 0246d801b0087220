// Counting solutions, and the engines that do it. Making an engine costs more than solving an easy puzzle with it, so
// engines are kept and lent out; two searches under way at once never share one.

import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { Candidates } from './candidates.js';
import { Search, type SearchStart } from './search.js';

interface Engine {
  readonly candidates: Candidates;
  readonly search: Search;
}

/** Engines at rest, by size. */
const RESTING: Engine[][] = [];

export function takeEngine(size: number): Engine {
  const resting = RESTING[size]?.pop();
  if (resting) return resting;
  const candidates = new Candidates(size);
  return { candidates, search: new Search(candidates) };
}

export function giveBack(engine: Engine): void {
  const { size } = engine.candidates;
  RESTING[size] ??= [];
  RESTING[size].push(engine);
}

/** What a count of solutions found: at most as many as asked for. */
export interface Counted {
  readonly solutions: readonly FutoshikiGrid[];
  readonly nodes: number;
  /** False where the search was cut off before it knew all. */
  readonly isComplete: boolean;
}

export interface Counting extends SearchStart {
  /** Cuts the search off after so many guesses. */
  readonly nodes?: number;
}

/** Solutions up to `wanted`. Fewer than wanted from a complete search means that there are no others. */
export function countSolutions(level: FutoshikiLevel, wanted = 2, counting: Counting = {}): Counted {
  const engine = takeEngine(level.size);
  const { search } = engine;
  search.begin(level, wanted, counting);
  const isComplete = search.run(counting.nodes ?? Number.POSITIVE_INFINITY);
  const counted = { solutions: search.solutions.slice(), nodes: search.nodes, isComplete };
  giveBack(engine);
  return counted;
}
