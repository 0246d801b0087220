// The door of jobs: what is asked of a solver elsewhere, and the ways of running it.

export { type Ended, endOf } from './ended.js';
export type { Clock, Engine, Task } from './engine.js';
export { type Line, serveJobs } from './far-end.js';
export type { Job, Report, Reported } from './job.js';
export { type JobWindow, solveInWindow, type WindowResult } from './lanes.js';
export { type Lane, makeMailbox, openLane } from './mailbox.js';
export { makeJob } from './make-job.js';
export type { FromWorker, ToWorker } from './messages.js';
export { paired } from './paired.js';
export { parseJob, parseReport, parseReported } from './parse-job.js';
export { perform } from './perform.js';
export { type Death, type FarEnd, Pool, type PoolHost } from './pool.js';
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
export { formatOf, type LevelRead, type LevelsRead, type ReadHints, readLevels, recognise } from './read-levels.js';
export { type ClaimedRecord, recordHolds } from './record-holds.js';
export { thisThread } from './this-thread.js';
export { deadlineMillis, type Timer, withWatchdog } from './watchdog.js';
