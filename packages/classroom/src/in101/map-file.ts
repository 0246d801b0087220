// Parses an IN101 map file: `width height` on the first line, then that many rows of that many cells. The last line end
// may be missing, and so may trailing blanks.

import { fail, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import { type CourseMap, parseMap } from '../course-map.js';

/** The map of a text that begins with its size. */
export function parseSizedMap(text: string): Result<CourseMap, TextError> {
  const lines = splitLines(text);
  const from = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith(';')),
  );
  const [heading = '', ...rest] = lines.slice(from);
  const size = /^\s*(\d{1,6})\s+(\d{1,6})\s*$/.exec(heading);
  if (!size) {
    return fail(textError(from + 1, 1, 'no-size', 'The first line must be the width and the height of the map.'));
  }
  const [width, height] = [Number(size[1]), Number(size[2])];
  if (rest.length < height) {
    const message = `The map has ${rest.length} of its ${height} rows; expected one line for each.`;
    return fail(textError(from + rest.length + 1, 1, 'missing-row', message));
  }
  const rows = rest.slice(0, height);
  const long = rows.findIndex((row) => row.trimEnd().length > width);
  if (long >= 0) {
    const message = `This row is longer than the map is wide; expected ${width} cells.`;
    return fail(textError(from + long + 2, width + 1, 'long-row', message));
  }
  return parseMap(
    rows.map((row) => row.padEnd(width).slice(0, width)),
    from + 2,
  );
}
