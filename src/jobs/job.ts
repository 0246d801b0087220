// What is asked of a solver elsewhere and what comes back: plain JSON both ways, levels and solutions as text in our
// own formats. A job means the same in this thread, in a worker, in a browser and on another machine, and can be
// written to a file and run again.

import * as v from 'valibot';
import { CLAIMS, LIMIT_NAMES, type Limits, type Progress, VERDICTS } from '../base/outcome.js';
import { METRICS, type Metric, PUZZLE_IDS } from '../base/puzzle.js';
import type { Result, TextError } from '../base/result.js';
import { amount, count, effortSchema, limitsSchema, NO_EFFORT } from './job-parts.js';

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

/** A solution as people exchange it: moves in LURD for Sokoban, the filled rows for Futoshiki. */
const solutionSchema = v.union([v.string(), v.array(v.string())]);

const figures = {
  solution: solutionSchema,
  /** Sokoban: how long it is. */
  moves: v.optional(count),
  pushes: v.optional(count),
};

const common = {
  puzzle: v.picklist(PUZZLE_IDS),
  solver: v.string(),
  /** What the claim `optimal` and the lower bound count; absent where the solver counts nothing, or died. */
  metric: v.optional(v.picklist(METRICS)),
  effort: effortSchema,
  /** Futoshiki: 0, 1, or 2 for two and more. */
  solutions: v.optional(v.picklist([0, 1, 2])),
  notes: v.optional(v.record(v.string(), v.union([v.number(), v.string()]))),
};

export const reportSchema = v.variant('verdict', [
  v.object({ verdict: v.literal(VERDICTS[0]), claim: v.picklist(CLAIMS), ...figures, ...common }),
  v.object({ verdict: v.literal(VERDICTS[1]), ...common }),
  v.object({
    verdict: v.literal(VERDICTS[2]),
    limit: v.picklist(LIMIT_NAMES),
    /** No solution is shorter than this, in the solver's metric. */
    lowerBound: v.optional(amount),
    /** The best solution known: it holds, but nobody proved it best. */
    best: v.optional(v.object(figures)),
    ...common,
  }),
]);

export type Report = Readonly<v.InferOutput<typeof reportSchema>>;

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
