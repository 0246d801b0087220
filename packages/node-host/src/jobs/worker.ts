// The script of a Node worker: serves jobs on its message port.

import { parentPort } from 'node:worker_threads';
import { type Line, serveJobs } from '@masu/engine/jobs/engines/serve-jobs.js';
import { currentThread, nodeClock } from './clock.js';
import { garbageCollector } from './garbage.js';
import { loadWork } from './load-work.js';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker');
const line: Line = { post: (message) => port.postMessage(message), listen: (take) => port.on('message', take) };
port.postMessage({ kind: 'thread', ...currentThread() });
serveJobs(line, nodeClock(), loadWork, () => garbageCollector()?.());
