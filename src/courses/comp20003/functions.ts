// The functions of COMP20003's program, for the library.

export { parseCourseMap } from './map-file.js';
export { type CourseStats, solveCourseMap, statsText } from './solve-map.js';
