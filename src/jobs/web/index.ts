// Entry point of the browser's workers.

export type { Excerpt, LevelFound, SavedRead, SolverRow, TextRead } from './questions.js';
export {
  pageEngine,
  pageThreads,
  poolSize,
  readSaved,
  readText,
  type SinglePurpose,
  singleEngine,
  solversOf,
  textOf,
  writeText,
} from './workers.js';
