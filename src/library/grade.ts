// How hard a level is, by puzzle. A puzzle with a grade is one row in GRADERS; types and `grade` follow from the table.

import type { FutoshikiLevel } from '../futoshiki/index.js';
import type { AnyLevel, CountReport, SokobanGradeReport } from '../jobs/index.js';
import { type LibraryHost, levelJob, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** A Futoshiki with one solution has a grade. Otherwise the report says why it has none. */
export type FutoshikiGrade = CountReport;
/** The grade of a Sokoban level, its figures, and the reasons; or why it has none. */
export type SokobanLevelGrade = SokobanGradeReport;

/** A level of a puzzle that has grades. */
export type GradedLevel = AnyLevel;
/** What `grade` returns for a level. */
export type GradeOf<L extends GradedLevel> = L extends FutoshikiLevel
  ? Promise<FutoshikiGrade>
  : Promise<SokobanLevelGrade>;

export function gradeAnyLevel<L extends GradedLevel>(host: LibraryHost, level: L, options: RunOptions): GradeOf<L> {
  const limits = runLimits(options, undefined);
  const named = levelJob(level);
  // The job is of the level's puzzle, so its report is the level's.
  const report =
    named.puzzle === 'futoshiki'
      ? runLibraryJob(host, { kind: 'count', ...named, puzzle: named.puzzle, limits }, options)
      : runLibraryJob(host, { kind: 'grade', ...named, limits }, options);
  return report as GradeOf<L>;
}
