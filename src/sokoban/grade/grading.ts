// What a grade says: the word, the number behind it, the figures that number is made of, and why.

import type { SokobanGrade } from './difficulty.js';
import type { SolutionFigures } from './figures.js';
import type { GradeReason, ReachFigures } from './reasons.js';

export interface SokobanGraded {
  readonly verdict: 'graded';
  readonly grade: SokobanGrade;
  /** The difficulty in 4096ths: see `difficultyNumber`. */
  readonly units: number;
  /** False where the figures are those of a solution found, or the dead share is a usual one. */
  readonly isExact: boolean;
  readonly figures: SolutionFigures;
  /** Absent where the positions are too many to count. */
  readonly reach?: ReachFigures;
  readonly reasons: readonly GradeReason[];
}

export type SokobanGrading =
  | SokobanGraded
  | { readonly verdict: 'unsolvable' }
  /** No solution within the limits of the estimate. */
  | { readonly verdict: 'gave-up' };
