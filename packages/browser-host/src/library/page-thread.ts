// The page's own thread as an engine, with all solvers: loaded only where no worker can start.

import { loadAllWork } from '@masu/engine/jobs/all-work.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { thisThread } from '@masu/engine/jobs/engines/this-thread.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { browserClock } from '../jobs/clock.js';

/** Solvers are loaded with the engine. */
export const loadedSolvers = (puzzle: Parameters<typeof puzzleOf>[0]) => puzzleOf(puzzle).solvers;

export const pageThread = (): Engine => thisThread(browserClock(), loadAllWork);
