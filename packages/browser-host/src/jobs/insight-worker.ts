// The script of the small worker that answers insight jobs. A game asks for one after every push, from the first level
// on, and the page must not load formats and solvers for it; they are in `worker.ts`.

import { browserClock } from './clock.js';
import { insightAnswer } from './insight-answer.js';
import { workerScope } from './worker-scope.js';

const clock = browserClock();

workerScope.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const answer = insightAnswer(data, clock);
  if (answer) workerScope.postMessage(answer);
});
