// The browser's workers.

export { browserClock } from './clock.js';
export { pageThreads } from './page-pool.js';
export type { Excerpt, LevelFound, SolverRow, TextRead } from './questions.js';
export { singleEngine } from './single-engine.js';
export { loadSolverRows, pageEngine, readSaved, readText, textFromBytes, writeText } from './workers.js';
