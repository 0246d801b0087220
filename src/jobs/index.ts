// Reading levels of either puzzle, and solving and other work as jobs that can run elsewhere.

export { ALL_WORK, loadAllWork } from './all-work.js';
export type { AnyJob, ReportTo } from './any-job.js';
export {
  certifiableClaim,
  certificateEnding,
  certificateExtension,
  hexBytes,
  provesClaim,
} from './certifiable-claim.js';
export { DAILY_PUZZLES, type DailyReport, dailyJob, generateDaily } from './daily-job.js';
export type { Clock, Engine, Task } from './engines/engine.js';
export { type Ended, type Running, solveInOrder, solveInWindow, taskEnd, type WindowResult } from './engines/lanes.js';
export type { FromWorker } from './engines/messages.js';
export { paired } from './engines/paired.js';
export { Pool, type WorkerHandle } from './engines/pool.js';
export { makeRingBuffers, openChannel } from './engines/ring-buffer.js';
export type { Line } from './engines/serve-jobs.js';
export { thisThread } from './engines/this-thread.js';
export { withWatchdog } from './engines/watchdog.js';
export { lazyEngine, quickFirst, withFallback } from './engines/wrap-engine.js';
export {
  isStoppedReport,
  type Job,
  type Report,
  type Reported,
  type ReportOf,
  type SolvedReport,
  type UnsolvedReport,
  withOpenTieBreak,
} from './job.js';
export { draftText, type JobLevel, makeJob, withLevel } from './job-level.js';
export type { ReportedCertificate } from './job-parts.js';
export { type AnalyzeJob, parseAnalysis } from './kinds/analyze-schema.js';
export type { CountJob, CountReport } from './kinds/count-schema.js';
export type { ExplainJob, ExplainReport } from './kinds/explain-schema.js';
export type {
  FutoshikiGenerateReport,
  GenerateJob,
  GenerateReport,
  SokobanGenerateJob,
  SokobanGenerateReport,
} from './kinds/generate-schema.js';
export type { GradeJob, GradeReport, SokobanGradeReport } from './kinds/grade-schema.js';
export type { FutoshikiHintReport, HintJob, HintReport, SokobanHintReport } from './kinds/hint-schema.js';
export type { InsightJob, InsightReport } from './kinds/insight-schema.js';
export type { LabelJob, LabelReport } from './kinds/label-schema.js';
export type { UndoAdviceJob, UndoAdviceReport } from './kinds/undo-advice-schema.js';
export { parseJob, parseReported } from './parse-job.js';
export { perform } from './perform.js';
export {
  checkSolutionText,
  likenessKey,
  playableOf,
  puzzleOfLevel,
  type ReplayedMoves,
  replayMoves,
  validateUnwinnable,
} from './puzzles/playable-puzzles.js';
export type {
  AnswerOf,
  AnyLevel,
  DraftOf,
  Figures,
  LevelOf,
  MoveOf,
  PlayablePuzzle,
  PositionOf,
} from './puzzles/puzzle-types.js';
export { ANY_PUZZLES, addPuzzle, canPair, puzzleOf } from './puzzles/puzzles.js';
export {
  findFormat,
  type LevelRead,
  type LevelsRead,
  type LevelsReadOf,
  type ReadHints,
  readLevels,
  recognize,
} from './puzzles/read-levels.js';
export { isFutoshikiLevel, isSokobanLevel, recordHolds } from './puzzles/record-holds.js';
