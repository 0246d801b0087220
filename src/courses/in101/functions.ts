// What IN101's programs are made of, for libraries.

export { parseSizedMap } from './map-file.js';
export { compassDirection, replayMap } from './replay-map.js';
export { type MapSolution, solveMap } from './solve-map.js';
