// The schemas of the analyze job and its report. Separate from the work, so that a caller doesn't load it. What is known
// after each stage is sent as progress (`partial`); `parseAnalysis` reads it.

import { isMessageFacts } from '@masu/core/base/message.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import type { FutoshikiAnalysis } from '@masu/studio/futoshiki/analyze/analyze.js';
import type { AuthorWish } from '@masu/studio/futoshiki/analyze/wishes.js';
import type { SokobanAnalysis, SokobanAuthorWish } from '@masu/studio/sokoban/analyze/analyze.js';
import * as v from 'valibot';
import { count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const kind = v.literal('analyze');
const push = v.object({ from: count, onto: count });

export const analyzeJobSchema = v.object({
  kind,
  puzzle: v.picklist(PUZZLE_IDS),
  ...levelFields,
  /** Sokoban: the author's line, as cells that boxes leave and enter. */
  line: v.exactOptional(v.pipe(v.array(push), v.readonly())),
  /** What the author asks for, `SOKOBAN_AUTHOR_WISHES` or `AUTHOR_WISHES`, without loading more than these words. */
  wish: v.exactOptional(
    v.picklist(['harder', 'easier', 'signs-only', 'edits', 'fill'] satisfies (AuthorWish | SokobanAuthorWish)[]),
  ),
});
export type AnalyzeJob = Readonly<v.InferOutput<typeof analyzeJobSchema>>;

type AnyAnalysis = SokobanAnalysis | FutoshikiAnalysis;
/** The fields that both puzzles have. Front ends load this with every page, so it is no longer than it must be. */
function isAnalysis(value: unknown): value is AnyAnalysis {
  const { verdict, status, notes } = (value ?? {}) as Partial<AnyAnalysis>;
  return typeof verdict === 'string' && isMessageFacts(status?.facts) && Array.isArray(notes);
}

/** What a stage reported as progress; undefined if it is not an analysis. */
export const parseAnalysis = (partial: unknown): AnyAnalysis | undefined => (isAnalysis(partial) ? partial : undefined);

const reportOn = <Id extends PuzzleId, Analysis>(id: Id) => {
  const common = { kind, puzzle: v.literal(id), effort: effortSchema };
  return v.variant('verdict', [
    v.object({ verdict: v.literal('analyzed'), analysis: v.custom<Analysis>(isAnalysis), ...common }),
    v.object({ ...gaveUpFields, ...common }),
  ]);
};
export const analyzeReportSchema = v.variant('puzzle', [
  reportOn<'sokoban', SokobanAnalysis>('sokoban'),
  reportOn<'futoshiki', FutoshikiAnalysis>('futoshiki'),
]);
export type AnalyzeReport = Readonly<v.InferOutput<typeof analyzeReportSchema>>;
