// Making a solution shorter, as a job: the judge before, the optimizer, the judge after. What comes back holds and is never
// worse than what was given; that nothing is better is not claimed.

import type { Limits, TimedWatch } from '../base/outcome.js';
import { fail, ok, textError } from '../base/result.js';
import { type Level, optimize, SOKOBAN, verifyMoves } from '../sokoban/index.js';
import type { Job, Reported } from './job.js';
import { NO_EFFORT } from './job-parts.js';

export function* improve(
  { solution, metric }: NonNullable<Job['improve']>,
  limits: Limits,
  level: Level,
  watch: TimedWatch,
): Generator<void, Reported, void> {
  const given = SOKOBAN.parseMoves(solution);
  if (!given.ok) return given;
  const before = SOKOBAN.check(level, given.value);
  if (!before.ok) return fail(textError(1, 1, 'no-solution', before.error));
  const [began, beganCpu] = [watch.now(), watch.cpu()];
  const { moves, settled } = yield* optimize(level, given.value, metric, limits, watch);
  const after = SOKOBAN.check(level, moves);
  if (!after.ok) throw new Error(`the improved solution does not hold: ${after.error}`);
  const score = verifyMoves(level, moves);
  return ok({
    verdict: 'solved',
    claim: 'valid',
    puzzle: 'sokoban',
    solver: 'optimize',
    solution: SOKOBAN.makeMoves(level, moves),
    moves: score.moves,
    pushes: score.pushes,
    effort: { ...NO_EFFORT, millis: watch.now() - began, cpuMillis: watch.cpu() - beganCpu },
    notes: { before: verifyMoves(level, given.value)[metric], settled: settled ? 1 : 0 },
  });
}
