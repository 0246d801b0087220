// The functions of IN101's programs, by name: reading a map, replaying a plan, and the solver.

export { parseSizedMap } from './map-file.js';
export { compassDirection, replayMap } from './replay-map.js';
export { type MapSearch, type MapSolution, solveMap } from './solve-map.js';
