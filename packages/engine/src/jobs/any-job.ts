// Everything that can be asked of a worker: the kinds of jobs, the report each gives, and the schemas that both sides
// check messages with. A new kind is two files in `kinds/` (schemas, work), one row here, and its work in the tables
// of `all-work.ts` and `node/load-work.ts`.
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

import type { Result, TextError } from '@masu/core/base/result.js';
import * as v from 'valibot';
import { type Job, jobSchema, type Report, reportSchema } from './job.js';
import { analyzeJobSchema, analyzeReportSchema } from './kinds/analyze-schema.js';
import { certifyJobSchema, certifyReportSchema } from './kinds/certify-schema.js';
import { countJobSchema, countReportSchema } from './kinds/count-schema.js';
import { explainJobSchema, explainReportSchema } from './kinds/explain-schema.js';
import { generateJobSchema, generateReportSchema } from './kinds/generate-schema.js';
import { gradeJobSchema, gradeReportSchema } from './kinds/grade-schema.js';
import { hintJobSchema, hintReportSchema } from './kinds/hint-schema.js';
import { insightJobSchema, insightReportSchema } from './kinds/insight-schema.js';
import { labelJobSchema, labelReportSchema } from './kinds/label-schema.js';
import { undoAdviceJobSchema, undoAdviceReportSchema } from './kinds/undo-advice-schema.js';

/** The kinds that a job must name: every kind but solve, which may. */
const KINDS = {
  hint: { job: hintJobSchema, report: hintReportSchema },
  insight: { job: insightJobSchema, report: insightReportSchema },
  'undo-advice': { job: undoAdviceJobSchema, report: undoAdviceReportSchema },
  generate: { job: generateJobSchema, report: generateReportSchema },
  grade: { job: gradeJobSchema, report: gradeReportSchema },
  explain: { job: explainJobSchema, report: explainReportSchema },
  analyze: { job: analyzeJobSchema, report: analyzeReportSchema },
  count: { job: countJobSchema, report: countReportSchema },
  certify: { job: certifyJobSchema, report: certifyReportSchema },
  label: { job: labelJobSchema, report: labelReportSchema },
};
type NamedKind = keyof typeof KINDS;
export type JobKind = 'solve' | NamedKind;
export const JOB_KINDS = ['solve', ...Object.keys(KINDS)] as readonly JobKind[];

export type JobOfKind = { readonly solve: Job } & {
  readonly [Kind in NamedKind]: Readonly<v.InferOutput<(typeof KINDS)[Kind]['job']>>;
};
/** A job of any kind. One without a kind is a solve job. */
export type AnyJob = JobOfKind[JobKind];

export type ReportOfKind = { readonly solve: Report } & {
  readonly [Kind in NamedKind]: Readonly<v.InferOutput<(typeof KINDS)[Kind]['report']>>;
};
export type AnyReport = ReportOfKind[JobKind];

/** Kinds whose reports of the two puzzles have little in common. */
type KindByPuzzle = 'hint' | 'generate' | 'grade' | 'analyze';

/** The report of a job. */
export type ReportTo<J extends AnyJob> = J extends { readonly kind: KindByPuzzle }
  ? Extract<ReportOfKind[J['kind']], { readonly puzzle: J['puzzle'] }>
  : J extends { readonly kind: JobKind }
    ? ReportOfKind[J['kind']]
    : Extract<Report, { readonly puzzle: J['puzzle'] }>;

/** A report, or the reason why the job can't be read. */
export type ReportedTo<J extends AnyJob> = Result<ReportTo<J>, TextError>;
export type AnyReported = Result<AnyReport, TextError>;

const jobSchemas = Object.values(KINDS).map(({ job }) => job);
const reportSchemas = Object.values(KINDS).map(({ report }) => report);
/** Jobs that must name their kind. */
export const kindJobSchema = v.variant('kind', jobSchemas);
export const anyJobSchema = v.union([kindJobSchema, jobSchema]);
export const anyReportSchema = v.union([v.variant('kind', reportSchemas), reportSchema]);
