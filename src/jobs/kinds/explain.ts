// The explain job: what every solution must do from a position, one solution with its reasons, or what a push does.

import type { Limits, TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { explainSokoban, judgePush, type Position, parseMoves } from '../../sokoban/index.js';
import { playLevel } from '../job-level.js';
import { driven, newMeter } from '../job-parts.js';
import type { ExplainJob, ExplainReport } from './explain-schema.js';

export function* performExplain(
  job: ExplainJob,
  watch: TimedWatch,
): Generator<void, Result<ExplainReport, TextError>, void> {
  // The table belongs to the level from its start, so it serves every position of the same play.
  const played = playLevel<'sokoban'>(job);
  if (!played.ok) return played;
  const { level, positions } = played.value;
  const position = positions.at(-1) as Position;
  const meter = newMeter(watch, job.limits as Limits);
  const who = { kind: 'explain', puzzle: 'sokoban' } as const;
  if (job.push) {
    const end = yield* driven(judgePush(level, position, job.push.cell, job.push.direction), meter);
    const effort = meter.effort();
    if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
    return ok({ verdict: 'judged', judged: end.made, effort, ...who });
  }
  const solution = job.solution === undefined ? undefined : parseMoves(job.solution);
  if (solution && !solution.ok) return solution;
  const end = yield* driven(explainSokoban(level, position, solution?.value), meter);
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  const { made } = end;
  // The limits of the search for a solution count positions.
  if (made.verdict === 'gave-up') return ok({ verdict: 'gave-up', limit: 'nodes', effort, ...who });
  if (made.verdict !== 'explained') return ok({ ...made, effort, ...who });
  const { level: _, ...explanation } = made;
  return ok({ ...explanation, effort, ...who });
}
