// The inside of a worker, for Node and the browser: receives messages, runs jobs in its thread, and reports. Stop needs
// no shared memory: it is a message that is read between two slices.

import type { Progress } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import type { AnyReported } from '../any-job.js';
import type { LoadWork } from '../perform.js';
import type { Clock } from './engine.js';
import type { FromWorker } from './messages.js';
import { LARGE_BYTES, parseToWorker } from './pool.js';
import { thisThread } from './this-thread.js';

/** The connection from the worker to the thread that started it. */
export interface Line {
  post(message: FromWorker): void;
  /** Called once, with the handler for messages. */
  listen(take: (message: unknown) => void): void;
}

/** The report with this much more CPU time. */
function charged(reported: AnyReported, cpuMillis: number): AnyReported {
  if (!reported.ok) return reported;
  const { effort } = reported.value;
  return ok({ ...reported.value, effort: { ...effort, cpuMillis: effort.cpuMillis + cpuMillis } });
}

/** `freeMemory` is called after each large search, before its report. */
export function serveJobs(line: Line, clock: Clock, loadWork: LoadWork, freeMemory?: () => void): void {
  const engine = thisThread(clock, loadWork);
  const tasks = new Map<number, { stop(): void }>();
  line.listen((received) => {
    const beganCpu = clock.cpu();
    const message = parseToWorker(received);
    if (!message) throw new Error('a worker received an invalid message');
    const { id } = message;
    if (message.kind === 'stop') {
      tasks.get(id)?.stop();
      return;
    }
    const tell = (progress: Progress): void => line.post({ kind: 'progress', id, progress });
    const { job, lane } = message;
    const task = engine.run(job, tell, lane && (() => lane));
    tasks.set(id, task);
    // Checking the message is work for this job, too. The job itself starts later.
    const cpuMillis = clock.cpu() - beganCpu;
    task.report
      .then((reported) => {
        if (freeMemory && reported.ok && reported.value.effort.bytes > LARGE_BYTES) freeMemory();
        line.post({ kind: 'done', id, reported: charged(reported, cpuMillis) });
      })
      // A report that can't be cloned ends here too: a browser does not report a rejected promise of a worker.
      .catch((bug: unknown) => line.post({ kind: 'bug', id, message: String((bug as Error)?.stack ?? bug) }))
      .finally(() => tasks.delete(id));
  });
}
