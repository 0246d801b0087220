// The file a thinking worker runs: questions about Futoshiki that may take longer than a key may wait.

import { parentPort } from 'node:worker_threads';
import { type Question, think } from './think.js';
import type { FromThinker } from './thinker-message.js';

/** A person reads no faster than this. */
const TELL_MILLIS = 200;

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker');
const post = (message: FromThinker): void => port.postMessage(message);
port.on('message', (question: Question) => {
  let told = performance.now();
  const answer = think(question, (composing) => {
    if (performance.now() - told < TELL_MILLIS) return;
    told = performance.now();
    post({ kind: 'progress', composing });
  });
  post({ kind: 'answer', answer });
});
