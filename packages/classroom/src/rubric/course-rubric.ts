// What a course adds to grading by its rubric.

import type { CaseFiles, MarkCase } from '../mark/mark-case.js';
import type { GradedLine } from './rubric-line.js';
import type { Workbench } from './workbench.js';

/** What a teacher adds to a rubric. */
export interface RubricOrders {
  /** The teacher's own maps and puzzles, as cases. */
  readonly cases?: readonly MarkCase[];
  /** The same as files. */
  readonly files?: CaseFiles;
  /** Which function of the submissions has a role, where names and types don't say: `lookup` → `is_map_in_list`. */
  readonly names?: ReadonlyMap<string, string>;
}

export interface CourseRubric {
  /** What its table grades, as a phrase for the help. */
  readonly about: string;
  /** Changes with the cases or the points: results of another version are not taken up again. */
  readonly version: number | string;
  readonly needsNoCompiler?: boolean;
  /** Every line of the table, in its order. */
  grade(bench: Workbench, orders?: RubricOrders): Promise<readonly GradedLine[]>;
}
