// What an author wants to know about a level: status and notes, as `masu review` prints them.

import type { FutoshikiAnalysis, FutoshikiLevel } from '../futoshiki/index.js';
import type { AnyLevel } from '../jobs/index.js';
import { type Level, parseLurd, pushesOfMoves, type SokobanAnalysis } from '../sokoban/index.js';
import { type LibraryHost, levelJob, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

export interface ReviewOptions extends RunOptions {
  /** Sokoban: the author's solution, as moves in LURD letters; the review says whether a shorter one exists. */
  readonly line?: string;
}

type Gone = { readonly verdict: 'gave-up'; readonly limit: string };
/** What `review` returns for a level. */
export type ReviewOf<L extends AnyLevel> = L extends FutoshikiLevel
  ? Promise<FutoshikiAnalysis | Gone>
  : Promise<SokobanAnalysis | Gone>;

/** The line as pushes. Throws if it can't be read, or if a move can't be made. */
function lineOf(level: Level, text: string) {
  const moves = parseLurd(text);
  if (!moves.ok) throw new TypeError(`line: ${moves.error.message}`);
  const { pushes, blocked } = pushesOfMoves(level, moves.value);
  if (blocked !== undefined) throw new TypeError(`line: move ${blocked} is blocked.`);
  return pushes;
}

export function reviewLevel<L extends AnyLevel>(
  host: LibraryHost,
  level: L,
  { line, ...options }: ReviewOptions,
): ReviewOf<L> {
  const run = async () => {
    const { puzzle, ...named } = levelJob(level);
    const pushes = line === undefined ? {} : { line: lineOf(level as Level, line) };
    const job = { kind: 'analyze', puzzle, ...named, ...pushes, limits: runLimits(options, undefined) } as const;
    const report = await runLibraryJob(host, job, options);
    return report.verdict === 'analyzed' ? report.analysis : { verdict: 'gave-up', limit: report.limit };
  };
  // The job is of the level's puzzle, so its report is the level's.
  return run() as ReviewOf<L>;
}
