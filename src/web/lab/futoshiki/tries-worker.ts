// Records the two Futoshiki searches and sends each to the page as soon as it is done.

import {
  type FutoshikiDraft,
  type RecordedTries,
  recordBacktracking,
  recordPropagation,
  triesBuffers,
  validateLevel,
} from '../../../futoshiki/index.js';
import { workerScope } from '../../../jobs/web/clock.js';

/** Calls of the course's `solve`, or guesses. */
const LIMITS = { nodes: 30_000 };

function finished(recording: Generator<void, RecordedTries, void>): RecordedTries {
  for (;;) {
    const next = recording.next();
    if (next.done) return next.value;
  }
}

workerScope.addEventListener('message', ({ data }: MessageEvent<FutoshikiDraft>) => {
  const level = validateLevel(data);
  if (!level.ok) return;
  for (const record of [recordBacktracking, recordPropagation]) {
    const tries = finished(record(level.value, LIMITS));
    workerScope.postMessage(tries, triesBuffers(tries));
  }
});
