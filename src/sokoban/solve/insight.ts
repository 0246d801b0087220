// What can be seen in a position without searching: the boxes that cause a deadlock, and the lower bound of pushes. Takes
// milliseconds on a small level and a tenth of a second with hundreds of boxes, so front ends compute it in the
// background.

import type { Level, Position } from '../rules/level.js';
import { lowerBound } from './bound/lower-bound.js';
import { deadlockedBoxes } from './deadlock/deadlocked-boxes.js';

export interface Insight {
  /** The boxes that cause a deadlock, ascending; empty if none is known. */
  readonly stuck: readonly number[];
  /** No solution from here has fewer pushes; undefined where nothing can be said at once, or the position is dead. */
  readonly bound: number | undefined;
}

export function insightOf(level: Level, position: Position): Insight {
  const bound = lowerBound(level, position);
  return { stuck: deadlockedBoxes(level, position), bound: bound === Infinity ? undefined : bound };
}
