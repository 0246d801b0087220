// The files of IN101's data folder: maps, plans, and tables, by name.

import { basename } from 'node:path';
import { fail, ok, type Result } from '../../base/result.js';
import { filesBelow, isFolder, loadRegularText } from '../../files/index.js';
import type { CourseMap } from '../course-map.js';
import { parseSizedMap } from './functions.js';

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
