// The page's own thread as an engine, with all solvers: loaded only where no worker can start.

import { type Engine, thisThread } from '../../jobs/index.js';
import { browserClock } from '../../jobs/web/index.js';

export const pageThread = (): Engine => thisThread(browserClock());
