// Opens the threads that search: the host's own, or worker threads.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { workerPool } from '@masu/node-host/jobs/workers.js';
import type { Host, OpenPool } from './host.js';

export const openPool = ({ openPool: own }: Pick<Host, 'openPool'>, ...asked: Parameters<OpenPool>): Engine =>
  (own ?? workerPool)(...asked);
