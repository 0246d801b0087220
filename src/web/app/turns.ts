// Parts of a page that are drawn one after the other, each in a task of its own: a slow phone takes as long for one of
// them as a press may wait.

import { useEffect, useState } from 'preact/hooks';

/** How many of the parts are to be drawn now: none at first, then one more each time the browser has painted. */
export function useTurns(count: number): number {
  const [due, setDue] = useState(0);
  const next = Math.min(due + 1, count);
  // Effects run in a task after the picture is painted, and what they change is drawn in that task.
  useEffect(() => setDue(next), [next]);
  return Math.min(due, count);
}
