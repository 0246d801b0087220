// Goes to another level of the collection, or says why there is none.

import { playTexts } from '../texts/play.js';
import { neighborLevel } from './state/neighbor.js';
import { notifySokoban } from './state/notify.js';
import type { Origin } from './state/state.js';

export function goByLevels(origin: Origin, by: 1 | -1): void {
  const go = neighborLevel(origin, by);
  if (go) go();
  else
    import('./after-level.js').then(
      ({ notifyNoNeighbor }) => notifyNoNeighbor(origin, by),
      () => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed }),
    );
}
