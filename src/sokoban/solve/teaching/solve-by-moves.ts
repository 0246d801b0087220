// From a board and a choice of parts to an outcome: the body of every teaching solver's row, and what the course
// programs and lessons call with boards that no sound level could be.

import { DIRECTIONS, type Direction } from '../../../base/grid.js';
import type { Bounds, Notes, Outcome, Solving } from '../../../base/outcome.js';
import { type SearchResult, type StrategyId, search, type Trace, type VisitedId } from '../../../search/index.js';
import type { Ground } from '../../rules/level.js';
import { type DeadlockRuleId, deadlockRule } from '../deadlock/rules.js';
import { CourseMovesProblem } from './course-moves-problem.js';
import { MovesProblem, type Win } from './moves-problem.js';

/** The orders of the courses: which tie-break, which of several shortest solutions. */
export const MOVE_ORDERS = {
  'north-south-east-west': ['up', 'down', 'right', 'left'],
  'left-right-up-down': ['left', 'right', 'up', 'down'],
} as const satisfies Record<string, readonly Direction[]>;

export interface TeachingOptions {
  readonly strategy: StrategyId;
  readonly visited: VisitedId;
  readonly order: readonly Direction[];
  /** Sound deadlock rules to prune with. */
  readonly rules?: readonly DeadlockRuleId[];
  /** The course's own corner test instead, which is not sound. */
  readonly courseCorner?: boolean;
  readonly win?: Win;
  /** False, as in the course: the start is not put among the visited and may be expanded twice. */
  readonly rememberStart?: boolean;
  readonly trace?: Trace;
}

/** The problem and the search of these options, for those who look inside: traces, lessons, counts. */
export function movesSearch(
  ground: Ground,
  options: TeachingOptions,
  ...bounds: Bounds
): { readonly problem: MovesProblem; readonly searching: Generator<void, SearchResult, void> } {
  const rules = (options.rules ?? []).map(deadlockRule);
  const problem = options.courseCorner ? new CourseMovesProblem(ground) : new MovesProblem(ground, rules, options.win);
  const searching = search(
    problem,
    {
      strategy: options.strategy,
      visited: options.visited,
      order: options.order.map((direction) => DIRECTIONS.indexOf(direction)),
      ...(options.trace ? { trace: options.trace } : {}),
      rememberStart: options.rememberStart ?? true,
    },
    ...bounds,
  );
  return { problem, searching };
}

export function* solveByMoves(
  ground: Ground,
  options: TeachingOptions,
  ...bounds: Bounds
): Solving<readonly Direction[]> {
  const found = yield* movesSearch(ground, options, ...bounds).searching;
  return outcomeOf(found, options);
}

function outcomeOf(found: SearchResult, options: TeachingOptions): Outcome<readonly Direction[]> {
  const { verdict, effort } = found;
  const notes: Notes = {
    strategy: options.strategy,
    visited: options.visited,
    // IN101's count: every state discovered but the start.
    explored: found.discovered - 1,
    discovered: found.discovered,
    deepest: found.counts.deepest,
    pruned: found.counts.pruned,
    comparisons: found.comparisons,
  };
  if (verdict === 'found') {
    const answer = (found.path as readonly number[]).map((action) => DIRECTIONS[action] as Direction);
    const optimal = options.strategy !== 'depth-first' && options.strategy !== 'greedy' && !options.courseCorner;
    return { verdict: 'solved', answer, claim: optimal ? 'optimal' : 'valid', effort, notes };
  }
  if (verdict !== 'exhausted') return { verdict: 'gave-up', limit: verdict, effort, notes };
  // The course's corner test drops solvable positions: running out of positions proves nothing.
  if (options.courseCorner) return { verdict: 'gave-up', limit: 'unsound-rule', effort, notes };
  return { verdict: 'unsolvable', effort, notes };
}
