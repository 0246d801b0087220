// The hint job: what to do next from a position. Sokoban: a deadlock that the rules see is reported at once; otherwise
// one solver tries to prove a push-optimal solution for a moment, then another looks for any. Futoshiki: the easiest
// next digit with its reasoning. The report holds everything; how much of it a player sees (steps 1 to 4) is the
// session's business.

import * as v from 'valibot';
import { CLAIMS, type Effort, type Limits, type TimedWatch } from '../../base/outcome.js';
import { METRICS, PUZZLE_IDS } from '../../base/puzzle.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { type FutoshikiLevel, type FutoshikiPosition, findHint, GRADES, RULE_IDS } from '../../futoshiki/index.js';
import { DEADLOCK_REASONS, findDeadlock, HINT_SOLVERS, isSolved, type Level } from '../../sokoban/index.js';
import type { Report } from '../job.js';
import { levelOfJob, playLevel } from '../job-level.js';
import {
  amount,
  cells,
  count,
  effortSchema,
  gaveUpFields,
  levelFields,
  meterOf,
  NO_EFFORT,
  sumOfEfforts,
} from '../job-parts.js';
import { solveLevel } from '../solve-level.js';

/** How long the first solver may try to prove the fewest pushes before the second looks for any solution. */
export const HINT_PROVE_MILLIS = 5000;

const kind = v.literal('hint');

export const hintJobSchema = v.object({
  kind,
  puzzle: v.picklist(PUZZLE_IDS),
  ...levelFields,
  /** Sokoban: follow this solver's solution and ask no other. */
  solver: v.exactOptional(v.string()),
  /** Sokoban: how long to try for a proof (default: HINT_PROVE_MILLIS); `limits` bind both tries together. */
  proveMillis: v.exactOptional(amount),
});
export type HintJob = Readonly<v.InferOutput<typeof hintJobSchema>>;

export const deadlockSchema = v.object({ reason: v.picklist(DEADLOCK_REASONS), boxes: cells });

const ofSokoban = { kind, puzzle: v.literal('sokoban'), effort: effortSchema };

const sokobanHintSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('hint'),
    /** A whole solution from the position, in LURD. */
    solution: v.string(),
    moves: count,
    pushes: count,
    claim: v.picklist(CLAIMS),
    metric: v.exactOptional(v.picklist(METRICS)),
    solver: v.string(),
    ...ofSokoban,
  }),
  v.object({ verdict: v.literal('solved'), ...ofSokoban }),
  /** The deadlock rules see it: which boxes and why. */
  v.object({ verdict: v.literal('deadlock'), deadlock: deadlockSchema, ...ofSokoban }),
  /** A complete search found no solution; no single group of boxes is to blame. */
  v.object({ verdict: v.literal('unsolvable'), ...ofSokoban }),
  v.object({ ...gaveUpFields, ...ofSokoban }),
]);
export type SokobanHintReport = Readonly<v.InferOutput<typeof sokobanHintSchema>>;

const masks = v.pipe(v.array(v.object({ cell: count, mask: v.number() })), v.readonly());
const signs = v.pipe(v.array(v.object({ less: count, greater: count })), v.readonly());
const deductionSchema = v.object({
  rule: v.picklist(RULE_IDS),
  name: v.string(),
  place: v.exactOptional(v.object({ cell: count, digit: count })),
  eliminations: masks,
  because: cells,
  signs,
  premises: masks,
  message: v.string(),
});

const ofFutoshiki = { kind, puzzle: v.literal('futoshiki'), effort: effortSchema };

const futoshikiHintSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('hint'),
    cell: count,
    digit: count,
    rule: v.picklist(RULE_IDS),
    grade: v.picklist(GRADES),
    steps: v.pipe(v.array(deductionSchema), v.readonly()),
    because: cells,
    message: v.string(),
    ...ofFutoshiki,
  }),
  v.object({ verdict: v.literal('wrong'), cells, message: v.string(), ...ofFutoshiki }),
  v.object({ verdict: v.picklist(['solved', 'unsolvable', 'several']), message: v.string(), ...ofFutoshiki }),
  v.object({ ...gaveUpFields, ...ofFutoshiki }),
]);
export type FutoshikiHintReport = Readonly<v.InferOutput<typeof futoshikiHintSchema>>;

