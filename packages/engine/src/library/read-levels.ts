// Reading levels in the library: every level of a text, with the rules and formats of its puzzle.

import type { Format, PuzzleId } from '@masu/core/base/puzzle.js';
import { ok, type Result, type TextError } from '@masu/core/base/result.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import type { DraftOf, PlayablePuzzle } from '../jobs/puzzles/puzzle-types.js';
import { type LevelRead, type ReadHints, readLevels as readFile } from '../jobs/puzzles/read-levels.js';

interface LevelsWithPuzzle<Id extends PuzzleId> {
  /** The puzzle of all levels. */
  readonly id: Id;
  /** The rules and formats of the puzzle. */
  readonly puzzle: PlayablePuzzle<Id>;
  /** The format of the file. */
  readonly format: Format<DraftOf<Id>>;
  /** The levels in the order of the file. */
  readonly levels: readonly LevelRead<Id>[];
}

/** The levels of a file, all of one puzzle; `id` says which. */
export type LevelsRead = { readonly [Id in PuzzleId]: LevelsWithPuzzle<Id> }[PuzzleId];

/**
 * Every level of a text in order. An error means that there is no level at all. Never throws, whatever the text is.
 * @example
 * ```ts
 * const read = readLevels('######\n#@ $.#\n######\n');
 * if (read.ok) console.log(read.value.id, read.value.levels.length); // sokoban 1
 * ```
 */
export function readLevels(text: string, hints: ReadHints = {}): Result<LevelsRead, TextError> {
  const read = readFile(text, hints);
  // The puzzle is that of the levels, which the compiler can't follow.
  return read.ok ? ok({ ...read.value, puzzle: playableOf(read.value.id) } as LevelsRead) : read;
}
