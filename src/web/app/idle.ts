// Runs work that can wait when the browser is idle, a piece at a time, so that input is never delayed.

/** Work waits no longer than this, however busy the page is. */
const PATIENCE_MILLIS = 1000;

/** Calls back when the page is idle; returns a function that cancels it. */
export function onIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE_MILLIS });
  return () => cancelIdleCallback(request);
}

export const whenIdle = (): Promise<void> => new Promise((resolve) => void onIdle(resolve));
