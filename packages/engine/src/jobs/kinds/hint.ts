// The hint job: the next push of a Sokoban solution, or the easiest next digit of a Futoshiki with its reasons. A deadlock, or a
// digit that is wrong, is reported instead.

import { defined } from '@masu/core/base/defined.js';
import { provenOptimality } from '@masu/core/base/optimality.js';
import type { Claim, Effort, Limits, TimedWatch } from '@masu/core/base/outcome.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import { ok } from '@masu/core/base/result.js';
import { cellMessage } from '@masu/core/sokoban/rules/cell-message.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { findHint } from '@masu/solve/futoshiki/solve/explain/hint.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { deadlockMessage, HINT_SOLVERS, hintFrom, hintMessage } from '@masu/solve/sokoban/solve/hint.js';
import type { ReportOf } from '../job.js';
import { parseJobLevel, playLevel } from '../job-level.js';
import { NO_EFFORT, type Performing, sumOfEfforts, workByPuzzle } from '../job-parts.js';
import { solveLevel } from '../solve-level.js';
import type { FutoshikiHintReport, HintJob, HintReport, SokobanHintReport } from './hint-schema.js';

/** How long the first solver may try to prove the fewest pushes before the second looks for any solution. */
export const HINT_PROVE_MILLIS = 5000;

const smaller = (a: number | undefined, b: number): number => Math.min(a ?? Number.POSITIVE_INFINITY, b);

/** The solvers to ask, one after the other, and what each may use. */
function solversToAsk(job: HintJob): readonly (readonly [solver: string, limits: Limits])[] {
  const { limits } = job;
  if (job.solver !== undefined) return [[job.solver, limits]];
  const proving = { ...limits, millis: smaller(limits.millis, job.proveMillis ?? HINT_PROVE_MILLIS) };
  return [
    [HINT_SOLVERS.proves, proving],
    [HINT_SOLVERS.finds, limits],
  ];
}

const ALREADY_SOLVED = 'Already solved: every box is on a goal.';

/** The next push of a solution from the start of the level, and the sentence about it. */
function nextPush(level: Level, solution: string, claim: Claim, metric: Metric | undefined) {
  const moves = SOKOBAN.parseAnswer(solution);
  const hint = moves && hintFrom(level, level.start, moves, claim);
  if (!hint) throw new Error('a verified solution of an unsolved position has no push');
  const { direction, from, onto } = hint.push;
  const next = `Push the box at ${cellMessage(level, from)} ${direction}.`;
  const message = `${next} ${hintMessage(level, hint, 4, metric)}`;
  return { push: { from, onto, direction }, message };
}

/** The hint in a solver's report; undefined if another solver may find more. */
function hintIn(level: Level, report: ReportOf<'sokoban'>) {
  if (report.verdict === 'unsolvable') return { verdict: 'unsolvable', message: deadlockMessage(level, []) } as const;
  const best = report.verdict === 'solved' ? report : report.best;
  if (!best) return undefined;
  const optimality = report.verdict === 'solved' ? provenOptimality(report) : undefined;
  const { solution, moves, pushes } = best;
  const claim = report.verdict === 'solved' ? report.claim : 'valid';
  const proven = defined({ metric: report.metric, tieBreak: optimality?.tieBreak });
  const next = nextPush(level, solution, claim, report.metric);
  return { verdict: 'hint', solution, moves, pushes, claim, solver: report.solver, ...proven, ...next } as const;
}

function* sokobanHint(job: HintJob & { readonly puzzle: 'sokoban' }, watch: TimedWatch): Performing<SokobanHintReport> {
  const read = parseJobLevel(job);
  if (!read.ok) return read;
  const level = read.value;
  if (isSolved(level, level.start)) return ok({ verdict: 'solved', message: ALREADY_SOLVED });
  const deadlock = findDeadlock(level, level.start);
  if (deadlock) return ok({ verdict: 'deadlock', deadlock, message: deadlockMessage(level, deadlock.boxes) });
  let effort: Effort = NO_EFFORT;
  let last: ReportOf<'sokoban'> | undefined;
  for (const [solver, given] of solversToAsk(job)) {
    const millis = given.millis === undefined ? {} : { millis: Math.max(0, given.millis - effort.millis) };
    const report = yield* solveLevel('sokoban', solver, level, { ...given, ...millis }, watch);
    if (!report.ok) return report;
    last = report.value;
    effort = sumOfEfforts(effort, last.effort);
    const hint = hintIn(level, last);
    if (hint) return ok({ ...hint, effort });
    if (watch.stopped()) break;
  }
  const limit = last?.verdict === 'gave-up' ? last.limit : 'stopped';
  return ok({ verdict: 'gave-up', limit, effort });
}

// biome-ignore lint/correctness/useYield: there is nothing to search, but jobs of every kind are performed in slices
function* futoshikiHint(job: HintJob & { readonly puzzle: 'futoshiki' }): Performing<FutoshikiHintReport> {
  const played = playLevel(job);
  if (!played.ok) return played;
  const { level, positions } = played.value;
  const nextHint = findHint(level, (positions.at(-1) ?? positions[0]).digits);
  if (nextHint.kind === 'digit') return ok({ ...nextHint, verdict: 'hint' });
  if (nextHint.kind === 'wrong') return ok({ ...nextHint, verdict: 'wrong' });
  return ok({ ...nextHint, verdict: nextHint.kind });
}

export const performHint = workByPuzzle<HintJob, HintReport>(
  { sokoban: sokobanHint, futoshiki: futoshikiHint },
  { code: 'no-hints', message: 'There are no hints for this puzzle.' },
);
