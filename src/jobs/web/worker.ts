// The script of a browser worker: the far end of jobs, and of reading and writing levels, both off the page's thread.
// One script for both: each brings every format and solver with it, and the browser fetches it once.

import { serveJobs } from '../serve-jobs.js';
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
