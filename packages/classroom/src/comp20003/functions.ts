// The functions of COMP20003's program, by name: reading a map, the solver, and what it prints.

export { parseCourseMap } from './map-file.js';
export { type CourseStats, solveCourseMap, statsText } from './solve-map.js';
