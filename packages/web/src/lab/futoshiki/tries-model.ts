// The lab of a Futoshiki: backtracking and propagation on one puzzle, each shown at one of its events, and propagation
// between two events at one of its eliminations.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { type Eliminations, eliminationsAt } from '@masu/solve/futoshiki/solve/record/eliminations.js';
import type { RecordedTries } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { computed, signal } from '@preact/signals';
import type { ScaleId } from '../model/measures.js';
import type { TryMeasureId } from './tries-figures.js';

interface TriesSubject {
  readonly level: FutoshikiLevel;
  readonly title: string;
}

export const TRY_ALGORITHMS = ['backtrack', 'propagate'] as const;

export type TryAlgorithmId = (typeof TRY_ALGORITHMS)[number];

type ByAlgorithm<Value> = Readonly<Record<TryAlgorithmId, Value>>;

/** Events per second. */
export const TRY_SPEEDS = [1, 2, 5, 20, 100, 1000] as const;

const DEFAULT_LAB_SPEED = 2;

const NONE: ByAlgorithm<undefined> = { backtrack: undefined, propagate: undefined };

const START: ByAlgorithm<number> = { backtrack: 0, propagate: 0 };

export class TriesLab {
  readonly subject = signal<TriesSubject | undefined>(undefined);
  readonly runs = signal<ByAlgorithm<RecordedTries | undefined>>(NONE);
  /** The event each is shown at, and the last one that was. */
  readonly moments = signal<ByAlgorithm<number>>(START);
  readonly reached = signal<ByAlgorithm<number>>(START);
  /** How many eliminations of the next event of propagation are shown. */
  readonly ran = signal(0);
  readonly isRunning = signal(false);
  readonly speed = signal<number>(DEFAULT_LAB_SPEED);
  readonly measure = signal<TryMeasureId>('tries');
  readonly scale = signal<ScaleId>('logarithmic');
  readonly isAtEnd = computed(() =>
    TRY_ALGORITHMS.every((id) => this.moments.value[id] >= (this.runs.value[id]?.events.count ?? 1) - 1),
  );
  #worker: Worker | undefined;
  /** The eliminations of events that were stepped through. */
  readonly #eliminations = new Map<number, Eliminations>();

  /** `at`: the events of both, and the eliminations after. */
  open(subject: TriesSubject, at: readonly number[] = []): void {
    const wanted = { backtrack: at[0] ?? 0, propagate: at[1] ?? 0 };
    if (this.subject.peek()?.level === subject.level) {
      for (const id of TRY_ALGORITHMS) this.scrub(id, wanted[id]);
      this.#showEliminations(at[2] ?? 0);
      return;
    }
    this.close();
    this.#eliminations.clear();
    this.subject.value = subject;
    this.runs.value = NONE;
    this.moments.value = wanted;
    this.reached.value = START;
    this.ran.value = 0;
    this.#worker = new Worker(new URL('./tries-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<RecordedTries>) => {
      this.runs.value = { ...this.runs.value, [data.algorithm]: data };
      this.scrub(data.algorithm, this.moments.peek()[data.algorithm]);
      if (data.algorithm === 'propagate') this.#showEliminations(at[2] ?? 0);
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
    const moment = Math.max(0, Math.min(last, event));
    this.moments.value = { ...this.moments.peek(), [id]: moment };
    if (id === 'propagate') this.ran.value = 0;
    if (!this.runs.peek()[id]) return;
    const reached = this.reached.peek();
    this.reached.value = { ...reached, [id]: Math.max(reached[id], moment) };
  }

  /** The eliminations of an event of propagation. */
  eliminations(event: number): Eliminations {
    const [level, run] = [this.subject.peek()?.level, this.runs.peek().propagate];
    const known = this.#eliminations.get(event);
    if (known || !level || !run || event >= run.events.count) return known ?? { steps: [] };
    const eliminated = eliminationsAt(level, run, event);
    this.#eliminations.set(event, eliminated);
    return eliminated;
  }

  #showEliminations(count: number): void {
    const { steps } = count > 0 ? this.eliminations(this.moments.peek().propagate + 1) : { steps: [] };
    this.ran.value = Math.min(count, steps.length);
  }

  /** Propagation forward or back by one elimination; where an event has none, by the event. */
  stepElimination(direction: 1 | -1): void {
    this.isRunning.value = false;
    const [moment, ran] = [this.moments.peek().propagate, this.ran.peek()];
    if (direction > 0) {
      if (ran < this.eliminations(moment + 1).steps.length) this.ran.value = ran + 1;
      else this.scrub('propagate', moment + 1);
    } else if (ran > 0) {
      this.ran.value = ran - 1;
    } else if (moment > 0) {
      this.scrub('propagate', moment - 1);
      this.ran.value = this.eliminations(moment).steps.length;
    }
  }

  /** Both searches forward or back by this many events; a search that has ended stays where it is. */
  advance(count: number): void {
    // Back from between two events is back to the first of them.
    const isBetween = count === -1 && this.ran.peek() > 0;
    for (const id of TRY_ALGORITHMS) {
      this.scrub(id, this.moments.peek()[id] + (isBetween && id === 'propagate' ? 0 : count));
    }
    if (this.isAtEnd.peek()) this.isRunning.value = false;
  }

  toggle(): void {
    if (!this.isRunning.peek() && this.isAtEnd.peek()) for (const id of TRY_ALGORITHMS) this.scrub(id, 0);
    this.isRunning.value = !this.isRunning.peek();
  }
}
