// How hard a level is, as the pages show it: one shape for both puzzles, for the levels that ship with masu (graded by
// the build), imported ones (graded in a worker), and generated ones.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedGrade } from '@masu/core/play/saved-data.js';
import { GRADES, type Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';

export type GradeName = SokobanGrade | Grade;

/** As saved, without its key. `optimum` and `difficulty` are Sokoban's. */
export interface ShownGrade extends Pick<SavedGrade, 'difficulty' | 'isExact' | 'optimum' | 'reasons'> {
  readonly grade: GradeName;
}

export const GRADE_NAMES: Readonly<Record<PuzzleId, readonly GradeName[]>> = {
  sokoban: SOKOBAN_GRADES,
  futoshiki: GRADES,
};

/** 1 for the easiest grade to 5 for the hardest. */
export const gradeRank = (puzzle: PuzzleId, grade: GradeName): number => GRADE_NAMES[puzzle].indexOf(grade) + 1;

/** A saved grade; undefined if this version doesn't know it. */
export function levelGrade(puzzle: PuzzleId, { grade, ...rest }: ShownGrade | SavedGrade): ShownGrade | undefined {
  const name = GRADE_NAMES[puzzle].find((each) => each === grade);
  return name && { ...rest, grade: name };
}
