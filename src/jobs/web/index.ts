// Public API of jobs in the browser.

export type { Excerpt, LevelFound, SavedRead, SolverRow, TextRead } from './questions.js';
export { pageEngine, pageThreads, poolSize, readSaved, readText, solversOf, textOf, writeText } from './workers.js';
