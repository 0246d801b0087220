// Makes a solution shorter: verifies the one given, optimizes it, verifies the result. The result is never worse than what
// was given; it is not claimed to be optimal.

import type { Limits, TimedWatch } from '../base/outcome.js';
import { fail, ok, textError } from '../base/result.js';
import { type Level, optimize, parseMoves, verifySolution } from '../sokoban/index.js';
import type { Job, Reported } from './job.js';
import { NO_EFFORT } from './job-parts.js';

export function* improve(
  { solution, metric }: NonNullable<Job['improve']>,
  limits: Limits,
  level: Level,
  watch: TimedWatch,
): Generator<void, Reported, void> {
  const given = parseMoves(solution);
  if (!given.ok) return given;
  const before = verifySolution(level, given.value);
  if (!before.ok) return fail(textError(1, 1, 'no-solution', before.error));
  const [began, beganCpu] = [watch.now(), watch.cpu()];
  const { moves, settled, visited } = yield* optimize(level, given.value, metric, limits, watch);
  const after = verifySolution(level, moves);
  if (!after.ok) throw new Error(`the optimizer returned a wrong solution: ${after.error}`);
  return ok({
    verdict: 'solved',
    claim: 'valid',
    puzzle: 'sokoban',
    solver: 'optimize',
    ...after.value,
    effort: { ...NO_EFFORT, expanded: visited, millis: watch.now() - began, cpuMillis: watch.cpu() - beganCpu },
    notes: { before: before.value[metric], settled: settled ? 1 : 0 },
  });
}
