// The names of the root entry point that are the same on every host.

export type { Optimality } from '../base/optimality.js';
export type { Claim, Effort, LimitName, Progress, ProofEffort, Verdict } from '../base/outcome.js';
export type { PuzzleId } from '../base/puzzle.js';
export type { Result, TextError } from '../base/result.js';
export type { FutoshikiAnalysis, FutoshikiLevel, FutoshikiNote, FutoshikiSolverId, Grade } from '../futoshiki/index.js';
export {
  type AnyLevel,
  type FutoshikiHintReport,
  isFutoshikiLevel,
  isSokobanLevel,
  type LevelRead,
  type LevelsRead,
  type ReadHints,
  readLevels,
  type SokobanHintReport,
} from '../jobs/index.js';
export type { Judged, Judgment, Unjudged } from '../judge/index.js';
export type {
  ExplanationReport,
  FactReport,
  Level as SokobanLevel,
  LossReport,
  RunReport,
  SokobanAnalysis,
  SokobanGrade,
  SokobanNote,
  SokobanSolverId,
} from '../sokoban/index.js';
export type {
  ExplainOptions,
  FutoshikiGrade,
  GradedLevel,
  GradeOf,
  ReviewOf,
  ReviewOptions,
  SokobanExplanation,
  SokobanLevelGrade,
} from './explain.js';
export type {
  FutoshikiGenerated,
  FutoshikiWish,
  GeneratedFor,
  SokobanGenerated,
  SokobanLevelWish,
  Wish,
} from './generate.js';
export type { HintOptions, Library, SolveOptions, SolveReport, SolverId, SolverIds } from './library.js';
export type { OptimizeOptions } from './optimize.js';
export { type FutoshikiReplay, type JudgeOptions, judge, makeText, replay, type SokobanReplay } from './replay.js';
export type { RunOptions, SolverInfo, StopSignal } from './run-options.js';
