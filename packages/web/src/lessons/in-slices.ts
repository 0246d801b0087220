// Runs work that yields between slices on the page's own thread: a few milliseconds at a time, each in a task of its own,
// so that input never waits for all of it.

/** How long to work before the browser gets its turn. A phone takes several times as long to finish a slice. */
const TURN_MILLIS = 4;

interface Turns {
  now(): number;
  /** Resolves in a later task. */
  pause(): Promise<void>;
}

/** A message to itself starts a task without the 4 ms delay of nested timers. */
function messageTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  return { now: () => performance.now(), pause };
}

/** The value of the work; undefined if it is no longer needed. */
export async function finishInSlices<Value>(
  work: Generator<unknown, Value, void>,
  isWanted: () => boolean,
  { now, pause }: Turns = messageTurns(),
): Promise<Value | undefined> {
  for (;;) {
    await pause();
    if (!isWanted()) return undefined;
    const until = now() + TURN_MILLIS;
    do {
      const next = work.next();
      if (next.done) return next.value;
    } while (now() < until);
  }
}
