// Runs work that yields between slices on the page's own thread: a few milliseconds at a time, each in a task of its own,
// so that a press never waits for all of it.

import type { Clock } from '../../jobs/index.js';
import { browserClock } from '../../jobs/web/index.js';

/** How long to work before the browser has its turn. A phone takes several times as long for the slice that is begun. */
const TURN_MILLIS = 4;

/** The value of the work; undefined if nobody wants it any more. */
export async function finishInSlices<Value>(
  work: Generator<unknown, Value, void>,
  isWanted: () => boolean,
  clock: Pick<Clock, 'now' | 'pause'> = browserClock(),
): Promise<Value | undefined> {
  for (;;) {
    await clock.pause();
    if (!isWanted()) return undefined;
    const until = clock.now() + TURN_MILLIS;
    do {
      const next = work.next();
      if (next.done) return next.value;
    } while (clock.now() < until);
  }
}
