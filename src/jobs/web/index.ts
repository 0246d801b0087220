// The browser's workers.

export { browserClock } from './clock.js';
export { pageThreads, poolSize } from './page-pool.js';
export type { Excerpt, LevelFound, SavedRead, SolverRow, TextRead } from './questions.js';
export { type SinglePurpose, singleEngine } from './single-engine.js';
export {
  pageEngine,
  readSaved,
  readText,
  solversOf,
  textOf,
  writeText,
} from './workers.js';
