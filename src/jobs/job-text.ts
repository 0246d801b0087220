// The text of a level inside a job.

import type { PuzzleId } from '../base/puzzle.js';
import type { JobLevel } from './job-level.js';
import { playableOf } from './puzzles/playable-puzzles.js';
import type { DraftOf } from './puzzles/puzzle-types.js';

/** A valid level without title and notes, as text in the first format that can store it. */
export function draftText<Id extends PuzzleId>(
  puzzle: Id,
  draft: DraftOf<Id>,
): Pick<JobLevel<Id>, 'puzzle' | 'level' | 'format'> {
  const { formats, bareDraft } = playableOf(puzzle);
  const bare = bareDraft(draft);
  for (const format of formats) {
    const text = format.make([bare]);
    if (text.ok) return { puzzle, level: text.value, format: format.id };
  }
  throw new Error(`no format of ${puzzle} can store a valid level`);
}
