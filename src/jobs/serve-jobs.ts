// The inside of a worker, in Node and in the browser alike: takes messages, runs jobs in its own thread, tells what
// happens. Stop needs no shared memory: it is a message, read in the breath between two slices.

import type { Progress } from '../base/outcome.js';
import type { Clock } from './engine.js';
import { type FromWorker, parseToWorker } from './messages.js';
import { thisThread } from './this-thread.js';

/** The worker's line to the one who opened it. */
export interface Line {
  post(message: FromWorker): void;
  /** Called once, with what to do for each message. */
  listen(take: (message: unknown) => void): void;
}

export function serveJobs(line: Line, clock: Clock): void {
  const engine = thisThread(clock);
  const tasks = new Map<number, { stop(): void }>();
  line.listen((received) => {
    const message = parseToWorker(received);
    if (!message) throw new Error('a worker was sent a message that is none of ours');
    const { id } = message;
    if (message.kind === 'stop') {
      tasks.get(id)?.stop();
      return;
    }
    const tell = (progress: Progress): void => line.post({ kind: 'progress', id, progress });
    const { job, lane } = message;
    const task = engine.run(job, tell, lane && (() => lane));
    tasks.set(id, task);
    task.report
      .then((reported) => line.post({ kind: 'done', id, reported }))
      // A report that cannot be copied ends here too: in a browser nobody hears of a promise that a worker drops.
      .catch((bug: unknown) => line.post({ kind: 'bug', id, message: String((bug as Error)?.stack ?? bug) }))
      .finally(() => tasks.delete(id));
  });
}
