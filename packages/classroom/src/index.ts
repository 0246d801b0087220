// Public API of the course programs: each course's functions under its name, and the map they share.

export * as comp20003 from './comp20003/functions.js';
export {
  type CourseMap,
  type MapError,
  makeMapRows,
  moveOnMap,
  parseMap,
} from './course-map.js';
export * as ece209 from './ece209/functions.js';
export * as in101 from './in101/functions.js';
export * as ips from './ips/functions.js';
export * as mac110 from './mac110/functions.js';
