// The table of the formats of Futoshiki puzzles. To add a format, add a file and a row.

import type { Format } from '../../base/puzzle.js';
import type { FutoshikiDraft } from '../rules/level.js';
import { BARS } from './bars.js';
import { UNEQUAL } from './unequal.js';

/** The formats of puzzle files: boards between bars, and the ids of Tatham’s collection. */
export const FUTOSHIKI_FORMATS: readonly Format<FutoshikiDraft>[] = [BARS, UNEQUAL];

/** How a Futoshiki is noticed in a file of another puzzle: a row between two bars. */
export const FUTOSHIKI_TRACE = { line: /^[ \t]*\|.*\|[ \t]*$/m, format: BARS.id } as const;
