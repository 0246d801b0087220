// How hard a level is, by puzzle. A puzzle with a grade is one row in GRADERS; types and `grade` follow from the table.

import type { FutoshikiLevel } from '../futoshiki/index.js';
import type { AnyLevel, CountReport, SokobanGradeReport } from '../jobs/index.js';
import type { Level } from '../sokoban/index.js';
import { futoshikiJob, isSokoban, sokobanJob } from './level-job.js';
import { type LibraryHost, limitsOf, type RunOptions, runJob } from './run-options.js';

/** A Futoshiki with one solution has a grade. Otherwise the report says why it has none. */
export type FutoshikiGrade = CountReport;
/** The grade of a Sokoban level, its figures, and the reasons; or why it has none. */
export type SokobanLevelGrade = SokobanGradeReport;

const GRADERS = {
  sokoban: (host: LibraryHost, level: Level, options: RunOptions): Promise<SokobanLevelGrade> =>
    runJob(host, { kind: 'grade', ...sokobanJob(level), limits: limitsOf(options, undefined) }, options),
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
  // The row is chosen by the level, so its report is the level's.
  const report = isSokoban(level)
    ? GRADERS.sokoban(host, level, options)
    : GRADERS.futoshiki(host, level as FutoshikiLevel, options);
  return report as GradeOf<L>;
}
