// What a Futoshiki exercise can be checked against: calls, guesses, and candidates, from the solvers themselves.

import type { FutoshikiLevel } from '../../rules/level.js';
import { Backtracking } from '../backtrack.js';
import { Candidates } from '../candidates/candidates.js';
import { countSolutions } from '../candidates/count.js';
import { digitsOf } from '../candidates/notes.js';

/** Calls of the course's `solve` up to the first solution, or to the proof that there is none; undefined beyond `most`. */
export function backtrackingCalls(level: FutoshikiLevel, most = 1_000_000): number | undefined {
  const search = new Backtracking(level);
  return search.run(most) === 'more' ? undefined : search.calls;
}

/** Guesses of propagation up to a second solution, or to the proof that there is none; undefined beyond `most`. */
export function propagationGuesses(level: FutoshikiLevel, most = 100_000): number | undefined {
  const { nodes, isComplete } = countSolutions(level, 2, { nodes: most });
  return isComplete ? nodes : undefined;
}

/** The candidates of every cell after propagation from the givens alone; undefined if they conflict. */
export function propagatedCandidates(level: FutoshikiLevel): readonly (readonly number[])[] | undefined {
  const candidates = new Candidates(level.size);
  candidates.load(level, 3);
  return candidates.propagate() ? Array.from(candidates.masks, digitsOf) : undefined;
}
