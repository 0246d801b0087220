// Entry point `masu` in a browser: work runs in web workers, or in the page's own thread if workers aren't available.

import { type Engine, lazyEngine, withFallback } from '../../jobs/index.js';
import { pageEngine } from '../../jobs/web/index.js';
import { type Library, libraryOn } from '../library.js';

/** As on Node: a job that is stopped answers itself, with the CPU time it used. */
const PATIENT_STOP_MILLIS = 2000;

let opened: Engine | undefined;

const library = libraryOn({
  engine() {
    if (opened) return opened;
    const thread = lazyEngine(async () => (await import('./page-thread.js')).pageThread());
    opened =
      typeof Worker === 'undefined'
        ? thread
        : withFallback(pageEngine({ stopMillis: PATIENT_STOP_MILLIS, hasSpare: true }), thread);
    return opened;
  },
  // A page can't ask how much memory there is.
  usualBytes: () => undefined,
  solvers: async (puzzle) => (await import('./page-thread.js')).loadedSolvers(puzzle),
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
