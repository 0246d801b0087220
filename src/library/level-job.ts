// The job of a level: its puzzle, and its text.

import { type AnyLevel, draftText, type JobLevel, puzzleOfLevel, withLevel } from '../jobs/index.js';

/** The puzzle of a level. Throws if a caller without types passes something else, such as text or a result. */
export function mustBeLevel(level: AnyLevel) {
  const puzzle = puzzleOfLevel(level);
  if (puzzle) return puzzle;
  throw new TypeError('Expected a level. Read text with readLevels and pass the value of a level that is ok.');
}

/** What names the level in a job. */
export function levelJob(level: AnyLevel): Pick<JobLevel, 'puzzle' | 'level' | 'format'> {
  const { id, makeDraft } = mustBeLevel(level);
  return withLevel(draftText(id, makeDraft(level)), level);
}
