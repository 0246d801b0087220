// The table of Futoshiki formats. Adding one is a file and a row.

import type { Format } from '../../base/puzzle.js';
import type { FutoshikiDraft } from '../rules/level.js';
import { BARS } from './bars.js';
import { UNEQUAL } from './unequal.js';

export const FUTOSHIKI_FORMATS: readonly Format<FutoshikiDraft>[] = [BARS, UNEQUAL];
