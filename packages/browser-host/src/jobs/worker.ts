// The script of a browser worker: runs jobs, and reads and writes levels, off the page's thread. One script for both,
// because each needs every format and solver, and the browser fetches it once.

import { loadAllWork } from '@masu/engine/jobs/all-work.js';
import { serveJobs } from '@masu/engine/jobs/engines/serve-jobs.js';
import { browserClock } from './clock.js';
import { answer, isQuestion } from './questions.js';
import { workerScope } from './worker-scope.js';

serveJobs(
  {
    post: (message) => workerScope.postMessage(message),
    listen(take) {
      workerScope.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isQuestion(data)) workerScope.postMessage(answer(data));
        else take(data);
      });
    },
  },
  browserClock(),
  loadAllWork,
);
