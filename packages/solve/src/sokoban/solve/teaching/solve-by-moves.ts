// Runs a teaching search on a board with the chosen parts: used by every teaching solver, and by course programs and
// lessons for boards that are not valid levels.

import { defined } from '../../../base/defined.js';
import { DIRECTIONS, type Direction } from '../../../base/grid.js';
import type { Bounds, Notes, Outcome, Solving } from '../../../base/outcome.js';
import type { HeuristicId } from '../../../base/search-choices.js';
import {
  type AlgorithmId,
  findStrategy,
  PRUNED,
  type SearchOptions,
  type SearchResult,
  type SearchTrace,
  search,
  type VisitedId,
} from '../../../search/index.js';
import type { SokobanBoard } from '../../rules/level.js';
import { deadCells } from '../deadlock/dead-cells.js';
import { type DeadlockRuleId, deadlockRule } from '../deadlock/rules.js';
import { makeOrder, makeRules } from './choices.js';
import { MovesProblem, type Win } from './moves-problem.js';

// The move space of the COMP20003 base code with its corner test, bugs included. Separate because it is unsound: it
// discards solvable positions. It exists to reproduce the statistics published by the course.
//
// The test looks at the four neighbors of the player after every move, walks too: below, above, right, left. Each
// neighbor that is a box off goal overwrites the previous result and also the coordinates, so after "below" or "above"
// the tests to the side check a diagonal cell. A cell counts as a corner if two walls meet at it, and the test for a goal
// uses the player's cell, not the box's.
//
// Many of its drops are right anyway: a box on a dead square proves it. The others are counted, so that a search
// without any of them can claim what a sound one can.

const SIDES: readonly Direction[] = ['down', 'up', 'right', 'left'];
const ACTIONS = SIDES.map((side) => DIRECTIONS.indexOf(side));

/** 1 for every cell of the board with a wall above or below and a wall left or right; cells outside the board are not walls. */
function wallCorners(board: SokobanBoard): Uint8Array {
  const { width, height, backdrop } = board;
  const isWall = (x: number, y: number): boolean => backdrop[y]?.[x] === '#';
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    const x = cell % width;
    const y = (cell - x) / width;
    return (isWall(x, y - 1) || isWall(x, y + 1)) && (isWall(x - 1, y) || isWall(x + 1, y)) ? 1 : 0;
  });
}

class CourseMovesProblem extends MovesProblem {
  readonly #width: number;
  readonly #corners: Uint8Array;
  /** 1 for packed cells that are dead squares. */
  readonly #dead: Uint8Array;
  /** How many of the positions it dropped have no box on a dead square: they may be solvable. */
  doubtful = 0;

  constructor(board: SokobanBoard) {
    super(board);
    this.#width = board.width;
    this.#corners = wallCorners(board);
    const dead = deadCells(board);
    this.#dead = Uint8Array.from(this.cells, (cell) => dead[cell] as number);
  }

  override apply(states: Uint32Array, at: number, player: number, action: number, to: number): number {
    const cost = super.apply(states, at, player, action, to);
    if (cost < 0) return cost;
    if (!this.#isCalledDead(states, to, this.neighbors[4 * player + action] as number)) return cost;
    if (!this.#hasDeadBox(states, to)) this.doubtful++;
    return PRUNED;
  }

  /** It has one rule. */
  override pruneReason(): number {
    return 0;
  }

  #hasDeadBox(states: Uint32Array, at: number): boolean {
    for (let cell = 0; cell < this.#dead.length; cell++) {
      if (this.#dead[cell] && this.isBox(states, at, cell)) return true;
    }
    return false;
  }

  #isCalledDead(states: Uint32Array, at: number, player: number): boolean {
    if (this.goals[player]) return false;
    const cell = this.cells[player] as number;
    let row = 0;
    let dead = false;
    for (let side = 0; side < 4; side++) {
      const beside = this.neighbors[4 * player + (ACTIONS[side] as number)] as number;
      if (beside < 0 || this.goals[beside] || !this.isBox(states, at, beside)) continue;
      if (side < 2) row = side === 0 ? this.#width : -this.#width;
      const column = side === 2 ? 1 : side === 3 ? -1 : 0;
      dead = this.#corners[cell + row + column] === 1;
    }
    return dead;
  }
}

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

function searchOutcome(found: SearchResult, options: TeachingOptions): Outcome<readonly Direction[]> {
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
    lookups: found.lookups,
    ...(options.notesChoices ? choiceNotes(options) : {}),
    ...(found.deepening === undefined
      ? {}
      : { rounds: found.deepening.rounds, bound: found.deepening.bound, beyond: found.deepening.beyond }),
  };
  if (verdict === 'found') {
    const answer = (found.path as readonly number[]).map((action) => DIRECTIONS[action] as Direction);
    // In moves, which all cost 1. The proof needs rules that drop no solution and estimates that are never too high.
    const optimal = findStrategy(options.strategy).optimal !== 'never' && !options.courseCorner;
    return { verdict: 'solved', answer, claim: optimal ? 'optimal' : 'valid', effort, notes };
  }
  if (verdict !== 'exhausted') {
    const lowerBound = found.deepening?.bound;
    return { verdict: 'gave-up', limit: verdict, effort, notes, ...defined({ lowerBound }) };
  }
  // The course's corner test drops solvable positions: running out of positions proves nothing.
  if (options.courseCorner) return { verdict: 'gave-up', limit: 'unsound-rule', effort, notes };
  return { verdict: 'unsolvable', effort, notes };
}
