// What an author wants to know about a level: status and notes, as `masu review` prints them.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, ok, textError } from '@masu/core/base/result.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { FutoshikiAnalysis } from '@masu/studio/futoshiki/analyze/analyze.js';
import type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';
import { levelJob } from './level-job.js';
import { type BadMoves, badMoves, type LibraryHost, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** What is reviewed, and the limits. */
export interface ReviewOptions extends RunOptions {
  /** Sokoban: the author's solution, as moves in LURD letters; the review says whether a shorter one exists. */
  readonly line?: string;
}

type Gone = { readonly verdict: 'gave-up'; readonly limit: string };

/** What `review` returns for a level. */
export type ReviewOf<L extends AnyLevel> = L extends FutoshikiLevel
  ? Promise<FutoshikiAnalysis | Gone>
  : Promise<SokobanAnalysis | Gone | BadMoves>;

/** The author's solution as pushes, or why it has none. */
async function pushLine(level: Level, text: string) {
  const moves = parseLurd(text);
  if (!moves.ok) return moves;
  const { pushesOfMoves } = await import('./explanation.js');
  const { pushes, blocked } = pushesOfMoves(level, moves.value);
  if (blocked === undefined) return ok(pushes);
  return fail(textError(1, blocked, 'blocked-move', `Move ${blocked} is blocked.`));
}

const LINES: { readonly [Id in PuzzleId]?: typeof pushLine } = { sokoban: pushLine };

export function reviewLevel<L extends AnyLevel>(
  host: LibraryHost,
  level: L,
  { line, ...options }: ReviewOptions,
): ReviewOf<L> {
  const run = async () => {
    const named = levelJob(level);
    const readLine = LINES[named.puzzle];
    if (line !== undefined && !readLine) throw new TypeError('line: only a Sokoban level has a line of moves.');
    const pushes = line === undefined ? undefined : await readLine?.(level as Level, line);
    if (pushes && !pushes.ok) return badMoves(pushes.error);
    const limits = runLimits(options, undefined);
    const job = { kind: 'analyze', ...named, ...defined({ line: pushes?.value }), limits } as const;
    const report = await runLibraryJob(host, job, options);
    return report.verdict === 'analyzed' ? report.analysis : { verdict: 'gave-up', limit: report.limit };
  };
  // The job is of the level's puzzle, so its report is the level's.
  return run() as ReviewOf<L>;
}
