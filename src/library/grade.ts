// How hard a level is, by puzzle. A puzzle with a grade is one row in GRADERS; types and `grade` follow from the table.

import type { FutoshikiLevel } from '../futoshiki/index.js';
import { type AnyLevel, type CountReport, isSokobanLevel } from '../jobs/index.js';
import { futoshikiJob } from './level-job.js';
import { type LibraryHost, limitsOf, type RunOptions, runJob } from './run-options.js';

/** A Futoshiki with one solution has a grade. Otherwise the report says why it has none. */
export type FutoshikiGrade = CountReport;

const GRADERS = {
  futoshiki: (host: LibraryHost, level: FutoshikiLevel, options: RunOptions): Promise<FutoshikiGrade> =>
    runJob(host, { kind: 'count', ...futoshikiJob(level), limits: limitsOf(options, undefined) }, options),
};

type Graders = typeof GRADERS;
/** A level of a puzzle that has grades. */
export type GradedLevel = Parameters<Graders[keyof Graders]>[1];
type IdOf<L extends AnyLevel> = L extends FutoshikiLevel ? 'futoshiki' : 'sokoban';
/** What `grade` returns for a level. */
export type GradeOf<L extends GradedLevel> = Graders extends { readonly [Id in IdOf<L>]: infer Grade }
  ? Grade extends (...given: never) => infer Report
    ? Report
    : never
  : never;

export function gradeLevel<L extends GradedLevel>(host: LibraryHost, level: L, options: RunOptions): GradeOf<L> {
  const id: string = isSokobanLevel(level) ? 'sokoban' : 'futoshiki';
  const grader = Object.entries(GRADERS).find(([each]) => each === id)?.[1];
  if (!grader) throw new TypeError(`Levels of ${id} have no grade.`);
  // The row was chosen by the level, so its report is the level's.
  return grader(host, level, options) as GradeOf<L>;
}
