// The undo-advice job: how many pushes to undo until the level can be solved again. It goes back push by push; the
// deadlock rules rule a position out at once, and a solver decides the rest. Each position nearer than the advice is
// therefore proven unsolvable. If the solver gives up, the advice is unproven (`isProven` is false).

import * as v from 'valibot';
import type { Effort, Limits, TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { findDeadlock, HINT_SOLVERS, type Level, type Position } from '../../sokoban/index.js';
import { playLevel } from '../job-level.js';
import { count, effortSchema, gaveUpFields, levelFields, NO_EFFORT, sumOfEfforts } from '../job-parts.js';
import { solveLevel } from '../solve-level.js';

const common = { kind: v.literal('undo-advice'), puzzle: v.literal('sokoban') };

export const undoAdviceJobSchema = v.object({ ...common, ...levelFields });
export type UndoAdviceJob = Readonly<v.InferOutput<typeof undoAdviceJobSchema>>;

export const undoAdviceReportSchema = v.variant('verdict', [
  v.object({
    ...common,
    verdict: v.literal('advice'),
    /** Pushes to undo, at least; 0 where the position itself can be solved. */
    pushes: count,
    /** Moves that are left after undoing them and the walks behind them. */
    moves: count,
    /** A solution from there was found. */
    isProven: v.boolean(),
    effort: effortSchema,
  }),
  /** Not even the start of the level can be solved. */
  v.object({ ...common, verdict: v.literal('unsolvable'), effort: effortSchema }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type UndoAdviceReport = Readonly<v.InferOutput<typeof undoAdviceReportSchema>>;

/** How many moves come before each push, the last push first; before them all moves, where nothing is undone. */
function momentsBeforePushes(positions: readonly Position[]): number[] {
  const moments = [positions.length - 1];
  for (let made = positions.length - 1; made > 0; made--) {
    if (positions[made - 1]?.boxes !== positions[made]?.boxes) moments.push(made - 1);
  }
  return moments;
}

export function* performUndoAdvice(
  job: UndoAdviceJob,
  watch: TimedWatch,
): Generator<void, Result<UndoAdviceReport, TextError>, void> {
  const played = playLevel(job);
  if (!played.ok) return played;
  const level = played.value.level as Level;
  const positions = played.value.positions as readonly Position[];
  const limits = job.limits as Limits;
  const who = { kind: 'undo-advice', puzzle: 'sokoban' } as const;
  let effort: Effort = NO_EFFORT;
  for (const [pushes, moves] of momentsBeforePushes(positions).entries()) {
    if (watch.stopped()) return ok({ verdict: 'gave-up', limit: 'stopped', effort, ...who });
    yield;
    const position = positions[moves] as Position;
    if (findDeadlock(level, position)) continue;
    const millis = limits.millis === undefined ? {} : { millis: Math.max(0, limits.millis - effort.millis) };
    const from = { ...level, start: position };
    const report = yield* solveLevel('sokoban', HINT_SOLVERS.finds, from, { ...limits, ...millis }, watch);
    if (!report.ok) return report;
    effort = sumOfEfforts(effort, report.value.effort);
    const { verdict } = report.value;
    if (verdict === 'unsolvable') continue;
    if (verdict === 'gave-up' && report.value.limit === 'stopped') continue;
    const isProven = verdict === 'solved' || report.value.best !== undefined;
    return ok({ verdict: 'advice', pushes, moves, isProven, effort, ...who });
  }
  return ok(
    watch.stopped()
      ? { verdict: 'gave-up', limit: 'stopped', effort, ...who }
      : { verdict: 'unsolvable', effort, ...who },
  );
}
