// The schemas of the explain job and its report. Separate from the work, so that a caller doesn't load it. Facts are
// checked for their kind and modal only; who puts them into words falls back to nothing else.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import type { PushVerdict } from '@masu/studio/sokoban/explain/explain.js';
import type { LevelFact, Loss, RunFact } from '@masu/studio/sokoban/explain/facts.js';
import * as v from 'valibot';
import { cells, count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';
import { deadlockSchema } from './insight-schema.js';

const kind = v.literal('explain');
const direction = v.picklist(DIRECTIONS);

export const explainJobSchema = v.object({
  kind,
  puzzle: v.literal('sokoban'),
  ...levelFields,
  /** The solution to explain run by run, as moves from the position (default: one with the fewest pushes). */
  solution: v.exactOptional(v.string()),
  /** "Why not this push?": only judges the push of the box on this cell. */
  push: v.exactOptional(v.object({ cell: count, direction })),
});
export type ExplainJob = Readonly<v.InferOutput<typeof explainJobSchema>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isFact = (value: unknown): boolean =>
  isRecord(value) && typeof value.kind === 'string' && (value.modal === 'must' || value.modal === 'here');
const isLoss = (value: unknown): boolean => isRecord(value) && typeof value.by === 'string';
const isVerdict = (value: unknown): boolean => isRecord(value) && typeof value.verdict === 'string';

const runSchema = v.object({
  box: count,
  pushes: v.pipe(v.tuple([count, count]), v.readonly()),
  from: count,
  onto: count,
  goal: v.exactOptional(count),
  isDelivery: v.boolean(),
  serves: v.exactOptional(count),
  facts: v.pipe(v.array(v.custom<RunFact>(isFact)), v.readonly()),
});

const common = { kind, puzzle: v.literal('sokoban'), effort: effortSchema };

export const explainReportSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('explained'),
    /** The position that is explained. */
    position: v.object({ player: count, boxes: cells }),
    /** Positions of the table; absent if there are too many for proofs. */
    positions: v.exactOptional(count),
    isShortest: v.boolean(),
    solution: v.pipe(v.array(v.object({ box: count, from: count, onto: count, direction })), v.readonly()),
    facts: v.pipe(v.array(v.custom<LevelFact>(isFact)), v.readonly()),
    runs: v.pipe(v.array(runSchema), v.readonly()),
    ...common,
  }),
  v.object({ verdict: v.literal('solved'), ...common }),
  /** The position can't be solved; why, if there are few enough positions to say so. */
  v.object({
    verdict: v.literal('lost'),
    loss: v.exactOptional(v.custom<Loss>(isLoss)),
    deadlock: v.exactOptional(deadlockSchema),
    ...common,
  }),
  /** The answer about a push. */
  v.object({ verdict: v.literal('judged'), judged: v.custom<PushVerdict>(isVerdict), ...common }),
  v.object({ ...gaveUpFields, ...common }),
]);
export type ExplainReport = Readonly<v.InferOutput<typeof explainReportSchema>>;
