// Sentences that both puzzles share, in the full screen and in line mode.

import type { LimitName } from '@masu/core/base/outcome.js';
import { texts } from '../texts/language.js';

/** A search ended without an answer because of a limit. */
export function gaveUpMessage(limit: LimitName): string {
  if (limit === 'stopped') return texts.game.stopped;
  return limit === 'memory' ? texts.game.gaveUpMemory : texts.game.gaveUp;
}
