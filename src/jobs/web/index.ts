// The door of the browser's workers.

export type { Excerpt, LevelFound, SolverRow, TextRead } from './questions.js';
export { pageEngine, pageThreads, poolSize, readText, solversOf, textOf, writeText } from './workers.js';
