// Divides the boxes of a level at random into two or three groups of about equal size, with boxes near each other
// mostly in the same one. A conflict between boxes is found only if all of them are in one group.

import type { Random } from '../../../base/random.js';
import type { Level } from '../../rules/level.js';

/** The weight of chance compared with distance, in steps. */
const NOISE = 3;

/** `between[i][j]`: steps from box i to box j. Each group is a list of cells, ascending. */
export function makeGroups(
  level: Level,
  between: readonly (readonly number[])[],
  count: number,
  random: Random,
): readonly (readonly number[])[] {
  const { boxes } = level.start;
  const order = random.shuffle([...boxes.keys()]);
  const groups = order.slice(0, count).map((box) => [box]);
  const most = Math.ceil(boxes.length / count) + (count > 2 ? 1 : 2);
  for (const box of order.slice(count)) {
    let nearest: number[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const group of groups) {
      if (group.length >= most) continue;
      const steps = Math.min(...group.map((other) => between[box]?.[other] as number)) + random.next() * NOISE;
      if (steps >= least) continue;
      least = steps;
      nearest = group;
    }
    nearest?.push(box);
  }
  return groups.map((group) => group.sort((a, b) => a - b).map((index) => boxes[index] as number));
}
