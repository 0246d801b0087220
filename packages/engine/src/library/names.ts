// The names of the root entry point that are the same on every host.

export type { Optimality } from '@masu/core/base/optimality.js';
export type { Claim, Effort, LimitName, Progress, ProofEffort, Verdict } from '@masu/core/base/outcome.js';
export type { PuzzleId } from '@masu/core/base/puzzle.js';
export type { Result, TextError } from '@masu/core/base/result.js';
export type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
export type { Level as SokobanLevel } from '@masu/core/sokoban/rules/level.js';
export type { Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
export type { FutoshikiSolverId } from '@masu/solve/futoshiki/solve/solvers.js';
export type { SokobanSolverId } from '@masu/solve/sokoban/solve/solvers.js';
export type { FutoshikiAnalysis, FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
export type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
export type { SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
export type { SokobanComposeOptions } from '@masu/studio/sokoban/compose/wish.js';
export type { ExplanationReport, FactReport, LossReport, RunReport } from '@masu/studio/sokoban/explain/fact-report.js';
export type { SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';
export type { SolvedReport, UnsolvedReport } from '../jobs/job.js';
export type { SokobanGradeReport } from '../jobs/kinds/grade-schema.js';
export type { FutoshikiHintReport, SokobanHintReport } from '../jobs/kinds/hint-schema.js';
export { isFutoshikiLevel, isSokobanLevel } from '../jobs/puzzles/level-puzzle.js';
export type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';
export type { LevelRead, ReadHints } from '../jobs/puzzles/read-levels.js';
export type { Judged, Judgment, Unjudged } from '../judge/judge.js';
export {
  type CertifiableAnswer,
  type Certification,
  type CheckedCertificate,
  verifyCertificate,
} from './certify.js';
export type { ExplainOptions, SokobanExplanation } from './explain.js';
export type {
  FutoshikiGenerated,
  FutoshikiWish,
  GeneratedFor,
  SokobanGenerated,
  SokobanLevelWish,
  Wish,
} from './generate.js';
export type { FutoshikiGrade, GradedLevel, GradeOf, SokobanLevelGrade } from './grade.js';
export { type JudgeOptions, judge } from './judge.js';
export type { JudgedPush, PushToJudge } from './judge-push.js';
export type { LabelBoard, LabelOptions, LevelLabels, StateLabels } from './label.js';
export type { HintOptions, Library, SolveOptions, SolveReport, SolverId, SolverIds } from './library.js';
export type { OptimizeOptions } from './optimize.js';
export { parseFutoshiki, parseSokoban } from './parse-level.js';
export { type LevelsRead, readLevels } from './read-levels.js';
export { type FutoshikiReplay, replay, type SokobanReplay } from './replay.js';
export type { ReviewOf, ReviewOptions } from './review.js';
export type { BadMoves, RunOptions, SolverInfo, StopSignal } from './run-options.js';
export { makeText } from './text.js';
