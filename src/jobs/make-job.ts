// From a level as a person has it to a job: text in the first format of its puzzle that can hold it.

import type { Limits } from '../base/outcome.js';
import type { Job } from './job.js';
import { type AnyPuzzle, bareDraft } from './puzzles.js';

export function makeJob(puzzle: AnyPuzzle, draft: unknown, solver: string, limits: Limits, moves?: string): Job {
  const bare = bareDraft(puzzle.id, draft);
  for (const format of puzzle.formats) {
    const text = format.make([bare]);
    if (!text.ok) continue;
    const level = { puzzle: puzzle.id, level: text.value, format: format.id };
    return { ...level, solver, limits, ...(moves === undefined ? {} : { moves }) };
  }
  throw new Error(`no format of ${puzzle.id} can hold a valid level`);
}
