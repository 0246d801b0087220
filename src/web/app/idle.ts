// Work that can wait: it is done when the browser has nothing else to do, a piece at a time, so that no press waits for it.

/** Work waits no longer than this, however busy the page is. */
const PATIENCE_MILLIS = 1000;

/** Calls back when the page is idle; what it gives back takes that back. */
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
