// Records the two Futoshiki searches and sends each to the page as soon as it is done.

import { workerScope } from '@masu/browser-host/jobs/worker-scope.js';
import { finish } from '@masu/core/base/outcome.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { recordBacktracking, recordPropagation } from '@masu/solve/futoshiki/solve/record/record-tries.js';
import { triesBuffers } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';

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
