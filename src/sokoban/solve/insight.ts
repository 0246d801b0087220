// What can be seen in a position without searching: the boxes that make it dead, and how many pushes are left at
// least. For whoever plays. Milliseconds on a small level, a tenth of a second with hundreds of boxes: a face asks for it
// beside its keys, never before it answers one.

import type { Level, Position } from '../rules/level.js';
import { lowerBound } from './bound/lower-bound.js';
import { deadlockedBoxes } from './deadlock/deadlocked-boxes.js';

export interface Insight {
  /** The boxes that make the position dead, ascending; none where it is not known to be. */
  readonly stuck: readonly number[];
  /** No solution from here has fewer pushes; undefined where nothing can be said at once, or the position is dead. */
  readonly bound: number | undefined;
}

export function insightOf(level: Level, position: Position): Insight {
  const bound = lowerBound(level, position);
  return { stuck: deadlockedBoxes(level, position), bound: bound === Infinity ? undefined : bound };
}
