// How levels, moves, and solutions of Futoshiki are read and written, in the shape that both puzzles share (see `PuzzleFormats`).

import type { PuzzleFormats } from '../../base/puzzle.js';
import { PUZZLE_FIGURES } from '../../base/puzzle-names.js';
import { ok } from '../../base/result.js';
import { boardRows } from '../rules/board-text.js';
import { gridRows, letterDigit } from '../rules/cell-name.js';
import { checkGrid } from '../rules/check.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { makeMoves, parseMoves } from '../rules/move-text.js';
import type { FutoshikiMove } from '../rules/position.js';
import { FUTOSHIKI_FORMATS, FUTOSHIKI_TRACE } from './formats.js';

/** The filled rows. */
export interface FutoshikiFigures {
  /** One text per row. */
  readonly solution: string[];
  /** Not counted. */
  readonly moves?: never;
  /** Not counted. */
  readonly pushes?: never;
}

const bareDraft = ({ size, cells, inequalities }: FutoshikiDraft): FutoshikiDraft => ({ size, cells, inequalities });

export const FUTOSHIKI_TEXT: PuzzleFormats<
  FutoshikiDraft,
  FutoshikiLevel,
  FutoshikiMove,
  FutoshikiGrid,
  FutoshikiFigures
> = {
  formats: FUTOSHIKI_FORMATS,
  trace: FUTOSHIKI_TRACE,
  makeDraft: bareDraft,
  bareDraft,
  figures: PUZZLE_FIGURES.futoshiki,
  verify(level, grid) {
    const checked = checkGrid(level, grid);
    return checked.ok ? ok({ solution: gridRows(level.size, grid) }) : checked;
  },
  showAnswer: boardRows,
  parseAnswer: (solution) => [...solution].flatMap((row) => [...row].map(letterDigit)),
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
};
