// Everything that can be asked of a worker: the kinds of jobs, the report each gives, and the schemas that both sides
// check messages with. A new kind is two files in `kinds/` (schemas, work) and one row in each table here.
//
//   solve        Job            → Report            a solution, or a shorter one
//   hint         HintJob        → HintReport        what to do next
//   insight      InsightJob     → InsightReport     deadlock, lower bound, dead squares of a Sokoban position
//   undo-advice  UndoAdviceJob  → UndoAdviceReport  how many pushes to undo after a deadlock
//   generate     GenerateJob    → GenerateReport    a new level
//   grade        GradeJob       → GradeReport       how hard a level is, and why
//   explain      ExplainJob     → ExplainReport     what every solution of a Sokoban level must do; why a push loses
//   analyze      AnalyzeJob     → AnalyzeReport     what an author wants to know about a level; reports its stages
//   count        CountJob       → CountReport       how many solutions a Futoshiki has, and why
//   certify      CertifyJob     → CertifyReport     the checked proof of a claim about a Sokoban level
//   label        LabelJob       → LabelReport       optimal actions and distances of Sokoban states, as text

import * as v from 'valibot';
import type { Progress } from '../base/outcome.js';
import type { Result, TextError } from '../base/result.js';
import { endedEffort, endedReport, type Job, jobSchema, type Report, reportSchema } from './job.js';
import { type AnalyzeJob, type AnalyzeReport, analyzeJobSchema, analyzeReportSchema } from './kinds/analyze-schema.js';
import { type CertifyJob, type CertifyReport, certifyJobSchema, certifyReportSchema } from './kinds/certify-schema.js';
import { type CountJob, type CountReport, countJobSchema, countReportSchema } from './kinds/count-schema.js';
import { type ExplainJob, type ExplainReport, explainJobSchema, explainReportSchema } from './kinds/explain-schema.js';
import {
  type GenerateJob,
  type GenerateReport,
  generateJobSchema,
  generateReportSchema,
} from './kinds/generate-schema.js';
import { type GradeJob, type GradeReport, gradeJobSchema, gradeReportSchema } from './kinds/grade-schema.js';
import { type HintJob, type HintReport, hintJobSchema, hintReportSchema } from './kinds/hint-schema.js';
import { type InsightJob, type InsightReport, insightJobSchema, insightReportSchema } from './kinds/insight-schema.js';
import { type LabelJob, type LabelReport, labelJobSchema, labelReportSchema } from './kinds/label-schema.js';
import {
  type UndoAdviceJob,
  type UndoAdviceReport,
  undoAdviceJobSchema,
  undoAdviceReportSchema,
} from './kinds/undo-advice-schema.js';

export const JOB_KINDS = [
  'solve',
  'hint',
  'insight',
  'undo-advice',
  'generate',
  'grade',
  'explain',
  'analyze',
  'count',
  'certify',
  'label',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A job of any kind. One without a kind is a solve job. */
export type AnyJob =
  | Job
  | HintJob
  | InsightJob
  | UndoAdviceJob
  | GenerateJob
  | GradeJob
  | ExplainJob
  | AnalyzeJob
  | CountJob
  | CertifyJob
  | LabelJob;

export interface ReportOfKind {
  readonly solve: Report;
  readonly hint: HintReport;
  readonly insight: InsightReport;
  readonly 'undo-advice': UndoAdviceReport;
  readonly generate: GenerateReport;
  readonly grade: GradeReport;
  readonly explain: ExplainReport;
  readonly analyze: AnalyzeReport;
  readonly count: CountReport;
  readonly certify: CertifyReport;
  readonly label: LabelReport;
}

export type AnyReport = ReportOfKind[JobKind];

/** Kinds whose reports of the two puzzles have little in common. */
type KindByPuzzle = 'generate' | 'grade' | 'analyze';

/** The report of a job. */
export type ReportTo<J extends AnyJob> = J extends { readonly kind: KindByPuzzle }
  ? Extract<ReportOfKind[J['kind']], { readonly puzzle: J['puzzle'] }>
  : J extends { readonly kind: JobKind }
    ? ReportOfKind[J['kind']]
    : Report;

/** A report, or the reason why the job can't be read. */
export type ReportedTo<J extends AnyJob> = Result<ReportTo<J>, TextError>;
export type AnyReported = Result<AnyReport, TextError>;

/** Jobs that must name their kind: every kind but solve, which may. */
export const kindJobSchema = v.variant('kind', [
  hintJobSchema,
  insightJobSchema,
  undoAdviceJobSchema,
  generateJobSchema,
  gradeJobSchema,
  explainJobSchema,
  analyzeJobSchema,
  countJobSchema,
  certifyJobSchema,
  labelJobSchema,
]);

export const anyJobSchema = v.union([kindJobSchema, jobSchema]);

export const anyReportSchema = v.union([
  v.variant('kind', [
    hintReportSchema,
    insightReportSchema,
    undoAdviceReportSchema,
    generateReportSchema,
    gradeReportSchema,
    explainReportSchema,
    analyzeReportSchema,
    countReportSchema,
    certifyReportSchema,
    labelReportSchema,
  ]),
  reportSchema,
]);

export const jobKind = (job: AnyJob): JobKind => job.kind ?? 'solve';

/** Whether this report answers a job of that kind and puzzle. */
export function isReportTo<J extends AnyJob>(job: J, report: AnyReport): report is AnyReport & ReportTo<J> {
  return jobKind(job) === ('kind' in report ? report.kind : 'solve') && job.puzzle === report.puzzle;
}

/** The report of a job that was stopped from outside, from its last progress. */
export function endedJobReport(
  job: AnyJob,
  limit: 'stopped' | 'memory',
  last: Progress | undefined,
  millis: number,
): AnyReport {
  if (job.kind === undefined || job.kind === 'solve') return endedReport(job, limit, last, millis);
  const effort = endedEffort(last, millis);
  return { kind: job.kind, puzzle: job.puzzle, verdict: 'gave-up', limit, effort } as AnyReport;
}
