// The grade of a level as the terminal shows it: a word and a mark of five steps, in characters and not in color.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { columnsOfText } from '@masu/core/base/safe-text.js';
import type { LevelGrade } from '@masu/core/play/saved-data.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import type { Signs } from '../screen/appearance.js';
import { saidReasonInTerminal, texts } from '../texts/language.js';

/** The grades of a puzzle, the easiest first. */
export const GRADES_OF: Readonly<Record<PuzzleId, readonly string[]>> = { sokoban: SOKOBAN_GRADES, futoshiki: GRADES };

const STEPS = 5;

/** A grade in the player's language. */
export const gradeName = (grade: string): string =>
  Object.entries(texts.grades.names).find(([id]) => id === grade)?.[1] ?? grade;

/** Columns of the longest word, and of the mark with a space before it. */
export const gradeWordColumns = (): number => Math.max(...Object.values(texts.grades.names).map(columnsOfText));

export const GRADE_MARK_COLUMNS = STEPS + 1;

/** 1 to 5; 0 if there is no such grade. */
export const gradeStep = (puzzle: PuzzleId, grade: string): number => (GRADES_OF[puzzle]?.indexOf(grade) ?? -1) + 1;

/** "###--" for tricky. */
export function gradeMark(puzzle: PuzzleId, grade: string, { step: [on, off] }: Signs): string {
  const reached = gradeStep(puzzle, grade);
  return on.repeat(reached) + off.repeat(STEPS - reached);
}

/** "tricky ###--", "hard ####- (estimated)". */
export function gradeLabel(puzzle: PuzzleId, { grade, isExact }: LevelGrade, signs: Signs): string {
  const label = `${gradeName(grade)} ${gradeMark(puzzle, grade, signs)}`;
  return isExact ? label : texts.grades.estimated(label);
}

/** Everything that is known about a grade, one sentence per line. */
export function gradeLines(puzzle: PuzzleId, graded: LevelGrade, signs: Signs): string[] {
  const { grade, difficulty, isExact, optimum, reasons } = graded;
  return [
    gradeLabel(puzzle, graded, signs),
    ...(grade === 'recursive' ? [texts.grades.recursive] : []),
    ...(difficulty === undefined ? [] : [texts.grades.difficulty(difficulty)]),
    ...(isExact ? [] : [texts.grades.isEstimated]),
    ...(optimum === undefined ? [] : [texts.grades.optimum(optimum)]),
    ...(reasons.length === 0
      ? []
      : ['', texts.grades.why, ...reasons.map((reason) => `- ${saidReasonInTerminal(reason)}`)]),
  ];
}
