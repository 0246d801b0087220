// Parses a COMP20003 map file: rows of the seven letters, with blanks at line ends. The numbers of boxes and goals may
// differ, because the base code does not count them. A player on a goal, which the base code lacks, is accepted.

import type { Result, TextError } from '@masu/core/base/result.js';
import { type CourseMap, parseMap } from '../course-map.js';
import { findMap } from '../map-block.js';

/** The map of a text in the course’s format. */
export function parseCourseMap(text: string): Result<CourseMap, TextError> {
  const { rows, line } = findMap(text);
  const trimmed = rows.map((row) => row.trimEnd());
  return parseMap(trimmed, line);
}
