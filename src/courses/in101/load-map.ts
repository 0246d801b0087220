// Loads the map of a file; errors have the course's wording.

import type { CourseMap } from '../course-map.js';
import { type CourseHost, ENDED } from '../host.js';
import { parseSizedMap } from './map-file.js';

/** The map of a file, or the exit code after reporting the error. */
export async function loadMap(host: CourseHost, path: string): Promise<CourseMap | number> {
  const text = await host.loadText(path);
  if (!text.ok) {
    // The wording of the course's appendix on files.
    host.complain(`Cannot read file ${path}!`);
    return ENDED.failure;
  }
  const map = parseSizedMap(text.value);
  if (map.ok) return map.value;
  host.complain(`${path}:${map.error.line}:${map.error.column}: ${map.error.message}`);
  return ENDED.input;
}
