// The door of the browser's workers.

export type { LevelFound, TextRead } from './questions.js';
export { pageEngine, poolSize, readText, writeText } from './workers.js';
