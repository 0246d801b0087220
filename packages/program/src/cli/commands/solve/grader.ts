// What grades a level of either puzzle, and what comes of it.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import type { ExitCode } from '../../interface/exit-codes.js';
import type { Output } from '../../interface/output.js';

/** What is printed about a level: after its name, and as fields of its JSON object. */
interface Graded {
  readonly code: ExitCode;
  readonly lines: readonly string[];
  readonly fields: object;
}

/** Undefined if Ctrl-C came. */
export type LevelGrader<Id extends PuzzleId> = (level: LevelOf<Id>, output: Output) => Promise<Graded | undefined>;
