// A map file of COMP20003: rows of the seven letters, blanks at line ends. The base code knows no player on a goal and
// counts boxes against goals; both are seen to here.

import { fail, type Result, type TextFault, textFault } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import { boxesOf, type CourseMap, goalsOf, parseMap } from '../course-map.js';

export function parseCourseMap(text: string): Result<CourseMap, TextFault> {
  const rows = splitLines(text).map((row) => row.trimEnd());
  while (rows.at(-1) === '') rows.pop();
  const map = parseMap(rows);
  if (!map.ok) return map;
  const boxes = boxesOf(map.value);
  const goals = goalsOf(map.value);
  if (boxes === goals && boxes > 0) return map;
  const message = `The map has ${boxes} boxes and ${goals} goals; expected as many of one as of the other, at least one.`;
  return fail(textFault(1, 1, 'boxes-goals-differ', message));
}
