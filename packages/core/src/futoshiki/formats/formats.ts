// The table of Futoshiki formats, and how moves are written. To add a format, add a file and a row.

import type { Format, PuzzleFormats } from '../../base/puzzle.js';
import { PUZZLE_FIGURES } from '../../base/puzzle-names.js';
import { ok } from '../../base/result.js';
import { boardRows } from '../rules/board-text.js';
import { gridRows, letterDigit } from '../rules/cell-name.js';
import { checkGrid } from '../rules/check.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { makeMoves, parseMoves } from '../rules/move-text.js';
import type { FutoshikiMove } from '../rules/position.js';
import { BARS } from './bars.js';
import { UNEQUAL } from './unequal.js';

/** The formats of puzzle files: boards between bars, and the ids of Tatham’s collection. */
export const FUTOSHIKI_FORMATS: readonly Format<FutoshikiDraft>[] = [BARS, UNEQUAL];

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
  trace: { line: /^[ \t]*\|.*\|[ \t]*$/m, format: BARS.id },
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
