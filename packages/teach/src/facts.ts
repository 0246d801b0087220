// Figures for the lessons, from running teaching searches on a board. A search is named as in a link to the lab, and run
// by the solver of the command line with these choices, so that a lesson, the lab beside it, and `masu solve` agree. The
// boards are small, but a lesson has up to six runs, so they yield between slices and the page stays responsive.

import { rowColumn } from '@masu/core/base/grid.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import type { AlgorithmId } from '@masu/search/strategies.js';
import { EVENT_KINDS, type EventKind } from '@masu/search/trace.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { type RecordedMoves, recordMoves } from '@masu/solve/sokoban/solve/teaching/record-moves.js';
import { TEACHING_SOLVERS, type TeachingSolver, teachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';

export function lessonLevel(rows: readonly string[]): Level {
  const read = validateLevel({ rows });
  if (!read.ok) throw new Error(`a board of the lessons is not a level: ${read.error.message}`);
  return read.value;
}

/** Row and column of a cell, from 1. */
export function rowColumnFromOne(rows: readonly string[], cell: number): [row: number, column: number] {
  const [row, column] = rowColumn(cell, lessonLevel(rows).width);
  return [row + 1, column + 1];
}

export interface LessonFigures {
  readonly expanded: number;
  readonly generated: number;
  readonly blocked: number;
  readonly duplicates: number;
  readonly discovered: number;
  readonly comparisons: number;
  /** 0 if there is no solution. */
  readonly moves: number;
  /** States in the frontier at the end, and the most there were at once. */
  readonly waiting: number;
  readonly mostWaiting: number;
  readonly recorded: RecordedMoves;
}

/** The solver of a search named as in a link to the lab (`search` in steps.ts), with its choices. */
export function solverOfSearch(search: string): TeachingSolver {
  const [strategy, heuristic = '', order = '', rules = '', visited] = search.split('.');
  const solver = teachingSolver(strategy as AlgorithmId, visited as VisitedId);
  const choices = { heuristic, order, rules: rules.split('_'), visited: visited as string };
  const supported = Object.entries(choices).filter(([name]) => solver.choices?.some((each) => each === name));
  const chosen = solver.choose(Object.fromEntries(supported));
  if (!chosen.ok) throw new Error(chosen.error);
  return chosen.value;
}

/** Yields between slices and after the search, so that no slice spans two searches. */
function* figuresWith(rows: readonly string[], { options }: TeachingSolver): Generator<void, LessonFigures, void> {
  const recorded = yield* recordMoves(lessonLevel(rows), options, {}, PATIENT);
  yield;
  const { counts, discovered, comparisons, path = [] } = recorded.result;
  const { expanded, generated, blocked, duplicates } = counts;
  const { frontiers } = recorded.events;
  return {
    ...{ expanded, generated, blocked, duplicates, discovered, comparisons, recorded },
    moves: path.length,
    waiting: frontiers.at(-1) ?? 0,
    mostWaiting: frontiers.reduce((most, waiting) => Math.max(most, waiting), 0),
  };
}

/** The figures of a search named as in a link to the lab. */
export const searchFigures = (rows: readonly string[], search: string): Generator<void, LessonFigures, void> =>
  figuresWith(rows, solverOfSearch(search));

/** The figures of a teaching solver as it is. */
export function figuresOfSolver(rows: readonly string[], id: string): Generator<void, LessonFigures, void> {
  const solver = TEACHING_SOLVERS.find((each) => each.id === id);
  if (!solver) throw new Error(`${id} is not a teaching solver`);
  return figuresWith(rows, solver);
}

/** How many states were expanded at each depth. */
export function layerSizes({ recorded }: LessonFigures): readonly number[] {
  const sizes: number[] = [];
  for (const depth of recorded.steps.costs) sizes[depth] = (sizes[depth] ?? 0) + 1;
  return sizes;
}

/** The lookups of a search that marks states when they are generated, in order: how many states each compared, and whether the state was in the set. */
export function searchLookups({
  recorded,
}: LessonFigures): { readonly comparisons: number; readonly isKnown: boolean }[] {
  const { kinds, comparisons, count } = recorded.events;
  const additions: { comparisons: number; isKnown: boolean }[] = [];
  for (let event = 1; event < count; event++) {
    const kind = EVENT_KINDS[kinds[event] as number] as EventKind;
    if (kind !== 'kept' && kind !== 'visited') continue;
    const compared = (comparisons[event] as number) - (comparisons[event - 1] as number);
    additions.push({ comparisons: compared, isKnown: kind === 'visited' });
  }
  return additions;
}

/** The comparisons when this many states are expanded. */
export const comparisonsAt = ({ recorded }: LessonFigures, expanded: number): number =>
  recorded.events.comparisons[recorded.steps.events[expanded - 1] as number] as number;

/** A state and the states that its possible moves lead to. */
export interface Expansion {
  readonly state: Uint32Array;
  readonly next: readonly Uint32Array[];
}

function successors(problem: MovesProblem, state: Uint32Array): Uint32Array[] {
  const { words, actions } = problem;
  const states = new Uint32Array(2 * words);
  states.set(state);
  const inspected = problem.inspect(states, 0);
  const next: Uint32Array[] = [];
  for (let action = 0; action < actions; action++) {
    if (problem.apply(states, 0, inspected, action, words) >= 0) next.push(states.slice(words));
  }
  return next;
}

function startState(problem: MovesProblem): Uint32Array {
  const state = new Uint32Array(problem.words);
  problem.writeStart(state, 0);
  return state;
}

/** How many of the four moves are possible at the start. */
export function possibleMoves(level: Level): number {
  const problem = new MovesProblem(level);
  return successors(problem, startState(problem)).length;
}

/** The layers of states by their distance from the start, all of them or the first `most`; only by moves that are allowed. */
export function* stateLayers(
  problem: MovesProblem,
  most = Infinity,
  isAllowed: (state: Uint32Array, next: Uint32Array) => boolean = () => true,
): Generator<readonly Expansion[], void, void> {
  let layer: readonly Uint32Array[] = [startState(problem)];
  const known = new Set(layer.map((state) => state.join()));
  for (let depth = 0; layer.length > 0 && depth < most; depth++) {
    const expanded = layer.map((state): Expansion => {
      return { state, next: successors(problem, state).filter((next) => isAllowed(state, next)) };
    });
    yield expanded;
    // A set tells whether a state is new by whether it grows.
    layer = expanded.flatMap(({ next }) => next).filter((state) => known.size < known.add(state.join()).size);
  }
}

/** The paths of at most this many moves from the start, the empty one included: what a search without memory looks at. */
export function countPaths(rows: readonly string[], length: number): number {
  const successors = new Map<string, readonly string[]>();
  let start: string | undefined;
  for (const layer of stateLayers(new MovesProblem(lessonLevel(rows)), length)) {
    for (const { state, next } of layer) {
      start ??= state.join();
      successors.set(
        state.join(),
        next.map((each) => each.join()),
      );
    }
  }
  let ends = new Map([[start ?? '', 1]]);
  let paths = 1;
  for (let moves = 1; moves <= length; moves++) {
    const after = new Map<string, number>();
    for (const [state, count] of ends) {
      for (const next of successors.get(state) ?? []) after.set(next, (after.get(next) ?? 0) + count);
    }
    ends = after;
    for (const count of ends.values()) paths += count;
  }
  return paths;
}