export const hintReportSchema = v.variant('puzzle', [sokobanHintSchema, futoshikiHintSchema]);
export type HintReport = SokobanHintReport | FutoshikiHintReport;

type Asked<R> = Generator<void, Result<R, TextError>, void>;

const smaller = (a: number | undefined, b: number): number => Math.min(a ?? Number.POSITIVE_INFINITY, b);

/** The solvers to ask, one after the other, and what each may use. */
function solversToAsk(job: HintJob): readonly (readonly [solver: string, limits: Limits])[] {
  const limits: Limits = job.limits as Limits;
  if (job.solver !== undefined) return [[job.solver, limits]];
  const proving = { ...limits, millis: smaller(limits.millis, job.proveMillis ?? HINT_PROVE_MILLIS) };
  return [
    [HINT_SOLVERS.proves, proving],
    [HINT_SOLVERS.finds, limits],
  ];
}

/** The hint that a solver's report holds; undefined where another solver may know more. */
function hintIn(report: Report, effort: Effort): SokobanHintReport | undefined {
  const common = { kind: 'hint', puzzle: 'sokoban', effort } as const;
  if (report.verdict === 'unsolvable') return { verdict: 'unsolvable', ...common };
  const found = report.verdict === 'solved' ? report : report.best;
  if (!found) return undefined;
  return {
    verdict: 'hint',
    solution: String(found.solution),
    moves: found.moves ?? 0,
    pushes: found.pushes ?? 0,
    claim: report.verdict === 'solved' ? report.claim : 'valid',
    solver: report.solver,
    ...(report.metric === undefined ? {} : { metric: report.metric }),
    ...common,
  };
}

function* sokobanHint(job: HintJob, watch: TimedWatch): Asked<SokobanHintReport> {
  const read = levelOfJob(job);
  if (!read.ok) return read;
  const level = read.value as Level;
  const common = { kind: 'hint', puzzle: 'sokoban' } as const;
  if (isSolved(level, level.start)) return ok({ verdict: 'solved', effort: NO_EFFORT, ...common });
  const deadlock = findDeadlock(level, level.start);
  if (deadlock) return ok({ verdict: 'deadlock', deadlock, effort: NO_EFFORT, ...common });
  let effort: Effort = NO_EFFORT;
  let last: Report | undefined;
  for (const [solver, given] of solversToAsk(job)) {
    const millis = given.millis === undefined ? {} : { millis: Math.max(0, given.millis - effort.millis) };
    const report = yield* solveLevel('sokoban', solver, level, { ...given, ...millis }, watch);
    if (!report.ok) return report;
    last = report.value;
    effort = sumOfEfforts(effort, last.effort);
    const hint = hintIn(last, effort);
    if (hint) return ok(hint);
    if (watch.stopped()) break;
  }
  const limit = last?.verdict === 'gave-up' ? last.limit : 'stopped';
  return ok({ verdict: 'gave-up', limit, effort, ...common });
}

function futoshikiHint(job: HintJob, watch: TimedWatch): Result<FutoshikiHintReport, TextError> {
  const played = playLevel(job);
  if (!played.ok) return played;
  const meter = meterOf(watch, {});
  const level = played.value.level as FutoshikiLevel;
  const found = findHint(level, (played.value.positions.at(-1) as FutoshikiPosition).digits);
  const common = { kind: 'hint', puzzle: 'futoshiki', effort: meter.effort() } as const;
  if (found.kind === 'digit') {
    const { cell, digit, rule, grade, steps, because, message } = found;
    return ok({ verdict: 'hint', cell, digit, rule, grade, steps, because, message, ...common });
  }
  if (found.kind === 'wrong') return ok({ verdict: 'wrong', cells: found.cells, message: found.message, ...common });
  return ok({ verdict: found.kind, message: found.message, ...common });
}

export function* performHint(job: HintJob, watch: TimedWatch): Asked<HintReport> {
  if (job.puzzle === 'futoshiki') return futoshikiHint(job, watch);
  return yield* sokobanHint(job, watch);
}
