// Goes to another level of the collection, or says why there is none.

import { playTexts } from '../texts/play.js';
import { neighbor } from './state/neighbor.js';
import { notify } from './state/notify.js';
import type { Origin } from './state/state.js';

export function goBy(origin: Origin, by: 1 | -1): void {
  const go = neighbor(origin, by);
  if (go) go();
  else
    import('./after-level.js').then(
      ({ notifyNoNeighbor }) => notifyNoNeighbor(origin, by),
      () => notify({ tone: 'ink', lead: playTexts.shell.failed }),
    );
}
