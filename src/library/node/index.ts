// Entry point `masu` on Node: work runs in worker threads. An idle worker doesn't keep a program from ending.

import { availableParallelism } from 'node:os';
import { type Engine, thisThread, withFallback } from '../../jobs/index.js';
import { bytesForEach, nodeClock, workerPool } from '../../jobs/node/index.js';
import { libraryOn } from '../library.js';

let opened: Engine | undefined;

const library = libraryOn({
  engine() {
    opened ??= withFallback(workerPool(availableParallelism()), thisThread(nodeClock()));
    return opened;
  },
  usualBytes: () => bytesForEach(availableParallelism()),
  seed: () => Math.floor(Math.random() * 2 ** 31),
});

export const { solve, hint, grade, generate } = library;

export * from '../names.js';
