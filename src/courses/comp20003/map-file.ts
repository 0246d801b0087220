// A map file of COMP20003: rows of the seven letters, blanks at line ends. Boxes and goals need not be as many of each:
// the base code does not count them. A player on a goal, which it does not know, is read here.

import type { Result, TextError } from '../../base/result.js';
import { type CourseMap, parseMap } from '../course-map.js';
import { findMap } from '../map-block.js';

export function parseCourseMap(text: string): Result<CourseMap, TextError> {
  const { rows, line } = findMap(text);
  return parseMap(
    rows.map((row) => row.trimEnd()),
    line,
  );
}
