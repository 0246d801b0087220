// The file a thinking worker runs: questions about Futoshiki that may take longer than a key may wait.

import { parentPort } from 'node:worker_threads';
import { type Question, think } from './think.js';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker');
port.on('message', (question: Question) => port.postMessage(think(question)));
