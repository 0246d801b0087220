// Parses an IN101 map file: `width height` on the first line, then that many rows of that many cells. The last line end
// may be missing, and so may trailing blanks.

import { basename } from 'node:path';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import { filesBelow, isFolder, loadRegularText } from '../../files/index.js';
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

// The files of IN101's data folder: maps, plans, and tables, by name.

export interface MapFolder {
  /** Every map (*.in), in the order of names. */
  readonly maps: ReadonlyMap<string, CourseMap>;
  /** Every other text (*.txt, *.csv). */
  readonly texts: ReadonlyMap<string, string>;
  /** Sentences about maps that can't be read. */
  readonly problems: readonly string[];
}

/** Reads files and folders; an error if one is not there. */
export function loadMapFolder(paths: readonly string[]): Result<MapFolder, string> {
  const maps = new Map<string, CourseMap>();
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const path of paths) {
    const isNamed = !isFolder(path);
    for (const { path: file, error } of isNamed ? [{ path, error: undefined }] : filesBelow(path)) {
      const isMap = isNamed || file.endsWith('.in');
      if (!isMap && !/\.(txt|csv)$/.test(file)) continue;
      const text = loadRegularText(file);
      if (!text.ok && isNamed) return fail(`Cannot read file ${file}!`);
      if (error !== undefined || !text.ok) {
        problems.push(`${file}: ${error ?? (text.ok ? '' : text.error.message)}`);
        continue;
      }
      const map = isMap ? parseSizedMap(text.value) : undefined;
      if (!map) texts.set(basename(file), text.value);
      else if (map.ok) maps.set(basename(file), map.value);
      else problems.push(`${file}:${map.error.line}:${map.error.column}: ${map.error.message}`);
    }
  }
  return ok({ maps, texts, problems });
}
