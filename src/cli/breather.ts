// Long work on this thread, done in slices: between them the event loop gets its turn, so that Ctrl-C is heard and the
// line of progress moves. It costs a turn of the loop about thirty times a second and nothing else.

const SLICE_MILLIS = 30;

/** Call it often; it waits for a turn of the loop only when the slice is used up. */
export function breather(): () => Promise<void> | undefined {
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
