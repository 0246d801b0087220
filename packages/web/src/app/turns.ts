// Work that can wait, a piece at a time, so that input is never delayed: when the browser is idle, or part after part of a
// page, each in a task of its own.

import { useEffect, useState } from 'preact/hooks';

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

/** How many of the parts to draw now: none at first, then one more after each paint. */
export function useDueParts(count: number): number {
  const [due, setDue] = useState(0);
  const next = Math.min(due + 1, count);
  // Effects run after the paint, or at once if the page is drawn again before: only a timer is always a task of its own.
  useEffect(() => {
    const timer = setTimeout(() => setDue(next));
    return () => clearTimeout(timer);
  }, [next]);
  return Math.min(due, count);
}
