// Makes a job from a level: its text, in the first format of its puzzle that can store it.

import { defined } from '@masu/core/base/defined.js';
import type { Limits } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Job } from './job.js';
import { type JobLevel, withLevel } from './job-level.js';
import { playableOf } from './puzzles/playable-puzzles.js';
import type { DraftOf, LevelOf } from './puzzles/puzzle-types.js';

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

interface WrittenLevel<Id extends PuzzleId> {
  readonly draft: DraftOf<Id>;
  readonly playable?: LevelOf<Id>;
  /** The level has an unreachable goal; only some solvers accept it. */
  readonly unwinnable?: true;
}

/** The job for a level. It contains the parsed level, so that this thread doesn't parse its text again. */
export function makeJob<Id extends PuzzleId>(
  { id }: { readonly id: Id },
  level: WrittenLevel<Id>,
  solver: string,
  limits: Limits,
  moves?: string,
): Job {
  const job = {
    ...draftText(id, level.draft),
    ...{ solver, limits },
    ...defined({ moves }),
    ...(level.unwinnable ? { unwinnable: true as const } : {}),
  };
  return level.playable === undefined ? job : withLevel(job, level.playable);
}
