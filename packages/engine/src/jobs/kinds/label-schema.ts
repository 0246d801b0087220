// The schemas of the label job and its report. Labels of all states of a level can be gigabytes, so a job gives one page
// of them, as text that is ready to be written, and says where the next page begins.

import { METRICS } from '@masu/core/base/puzzle.js';
import type { LabelPreset } from '@masu/studio/sokoban/labels/encodings.js';
import type { LabelFormat } from '@masu/studio/sokoban/labels/label-lines.js';
import * as v from 'valibot';
import { count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const kind = v.literal('label');
const metric = v.picklist(METRICS);

export const labelJobSchema = v.object({
  kind,
  puzzle: v.literal('sokoban'),
  ...levelFields,
  metric,
  /** The states of an optimal solution, of the whole level, or this many spread evenly over the whole level. */
  states: v.union([v.literal('solution'), v.literal('all'), v.pipe(v.number(), v.integer(), v.minValue(1))]),
  /** Whether dead states are given too. */
  withDead: v.boolean(),
  writing: v.object({
    // The words alone, so that a caller doesn't load what writes the lines.
    to: v.picklist(['jsonl', 'csv'] satisfies LabelFormat[]),
    preset: v.picklist(['boxoban', 'gym-sokoban', 'jumanji'] satisfies LabelPreset[]),
    number: count,
    file: v.exactOptional(v.string()),
  }),
  /** The first state of the page. */
  from: count,
});
export type LabelJob = Readonly<v.InferOutput<typeof labelJobSchema>>;

const common = { kind, puzzle: v.literal('sokoban'), effort: effortSchema };

export const labelReportSchema = v.variant('verdict', [
  v.object({
    verdict: v.literal('labeled'),
    /** Optimal in the metric of the job. */
    solution: v.string(),
    moves: count,
    pushes: count,
    tieBreak: v.picklist(['proven', 'open']),
    /** The part of the board that never changes, as JSON, where boards leave it out. */
    fixed: v.exactOptional(v.string()),
    /** How many lines all pages have. */
    states: count,
    text: v.string(),
    /** Where the next page begins; absent on the last one. */
    next: v.exactOptional(count),
    ...common,
  }),
  v.object({ verdict: v.literal('unsolvable'), ...common }),
  v.object({ ...gaveUpFields, ...common }),
]);
export type LabelReport = Readonly<v.InferOutput<typeof labelReportSchema>>;
