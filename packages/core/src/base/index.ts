// Entry point `masu/base`: the types that every other entry point uses.

export { DIRECTIONS, type Direction } from './grid.js';
export type { MessageFacts, MessageValue } from './message.js';
export type { Optimality, TieBreak } from './optimality.js';
export {
  type Bounds,
  CLAIMS,
  type Claim,
  type Effort,
  finish,
  LIMIT_NAMES,
  type LimitName,
  type Limits,
  type Notes,
  type Outcome,
  PATIENT,
  type Partner,
  type Progress,
  type ProofEffort,
  type Solving,
  type Stage,
  type TimedWatch,
  type UntimedLimits,
  VERDICTS,
  type Verdict,
  type Watch,
} from './outcome.js';
export {
  type AnswerFigures,
  type FiguresShape,
  type Format,
  METRICS,
  type Metric,
  PUZZLE_IDS,
  type Puzzle,
  type PuzzleFormats,
  type PuzzleId,
  type PuzzleRules,
  type PuzzleSolvers,
  type Reading,
  type ReadOptions,
  type ReportExplanation,
  type Solver,
} from './puzzle.js';
export { type Random, seededRandom } from './random.js';
export { fail, ok, type Result, type TextError } from './result.js';
export type { ChoiceName, SolverChoices } from './search-choices.js';
