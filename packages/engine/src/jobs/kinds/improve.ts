// A solve job that makes a solution shorter: verifies the one given, or has the solver find one, optimizes it, verifies the
// result. The result is never worse than what was given; it is not claimed to be optimal. The limits are for both together.

import { defined } from '@masu/core/base/defined.js';
import type { Limits, Progress, TimedWatch } from '@masu/core/base/outcome.js';
import { fail, ok, textError } from '@masu/core/base/result.js';
import { verifySolution } from '@masu/core/sokoban/formats/lurd.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { optimize } from '@masu/solve/sokoban/optimize/optimize.js';
import type { Job, Report, ReportOf } from '../job.js';
import { parseJobLevel } from '../job-level.js';
import { newMeter, type Performing, workByPuzzle } from '../job-parts.js';
import { solveLevel } from '../solve-level.js';

/** A solve job that asks for a shorter solution. */
export type ImproveJob = Job & Required<Pick<Job, 'improve'>>;

function* improveSokoban(
  job: ImproveJob & { readonly puzzle: 'sokoban' },
  watch: TimedWatch,
): Performing<ReportOf<'sokoban'>> {
  const read = parseJobLevel(job);
  if (!read.ok) return read;
  const level = read.value;
  const { improve, limits, solver } = job;
  const { solution, metric } = improve;
  const meter = newMeter(watch, limits);
  let start = solution;
  let nodes = 0;
  let bytes = 0;
  if (start === undefined) {
    const outcome = yield* solveLevel('sokoban', solver, level, limits, watch);
    if (!outcome.ok || outcome.value.verdict !== 'solved') return outcome;
    start = outcome.value.solution;
    nodes = outcome.value.effort.expanded;
    bytes = outcome.value.effort.bytes;
  }
  const given = parseMoves(start);
  if (!given.ok) return given;
  const before = verifySolution(level, given.value);
  if (!before.ok) return fail(textError(1, 1, 'no-solution', before.error));
  const left = remaining(limits, { ...meter.effort(), expanded: nodes });
  const report = (progress: Progress): void => {
    bytes = Math.max(bytes, progress.bytes);
    watch.report(progress);
  };
  const { moves, settled, visited } = yield* optimize(level, given.value, metric, left, { ...watch, report });
  const after = verifySolution(level, moves);
  if (!after.ok) throw new Error(`the optimizer returned a wrong solution: ${after.error}`);
  return ok({
    verdict: 'solved',
    claim: 'valid',
    puzzle: 'sokoban',
    solver: 'optimize',
    ...after.value,
    effort: { ...meter.effort(), expanded: nodes + visited, bytes },
    notes: {
      before: before.value[metric],
      beforeMoves: before.value.moves,
      beforePushes: before.value.pushes,
      settled: settled ? 1 : 0,
    },
  });
}

/** What is left of the limits. */
function remaining(
  { millis, cpuMillis, nodes, bytes }: Limits,
  spent: { readonly millis: number; readonly cpuMillis: number; readonly expanded: number },
): Limits {
  return {
    ...(millis === undefined ? {} : { millis: Math.max(0, millis - spent.millis) }),
    ...(cpuMillis === undefined ? {} : { cpuMillis: Math.max(0, cpuMillis - spent.cpuMillis) }),
    ...(nodes === undefined ? {} : { nodes: Math.max(0, nodes - spent.expanded) }),
    ...defined({ bytes }),
  };
}

export const performImprove = workByPuzzle<ImproveJob, Report>(
  { sokoban: improveSokoban },
  { code: 'not-improvable', message: 'Only Sokoban solutions can be optimized.' },
);
