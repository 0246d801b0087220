// What an author asks about the drawing, answered in the worker of the analysis, for any puzzle: parts of the answer as they
// come. Another stroke drops question and answer.

import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { AnalyzeJob } from '@masu/engine/jobs/kinds/analyze-schema.js';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { runAnalysis } from './live-review.js';

type Wish = NonNullable<AnalyzeJob['wish']>;

interface Asked<Sheet, Analysis> {
  readonly sheet: Sheet;
  readonly wish: Wish;
  /** Undefined while nothing is known. */
  readonly answer?: Analysis | 'failed';
}

export class AuthorQuestion<Sheet, Analysis> {
  readonly #sheet: ReadonlySignal<Sheet>;
  readonly #analyzeJob: (sheet: Sheet) => AnalyzeJob | undefined;
  readonly #asked = signal<Asked<Sheet, Analysis> | undefined>(undefined);
  #task: Task<unknown> | undefined;

  constructor(sheet: ReadonlySignal<Sheet>, analyzeJob: (sheet: Sheet) => AnalyzeJob | undefined) {
    this.#sheet = sheet;
    this.#analyzeJob = analyzeJob;
  }

  /** What was asked about the drawing as it is. */
  readonly now = computed(() => (this.#asked.value?.sheet === this.#sheet.value ? this.#asked.value : undefined));

  #stop(): void {
    this.#task?.stop();
    this.#task = undefined;
  }

  /** Resolves to the whole answer; undefined if there is none, or if it is no longer wanted. */
  async ask(wish: Wish): Promise<Analysis | undefined> {
    this.#stop();
    const sheet = this.#sheet.peek();
    const job = this.#analyzeJob(sheet);
    if (!job) return undefined;
    let mine: Asked<Sheet, Analysis> = { sheet, wish };
    this.#asked.value = mine;
    const isWanted = (): boolean => this.#asked.peek() === mine;
    const show = (answer: Analysis | 'failed'): void => {
      if (!isWanted()) return;
      mine = { ...mine, answer };
      this.#asked.value = mine;
    };
    try {
      const answer = await runAnalysis<Analysis>({ ...job, wish }, isWanted, (task) => (this.#task = task), show);
      if (answer) show(answer);
      return answer;
    } catch {
      show('failed');
      return undefined;
    }
  }

  /** Drops what is asked once the drawing is another one, until the returned function is called. */
  follow(): () => void {
    const stop = effect(() => {
      if (this.#asked.value && this.#asked.value.sheet !== this.#sheet.value) this.#stop();
    });
    return () => {
      stop();
      this.#stop();
      this.#asked.value = undefined;
    };
  }
}
