// What the chart, the table, and the CSV file compare: measures of a run by step.

import type { LabRun } from './run.js';

export const MEASURES = ['states', 'frontier', 'lookups', 'comparisons', 'memory', 'time'] as const;
export type MeasureId = (typeof MEASURES)[number];
export const SCALES = ['logarithmic', 'linear'] as const;
export type ScaleId = (typeof SCALES)[number];

/** The value of a measure when the last of `at` states is taken. Memory in KiB, time in milliseconds. */
export function measureAt({ recorded, millis }: LabRun, measure: MeasureId, at: number): number {
  const { steps, events, growth } = recorded;
  const step = Math.min(steps.count, at) - 1;
  if (step < 0) return 0;
  const event = steps.events[step] as number;
  if (measure === 'states') return 1 + (steps.counts[5 * step + 4] as number);
  if (measure === 'frontier') return events.frontiers[event] as number;
  if (measure === 'lookups') return steps.lookups[step] as number;
  if (measure === 'comparisons') return events.comparisons[event] as number;
  if (measure === 'time') return millis[step] as number;
  let bytes = 0;
  for (const each of growth) if (each.event <= event) bytes = each.bytes;
  return Math.ceil(bytes / 1024);
}

/** What is found out about a run, once per run: the same value as long as it is the same run. */
export function oncePerRun<Run extends object, Value>(find: (run: Run) => Value): (run: Run) => Value {
  const known = new WeakMap<Run, { readonly value: Value }>();
  return (run) => {
    const { value } = known.get(run) ?? { value: find(run) };
    known.set(run, { value });
    return value;
  };
}

/** Steps to draw: evenly spread on the scale, the last among them. */
export function sampledSteps(steps: number, scale: ScaleId, points = 80): number[] {
  const values = new Set<number>();
  for (let index = 0; index <= points; index++) {
    const part = index / points;
    values.add(scale === 'linear' ? Math.max(1, Math.round(steps * part)) : Math.round(steps ** part));
  }
  return [...values].filter((at) => at >= 1 && at <= steps);
}

/** The steps of the CSV file: every doubling, and the last. */
export function doublings(steps: number): number[] {
  const values: number[] = [];
  for (let at = 1; at < steps; at *= 2) values.push(at);
  return steps > 0 ? [...values, steps] : values;
}

/** A run as one line of a chart and one block of a file. */
export interface MeasuredLine<Measure extends string> {
  readonly index: number;
  readonly name: string;
  /** The step that is shown, and the last one that was. */
  readonly now: number;
  readonly reached: number;
  valueAt(measure: Measure, at: number): number;
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line per run and doubling, with every measure, under a line of headings; as far as the run was shown. */
export function makeCsv<Measure extends string>(
  runs: readonly MeasuredLine<Measure>[],
  measures: readonly Measure[],
  headings: readonly string[],
): string {
  const lines = runs.flatMap(({ name, reached, valueAt }) =>
    doublings(reached).map((at) => [
      quoted(name),
      at,
      ...measures.map((measure) => {
        const value = valueAt(measure, at);
        return measure === 'time' ? value.toFixed(1) : value;
      }),
    ]),
  );
  return `${[headings.map(quoted), ...lines].map((line) => line.join(',')).join('\n')}\n`;
}
