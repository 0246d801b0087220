// Entry point `masu` in a browser: work runs in web workers, or in the page's own thread where there are none.

import { type Engine, thisThread, withFallback } from '../../jobs/index.js';
import { browserClock, pageEngine } from '../../jobs/web/index.js';
import { libraryOn } from '../library.js';

let opened: Engine | undefined;

const library = libraryOn({
  engine() {
    const thread = thisThread(browserClock());
    opened ??= typeof Worker === 'undefined' ? thread : withFallback(pageEngine(), thread);
    return opened;
  },
  // A page can't ask how much memory there is.
  usualBytes: () => undefined,
  seed: () => Math.floor(Math.random() * 2 ** 31),
});

export const { solve, hint, grade, generate } = library;

export * from '../names.js';
