// What an exercise can be checked against: counts of a teaching search, rules and estimates in a position, and the size of
// a state space. Every answer comes from the solvers and rules themselves, so that a lesson and the program can't disagree.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { finish, PATIENT, type UntimedLimits, type Verdict } from '@masu/core/base/outcome.js';
import type { HeuristicId, RuleId, SolverChoices } from '@masu/core/base/search-choices.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import type { Recorded } from '@masu/search/recorded.js';
import { search } from '@masu/search/search.js';
import { makeHeuristic } from '../bound/heuristics.js';
import { boxMap } from '../deadlock/box-map.js';
import { DEADLOCK_RULES, deadlockRule } from '../deadlock/rules.js';
import { MovesProblem } from './moves-problem.js';
import { recordMoves } from './record-moves.js';
import { TEACHING_SOLVERS, type TeachingSolver } from './rows.js';

/** The direction of an action of a recording. */
export const actionDirection = (action: number): (typeof DIRECTIONS)[number] | undefined => DIRECTIONS[action];

/** Enough for every level of a lesson; a search that needs more gives up. */
const MAX_LESSON_STATES = 300_000;

interface SearchFacts {
  readonly verdict: Verdict;
  /** Moves of the solution; undefined if none was found. */
  readonly length: number | undefined;
  readonly expanded: number;
  readonly generated: number;
  readonly duplicates: number;
  readonly pruned: number;
  readonly comparisons: number;
  /** Distinct states, the start included; for `dfs` and `astar`, those expanded. */
  readonly discovered: number;
  readonly deepest: number;
}

function chosenSolver(id: string, choices: SolverChoices): TeachingSolver {
  const solver = TEACHING_SOLVERS.find((each) => each.id === id);
  if (!solver) throw new Error(`${id} is not a teaching solver`);
  const chosen = solver.choose(choices);
  if (!chosen.ok) throw new Error(chosen.error);
  return chosen.value;
}

/** The figures of a teaching solver on a level: how many states it sees, compares, prunes, and how long its solution is. */
export function searchFacts(
  level: Level,
  solver: string,
  choices: SolverChoices = {},
  limits: UntimedLimits = { nodes: MAX_LESSON_STATES },
): SearchFacts {
  const outcome = finish(chosenSolver(solver, choices).solve(level, limits, PATIENT));
  const { expanded, generated, duplicates } = outcome.effort;
  const note = (name: string): number => Number(outcome.notes?.[name]);
  return {
    verdict: outcome.verdict,
    length: outcome.verdict === 'solved' ? outcome.answer.length : undefined,
    ...{ expanded, generated, duplicates },
    pruned: note('pruned'),
    comparisons: note('comparisons'),
    discovered: note('discovered'),
    deepest: note('deepest'),
  };
}

/** The positions reachable from the start, solved ones and what is behind them included; undefined if there are too many. */
export function reachablePositions(level: Level, most = MAX_LESSON_STATES): number | undefined {
  const problem = new MovesProblem(level);
  const endless = {
    words: problem.words,
    actions: problem.actions,
    unitCosts: true,
    writeStart: problem.writeStart.bind(problem),
    inspect: problem.inspect.bind(problem),
    apply: problem.apply.bind(problem),
    isGoal: () => false,
  };
  const result = finish(search(endless, { strategy: 'breadth-first', visited: 'hash' }, { nodes: most }, PATIENT));
  return result.verdict === 'exhausted' ? result.discovered : undefined;
}

/** The ways to place the boxes and the player on the floor, reachable or not. */
export function possiblePositions({ walls, start }: Level): number {
  const floor = walls.reduce((sum, wall) => sum + 1 - wall, 0);
  const boxes = start.boxes.length;
  let placements = 1;
  for (let box = 0; box < boxes; box++) placements = (placements * (floor - box)) / (box + 1);
  return Math.round(placements) * (floor - boxes);
}

/** The boxes of a position that a rule reports, each as if it had just been pushed there. */
export function boxesReportedBy(level: Level, position: Position, rule: RuleId): readonly number[] {
  const boxAt = boxMap(level, position);
  const isDead = deadlockRule(rule).prepare(level);
  return position.boxes.filter((box) => isDead(boxAt, box));
}

/** The rules that report a deadlock in a position, in the order of the table. */
export function rulesThatFire(level: Level, position: Position): readonly RuleId[] {
  return DEADLOCK_RULES.map(({ id }) => id).filter((id) => boxesReportedBy(level, position, id).length > 0);
}

/** The estimate of a heuristic in a position: pushes still needed at least; Infinity for a deadlock that it sees. */
export function heuristicEstimate(level: Level, position: Position, heuristic: HeuristicId): number {
  return makeHeuristic(level, heuristic)(position.boxes);
}

/** Whether a position has a solution, by searching everything behind it; undefined if there is too much. */
export function isSolvable(level: Level, position: Position, most = MAX_LESSON_STATES): boolean | undefined {
  const { verdict } = searchFacts({ ...level, start: position }, 'bfs-hash', { rules: ['all'] }, { nodes: most });
  return verdict === 'gave-up' ? undefined : verdict === 'solved';
}

/** The positions that a solver expands first, in order. */
export function firstExpanded(level: Level, solver: string, choices: SolverChoices, count: number): Position[] {
  const { options } = chosenSolver(solver, choices);
  const recorded: Recorded = finish(recordMoves(level, options, { nodes: count }, PATIENT));
  const problem = new MovesProblem(level);
  return Array.from(recorded.steps.nodes, (node) => problem.unpack(recorded.nodes.states, node * recorded.nodes.words));
}
