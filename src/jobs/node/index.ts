// Public API of jobs on Node: worker threads, and the memory available to them.

export { nodeClock } from './clock.js';
export { bytesForEach, workerPool } from './workers.js';
