// The functions of COMP20003's program, for the library.

export { type CourseStats, parseCourseMap, solveCourseMap, statsText } from './solve-map.js';
