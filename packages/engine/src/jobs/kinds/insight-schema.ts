// The schemas of the insight job and its report. Separate from the work, so that a caller doesn't load it.

import { DEADLOCK_REASONS } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import * as v from 'valibot';
import { cells, count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const kind = v.literal('insight');
const puzzle = v.literal('sokoban');

export const insightJobSchema = v.object({ kind, puzzle, ...levelFields });
export type InsightJob = Readonly<v.InferOutput<typeof insightJobSchema>>;

export const deadlockSchema = v.object({ reason: v.picklist(DEADLOCK_REASONS), boxes: cells });

export const insightReportSchema = v.variant('verdict', [
  v.object({
    kind,
    puzzle,
    verdict: v.literal('seen'),
    /** Absent if no rule detects one; the position may still be unsolvable. */
    deadlock: v.exactOptional(deadlockSchema),
    /**
     * No solution from here has fewer pushes. Absent in a deadlock, or if the board is too large to compute it at once.
     */
    lowerBound: v.exactOptional(count),
    /** Cells from which no box can be pushed to a goal, ascending. The same for every position of a level. */
    deadSquares: cells,
    effort: effortSchema,
  }),
  v.object({ kind, puzzle, ...gaveUpFields }),
]);
export type InsightReport = Readonly<v.InferOutput<typeof insightReportSchema>>;
