// The file the watching worker runs: what is to be seen in a position, one after the other.

import { parentPort } from 'node:worker_threads';
import { insightOf, type Level } from '../../sokoban/index.js';
import type { ToWatcher } from './watcher-message.js';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker');
// Kept from position to position: push distances are worked out once a level.
let known: Level | undefined;
port.on('message', ({ level, position }: ToWatcher) => {
  known = level ?? known;
  if (!known) throw new Error('a position came before its level');
  port.postMessage(insightOf(known, position));
});
