// Yields to the event loop during long work, so that Ctrl-C and the progress line stay responsive. The cost is one turn
// of the event loop about 30 times per second.

const SLICE_MILLIS = 30;

/** Call it often; it yields only once the current slice ends. */
export function shortPauses(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE_MILLIS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}
