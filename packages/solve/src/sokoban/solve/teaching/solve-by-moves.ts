// Runs a teaching search on a board with the chosen parts: used by every teaching solver, and by course programs and
// lessons for boards that are not valid levels.

import { defined } from '@masu/core/base/defined.js';
import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { Bounds, Notes, Outcome, Solving } from '@masu/core/base/outcome.js';
import type { HeuristicId } from '@masu/core/base/search-choices.js';
import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { type SearchOptions, type SearchResult, search } from '@masu/search/search.js';
import { type AlgorithmId, findStrategy } from '@masu/search/strategies.js';
import type { SearchTrace } from '@masu/search/trace.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import { type DeadlockRuleId, deadlockRule } from '../deadlock/rules.js';
import { makeOrder, makeRules } from './choices.js';
import { CourseMovesProblem } from './course-moves-problem.js';
import { MovesProblem, type Win } from './moves-problem.js';

/** The move orders of the courses: they decide ties, and which of several shortest solutions is found. */
export const MOVE_ORDERS = {
  'north-south-east-west': ['up', 'down', 'right', 'left'],
  'left-right-up-down': ['left', 'right', 'up', 'down'],
} as const satisfies Record<string, readonly Direction[]>;

export interface TeachingOptions {
  readonly strategy: AlgorithmId;
  readonly visited: VisitedId;
  readonly order: readonly Direction[];
  /** For the algorithms that use an estimate (default: nearest). */
  readonly heuristic?: HeuristicId;
  /** Sound deadlock rules for pruning. */
  readonly rules?: readonly DeadlockRuleId[];
  /** The course's own corner test instead, which is unsound. */
  readonly courseCorner?: boolean;
  readonly win?: Win;
  /** False, as in the course: the start is not marked visited and may be expanded twice. */
  readonly rememberStart?: boolean;
  /** The notes of the outcome name heuristic, rules, and order. */
  readonly notesChoices?: boolean;
  readonly trace?: SearchTrace;
}

/** The state space for these options. */
export function movesProblem(board: SokobanBoard, options: TeachingOptions): MovesProblem {
  if (options.courseCorner) return new CourseMovesProblem(board);
  return new MovesProblem(board, (options.rules ?? []).map(deadlockRule), options.win, options.heuristic);
}

/** The parts of the search for these options. */
export function searchOptions(options: TeachingOptions): SearchOptions {
  return {
    strategy: options.strategy,
    visited: options.visited,
    order: options.order.map((direction) => DIRECTIONS.indexOf(direction)),
    ...defined({ trace: options.trace }),
    rememberStart: options.rememberStart ?? true,
  };
}

/** The problem and the search for these options, for traces, lessons, and counts. */
export function movesSearch(
  board: SokobanBoard,
  options: TeachingOptions,
  ...bounds: Bounds
): { readonly problem: MovesProblem; readonly searching: Generator<void, SearchResult, void> } {
  const problem = movesProblem(board, options);
  return { problem, searching: search(problem, searchOptions(options), ...bounds) };
}

export function* solveByMoves(
  board: SokobanBoard,
  options: TeachingOptions,
  ...bounds: Bounds
): Solving<readonly Direction[]> {
  const { problem, searching } = movesSearch(board, options, ...bounds);
  const outcome = searchOutcome(yield* searching, options);
  if (!(problem instanceof CourseMovesProblem)) return outcome;
  return { ...outcome, notes: { ...outcome.notes, doubtful: problem.doubtful } };
}

/** The choices of the search, as ids. */
function choiceNotes({ strategy, heuristic, rules, order, courseCorner }: TeachingOptions): Notes {
  return {
    ...(findStrategy(strategy).needsEstimate ? { heuristic: heuristic ?? 'nearest' } : {}),
    rules: courseCorner ? 'course' : makeRules(rules ?? []),
    order: makeOrder(order),
  };
}

function searchOutcome(result: SearchResult, options: TeachingOptions): Outcome<readonly Direction[]> {
  const { verdict, effort } = result;
  const notes: Notes = {
    strategy: options.strategy,
    visited: options.visited,
    // IN101's count: every state discovered but the start.
    explored: result.discovered - 1,
    discovered: result.discovered,
    deepest: result.counts.deepest,
    pruned: result.counts.pruned,
    comparisons: result.comparisons,
    lookups: result.lookups,
    ...(options.notesChoices ? choiceNotes(options) : {}),
    ...(result.deepening === undefined
      ? {}
      : { rounds: result.deepening.rounds, bound: result.deepening.bound, beyond: result.deepening.beyond }),
  };
  if (verdict === 'found') {
    const answer = (result.path as readonly number[]).map((action) => DIRECTIONS[action] as Direction);
    // In moves, which all cost 1. The proof needs rules that drop no solution and estimates that are never too high.
    const optimal = findStrategy(options.strategy).optimal !== 'never' && !options.courseCorner;
    return { verdict: 'solved', answer, claim: optimal ? 'optimal' : 'valid', effort, notes };
  }
  if (verdict !== 'exhausted') {
    const lowerBound = result.deepening?.bound;
    return { verdict: 'gave-up', limit: verdict, effort, notes, ...defined({ lowerBound }) };
  }
  // The course's corner test drops solvable positions: running out of positions proves nothing.
  if (options.courseCorner) return { verdict: 'gave-up', limit: 'unsound-rule', effort, notes };
  return { verdict: 'unsolvable', effort, notes };
}
