// The script of a Node worker: serves jobs on its message port.

import { parentPort } from 'node:worker_threads';
import { serveJobs } from '../engines/serve-jobs.js';
import { nodeClock } from './clock.js';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker');
serveJobs({ post: (message) => port.postMessage(message), listen: (take) => port.on('message', take) }, nodeClock());
