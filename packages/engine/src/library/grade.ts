// How hard a level is, by puzzle. A puzzle with a grade is one row in GRADE_KINDS.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { reasonOfFacts, reasonSentence } from '@masu/studio/sokoban/grade/reason-sentences.js';
import type { CountJob, CountReport } from '../jobs/kinds/count-schema.js';
import type { GradeJob, SokobanGradeReport } from '../jobs/kinds/grade-schema.js';
import type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';
import { levelJob } from './level-job.js';
import { type LibraryHost, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** A Futoshiki with one solution has a grade. Otherwise the report says why it has none. */
export type FutoshikiGrade = CountReport;

export type WithSentences<Report> = Report extends { readonly reasons: unknown }
  ? Omit<Report, 'reasons'> & {
      /** Why it has that grade: English sentences, the most important first. */
      readonly reasons: readonly string[];
    }
  : Report;
/** The grade of a Sokoban level, its figures, and the reasons; or why it has none. */
export type SokobanLevelGrade = WithSentences<SokobanGradeReport>;

/** A level of a puzzle that has grades. */
export type GradedLevel = AnyLevel;

/** What `grade` returns for a level. */
export type GradeOf<L extends GradedLevel> = L extends FutoshikiLevel
  ? Promise<FutoshikiGrade>
  : Promise<SokobanLevelGrade>;

/** The kind of job that grades a level. */
const GRADE_KINDS = { sokoban: 'grade', futoshiki: 'count' } as const;

/** The reasons of a report as sentences. */
function inSentences(report: CountReport | SokobanGradeReport): FutoshikiGrade | SokobanLevelGrade {
  if (!('reasons' in report)) return report;
  return { ...report, reasons: report.reasons.map((reason) => reasonSentence(reasonOfFacts(reason))) };
}

export function gradeAnyLevel<L extends GradedLevel>(host: LibraryHost, level: L, options: RunOptions): GradeOf<L> {
  const limits = runLimits(options, undefined);
  const named = levelJob(level);
  const job = { kind: GRADE_KINDS[named.puzzle], ...named, limits } as CountJob | GradeJob;
  // The job is of the level's puzzle, so its report is the level's.
  return runLibraryJob(host, job, options).then((report) =>
    inSentences(report as CountReport | SokobanGradeReport),
  ) as GradeOf<L>;
}
