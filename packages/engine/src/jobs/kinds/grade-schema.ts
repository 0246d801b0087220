// The schemas of the grade job and its report. Separate from the work, so that a caller doesn't load it.

import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import * as v from 'valibot';
import { amount, count, effortSchema, gaveUpFields, levelFields, reasons } from '../job-parts.js';

const kind = v.literal('grade');

export const gradeJobSchema = v.object({ kind, puzzle: v.picklist(PUZZLE_IDS), ...levelFields });
export type GradeJob = Readonly<v.InferOutput<typeof gradeJobSchema>>;

const ofSokoban = { kind, puzzle: v.literal('sokoban'), effort: effortSchema };

const sokobanGradeSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('graded'),
    grade: v.picklist(SOKOBAN_GRADES),
    /** Two decimals. */
    difficulty: amount,
    /** False: estimated from the solution that was found. */
    isExact: v.boolean(),
    boxes: count,
    /** Of the solution that was graded; the fewest of all if the grade is exact. */
    pushes: count,
    boxChanges: count,
    gap: count,
    reasons,
    ...ofSokoban,
  }),
  v.object({ verdict: v.literal('unsolvable'), ...ofSokoban }),
  v.object({ ...gaveUpFields, ...ofSokoban }),
]);
/** How hard a Sokoban level is, and why; or that it has no solution, or which limit was reached. */
export type SokobanGradeReport = Readonly<v.InferOutput<typeof sokobanGradeSchema>>;

const ofFutoshiki = { kind, puzzle: v.literal('futoshiki'), effort: effortSchema };

const futoshikiGradeSchema = v.variant('verdict', [
  v.object({ verdict: v.literal('graded'), grade: v.picklist(GRADES), steps: count, reasons, ...ofFutoshiki }),
  v.object({ verdict: v.picklist(['unsolvable', 'several']), ...ofFutoshiki }),
  v.object({ ...gaveUpFields, ...ofFutoshiki }),
]);
export type FutoshikiGradeReport = Readonly<v.InferOutput<typeof futoshikiGradeSchema>>;

export const gradeReportSchema = v.variant('puzzle', [sokobanGradeSchema, futoshikiGradeSchema]);
export type GradeReport = SokobanGradeReport | FutoshikiGradeReport;
