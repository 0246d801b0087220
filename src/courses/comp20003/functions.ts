// What COMP20003's program is made of, for libraries.

export { parseCourseMap } from './map-file.js';
export { type CourseStats, solveCourseMap, statsText } from './solve-map.js';
