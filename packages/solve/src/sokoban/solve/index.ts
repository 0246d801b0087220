// Entry point `masu/sokoban/solve`: solvers, lower bounds, deadlock rules, and hints.

export { lowerBound } from './bound/lower-bound.js';
export { deadCells } from './deadlock/dead-cells.js';
export { DEADLOCK_REASONS, type Deadlock, type DeadlockReason } from './deadlock/deadlock.js';
export { findDeadlock } from './deadlock/find-deadlock.js';
export { hintFrom, type PushHint } from './hint.js';
export { DEFAULT_SOKOBAN_SOLVER, SOKOBAN_SOLVERS, type SokobanSolverId } from './solvers.js';
