// Entry point `masu/base`: the types that every other entry point uses.

export {
  type DayText,
  dailySeed,
  daysOfMonth,
  dayText,
  localDay,
  type Month,
  neighborDay,
  neighborMonth,
  parseDay,
  weekdayOf,
} from './daily.js';
export { type ByDirection, DIRECTIONS, type Direction, OPPOSITE, offsets, rowColumn } from './grid.js';
export type { Message, MessageFacts, MessageValue } from './message.js';
export { type Optimality, optimalityWords, provenOptimality, TIE_BREAKS, type TieBreak } from './optimality.js';
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
  STAGES,
  type Stage,
  type TimedWatch,
  type UntimedLimits,
  VERDICTS,
  type Verdict,
  type Watch,
} from './outcome.js';
export {
  type AnswerFigures,
  chooseSolver,
  type FiguresShape,
  type Format,
  HINT_DETAILS,
  type HintDetail,
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
export { fail, ok, type Result, type TextError, textError } from './result.js';
export {
  CHOICE_NAMES,
  type ChoiceName,
  HEURISTIC_IDS,
  type HeuristicId,
  RULE_IDS,
  RULE_WORDS,
  type RuleId,
  type SolverChoices,
  STORE_IDS,
} from './search-choices.js';
export { type Stopwatch, startStopwatch } from './stopwatch.js';
export { decodeText, splitLines } from './text.js';
