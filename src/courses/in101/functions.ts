// The functions of IN101's programs, for the library.

export { parseSizedMap } from './map-file.js';
export { compassDirection, type MapSearch, type MapSolution, replayMap, solveMap } from './solve-map.js';
