// The undo-advice job: how many pushes to undo until the level can be solved again. Checks by bisection
// (`pushesToUndo`): fewer than `atLeast` are proven not to help, after `enough` a solution was found. If both are the
// same number, it is exact.

import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { positionsBeforePushes, pushesToUndo } from '@masu/solve/sokoban/solve/pushes-to-undo.js';
import { parseJobLevel } from '../job-level.js';
import type { Performing } from '../job-parts.js';
import type { UndoAdviceJob, UndoAdviceReport } from './undo-advice-schema.js';

export function* performUndoAdvice(job: UndoAdviceJob, watch: TimedWatch): Performing<UndoAdviceReport> {
  const { moves: text = '', ...start } = job;
  // Read with its moves first, so that a move that can't be made is reported.
  const reached = parseJobLevel(job);
  const read = reached.ok ? parseJobLevel(start) : reached;
  if (!read.ok) return read;
  const moves = parseLurd(text);
  if (!moves.ok) return moves;
  const level = read.value;
  const advice = yield* pushesToUndo(level, moves.value, job.limits, watch);
  if (watch.stopped()) return ok({ verdict: 'gave-up', limit: 'stopped' });
  const most = positionsBeforePushes(level, moves.value).length - 1;
  return ok(advice.atLeast > most ? { verdict: 'unsolvable' } : { verdict: 'advice', ...advice });
}
