// The door of jobs: what is asked of a solver elsewhere, and the ways of running it.

export {
  type AnyJob,
  type AnyReport,
  type AnyReported,
  JOB_KINDS,
  type JobKind,
  type ReportedTo,
  type ReportTo,
} from './any-job.js';
export type { Clock, Engine, Task } from './engine.js';
export type { Job, Report, Reported } from './job.js';
export type { CountJob, CountReport } from './kinds/count.js';
export type { GenerateJob, GenerateReport } from './kinds/generate.js';
export {
  type FutoshikiHintReport,
  HINT_PROVE_MILLIS,
  type HintJob,
  type HintReport,
  type SokobanHintReport,
} from './kinds/hint.js';
export type { InsightJob, InsightReport } from './kinds/insight.js';
export type { UndoAdviceJob, UndoAdviceReport } from './kinds/undo-advice.js';
export type { FromWorker, ToWorker } from './messages.js';
export { paired } from './paired.js';
export { perform } from './perform.js';
export { type Death, Pool, type PoolHost, type WorkerHandle } from './pool.js';
export {
  ANY_PUZZLES,
  type AnyPuzzle,
  bareDraft,
  canPair,
  checkSolutionText,
  type Figures,
  puzzleOf,
} from './puzzles.js';
export { quickFirst } from './quick-first.js';
export { formatOf, type LevelRead, type LevelsRead, type ReadHints, readLevels, recognize } from './read-levels.js';
export { type ClaimedRecord, recordHolds } from './record-holds.js';
export { type Channel, makeRingBuffers, openChannel } from './ring-buffer.js';
export { type Line, serveJobs } from './serve-jobs.js';
export { thisThread } from './this-thread.js';
