// What is asked of a solver elsewhere and what comes back: plain JSON both ways, levels and solutions as text in our
// own formats. A job means the same in this thread, in a worker, in a browser and on another machine, and can be
// written to a file and run again.

import * as v from 'valibot';
import {
  CLAIMS,
  type Claim,
  type Effort,
  LIMIT_NAMES,
  type LimitName,
  type Limits,
  type Notes,
  type Progress,
  VERDICTS,
} from '../base/outcome.js';
import { METRICS, type Metric, PUZZLE_IDS, type PuzzleId } from '../base/puzzle.js';
import type { Result, TextError } from '../base/result.js';
import { amount, count, effortSchema, limitsSchema, NO_EFFORT } from './job-parts.js';
import type { FiguresOf } from './puzzle-types.js';

export const jobSchema = v.object({
  kind: v.optional(v.literal('solve')),
  puzzle: v.picklist(PUZZLE_IDS),
  /** One level, in the format named. */
  level: v.string(),
  format: v.string(),
  solver: v.string(),
  limits: limitsSchema,
  /** Moves made already: what is wanted is a solution from where they lead. */
  moves: v.optional(v.string()),
  /** The level has goals out of reach, so it cannot be won; the solver takes such a level. Sokoban alone. */
  unwinnable: v.optional(v.literal(true)),
  /** Workers wanted at this level, where the engine can give two and the solver pairs. */
  threads: v.optional(v.picklist([1, 2])),
  /** A solution that is to be made shorter, and in what; no solver is asked then. Sokoban alone. */
  improve: v.optional(v.object({ solution: v.string(), metric: v.picklist(METRICS) })),
});

/** One level to solve. The kind may be left out: jobs were of this kind alone once, and some are stored in files. */
export interface Job {
  readonly kind?: 'solve';
  readonly puzzle: (typeof PUZZLE_IDS)[number];
  readonly level: string;
  readonly format: string;
  readonly solver: string;
  readonly limits: Limits;
  readonly moves?: string;
  readonly unwinnable?: true;
  readonly threads?: 1 | 2;
  readonly improve?: { readonly solution: string; readonly metric: Metric };
}

const common = {
  solver: v.string(),
  metric: v.optional(v.picklist(METRICS)),
  effort: effortSchema,
  solutions: v.optional(v.picklist([0, 1, 2])),
  notes: v.optional(v.record(v.string(), v.union([v.number(), v.string()]))),
};

function reportsOf<Id extends PuzzleId, Figures extends v.ObjectEntries>(id: Id, figures: Figures) {
  const puzzle = v.literal(id);
  return v.variant('verdict', [
    v.object({ verdict: v.literal(VERDICTS[0]), claim: v.picklist(CLAIMS), puzzle, ...figures, ...common }),
    v.object({ verdict: v.literal(VERDICTS[1]), puzzle, ...common }),
    v.object({
      verdict: v.literal(VERDICTS[2]),
      limit: v.picklist(LIMIT_NAMES),
      lowerBound: v.optional(amount),
      best: v.optional(v.object(figures)),
      puzzle,
      ...common,
    }),
  ]);
}

export const reportSchema = v.variant('puzzle', [
  reportsOf('sokoban', { solution: v.string(), moves: count, pushes: count }),
  reportsOf('futoshiki', { solution: v.array(v.string()) }),
]);

interface ReportCommon<Id extends PuzzleId> {
  readonly puzzle: Id;
  readonly solver: string;
  /** What `optimal` and the lower bound count; absent if the solver counts nothing, or its worker died. */
  readonly metric?: Metric;
  readonly effort: Effort;
  /** Futoshiki: 0, 1, or 2 for two or more. */
  readonly solutions?: 0 | 1 | 2;
  readonly notes?: Notes;
}

export type SolvedReport<Id extends PuzzleId> = ReportCommon<Id> &
  FiguresOf<Id> & { readonly verdict: 'solved'; readonly claim: Claim };

export type UnsolvedReport<Id extends PuzzleId> =
  | (ReportCommon<Id> & { readonly verdict: 'unsolvable' })
  | (ReportCommon<Id> & {
      readonly verdict: 'gave-up';
      readonly limit: LimitName;
      /** No solution is shorter than this, in the solver's metric. */
      readonly lowerBound?: number;
      /** The best solution found: valid, but not proven optimal. */
      readonly best?: FiguresOf<Id>;
    });

/** The report of one puzzle. */
export type ReportOf<Id extends PuzzleId> = SolvedReport<Id> | UnsolvedReport<Id>;

/** What came of a solve job, of either puzzle; `puzzle` says which. */
export type Report = { readonly [Id in PuzzleId]: ReportOf<Id> }[PuzzleId];

export { NO_EFFORT } from './job-parts.js';

/** A report, or why the job itself cannot be read. */
export type Reported = Result<Report, TextError>;

/** The report of a job that ended without one of its own, from what it had told. */
export function endedReport(job: Job, limit: 'stopped' | 'memory', last: Progress | undefined, millis: number): Report {
  return {
    verdict: 'gave-up',
    limit,
    puzzle: job.puzzle,
    solver: job.solver,
    effort: { ...NO_EFFORT, expanded: last?.expanded ?? 0, bytes: last?.bytes ?? 0, millis },
    ...(last?.lowerBound === undefined ? {} : { lowerBound: last.lowerBound }),
  };
}
