// The state of the lab: level and algorithm, the recorded run, how much of it was shown, and the speed.

import { batch, computed, effect, signal } from '@preact/signals';
import type { StrategyId, VisitedId } from '../../search/index.js';
import { type Level, showPosition } from '../../sokoban/index.js';
import type { LabAnswer, LabQuestion, Run } from './run.js';

export interface Subject {
  readonly level: Level;
  readonly title: string;
}

export const subject = signal<Subject | undefined>(undefined);
export const strategy = signal<StrategyId>('breadth-first');
export const run = signal<Run | undefined>(undefined);
/** Comparisons by store, grown as the worker reports them; `done` after the last. */
export const series = signal<Readonly<Record<VisitedId, { readonly values: Float64Array; readonly done: boolean }>>>(
  noSeries(),
);
/** States explored so far, as watched. */
export const at = signal(0);
export const isRunning = signal(false);

const FOLLOW_MILLIS = 150;
let followed = 0;
/** The same for what takes long to draw: while the run goes on it follows a few times a second, not with each frame. */
export const atSlowly = signal(0);
effect(() => {
  const now = at.value;
  if (isRunning.value && performance.now() - followed < FOLLOW_MILLIS) return;
  followed = performance.now();
  atSlowly.value = now;
});

export const SPEEDS = [2, 10, 50, 200, 1000, 10_000, 50_000] as const;
export const speed = signal(2);

function noSeries() {
  const none = { values: new Float64Array(), done: false };
  return { list: none, tree: none, hash: none };
}

let worker: Worker | undefined;

function take(answer: LabAnswer): void {
  if (answer.kind === 'run') {
    batch(() => {
      run.value = answer.run;
      at.value = Math.min(1, answer.run.explored);
      // Who pressed Run while it was being recorded has not to press it again.
      isRunning.value ||= !matchMedia('(prefers-reduced-motion: reduce)').matches;
    });
    return;
  }
  const before = series.value[answer.store].values;
  const values = new Float64Array(answer.from + answer.comparisons.length);
  values.set(before.subarray(0, answer.from));
  values.set(answer.comparisons, answer.from);
  series.value = { ...series.value, [answer.store]: { values, done: answer.done } };
}

/** Begins a new recording; whatever was at work is ended. */
export function record(next: Subject, by: StrategyId): void {
  worker?.terminate();
  batch(() => {
    subject.value = next;
    strategy.value = by;
    run.value = undefined;
    series.value = noSeries();
    at.value = 0;
    isRunning.value = false;
  });
  worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => take(data));
  const question: LabQuestion = { rows: showPosition(next.level, next.level.start), strategy: by };
  worker.postMessage(question);
}

export function closeLab(): void {
  isRunning.value = false;
  worker?.terminate();
  worker = undefined;
}

export const isAtEnd = computed(() => run.value !== undefined && at.value >= run.value.explored);

export function stepOn(count: number): void {
  const recorded = run.value;
  if (!recorded) return;
  at.value = Math.min(recorded.explored, at.value + count);
  if (at.value >= recorded.explored) isRunning.value = false;
}

/** On to the first state of the next depth. */
export function nextDepth(): void {
  const recorded = run.value;
  if (!recorded) return;
  const now = recorded.depth[Math.max(0, at.value - 1)] as number;
  let next = at.value;
  while (next < recorded.explored && recorded.depth[next] === now) next++;
  stepOn(Math.max(1, next - at.value + 1));
}

export function toggleRun(): void {
  if (isAtEnd.value) at.value = Math.min(1, run.value?.explored ?? 0);
  isRunning.value = !isRunning.value;
}
