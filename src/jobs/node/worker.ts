// The file a Node worker runs: nothing but the far end on a message port.

import { parentPort } from 'node:worker_threads';
import { serveJobs } from '../serve-jobs.js';
import { nodeClock } from './clock.js';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker');
serveJobs({ post: (message) => port.postMessage(message), listen: (take) => port.on('message', take) }, nodeClock());
