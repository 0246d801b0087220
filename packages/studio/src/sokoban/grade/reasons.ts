// Why a level has its grade: at most three facts, the most important first.

import type { SokobanGrade } from './difficulty.js';
import type { SolutionFigures } from './figures.js';

/**
 * Of a shortest solution, or of the one that was found, which may not be the shortest. Absent in a file that was written
 * before it was said.
 */
export type OfSolution = { readonly isShortest?: boolean };

/** A fact behind a grade. */
export type GradeReason =
  | { readonly kind: 'solved' }
  /** In a shortest solution, each box is pushed once, to a goal, and no push of it could be saved. */
  | { readonly kind: 'straight' }
  /** How many runs there are: consecutive pushes of one box. */
  | { readonly kind: 'box-changes'; readonly count: number; readonly isShortest: boolean }
  | (OfSolution & { readonly kind: 'away-pushes'; readonly count: number; readonly pushes: number })
  | (OfSolution & { readonly kind: 'most-runs'; readonly count: number })
  | (OfSolution & { readonly kind: 'parked-boxes'; readonly count: number })
  /** Of the positions that can be reached without a push onto a dead square. */
  | { readonly kind: 'dead-positions'; readonly dead: number; readonly reachable: number }
  | { readonly kind: 'losing-first-pushes'; readonly losing: number; readonly openings: number };

/** Every first push counts, those that lead to a deadlock, and of these the ones onto a dead square. */
export interface OpeningFigures {
  readonly openings: number;
  readonly losingOpenings: number;
  readonly ontoDeadSquares: number;
}

/** Figures about the positions reachable from a start. */
export interface ReachFigures extends OpeningFigures {
  readonly reachable: number;
  readonly dead: number;
}

/** The result of grading: the grade, the number behind it, the figures it is computed from, and the reasons. */
export interface SokobanGraded {
  readonly verdict: 'graded';
  readonly grade: SokobanGrade;
  /** The difficulty in 4096ths: see `difficultyNumber`. */
  readonly units: number;
  /** False if the figures come from a solution that isn't proven optimal, or the dead share is a typical value. */
  readonly isExact: boolean;
  readonly figures: SolutionFigures;
  /** Absent if there are too many positions to count. */
  readonly reach?: ReachFigures;
  readonly reasons: readonly GradeReason[];
}

export type SokobanGrading =
  | SokobanGraded
  | { readonly verdict: 'unsolvable' }
  /** No solution within the limits of the estimate. */
  | { readonly verdict: 'gave-up' };

const MAX_REASONS = 3;

/** The weight of a fact, per mille: about 0 if most levels have it, about 1000 if few do. */
function weighed(
  solution: SolutionFigures,
  isShortest: boolean,
  reach: ReachFigures | undefined,
): [weight: number, reason: GradeReason][] {
  const { pushes, boxChanges, awayPushes, mostRuns, parkedBoxes } = solution;
  const rows: [number, GradeReason][] = [
    // Hard levels have 12 changes or more.
    [Math.floor((1000 * Math.min(boxChanges, 16)) / 16), { kind: 'box-changes', count: boxChanges, isShortest }],
    [
      pushes > 0 ? Math.floor((2200 * awayPushes) / pushes) : 0,
      { kind: 'away-pushes', count: awayPushes, pushes, isShortest },
    ],
    [mostRuns > 2 ? 130 * mostRuns : 0, { kind: 'most-runs', count: mostRuns, isShortest }],
    [parkedBoxes > 0 ? 250 + 150 * parkedBoxes : 0, { kind: 'parked-boxes', count: parkedBoxes, isShortest }],
  ];
  if (!reach) return rows;
  const { dead, reachable, losingOpenings: losing, openings, ontoDeadSquares } = reach;
  const deadShare = Math.floor((1000 * dead) / reachable);
  rows.push([deadShare >= 500 ? deadShare - 150 : 0, { kind: 'dead-positions', dead, reachable }]);
  // A push onto a dead square is said with the others, but every player sees it, so it gives no weight.
  const traps = losing - ontoDeadSquares;
  const lostShare = traps > 0 ? Math.floor((1000 * traps) / (openings - ontoDeadSquares)) : 0;
  rows.push([lostShare >= 300 ? 150 + lostShare : 0, { kind: 'losing-first-pushes', losing, openings }]);
  return rows;
}

export function sokobanGradeReasons(
  solution: SolutionFigures,
  isShortest: boolean,
  reach: ReachFigures | undefined,
): readonly GradeReason[] {
  if (solution.pushes === 0) return [{ kind: 'solved' }];
  const rows = weighed(solution, isShortest, reach);
  if (solution.gap === 0 && solution.boxChanges === solution.boxes && solution.idleBoxes === 0)
    rows.push([2000, { kind: 'straight' }]);
  const telling = rows.filter(([weight]) => weight > 0);
  // Equal weights keep the order of the table: sorting is stable.
  const sorted = telling.sort((a, b) => b[0] - a[0]).map(([, reason]) => reason);
  const isStraight = sorted[0]?.kind === 'straight';
  return sorted.filter(({ kind }) => !(isStraight && kind === 'box-changes')).slice(0, MAX_REASONS);
}
