// A map file of COMP20003: rows of the seven letters, blanks at line ends. Boxes and goals need not be as many of each:
// the base code does not count them. A player on a goal, which it does not know, is read here.

import type { Result, TextFault } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import { type CourseMap, parseMap } from '../course-map.js';

export function parseCourseMap(text: string): Result<CourseMap, TextFault> {
  const rows = splitLines(text).map((row) => row.trimEnd());
  while (rows.at(-1) === '') rows.pop();
  return parseMap(rows);
}
