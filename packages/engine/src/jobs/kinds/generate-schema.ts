// The schemas of the generate job and its report. Separate from the work, so that a caller doesn't load it.

import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import type { ComposeError } from '@masu/studio/futoshiki/compose/compose.js';
import type { SokobanComposeError } from '@masu/studio/sokoban/compose/wish.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import * as v from 'valibot';
import { amount, count, effortSchema, gaveUpFields, limitsSchema, messageFields, reasons } from '../job-parts.js';

const kind = v.literal('generate');
// The words alone: with a value of the generators, a caller would load all of them.
const futoshikiCode = v.picklist(['bad-size', 'bad-share', 'impossible', 'not-found'] satisfies ComposeError['code'][]);
const sokobanCode = v.picklist([
  'bad-grade',
  'bad-boxes',
  'bad-size',
  'bad-rooms',
  'bad-pushes',
  'bad-seed',
  'impossible',
  'not-found',
] satisfies SokobanComposeError['code'][]);

const ofFutoshiki = { kind, puzzle: v.literal('futoshiki') };
const ofSokoban = { kind, puzzle: v.literal('sokoban') };

const futoshikiJobSchema = v.object({
  ...ofFutoshiki,
  size: v.number(),
  grade: v.picklist(GRADES),
  seed: v.number(),
  /** The share of signs among the clues, 0 to 1. */
  signs: v.exactOptional(v.number()),
  limits: limitsSchema,
});

const wished = v.exactOptional(v.number());
/** Wishes as `SokobanComposeOptions`; numbers that no level can meet are refused by the report, with a sentence. */
const sokobanJobSchema = v.object({
  ...ofSokoban,
  grade: v.picklist(SOKOBAN_GRADES),
  seed: v.number(),
  boxes: wished,
  width: wished,
  height: wished,
  rooms: wished,
  pushes: wished,
  tight: v.exactOptional(v.boolean()),
  generator: v.exactOptional(v.literal(1)),
  limits: limitsSchema,
});

export const generateJobSchema = v.variant('puzzle', [futoshikiJobSchema, sokobanJobSchema]);
export type FutoshikiGenerateJob = Readonly<v.InferOutput<typeof futoshikiJobSchema>>;
export type SokobanGenerateJob = Readonly<v.InferOutput<typeof sokobanJobSchema>>;
export type GenerateJob = FutoshikiGenerateJob | SokobanGenerateJob;

/** The formats of generated levels. */
export const FUTOSHIKI_FORMAT = 'unequal';
export const SOKOBAN_FORMAT = 'xsb';

/** The level as text in the format named, or why there is none: no level can meet the wish, or none was found within the tries. */
const reportSchema = <
  Who extends v.ObjectEntries,
  Code extends v.GenericSchema<string>,
  Figures extends v.ObjectEntries,
>(
  who: Who,
  code: Code,
  figures: Figures,
) =>
  v.variant('verdict', [
    v.object({
      ...who,
      verdict: v.literal('generated'),
      level: v.string(),
      ...figures,
      tries: count,
      effort: effortSchema,
    }),
    v.object({ ...who, verdict: v.literal('refused'), code, ...messageFields, effort: effortSchema }),
    v.object({ ...who, ...gaveUpFields }),
  ]);

const futoshikiReportSchema = reportSchema(ofFutoshiki, futoshikiCode, {
  format: v.literal(FUTOSHIKI_FORMAT),
  grade: v.picklist(GRADES),
  digits: count,
  signs: count,
});
export type FutoshikiGenerateReport = Readonly<v.InferOutput<typeof futoshikiReportSchema>>;

/** The text has grade, seed, optimum, and reasons as comments. */
const sokobanReportSchema = reportSchema(ofSokoban, sokobanCode, {
  format: v.literal(SOKOBAN_FORMAT),
  grade: v.picklist(SOKOBAN_GRADES),
  difficulty: amount,
  boxes: count,
  /** Proven: no solution has fewer. */
  pushes: count,
  reasons,
});
export type SokobanGenerateReport = Readonly<v.InferOutput<typeof sokobanReportSchema>>;

export const generateReportSchema = v.variant('puzzle', [futoshikiReportSchema, sokobanReportSchema]);
export type GenerateReport = FutoshikiGenerateReport | SokobanGenerateReport;
