// The library of a page, by the workers that it has: work runs in them, or in the page's own thread if none can start.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { lazyEngine } from '@masu/engine/jobs/engines/lazy-engine.js';
import { withFallback } from '@masu/engine/jobs/engines/wrap-engine.js';
import { type Library, libraryOn } from '@masu/engine/library/library.js';

/** As on Node: a job that is stopped answers itself, with the CPU time it used. */
export const MANNERS = { stopMillis: 2000, hasSpare: true } as const;

export function pageLibrary(workers: () => Engine): Library {
  let opened: Engine | undefined;
  return libraryOn({
    engine() {
      if (opened) return opened;
      const thread = lazyEngine(async () => (await import('./page-thread.js')).pageThread());
      opened = typeof Worker === 'undefined' ? thread : withFallback(workers(), thread);
      return opened;
    },
    // A page can't ask how much memory there is.
    defaultBytes: () => undefined,
    solvers: async (puzzle) => (await import('./page-thread.js')).loadedSolvers(puzzle),
    seed: () => Math.floor(Math.random() * 2 ** 31),
  });
}
