// The grade of a Sokoban level: how hard it is for a person, and why. If all reachable positions can be stored, all
// figures are exact; otherwise a solver finds a solution, and the grade is marked as an estimate. Everything is
// computed from the canonical board, so rotating, mirroring, or moving the player within its region changes nothing.
// Budgets are counts, so every machine gives the same answer. The difficulty is counted on the floor that shortest
// solutions use, so that idle floor can't raise it; figures and reasons are about the level as it is.

import { finish } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { type CanonicalForm, canonicalForm } from '../positions/canonical-level.js';
import { NONE } from '../positions/floor-plan.js';
import { optimalPath } from '../positions/optimal-path.js';
import {
  buildTable,
  canBeSolved,
  canonicalTable,
  type PositionTable,
  type TableBoard,
} from '../positions/position-table.js';
import type { Positions } from '../positions/positions.js';
import { pushesFrom } from '../positions/push.js';
import { type SolutionTable, UNSOLVED } from '../positions/solution-table.js';
import { usedFloor } from '../positions/used-floor.js';
import { deadUnits, gradeOfUnits, solutionUnits } from './difficulty.js';
import { findSolution, gradeFound } from './estimate.js';
import { configurationBound, solutionFigures } from './figures.js';
import { type OpeningFigures, type ReachFigures, type SokobanGrading, sokobanGradeReasons } from './reasons.js';

/**
 * Increased by any change that gives a level another grade or other reasons, so that saved grades are computed again.
 */
export const GRADER_VERSION = 4;

function countOpenings(positions: Positions, table: SolutionTable, start: number): OpeningFigures {
  const openings = pushesFrom(positions, start);
  const ontoDeadSquares = openings.filter(({ next }) => next === NONE).length;
  const losing = openings.filter(({ next }) => next !== NONE && table.pushes[next] === UNSOLVED).length;
  return { openings: openings.length, ontoDeadSquares, losingOpenings: ontoDeadSquares + losing };
}

/** Which floor the difficulty is counted on: what shortest solutions use, or all of it, as grader 1 did. */
export type GradedFloor = 'used' | 'all';

const deadIn = ({ explored, solutions }: PositionTable<TableBoard>): number => explored.count - solutions.order.length;

/** The table of the floor that shortest solutions use. */
function* usedTable(table: PositionTable): Generator<void, PositionTable<TableBoard>, void> {
  const board = yield* usedFloor(table);
  const result = board && (yield* buildTable(board));
  return result?.kind === 'table' ? result.table : table;
}

/** The exact grade; undefined if there are too many positions. */
function* exactGrade(form: CanonicalForm, floor: GradedFloor): Generator<void, SokobanGrading | undefined, void> {
  const result = yield* canonicalTable(form);
  if (result.kind === 'too-large') return undefined;
  if (result.kind === 'dead-start' || !canBeSolved(result.table)) return { verdict: 'unsolvable' };
  const { level, positions, start, explored, solutions: table } = result.table;
  const figures = solutionFigures(level, optimalPath(positions, table, start));
  const openings = countOpenings(positions, table, start);
  const reach: ReachFigures = { reachable: explored.count, dead: deadIn(result.table), ...openings };
  const counted = floor === 'used' ? yield* usedTable(result.table) : result.table;
  const bound = configurationBound(counted.positions, counted.positions.configurationOf[counted.start] as number);
  const gap = figures.pushes - bound;
  const units =
    solutionUnits(figures.boxChanges, figures.pushes, gap) + deadUnits(deadIn(counted), counted.explored.count);
  const reasons = sokobanGradeReasons(figures, true, reach);
  return { verdict: 'graded', grade: gradeOfUnits(units), units, isExact: true, figures, reach, reasons };
}

/** Yields every few tens of milliseconds; the caller may stop it by not continuing. */
export function* gradeSokoban(level: Level, floor: GradedFloor = 'used'): Generator<void, SokobanGrading, void> {
  const form = canonicalForm(level);
  return (yield* exactGrade(form, floor)) ?? gradeFound(form.level, yield* findSolution(form.level));
}

/** The grade, computed without a pause. */
export function gradeSokobanNow(level: Level): SokobanGrading {
  return finish(gradeSokoban(level));
}
