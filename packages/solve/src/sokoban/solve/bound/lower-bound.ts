// The lower bound of pushes: the cheapest matching of boxes to goals, each box counted as if alone on the board. Used by
// every published Sokoban solver since Rolling Stone (1997).

import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { cheapestMatching } from './matching.js';
import { pushDistances } from './push-distances.js';

/** Above this, the matching would cause a noticeable delay between keystrokes. */
const MAX_BOXES = 300;

/**
 * The lower bound of pushes; Infinity: deadlock; undefined: the board is too large to compute it quickly.
 * @example
 * ```ts
 * console.log(lowerBound(level, level.start)); // 1
 * ```
 */
export function lowerBound(level: Level, position: Position): number | undefined {
  const { boxes } = position;
  if (boxes.length > MAX_BOXES) return undefined;
  const distances = pushDistances(level);
  if (!distances) return undefined;
  return cheapestMatching(boxes.length, (box, goal) =>
    distances.between(boxes[box] as number, level.goals[goal] as number),
  );
}
