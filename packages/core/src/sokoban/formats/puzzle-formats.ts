// How levels, moves, and solutions of Sokoban are read and written, in the shape that both puzzles share (see `PuzzleFormats`).

import type { Direction } from '../../base/grid.js';
import type { PuzzleFormats } from '../../base/puzzle.js';
import { PUZZLE_FIGURES } from '../../base/puzzle-names.js';
import type { Draft } from '../rules/draft.js';
import type { Level, Solution } from '../rules/level.js';
import { showPosition } from '../rules/show.js';
import { SOKOBAN_FORMATS, SOKOBAN_TRACE } from './formats.js';
import { makeLurd, type VerifiedSolution, verifySolution } from './lurd.js';
import { parseMoves } from './move-formats.js';

export const SOKOBAN_TEXT: PuzzleFormats<Draft, Level, Direction, Solution, VerifiedSolution> = {
  formats: SOKOBAN_FORMATS,
  trace: SOKOBAN_TRACE,
  // No format keeps the blanks at the end of a row.
  makeDraft: (level) => ({ rows: showPosition(level, level.start).map((row) => row.trimEnd()) }),
  bareDraft: ({ rows }) => ({ rows }),
  figures: PUZZLE_FIGURES.sokoban,
  verify: verifySolution,
  parseAnswer(solution) {
    const moves = typeof solution === 'string' ? parseMoves(solution) : undefined;
    return moves?.ok ? moves.value : undefined;
  },
  parseMoves,
  makeMoves: makeLurd,
};
