// The IN101 replay program: plays the first letters of a plan; a blocked move leaves the map unchanged.

import type { Direction } from '@masu/core/base/grid.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { type CourseMap, moveOnMap } from '../course-map.js';

const DIRECTION_OF: Readonly<Record<string, Direction>> = { N: 'up', S: 'down', E: 'right', W: 'left' };

/** The direction of a letter N S E W, in either case. */
export function compassDirection(letter: string): Direction | undefined {
  return DIRECTION_OF[letter.toUpperCase()];
}

/** The map after the first `count` letters, or all if there are fewer; an error names an invalid letter. */
export function replayMap(map: CourseMap, count: number, plan: string): Result<CourseMap, string> {
  let now = map;
  for (let at = 0; at < Math.min(count, plan.length); at++) {
    const direction = compassDirection(plan[at] as string);
    if (!direction) {
      const letter = JSON.stringify(String.fromCodePoint(plan.codePointAt(at) as number));
      return fail(`Unknown move ${letter} at index ${at} of the plan; expected one of N, S, E, W.`);
    }
    now = moveOnMap(now, direction);
  }
  return ok(now);
}
