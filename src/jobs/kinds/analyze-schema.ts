// The schemas of the analyze job and its report. Separate from the work, so that a caller doesn't load it. What is known
// after each stage is sent as progress (`partial`); `parseAnalysis` reads it.

import * as v from 'valibot';
import { isMessageFacts } from '../../base/message.js';
import { PUZZLE_IDS } from '../../base/puzzle.js';
import type { FutoshikiAnalysis } from '../../futoshiki/index.js';
import type { SokobanAnalysis } from '../../sokoban/index.js';
import { count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const kind = v.literal('analyze');
const push = v.object({ from: count, onto: count });

export const analyzeJobSchema = v.object({
  kind,
  puzzle: v.picklist(PUZZLE_IDS),
  ...levelFields,
  /** Sokoban: the author's line, as cells that boxes leave and enter. */
  line: v.exactOptional(v.pipe(v.array(push), v.readonly())),
});
export type AnalyzeJob = Readonly<v.InferOutput<typeof analyzeJobSchema>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isMessage = (value: unknown): boolean =>
  isRecord(value) && typeof value.message === 'string' && isMessageFacts(value.facts);
const isNote = (value: unknown): boolean =>
  isMessage(value) && isRecord(value) && typeof value.kind === 'string' && Array.isArray(value.cells);

function isAnalysis(value: unknown): boolean {
  if (!isRecord(value) || typeof value.verdict !== 'string' || typeof value.isComplete !== 'boolean') return false;
  return isMessage(value.status) && Array.isArray(value.notes) && value.notes.every(isNote);
}
const isSokobanAnalysis = (value: unknown): value is SokobanAnalysis =>
  isAnalysis(value) && isRecord(value) && typeof value.isProven === 'boolean';
const isFutoshikiAnalysis = (value: unknown): value is FutoshikiAnalysis =>
  isAnalysis(value) && isRecord(value) && Array.isArray(value.candidates) && Array.isArray(value.undecided);

/** What a stage reported as progress; undefined if it is not an analysis of this puzzle. */
export function parseAnalysis(puzzle: 'sokoban', partial: unknown): SokobanAnalysis | undefined;
export function parseAnalysis(puzzle: 'futoshiki', partial: unknown): FutoshikiAnalysis | undefined;
export function parseAnalysis(puzzle: 'sokoban' | 'futoshiki', partial: unknown) {
  if (puzzle === 'sokoban') return isSokobanAnalysis(partial) ? partial : undefined;
  return isFutoshikiAnalysis(partial) ? partial : undefined;
}

const common = { kind, effort: effortSchema };
const sokobanAnalyzedSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('analyzed'),
    puzzle: v.literal('sokoban'),
    analysis: v.custom<SokobanAnalysis>(isSokobanAnalysis),
    ...common,
  }),
  v.object({ ...gaveUpFields, puzzle: v.literal('sokoban'), ...common }),
]);
const futoshikiAnalyzedSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('analyzed'),
    puzzle: v.literal('futoshiki'),
    analysis: v.custom<FutoshikiAnalysis>(isFutoshikiAnalysis),
    ...common,
  }),
  v.object({ ...gaveUpFields, puzzle: v.literal('futoshiki'), ...common }),
]);
export type SokobanAnalyzeReport = Readonly<v.InferOutput<typeof sokobanAnalyzedSchema>>;
export type FutoshikiAnalyzeReport = Readonly<v.InferOutput<typeof futoshikiAnalyzedSchema>>;

export const analyzeReportSchema = v.variant('puzzle', [sokobanAnalyzedSchema, futoshikiAnalyzedSchema]);
export type AnalyzeReport = SokobanAnalyzeReport | FutoshikiAnalyzeReport;
