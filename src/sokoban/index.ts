// Everything about Sokoban. Our front ends import nothing deeper; the package shows `public.ts` to others.

import type { Direction } from '../base/grid.js';
import type { Puzzle } from '../base/puzzle.js';
import { SOKOBAN_TEXT } from './formats/formats.js';
import type { VerifiedSolution } from './formats/lurd.js';
import type { Draft } from './rules/draft.js';
import type { Level, Position, Solution } from './rules/level.js';
import { SOKOBAN_RULES } from './rules/rules.js';
import { DEFAULT_SOKOBAN_SOLVER, SOKOBAN_SOLVERS } from './solve/solvers.js';

export {
  analyzeSokoban,
  SOKOBAN_AUTHOR_WISHES,
  type SokobanAnalysis,
  type SokobanAuthorWish,
} from './analyze/analyze.js';
export type { BoardEdit } from './analyze/edit-board.js';
export type { EditEffect, EditList } from './analyze/edit-map.js';
export {
  duplicateNote,
  QUIET_NOTE_KINDS,
  SOKOBAN_NOTE_KINDS,
  type SokobanEdits,
  type SokobanNote,
} from './analyze/notes.js';
export {
  type CertificateClaim,
  type CertificateParts,
  certificateClaimMessage,
  parseCertificateHeader,
  type VerifiedCertificate,
  verifyCertificate,
} from './certificates/certificate-file.js';
export { certify, proveClaim } from './certificates/prove-claim.js';
export { composeSokoban, draftOfComposed, type SokobanComposed, type SokobanComposing } from './compose/compose.js';
export { dailySokoban, SOKOBAN_WEEK } from './compose/daily.js';
export { type SokobanComposeError, type SokobanComposeOptions, WISH_LIMITS } from './compose/wish.js';
export {
  type ExplainedRun,
  type Explaining,
  type Explanation,
  explainSokoban,
  explainSokobanNow,
  judgePush,
  type PushVerdict,
} from './explain/explain.js';
export {
  type ExplanationReport,
  explanationReport,
  type FactReport,
  type LossReport,
  labeledRows,
  type RunReport,
  walkthroughReport,
} from './explain/fact-report.js';
export type { LevelFact, Loss, RunFact } from './explain/facts.js';
export { levelSentence, namesIn, pushVerdictSentence, runSentence, walkthroughLines } from './explain/sentences.js';
export { factSection, rankedFacts, runReasons, summaryFacts } from './explain/summary.js';
export { boxLetter, ENGLISH_EXPLAIN_WORDS, type ExplainWords, type Names } from './explain/words.js';
export { EXCESSES, FORMAT_ERRORS } from './formats/error-codes.js';
export { fitDrafts } from './formats/fit-drafts.js';
export {
  MOVE_FORMATS,
  makeCompass,
  parseCompass,
  parseMoves,
  recognizeFormat,
  SOKOBAN_FORMATS,
  SOKOBAN_TEXT,
} from './formats/formats.js';
export { countRuns, LINK_LETTERS, LINK_ROW_END, makeLinkBoard } from './formats/link-board.js';
export { makeLurd, parseLurd, type VerifiedSolution, verifySolution } from './formats/lurd.js';
export { MAX_MOVES, MOVE_ERRORS } from './formats/move-letters.js';
export { PDDL_DOMAIN, pddlProblem } from './formats/pddl.js';
export { SOK } from './formats/sok.js';
export { verifyStored } from './formats/stored-solutions.js';
export { XSB } from './formats/xsb.js';
export { difficultyNumber, SOKOBAN_GRADES, type SokobanGrade } from './grade/difficulty.js';
export { GRADER_VERSION, gradeSokoban, gradeSokobanNow, MAX_EXACT_POSITIONS } from './grade/grade.js';
export { gradeNotes, parseGradeNotes } from './grade/grade-notes.js';
export {
  type GradeReason,
  parseReason,
  reasonMessage,
  type SokobanGraded,
  type SokobanGrading,
} from './grade/reasons.js';
export {
  boardJson,
  LABEL_COLUMNS,
  LABEL_ENCODINGS,
  LABEL_FORMATS,
  LABEL_PRESETS,
  type LabelFormat,
  type LabelPreset,
  labelWriter,
} from './labels/label-lines.js';
export {
  countTableLabels,
  type StateLabel,
  solutionLabels,
  tableLabels,
  tableSolution,
} from './labels/state-labels.js';
export { buildStateTable, type StateTable } from './labels/state-table.js';
export { optimize } from './optimize/optimize.js';
export { type GradedPush, pushesOfMoves } from './positions/optimal-path.js';
export { type BoxWays, boxWays } from './rules/box-ways.js';
export { boardDifference, canonicalBoard, puzzleHash } from './rules/canonical-board.js';
export type { Draft, StoredMoves } from './rules/draft.js';
export { canonicalHash, levelHash, normalizedRows, symmetries } from './rules/hash.js';
export { type Level, MAX_SIDE, type Position, type SokobanBoard, type Solution } from './rules/level.js';
export { forwardMoves, isPullSolved, legalPushes, type PullMove, pullStart, pullStep } from './rules/pull.js';
export { checkSolution, type Frame, replay, verifyMoves } from './rules/replay.js';
export { SOKOBAN_RULES } from './rules/rules.js';
export { type Score, scoreOf } from './rules/score.js';
export { showPosition } from './rules/show.js';
export { isSolved, moveBox, type Step, step } from './rules/step.js';
export { LEVEL_ERRORS, type LevelError, validateLevel } from './rules/validate-level.js';
export { walkTo } from './rules/walks.js';
export { HEURISTICS, type Heuristic, makeHeuristic } from './solve/bound/heuristics.js';
export { lowerBound } from './solve/bound/lower-bound.js';
export { type BoxGhost, boxCosts, boxGhosts } from './solve/box-ghosts.js';
export { cornerCells } from './solve/deadlock/corner.js';
export { deadCells } from './solve/deadlock/dead-cells.js';
export { DEADLOCK_REASONS, type Deadlock } from './solve/deadlock/deadlock.js';
export { deadlockedBoxes, findDeadlock } from './solve/deadlock/find-deadlock.js';
export { DEADLOCK_RULES, type DeadlockRule, type DeadlockRuleId, deadlockRule } from './solve/deadlock/rules.js';
export {
  boardRegion,
  cellMessage,
  deadlockedFate,
  deadlockMessage,
  HINT_SOLVERS,
  hintFrom,
  hintMessage,
  type Region,
} from './solve/hint.js';
export { type PushesToUndo, positionsBeforePushes, pushesToUndo, pushesToUndoMessage } from './solve/pushes-to-undo.js';
export { DEFAULT_SOKOBAN_SOLVER, SOKOBAN_SOLVERS, type SokobanSolverId } from './solve/solvers.js';
export { parseRules } from './solve/teaching/choices.js';
export {
  actionDirection,
  boxesReportedBy,
  firstExpanded,
  heuristicEstimate,
  isSolvable,
  positionReader,
  possiblePositions,
  type RecordedMoves,
  reachablePositions,
  recordMoves,
  rulesThatFire,
  searchFacts,
} from './solve/teaching/facts.js';
export { MovesProblem } from './solve/teaching/moves-problem.js';
export { TEACHING_SOLVERS, type TeachingSolver, teachingSolver } from './solve/teaching/rows.js';
export { MOVE_ORDERS, movesSearch, solveByMoves, type TeachingOptions } from './solve/teaching/solve-by-moves.js';

/** The whole puzzle: rules, formats, and solvers. A page that does not use it does not load it. */
export const SOKOBAN: Puzzle<Draft, Level, Position, Direction, Solution, 'sokoban', VerifiedSolution> =
  /* @__PURE__ */ Object.assign({}, SOKOBAN_RULES, SOKOBAN_TEXT, {
    solvers: SOKOBAN_SOLVERS,
    defaultSolver: DEFAULT_SOKOBAN_SOLVER,
  });
