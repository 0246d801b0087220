// The result of grading: the grade, the number behind it, the figures it is computed from, and the reasons.

import type { SokobanGrade } from './difficulty.js';
import type { SolutionFigures } from './figures.js';
import type { GradeReason, ReachFigures } from './reasons.js';

export interface SokobanGraded {
  readonly verdict: 'graded';
  readonly grade: SokobanGrade;
  /** The difficulty in 4096ths: see `difficultyNumber`. */
  readonly units: number;
  /** False if the figures come from a solution that isn't proven optimal, or the dead share is a typical value. */
  readonly isExact: boolean;
  readonly figures: SolutionFigures;
  /** Absent if there are too many positions to count. */
  readonly reach?: ReachFigures;
  readonly reasons: readonly GradeReason[];
}

export type SokobanGrading =
  | SokobanGraded
  | { readonly verdict: 'unsolvable' }
  /** No solution within the limits of the estimate. */
  | { readonly verdict: 'gave-up' };
