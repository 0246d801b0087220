// What a course adds to grading by its rubric.

import type { GradedLine } from './rubric-line.js';
import type { Workbench } from './workbench.js';

export interface CourseRubric {
  /** What its table grades, as a phrase for the help. */
  readonly about: string;
  /** Changes with the cases or the points: results of another version are not taken up again. */
  readonly version: number | string;
  readonly needsNoCompiler?: boolean;
  /** Every line of the table, in its order. */
  grade(bench: Workbench): Promise<readonly GradedLine[]>;
}
