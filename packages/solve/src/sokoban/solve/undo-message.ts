// How many pushes to undo, in words. Says "at least" if the check could not decide.

import { countOf } from '@masu/core/base/format.js';
import type { PushesToUndo } from './pushes-to-undo.js';

/** "2 pushes" if that is exact, otherwise "2 to 5 pushes" or "at least 2 pushes". */
export function pushesToUndoMessage({ atLeast, enough }: PushesToUndo): string {
  const pushes = (count: number): string => countOf(count, 'push', 'pushes');
  const least = Math.max(1, atLeast);
  if (enough === undefined) return `at least ${pushes(least)}`;
  return enough <= least ? pushes(enough) : `${least} to ${pushes(enough)}`;
}
