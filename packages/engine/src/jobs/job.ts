// The solve job and its report: plain JSON, with levels and solutions as text in our own formats. A job means the same
// in this thread, in a worker, in a browser, and on another machine, and it can be saved to a file and run again.

import { provenOptimality } from '@masu/core/base/optimality.js';
import {
  CLAIMS,
  type Claim,
  type Effort,
  LIMIT_NAMES,
  type LimitName,
  type Notes,
  VERDICTS,
} from '@masu/core/base/outcome.js';
import { METRICS, type Metric, PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_FIGURES } from '@masu/core/base/puzzle-names.js';
import type { Result, TextError } from '@masu/core/base/result.js';
import { HEURISTIC_IDS, RULE_WORDS, type SolverChoices, STORE_IDS } from '@masu/core/base/search-choices.js';
import * as v from 'valibot';
import { amount, certificateSchema, count, effortSchema, limitsSchema, type ReportedCertificate } from './job-parts.js';
import type { FiguresOf } from './puzzles/puzzle-types.js';

const choicesSchema: v.GenericSchema<SolverChoices> = v.strictObject({
  heuristic: v.exactOptional(v.picklist(HEURISTIC_IDS)),
  rules: v.exactOptional(v.pipe(v.array(v.picklist(RULE_WORDS)), v.maxLength(RULE_WORDS.length))),
  order: v.exactOptional(v.pipe(v.string(), v.regex(/^[udlr]{4}$/))),
  visited: v.exactOptional(v.picklist(STORE_IDS)),
});

export const jobSchema = v.object({
  kind: v.exactOptional(v.literal('solve')),
  puzzle: v.picklist(PUZZLE_IDS),
  /** One level, in the format named. */
  level: v.string(),
  format: v.string(),
  solver: v.string(),
  limits: limitsSchema,
  /** Moves played already: solve from the position after them. */
  moves: v.exactOptional(v.string()),
  /** The level has an unreachable goal, and the solver accepts such levels. Sokoban only. */
  unwinnable: v.exactOptional(v.literal(true)),
  /** Workers for this level, if the engine has two and the solver can pair. */
  threads: v.exactOptional(v.picklist([1, 2])),
  /** Heuristic, rules, order, and visited set, if the solver takes them. Sokoban's teaching solvers only. */
  choices: v.exactOptional(choicesSchema),
  /** The solver is not part of masu: the SHA-256 of its adapter file (experiments/external). */
  external: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** Optimize for this metric: the solution given, or else the first one the solver finds. Sokoban only. */
  improve: v.exactOptional(v.object({ solution: v.exactOptional(v.string()), metric: v.picklist(METRICS) })),
  /** Make the certificate of an optimal, unique, or unsolvable answer, within the same limits again. */
  certificate: v.exactOptional(v.object({ producer: v.pipe(v.string(), v.maxLength(100)) })),
});

/** One level to solve. The kind is optional, because stored jobs of older versions do not have it. */
export type Job = Readonly<v.InferOutput<typeof jobSchema>>;

const common = {
  solver: v.string(),
  metric: v.optional(v.picklist(METRICS)),
  effort: effortSchema,
  solutions: v.optional(v.picklist([0, 1, 2])),
  notes: v.optional(v.record(v.string(), v.union([v.number(), v.string()]))),
  certificate: v.optional(certificateSchema),
};

function schemasByVerdict(id: PuzzleId) {
  const puzzle = v.literal(id);
  const { solution, counts } = PUZZLE_FIGURES[id];
  const figures = {
    solution: solution === 'moves' ? v.string() : v.array(v.string()),
    ...Object.fromEntries(counts.map((metric) => [metric, count])),
  };
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

const reportSchemas = new Map<PuzzleId, ReturnType<typeof schemasByVerdict>>();

function reportsOfAll() {
  for (const id of PUZZLE_IDS) if (!reportSchemas.has(id)) reportSchemas.set(id, schemasByVerdict(id));
  return v.variant('puzzle', [...reportSchemas.values()]);
}

/** Made when it is first used: puzzles may be added until then. */
export const reportSchema = v.lazy(reportsOfAll);

interface ReportCommon<Id extends PuzzleId> {
  readonly puzzle: Id;
  readonly solver: string;
  /** What `optimal` and the lower bound count; absent if the solver counts nothing, or its worker died. */
  readonly metric?: Metric;
  readonly effort: Effort;
  /** Futoshiki: 0, 1, or 2 for two or more. */
  readonly solutions?: 0 | 1 | 2;
  readonly notes?: Notes;
  /** The proof of the claim; if one was asked for and there is none, `notes.certificate` says why. */
  readonly certificate?: ReportedCertificate;
}

/** The report of a solve job that has a solution. */
export type SolvedReport<Id extends PuzzleId> = ReportCommon<Id> &
  FiguresOf<Id> & {
    readonly verdict: 'solved';
    /** What is proven of the solution. */
    readonly claim: Claim;
  };

/** The report of a solve job without a solution: there is none, or a limit was reached. */
export type UnsolvedReport<Id extends PuzzleId> =
  | (ReportCommon<Id> & { readonly verdict: 'unsolvable' })
  | (ReportCommon<Id> & {
      readonly verdict: 'gave-up';
      /** The limit that was reached. */
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

/** A report whose certificate proves its first length only. */
export function withOpenTieBreak(report: Report): Report {
  if (provenOptimality(report)?.tieBreak !== 'proven') return report;
  return { ...report, notes: { ...report.notes, certificate: 'it does not prove the tie-break' } };
}

/** Whether a search was stopped before its report was complete: its level runs again. */
export const isStoppedReport = (report: Report): boolean =>
  (report.verdict === 'gave-up' && report.limit === 'stopped') || report.notes?.certificate === 'stopped';

/** A report, or the reason why the job can't be read. */
export type Reported = Result<Report, TextError>;
