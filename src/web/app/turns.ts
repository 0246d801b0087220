// Draws parts of a page one after the other, each in a task of its own, so that input isn't delayed on a slow phone.

import { useEffect, useState } from 'preact/hooks';

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
