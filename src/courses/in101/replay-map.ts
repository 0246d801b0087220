// The replayer of IN101: the first letters of a plan, one after another; a blocked one leaves the map as it is.

import type { Direction } from '../../base/grid.js';
import { fail, ok, type Result } from '../../base/result.js';
import { type CourseMap, moveOnMap } from '../course-map.js';

const DIRECTION_OF: Readonly<Record<string, Direction>> = { N: 'up', S: 'down', E: 'right', W: 'left' };

/** The direction of a letter N S E W, in either case. */
export function compassDirection(letter: string): Direction | undefined {
  return DIRECTION_OF[letter.toUpperCase()];
}

/** The map after the first `count` letters, or all where there are fewer; an error names the letter that is none. */
export function replayMap(map: CourseMap, count: number, plan: string): Result<CourseMap, string> {
  let now = map;
  for (let at = 0; at < Math.min(count, plan.length); at++) {
    const direction = compassDirection(plan[at] as string);
    if (!direction) {
      const found = JSON.stringify(String.fromCodePoint(plan.codePointAt(at) as number));
      return fail(`Unknown move ${found} at index ${at} of the plan; expected one of N, S, E, W.`);
    }
    now = moveOnMap(now, direction);
  }
  return ok(now);
}
