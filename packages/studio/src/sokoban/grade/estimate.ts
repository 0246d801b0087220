// The grade of a level with too many positions to enumerate. The push-optimal solver runs first: with its optimum, the
// positions on shortest solutions may be few enough to find the fewest box changes among them. Otherwise the figures
// are those of whatever solution is found. The share of deadlocks is a typical value, not this level's.

import { PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { ANY } from '@masu/solve/sokoban/solve/any/any.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { explore } from '../positions/explore.js';
import { canPlan, planFloor } from '../positions/floor-plan.js';
import { pushesOfMoves } from '../positions/line-of-moves.js';
import { type GradedPush, optimalPath } from '../positions/optimal-path.js';
import { Positions } from '../positions/positions.js';
import { solutionTable } from '../positions/solution-table.js';
import { deadUnits, gradeOfUnits, solutionUnits } from './difficulty.js';
import { configurationBound, solutionFigures } from './figures.js';
import { type SokobanGrading, sokobanGradeReasons } from './reasons.js';

/** States that each solver may search; a few seconds in all. */
const PROOF_NODES = 40_000;
const ANY_NODES = 60_000;
const SOLVER_BYTES = 2 ** 28;
/** How many positions on shortest solutions are searched for the fewest changes. */
const MAX_NARROW_POSITIONS = 60_000;
/** The number of lower bounds computed on the way times the cost of one, the cube of the boxes. */
const MAX_BOUND_WORK = 20_000_000;
/** The median dead share of 13 levels with 120,000 to 400,000 positions is 0.75. */
const MEDIAN_DEAD = 3;
const MEDIAN_REACHABLE = 4;

/** A solution of this many pushes, the minimum, with the fewest box changes; undefined: too many positions. */
function* fewestChanges(level: Level, pushes: number): Generator<void, GradedPush[] | undefined, void> {
  if (!canPlan(level)) return undefined;
  const plan = planFloor(level);
  const boxes = level.goals.length;
  const positions = Positions.open(plan, boxes);
  if (!positions) return undefined;
  const start = positions.at(
    level.start.boxes.map((box) => plan.cellNumbers[box] as number),
    plan.cellNumbers[level.start.player] as number,
  );
  const bounds = new Map<number, number>();
  const isOver = (): boolean => bounds.size * boxes ** 3 > MAX_BOUND_WORK;
  const isWorth = (configuration: number, pushCount: number): boolean => {
    if (isOver()) return false;
    const bound = bounds.get(configuration) ?? configurationBound(positions, configuration);
    bounds.set(configuration, bound);
    return pushCount + bound <= pushes;
  };
  const explored = yield* explore(positions, start, MAX_NARROW_POSITIONS, { isWorth });
  if (!explored || isOver()) return undefined;
  const table = yield* solutionTable(positions, explored.count, explored.reached);
  return table && optimalPath(positions, table, start);
}

function estimated(level: Level, pushes: readonly GradedPush[], isShortest: boolean): SokobanGrading {
  const figures = solutionFigures(level, pushes);
  const units =
    solutionUnits(figures.boxChanges, figures.pushes, figures.gap) + deadUnits(MEDIAN_DEAD, MEDIAN_REACHABLE);
  const reasons = sokobanGradeReasons(figures, isShortest, undefined);
  return { verdict: 'graded', grade: gradeOfUnits(units), units, isExact: false, figures, reasons };
}

/** `unsolvable` is proven; undefined: no solution within the limits. */
type FoundSolution =
  | { readonly pushes: readonly GradedPush[]; readonly isShortest: boolean }
  | 'unsolvable'
  | undefined;

/** The best solution that solvers find within a few seconds. */
export function* findSolution(level: Level): Generator<void, FoundSolution, void> {
  const proof = yield* PUSH_OPTIMAL.solve(level, { nodes: PROOF_NODES, bytes: SOLVER_BYTES }, PATIENT);
  if (proof.verdict === 'unsolvable') return 'unsolvable';
  if (proof.verdict === 'solved') {
    const pushes = pushesOfMoves(level, proof.answer).pushes;
    return { pushes: (yield* fewestChanges(level, pushes.length)) ?? pushes, isShortest: true };
  }
  const outcome = yield* ANY.solve(level, { nodes: ANY_NODES, bytes: SOLVER_BYTES }, PATIENT);
  if (outcome.verdict === 'unsolvable') return 'unsolvable';
  const best = outcome.verdict === 'solved' ? outcome.answer : (outcome.best ?? proof.best);
  return best && { pushes: pushesOfMoves(level, best).pushes, isShortest: false };
}

/** The grade by a solution that was found. */
export function gradeFound(level: Level, solution: FoundSolution): SokobanGrading {
  if (solution === 'unsolvable') return { verdict: 'unsolvable' };
  return solution ? estimated(level, solution.pushes, solution.isShortest) : { verdict: 'gave-up' };
}
