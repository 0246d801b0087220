// The explain job: what every solution must do from a position, one solution with its reasons, or what a push does.

import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import type { Position } from '@masu/core/sokoban/rules/level.js';
import { explainSokoban, judgePush } from '@masu/studio/sokoban/explain/explain.js';
import { playLevel } from '../job-level.js';
import { type Performing, runWithinLimits } from '../job-parts.js';
import type { ExplainJob, ExplainReport } from './explain-schema.js';

export function* performExplain(job: ExplainJob, watch: TimedWatch): Performing<ExplainReport> {
  // The table belongs to the level from its start, so it serves every position of the same play.
  const played = playLevel<'sokoban'>(job);
  if (!played.ok) return played;
  const { level, positions } = played.value;
  const position = positions.at(-1) as Position;
  if (job.push) {
    const judged = yield* runWithinLimits(
      judgePush(level, position, job.push.cell, job.push.direction),
      job.limits,
      watch,
    );
    return ok('limit' in judged ? judged : { verdict: 'judged', judged });
  }
  const solution = job.solution === undefined ? undefined : parseMoves(job.solution);
  if (solution && !solution.ok) return solution;
  const explaining = yield* runWithinLimits(explainSokoban(level, position, solution?.value), job.limits, watch);
  if ('limit' in explaining) return ok(explaining);
  // The limits of the search for a solution count positions.
  if (explaining.verdict === 'gave-up') return ok({ verdict: 'gave-up', limit: 'nodes' });
  if (explaining.verdict !== 'explained') return ok(explaining);
  const { level: _, ...explanation } = explaining;
  return ok(explanation);
}
