// Goes to another level of the collection, or says why there is none.

import { notifySokoban } from '../app/notice.js';
import type { Origin } from '../play/play-state.js';
import { playTexts } from '../texts/play.js';
import { neighborLevel } from './state/neighbor.js';

export function goByLevels(origin: Origin, by: 1 | -1): void {
  const go = neighborLevel(origin, by);
  if (go) go();
  else
    import('./after-level.js').then(
      ({ notifyNoNeighbor }) => notifyNoNeighbor(origin, by),
      () => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed }),
    );
}
