// Entry point `masu` on Node: work runs in worker threads. An idle worker doesn't keep a program from ending.

import { availableParallelism } from 'node:os';
import { type Engine, puzzleOf, thisThread, withFallback } from '../../jobs/index.js';
import { nodeClock, startSteadyBytes, warmPool } from '../../jobs/node/index.js';
import { type Library, libraryOn } from '../library.js';

let opened: Engine | undefined;
const steadyBytes = startSteadyBytes(availableParallelism());

const library = libraryOn({
  engine() {
    opened ??= withFallback(warmPool(availableParallelism()), thisThread(nodeClock()));
    return opened;
  },
  usualBytes(puzzle, solver) {
    const usual = puzzleOf(puzzle).solvers.find(({ id }) => id === solver)?.usualBytes;
    return Math.min(usual ?? Number.POSITIVE_INFINITY, steadyBytes());
  },
  solvers: async (puzzle) => puzzleOf(puzzle).solvers,
  seed: () => Math.floor(Math.random() * 2 ** 31),
});

export const solve: Library['solve'] = library.solve;
export const hint: Library['hint'] = library.hint;
export const grade: Library['grade'] = library.grade;
export const explain: Library['explain'] = library.explain;
export const review: Library['review'] = library.review;
export const optimize: Library['optimize'] = library.optimize;
export const solvers: Library['solvers'] = library.solvers;
export const generate: Library['generate'] = library.generate;

export * from '../names.js';
