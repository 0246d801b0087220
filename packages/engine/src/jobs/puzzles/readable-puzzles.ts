// The puzzles as far as reading a file of levels needs them: their formats, and what makes a level of a draft. Reading must
// load neither a solver nor the rules of play.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { puzzleTable } from '@masu/core/base/puzzle-table.js';
import { FUTOSHIKI_FORMATS, FUTOSHIKI_TRACE } from '@masu/core/futoshiki/formats/formats.js';
import { validateLevel as validateFutoshiki } from '@masu/core/futoshiki/rules/validate-level.js';
import { SOKOBAN_FORMATS, SOKOBAN_TRACE } from '@masu/core/sokoban/formats/formats.js';
import { validateLevel as validateSokoban } from '@masu/core/sokoban/rules/validate-level.js';
import type { PlayablePuzzle } from './puzzle-types.js';

/** The part of a puzzle that reads its levels. */
export type ReadablePuzzle<Id extends PuzzleId> = Pick<PlayablePuzzle<Id>, 'formats' | 'trace' | 'validate'>;

const readable = puzzleTable<{ readonly [Id in PuzzleId]: ReadablePuzzle<Id> }>({
  sokoban: { formats: SOKOBAN_FORMATS, trace: SOKOBAN_TRACE, validate: validateSokoban },
  futoshiki: { formats: FUTOSHIKI_FORMATS, trace: FUTOSHIKI_TRACE, validate: validateFutoshiki },
});
export const addReadablePuzzle = readable.add;

export const readableOf = <Id extends PuzzleId>(id: Id): ReadablePuzzle<Id> => readable.rows[id];
