// No solution from this position has fewer pushes than this: the cheapest pairing of boxes with goals, each box
// counted as if alone on the board. The bound of every published Sokoban solver since Rolling Stone (1997).

import type { Level, Position } from '../../rules/level.js';
import { cheapestMatching } from './matching.js';
import { pushDistances } from './push-distances.js';

/** Above this the matching would be felt between two key strokes. */
const MOST_BOXES = 300;

/** Pushes that are still needed at least; Infinity: the position is dead; undefined: too large a board to say at once. */
export function lowerBound(level: Level, position: Position): number | undefined {
  const { boxes } = position;
  if (boxes.length > MOST_BOXES) return undefined;
  const distances = pushDistances(level);
  if (!distances) return undefined;
  return cheapestMatching(boxes.length, (box, goal) =>
    distances.between(boxes[box] as number, level.goals[goal] as number),
  );
}
