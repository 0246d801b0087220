// Worker threads, and the memory there is for them.

export { nodeClock } from './clock.js';
export { nodeThread } from './load-work.js';
export { bytesForEach, startSteadyBytes, warmPool, workerPool } from './workers.js';
