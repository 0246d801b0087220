// The grade of a Sokoban level: how hard it is for a person, and why. If all reachable positions can be stored, all
// figures are exact; otherwise a solver finds a solution, and the grade is marked as an estimate. Everything is
// computed from the canonical board, so rotating, mirroring, or moving the player within its region changes nothing.
// Budgets are counts, so every machine gives the same answer.

import { finish } from '../../base/outcome.js';
import { canonicalLevel } from '../rules/canonical-board.js';
import type { Level } from '../rules/level.js';
import { deadUnits, gradeOfUnits, solutionUnits } from './difficulty.js';
import { estimate } from './estimate.js';
import { explore } from './explore.js';
import { solutionFigures } from './figures.js';
import { canPlan, NONE, opposite, planFloor } from './floor-plan.js';
import type { SokobanGrading } from './grading.js';
import { optimalPath } from './optimal-path.js';
import { BOX, Positions } from './positions.js';
import { type ReachFigures, reasonsOf } from './reasons.js';
import { type SolutionTable, solutionTable, UNSOLVED } from './solution-table.js';

/**
 * Increased by any change that gives a level another grade or other reasons, so that saved grades are computed again.
 */
export const GRADER_VERSION = 1;

/** Positions up to which a grade is exact: about half a second on the machine of docs/grading.md. */
export const MOST_EXACT_POSITIONS = 400_000;
/** The most bytes for the labels of all configurations. */
const MOST_LABEL_BYTES = 24_000_000;

/** The number of first pushes, and of those that lead to a deadlock. */
function countOpenings(positions: Positions, table: SolutionTable, start: number): [openings: number, losing: number] {
  const { plan, boxes } = positions;
  const configuration = positions.configurationOf[start] as number;
  const base = configuration * plan.size;
  const region = start - (positions.first[configuration] as number);
  let openings = 0;
  let losing = 0;
  for (let box = 0; box < boxes; box++) {
    const cell = positions.boxCells[configuration * boxes + box] as number;
    for (let direction = 0; direction < 4; direction++) {
      const onto = plan.neighbors[4 * cell + direction] as number;
      const behind = plan.neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE || plan.slots[onto] === NONE) continue;
      if (positions.labels[base + behind] !== region || positions.labels[base + onto] === BOX) continue;
      openings++;
      const next = positions.positionAt(positions.movedKnown(configuration, box, onto), cell);
      if (table.pushes[next] === UNSOLVED) losing++;
    }
  }
  return [openings, losing];
}

/** The exact grade; undefined if there are too many positions. */
function* exactGrade(level: Level): Generator<void, SokobanGrading | undefined, void> {
  if (!canPlan(level)) return undefined;
  const plan = planFloor(level);
  const cells = level.start.boxes.map((box) => plan.cellOf[box] as number);
  if (cells.some((cell) => plan.slots[cell] === NONE)) return { verdict: 'unsolvable' };
  const positions = Positions.open(plan, cells.length);
  if (!positions) return undefined;
  const start = positions.at(cells, plan.cellOf[level.start.player] as number);
  const most = Math.min(MOST_EXACT_POSITIONS, Math.floor(MOST_LABEL_BYTES / plan.size));
  const explored = yield* explore(positions, start, most);
  if (!explored) return undefined;
  const table = yield* solutionTable(positions, explored.count, explored.reached);
  if (!table || table.pushes[start] === UNSOLVED) return { verdict: 'unsolvable' };
  const figures = solutionFigures(level, optimalPath(positions, table, start));
  const dead = explored.count - table.order.length;
  const [openings, losingOpenings] = countOpenings(positions, table, start);
  const reach: ReachFigures = { reachable: explored.count, dead, openings, losingOpenings };
  const units = solutionUnits(figures.boxChanges, figures.pushes, figures.gap) + deadUnits(dead, explored.count);
  const reasons = reasonsOf(figures, true, reach);
  return { verdict: 'graded', grade: gradeOfUnits(units), units, isExact: true, figures, reach, reasons };
}

/** Yields every few tens of milliseconds; the caller may stop it by not continuing. */
export function* gradeSokoban(level: Level): Generator<void, SokobanGrading, void> {
  const canonical = canonicalLevel(level);
  return (yield* exactGrade(canonical)) ?? (yield* estimate(canonical));
}

/** The grade, computed without a pause. */
export function gradeSokobanNow(level: Level): SokobanGrading {
  return finish(gradeSokoban(level));
}
