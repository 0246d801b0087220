// The schemas of the undo-advice job and its report. Separate from the work, so that a caller doesn't load it.

import * as v from 'valibot';
import { count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const common = { kind: v.literal('undo-advice'), puzzle: v.literal('sokoban') };

export const undoAdviceJobSchema = v.object({ ...common, ...levelFields });
export type UndoAdviceJob = Readonly<v.InferOutput<typeof undoAdviceJobSchema>>;

export const undoAdviceReportSchema = v.variant('verdict', [
  v.object({
    ...common,
    verdict: v.literal('advice'),
    /** Undoing fewer pushes than this is proven not to help; 0 if the position itself can be solved. */
    atLeast: count,
    /** After undoing this many, a solution was found. Absent if a limit ended the check first. */
    enough: v.exactOptional(count),
    effort: effortSchema,
  }),
  /** Not even the start of the level can be solved. */
  v.object({ ...common, verdict: v.literal('unsolvable'), effort: effortSchema }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type UndoAdviceReport = Readonly<v.InferOutput<typeof undoAdviceReportSchema>>;
