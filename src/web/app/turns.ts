// Draws parts of a page one after the other, each in a task of its own, so that input isn't delayed on a slow phone.

import { useEffect, useState } from 'preact/hooks';

/** How many of the parts to draw now: none at first, then one more after each paint. */
export function useTurns(count: number): number {
  const [due, setDue] = useState(0);
  const next = Math.min(due + 1, count);
  // Effects run in a task after the paint, and what they change is drawn in that task.
  useEffect(() => setDue(next), [next]);
  return Math.min(due, count);
}
