// Records the two Futoshiki searches and sends each to the page as soon as it is done.

import { finish } from '../../../base/outcome.js';
import {
  type FutoshikiDraft,
  recordBacktracking,
  recordPropagation,
  triesBuffers,
  validateLevel,
} from '../../../futoshiki/index.js';
import { workerScope } from '../../../jobs/web/clock.js';

/** Calls of the course's `solve`, or guesses. */
const LIMITS = { nodes: 30_000 };

workerScope.addEventListener('message', ({ data }: MessageEvent<FutoshikiDraft>) => {
  const level = validateLevel(data);
  if (!level.ok) return;
  for (const record of [recordBacktracking, recordPropagation]) {
    const tries = finish(record(level.value, LIMITS));
    workerScope.postMessage(tries, triesBuffers(tries));
  }
});
