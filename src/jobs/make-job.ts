// From a level as a person has it to a job: text in the first format of its puzzle that can hold it.

import type { Limits } from '../base/outcome.js';
import type { Job } from './job.js';
import { type AnyPuzzle, bareDraft } from './puzzles.js';

interface WrittenLevel {
  readonly draft?: unknown;
  /** A goal is out of reach: only some solvers take it. */
  readonly unwinnable?: true;
}

export function makeJob(puzzle: AnyPuzzle, level: WrittenLevel, solver: string, limits: Limits, moves?: string): Job {
  const bare = bareDraft(puzzle.id, level.draft);
  for (const format of puzzle.formats) {
    const text = format.make([bare]);
    if (!text.ok) continue;
    return {
      ...{ puzzle: puzzle.id, level: text.value, format: format.id, solver, limits },
      ...(moves === undefined ? {} : { moves }),
      ...(level.unwinnable ? { unwinnable: true } : {}),
    };
  }
  throw new Error(`no format of ${puzzle.id} can hold a valid level`);
}
