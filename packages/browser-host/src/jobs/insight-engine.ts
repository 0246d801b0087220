// The engine of the small worker that answers insight jobs. A page needs it with the first level, and so without the
// schemas of all other jobs, which are in `single-engine.ts`.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { type FromWorker, fromWorkerSchema, parsedBy, schemaError } from '@masu/engine/jobs/engines/messages.js';
import { WorkerPool } from '@masu/engine/jobs/engines/worker-pool.js';
import { insightJobSchema, insightReportSchema } from '@masu/engine/jobs/kinds/insight-schema.js';
import { workerPoolHost } from './worker-handle.js';

const openScript = (): Worker => new Worker(new URL('./insight-worker.ts', import.meta.url), { type: 'module' });
const answerSchema = fromWorkerSchema(insightReportSchema);

let engine: Engine | undefined;

/** Opened once; it accepts insight jobs only. */
export function insightEngine(): Engine {
  engine ??= new WorkerPool(workerPoolHost(openScript), 1, {
    parseFromWorker: (message) => parsedBy<FromWorker>(answerSchema, message),
    jobError: (job) => schemaError(insightJobSchema, job),
  });
  return engine;
}
