// The job of a level: its puzzle, and its text.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type JobLevel, withLevel } from '../jobs/job-level.js';
import { draftText } from '../jobs/make-job.js';
import { puzzleOfLevel } from '../jobs/puzzles/playable-puzzles.js';
import type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';

/** The puzzle of a level. Throws if a caller without types passes something else, such as text or a result. */
export function mustBeLevel(level: AnyLevel) {
  const puzzle = puzzleOfLevel(level);
  if (puzzle) return puzzle;
  throw new TypeError('Expected a level. Read text with readLevels and pass the value of a level that is ok.');
}

export type IdentifiedLevel<Id extends PuzzleId> = Pick<JobLevel<Id>, 'puzzle' | 'level' | 'format'>;

/** What names the level in a job. */
export function levelJob(level: AnyLevel): IdentifiedLevel<PuzzleId> {
  const { id, makeDraft } = mustBeLevel(level);
  return withLevel(draftText(id, makeDraft(level)), level);
}
