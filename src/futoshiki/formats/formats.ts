// The table of Futoshiki formats, and how moves are written. To add a format, add a file and a row.

import type { Format, PuzzleFormats } from '../../base/puzzle.js';
import type { FutoshikiDraft, FutoshikiLevel } from '../rules/level.js';
import { makeMoves, parseMoves } from '../rules/move-text.js';
import type { FutoshikiMove } from '../rules/position.js';
import { BARS } from './bars.js';
import { UNEQUAL } from './unequal.js';

export const FUTOSHIKI_FORMATS: readonly Format<FutoshikiDraft>[] = [BARS, UNEQUAL];

export const FUTOSHIKI_TEXT: PuzzleFormats<FutoshikiDraft, FutoshikiLevel, FutoshikiMove> = {
  formats: FUTOSHIKI_FORMATS,
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
};
