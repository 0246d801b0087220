// Worker threads, and the memory there is for them.

export { nodeClock } from './clock.js';
export { bytesForEach, startSteadyBytes, warmPool, workerPool } from './workers.js';
