// Makes a solution of a Sokoban level shorter.

import { defined } from '@masu/core/base/defined.js';
import { METRICS, type Metric } from '@masu/core/base/puzzle.js';
import { textError } from '@masu/core/base/result.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import { verifySolution } from '@masu/core/sokoban/formats/lurd.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { ReportOf } from '../jobs/job.js';
import {
  type BadMoves,
  badMoves,
  DEFAULT_SOLVERS,
  type LibraryHost,
  levelJobOf,
  type RunOptions,
  runLibraryJob,
  runLimits,
} from './run-options.js';

/** What is made shorter, and the limits. */
export interface OptimizeOptions extends RunOptions {
  /** The solution to begin with, in LURD letters (default: one that the strongest solver finds). */
  readonly moves?: string;
  /** What to minimize (default: moves; the other decides between equals). */
  readonly metric?: Metric;
}

/** Seconds of CPU time if the caller sets no limit: without one, a large level would hardly ever end. */
const DEFAULT_CPU_SECONDS = 10;

/**
 * `bad-moves` if they can't be read or don't solve the level. The report's `notes` have the figures of the solution it
 * began with (`beforeMoves`, `beforePushes`).
 */
export async function optimizeLevel(
  host: LibraryHost,
  level: Level,
  { moves, metric = 'moves', ...options }: OptimizeOptions,
): Promise<ReportOf<'sokoban'> | BadMoves> {
  const named = levelJobOf('sokoban', level, 'Expected a Sokoban level; a Futoshiki has no shorter solution.');
  if (!METRICS.includes(metric)) throw wrongArgument('moves or pushes for metric', metric);
  if (moves !== undefined) {
    const parsed = parseMoves(moves);
    if (!parsed.ok) return badMoves(parsed.error);
    const solved = verifySolution(level, parsed.value);
    if (!solved.ok) return badMoves(textError(1, 1, 'no-solution', solved.error));
  }
  const { seconds, cpuSeconds, nodes } = options;
  const isLimited = seconds !== undefined || cpuSeconds !== undefined || nodes !== undefined;
  const limited = isLimited ? options : { ...options, cpuSeconds: DEFAULT_CPU_SECONDS };
  const job = {
    ...named,
    solver: DEFAULT_SOLVERS.sokoban,
    limits: runLimits(limited, host.defaultBytes('sokoban', DEFAULT_SOLVERS.sokoban)),
    improve: { metric, ...defined({ solution: moves }) },
  };
  return (await runLibraryJob(host, job, options)) as ReportOf<'sokoban'>;
}
