// The undo-advice job: how many pushes to undo until the level can be solved again. Checks by bisection
// (`pushesToUndo`): fewer than `atLeast` are proven not to help, after `enough` a solution was found. Where both are the
// same number, it is exact.

import * as v from 'valibot';
import type { Limits, TimedWatch } from '../../base/outcome.js';
import { fail, ok, type Result, type TextError } from '../../base/result.js';
import { type Level, parseLurd, positionsBeforePushes, pushesToUndo } from '../../sokoban/index.js';
import { levelOfJob } from '../job-level.js';
import { count, effortSchema, gaveUpFields, levelFields, meterOf } from '../job-parts.js';

const common = { kind: v.literal('undo-advice'), puzzle: v.literal('sokoban') };

export const undoAdviceJobSchema = v.object({ ...common, ...levelFields });
export type UndoAdviceJob = Readonly<v.InferOutput<typeof undoAdviceJobSchema>>;

export const undoAdviceReportSchema = v.variant('verdict', [
  v.object({
    ...common,
    verdict: v.literal('advice'),
    /** After undoing fewer pushes than this, the level is proven unsolvable; 0 where nothing is proven. */
    atLeast: count,
    /** After undoing this many, a solution was found. Absent where a limit ended the check first. */
    enough: v.exactOptional(count),
    effort: effortSchema,
  }),
  /** Not even the start of the level can be solved. */
  v.object({ ...common, verdict: v.literal('unsolvable'), effort: effortSchema }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type UndoAdviceReport = Readonly<v.InferOutput<typeof undoAdviceReportSchema>>;

export function* performUndoAdvice(
  job: UndoAdviceJob,
  watch: TimedWatch,
): Generator<void, Result<UndoAdviceReport, TextError>, void> {
  const { moves: text = '', ...start } = job;
  // Read with its moves first, so that a move that can't be made is reported.
  const reached = levelOfJob(job);
  const read = reached.ok ? levelOfJob(start) : reached;
  if (!read.ok) return read;
  const moves = parseLurd(text);
  if (!moves.ok) return fail(moves.error);
  const level = read.value as Level;
  const meter = meterOf(watch, job.limits as Limits);
  const advice = yield* pushesToUndo(level, moves.value, job.limits as Limits, watch);
  const who = { kind: 'undo-advice', puzzle: 'sokoban', effort: meter.effort() } as const;
  if (watch.stopped()) return ok({ verdict: 'gave-up', limit: 'stopped', ...who });
  const most = positionsBeforePushes(level, moves.value).length - 1;
  return ok(advice.atLeast > most ? { verdict: 'unsolvable', ...who } : { verdict: 'advice', ...advice, ...who });
}
