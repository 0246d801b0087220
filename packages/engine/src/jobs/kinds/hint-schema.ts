// The schemas of the hint job and its report. Separate from the work, so that a caller doesn't load it.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { TIE_BREAKS } from '@masu/core/base/optimality.js';
import { CLAIMS } from '@masu/core/base/outcome.js';
import { METRICS, PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { GRADES, RULE_IDS } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import * as v from 'valibot';
import { amount, cells, count, effortSchema, gaveUpFields, levelFields, messageFields } from '../job-parts.js';
import { deadlockSchema } from './insight-schema.js';

const kind = v.literal('hint');

export const hintJobSchema = v.object({
  kind,
  puzzle: v.picklist(PUZZLE_IDS),
  ...levelFields,
  /** Sokoban: follow this solver's solution and ask no other. */
  solver: v.exactOptional(v.string()),
  /** Sokoban: how long to try for a proof (default: HINT_PROVE_MILLIS); `limits` bind both tries together. */
  proveMillis: v.exactOptional(amount),
});
export type HintJob = Readonly<v.InferOutput<typeof hintJobSchema>>;

const ofSokoban = { kind, puzzle: v.literal('sokoban'), effort: effortSchema };

const sokobanHintSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('hint'),
    /** A whole solution from the position, in LURD. */
    solution: v.string(),
    moves: count,
    pushes: count,
    claim: v.picklist(CLAIMS),
    metric: v.exactOptional(v.picklist(METRICS)),
    /** With the claim `optimal`: whether the other metric is proven too. */
    tieBreak: v.exactOptional(v.picklist(TIE_BREAKS)),
    solver: v.string(),
    /** The next push of the solution: the cells that the box leaves and enters. */
    push: v.object({ from: count, onto: count, direction: v.picklist(DIRECTIONS) }),
    message: v.string(),
    ...ofSokoban,
  }),
  v.object({ verdict: v.literal('solved'), message: v.string(), ...ofSokoban }),
  /** Detected by the deadlock rules: which boxes, and why. */
  v.object({ verdict: v.literal('deadlock'), deadlock: deadlockSchema, message: v.string(), ...ofSokoban }),
  /** A complete search found no solution; no single group of boxes is to blame. */
  v.object({ verdict: v.literal('unsolvable'), message: v.string(), ...ofSokoban }),
  v.object({ ...gaveUpFields, ...ofSokoban }),
]);
/** The next push of a Sokoban position with a solution from there, or why there is none. */
export type SokobanHintReport = Readonly<v.InferOutput<typeof sokobanHintSchema>>;

const masks = v.pipe(v.array(v.object({ cell: count, mask: v.number() })), v.readonly());
const signs = v.pipe(v.array(v.object({ less: count, greater: count })), v.readonly());
const deductionSchema = v.object({
  rule: v.picklist(RULE_IDS),
  name: v.string(),
  place: v.exactOptional(v.object({ cell: count, digit: count })),
  why: v.exactOptional(v.object(messageFields)),
  eliminations: masks,
  because: cells,
  signs,
  premises: masks,
  ...messageFields,
});

const ofFutoshiki = { kind, puzzle: v.literal('futoshiki'), effort: effortSchema };

const futoshikiHintSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('hint'),
    cell: count,
    digit: count,
    rule: v.picklist(RULE_IDS),
    grade: v.picklist(GRADES),
    steps: v.pipe(v.array(deductionSchema), v.readonly()),
    because: cells,
    ...messageFields,
    ...ofFutoshiki,
  }),
  v.object({ verdict: v.literal('wrong'), cells, ...messageFields, ...ofFutoshiki }),
  v.object({ verdict: v.picklist(['solved', 'unsolvable', 'several']), ...messageFields, ...ofFutoshiki }),
  v.object({ ...gaveUpFields, ...ofFutoshiki }),
]);
/** The next digit of a Futoshiki with its reason, or why there is none. */
export type FutoshikiHintReport = Readonly<v.InferOutput<typeof futoshikiHintSchema>>;

export const hintReportSchema = v.variant('puzzle', [sokobanHintSchema, futoshikiHintSchema]);
export type HintReport = SokobanHintReport | FutoshikiHintReport;
