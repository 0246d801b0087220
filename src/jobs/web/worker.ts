// The script of a browser worker: runs jobs, and reads and writes levels, off the page's thread. One script for both,
// because each needs every format and solver, and the browser fetches it once.

import { serveJobs } from '../engines/serve-jobs.js';
import { browserClock } from './clock.js';
import { answer, isQuestion } from './questions.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;

serveJobs(
  {
    post: (message) => scope.postMessage(message),
    listen(take) {
      scope.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isQuestion(data)) scope.postMessage(answer(data));
        else take(data);
      });
    },
  },
  browserClock(),
);
