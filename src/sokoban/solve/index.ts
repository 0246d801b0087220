// Entry point `masu/sokoban/solve`: solvers, lower bounds, deadlock rules, and hints.

export { HEURISTICS, type Heuristic, heuristicOf } from './bound/heuristics.js';
export { lowerBound } from './bound/lower-bound.js';
export { type PushDistances, pushDistances } from './bound/push-distances.js';
export { type BoxGhost, boxGhosts } from './box-ghosts.js';
export { cornerCells } from './deadlock/corner.js';
export { deadCells } from './deadlock/dead-cells.js';
export { DEADLOCK_REASONS, type Deadlock, type DeadlockReason } from './deadlock/deadlock.js';
export { deadlockedBoxes } from './deadlock/deadlocked-boxes.js';
export { findDeadlock } from './deadlock/find-deadlock.js';
export {
  DEADLOCK_RULES,
  type DeadlockRule,
  type DeadlockRuleId,
  type DeadlockTest,
  deadlockRule,
} from './deadlock/rules.js';
export { DEFAULT_SOKOBAN_SOLVER } from './default-solver.js';
export {
  cellMessage,
  deadlockMessage,
  HINT_SOLVERS,
  hintFrom,
  hintMessage,
  type PushHint,
  type Region,
  regionMessage,
  regionOf,
} from './hint.js';
export { type PushesToUndo, positionsBeforePushes, pushesToUndo } from './pushes-to-undo.js';
export { SOKOBAN_SOLVERS, type SokobanSolverId } from './solvers.js';
export {
  type MovesChoices,
  makeOrder,
  makeRules,
  parseChoices,
  parseOrder,
  parseRules,
} from './teaching/choices.js';
export {
  boxesReportedBy,
  estimateOf,
  firstExpanded,
  isSolvable,
  MAX_LESSON_STATES,
  possiblePositions,
  reachablePositions,
  rulesThatFire,
  type SearchFacts,
  searchFacts,
} from './teaching/facts.js';
export { MovesProblem, type Win } from './teaching/moves-problem.js';
export { directionOf, positionReader, type RecordedMoves, recordMoves } from './teaching/record-moves.js';
export { TEACHING_SOLVERS, type TeachingSolver } from './teaching/rows.js';
export { MOVE_ORDERS, movesSearch, solveByMoves, type TeachingOptions } from './teaching/solve-by-moves.js';
