// The page's own thread as an engine, with all solvers: loaded only where no worker can start.

import { type Engine, loadAllWork, puzzleOf, thisThread } from '../../jobs/index.js';
import { browserClock } from '../../jobs/web/index.js';

/** Solvers are loaded with the engine. */
export const loadedSolvers = (puzzle: Parameters<typeof puzzleOf>[0]) => puzzleOf(puzzle).solvers;

export const pageThread = (): Engine => thisThread(browserClock(), loadAllWork);
