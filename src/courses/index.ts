// Public API of the course programs: each course's functions under its name, the map they share, and the programs as
// functions of a host.

export * as comp20003 from './comp20003/functions.js';
export {
  type CourseMap,
  groundFrom,
  MAP_ERRORS,
  type MapError,
  makeMapRows,
  moveOnMap,
  parseMap,
  playerCell,
} from './course-map.js';
export * as ece209 from './ece209/functions.js';
export type { Course, CourseHost } from './host.js';
export * as in101 from './in101/functions.js';
export * as ips from './ips/functions.js';
export * as mac110 from './mac110/functions.js';
export { COURSES, runCourse } from './run-course.js';
