// A cell as a part of a message, as hints name it.

import { markName } from '@masu/core/base/sentence-parts.js';
import type { FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import { futoshikiHintTexts } from '../texts/futoshiki-hint.js';
import { cellPlace } from './cell-place.js';

export function cellInMessage(session: FutoshikiSession, cell: number): string {
  const [row, column] = cellPlace(session, cell);
  return markName('cell', cell, futoshikiHintTexts.cells.one({ form: 'plain', row, column }));
}
