// The lab of a Futoshiki: backtracking and propagation on one puzzle, each shown at one of its events.

import { computed, signal } from '@preact/signals';
import type { FutoshikiLevel, RecordedTries } from '../../../futoshiki/index.js';

export interface TriesSubject {
  readonly level: FutoshikiLevel;
  readonly title: string;
}

export const TRY_ALGORITHMS = ['backtrack', 'propagate'] as const;
export type TryAlgorithmId = (typeof TRY_ALGORITHMS)[number];

type ByAlgorithm<Value> = Readonly<Record<TryAlgorithmId, Value>>;

/** Events per second. */
export const TRY_SPEEDS = [1, 2, 5, 20, 100, 1000] as const;
const USUAL_SPEED = 2;

export class TriesLab {
  readonly subject = signal<TriesSubject | undefined>(undefined);
  readonly runs = signal<ByAlgorithm<RecordedTries | undefined>>({ backtrack: undefined, propagate: undefined });
  /** The event each is shown at. */
  readonly moments = signal<ByAlgorithm<number>>({ backtrack: 0, propagate: 0 });
  readonly isRunning = signal(false);
  readonly speed = signal<number>(USUAL_SPEED);
  readonly isAtEnd = computed(() =>
    TRY_ALGORITHMS.every((id) => this.moments.value[id] >= (this.runs.value[id]?.events.count ?? 1) - 1),
  );
  #worker: Worker | undefined;

  open(subject: TriesSubject, at: readonly number[] = []): void {
    const wanted = { backtrack: at[0] ?? 0, propagate: at[1] ?? 0 };
    if (this.subject.peek()?.level === subject.level) {
      for (const id of TRY_ALGORITHMS) this.scrub(id, wanted[id]);
      return;
    }
    this.close();
    this.subject.value = subject;
    this.runs.value = { backtrack: undefined, propagate: undefined };
    this.moments.value = wanted;
    this.#worker = new Worker(new URL('./tries-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<RecordedTries>) => {
      this.runs.value = { ...this.runs.value, [data.algorithm]: data };
      this.scrub(data.algorithm, this.moments.peek()[data.algorithm]);
    });
    this.#worker.postMessage(subject.level);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isRunning.value = false;
    // What was not recorded yet is recorded when it is opened again.
    if (TRY_ALGORITHMS.some((id) => !this.runs.peek()[id])) this.subject.value = undefined;
  }

  scrub(id: TryAlgorithmId, event: number): void {
    const last = (this.runs.peek()[id]?.events.count ?? Number.MAX_SAFE_INTEGER) - 1;
    this.moments.value = { ...this.moments.peek(), [id]: Math.max(0, Math.min(last, event)) };
  }

  /** Both searches forward or back by this many events; a search that has ended stays where it is. */
  advance(count: number): void {
    for (const id of TRY_ALGORITHMS) this.scrub(id, this.moments.peek()[id] + count);
    if (this.isAtEnd.peek()) this.isRunning.value = false;
  }

  toggle(): void {
    if (!this.isRunning.peek() && this.isAtEnd.peek()) this.moments.value = { backtrack: 0, propagate: 0 };
    this.isRunning.value = !this.isRunning.peek();
  }
}
