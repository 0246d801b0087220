// Analyzes a sheet in a worker after each change, for any puzzle: stages as they come, and the note that is shown on the
// board. An answer about an older sheet is never shown; the latest answers are kept, so that undo has them at once.

import type { Message } from '@masu/core/base/message.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { AnalyzeJob } from '@masu/engine/jobs/kinds/analyze-schema.js';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { singleWorkers } from '../../workers.js';

interface AnyAnalysis<Note> {
  readonly status: Message;
  readonly notes: readonly Note[];
}

type SheetReview<Analysis> =
  /** The drawing isn't a valid level yet, or not looked at. */
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly analysis?: Analysis }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  /** A bug in masu. */
  | { readonly kind: 'failed' };

interface ReviewOf<Sheet, Note, _Analysis> {
  readonly sheet: ReadonlySignal<Sheet>;
  /** Undefined if the drawing isn't a valid level. */
  readonly analyzeJob: (sheet: Sheet) => AnalyzeJob | undefined;
  /** What `lastNote` also depends on: if it changes, it is looked for again. */
  readonly context: () => unknown;
  /** What is spoken once the analysis has ended and the drawing rests. */
  readonly words: () => string;
  /** A note that is looked for once the analysis has ended: a duplicate; `isWanted`: the sheet is still shown. */
  readonly lastNote: (sheet: Sheet, isWanted: () => boolean) => Promise<Note | undefined>;
  /** The notes that are shown, in their order. */
  readonly arrange?: (notes: readonly Note[]) => readonly Note[];
}

const DEBOUNCE_MILLIS = 60;
const REST_MILLIS = 700;
const MAX_KEPT = 50;

/**
 * Runs an analysis in its worker, with parts of it as they come. Undefined if it is no longer wanted; rejects if it does not
 * end, which is a bug. Each puzzle has analyses of its own; the job says which.
 */
export async function runAnalysis<Analysis>(
  job: AnalyzeJob,
  isWanted: () => boolean,
  onStart: (task: Task<unknown>) => void,
  onPart: (part: Analysis) => void,
): Promise<Analysis | undefined> {
  const { singleEngine, parseAnalysis } = await singleWorkers();
  if (!isWanted()) return undefined;
  const task = singleEngine('analyze').run(job, ({ partial }) => {
    const part = parseAnalysis(partial);
    if (part) onPart(part as unknown as Analysis);
  });
  onStart(task);
  const reported = await task.report;
  if (!isWanted()) return undefined;
  if (!reported.ok || reported.value.verdict !== 'analyzed') throw new Error('the analysis did not end');
  return reported.value.analysis as unknown as Analysis;
}

export class LiveReview<Sheet, Note extends Message, Analysis extends AnyAnalysis<Note>> {
  readonly #of: ReviewOf<Sheet, Note, Analysis>;
  readonly #answered = signal<{ readonly sheet: Sheet; readonly review: SheetReview<Analysis> } | undefined>(undefined);
  readonly #shown = signal<{ readonly sheet: Sheet; readonly key: string } | undefined>(undefined);
  readonly #last = signal<{ readonly sheet: Sheet; readonly note: Note | undefined } | undefined>(undefined);
  readonly #kept = new Map<string, Analysis>();
  #run = 0;
  #task: Task<unknown> | undefined;

  constructor(of: ReviewOf<Sheet, Note, Analysis>) {
    this.#of = of;
  }

  readonly review = computed((): SheetReview<Analysis> => {
    const answered = this.#answered.value;
    return answered && answered.sheet === this.#of.sheet.value ? answered.review : { kind: 'none' };
  });

  readonly analysis = computed((): Analysis | undefined => {
    const now = this.review.value;
    return 'analysis' in now ? now.analysis : undefined;
  });

  readonly notes = computed((): readonly Note[] => {
    const last = this.#last.value;
    const own = this.analysis.value?.notes ?? [];
    const all = last?.note && last.sheet === this.#of.sheet.value ? [...own, last.note] : own;
    return this.#of.arrange?.(all) ?? all;
  });

  /** By what it says: each stage brings the same notes as new objects. */
  readonly shownNote = computed((): Note | undefined => {
    const shown = this.#shown.value;
    if (!shown || shown.sheet !== this.#of.sheet.value) return undefined;
    return this.notes.value.find(({ facts }) => JSON.stringify(facts) === shown.key);
  });

  /** The result in words; a live region speaks it. */
  readonly spoken = signal('');

  showNote(note: Note | undefined): void {
    this.#shown.value = note && { sheet: this.#of.sheet.peek(), key: JSON.stringify(note.facts) };
  }

  /** The note that many after the one on the board; without one, the first or the last. */
  noteFromShown(by: 1 | -1): Note | undefined {
    const all = this.notes.peek();
    const shown = this.shownNote.peek();
    const index = shown ? all.indexOf(shown) + by : by > 0 ? 0 : -1;
    return all.at(index % Math.max(1, all.length));
  }

  /** Notes may still come: the analysis has not ended, or the search for further notes. */
  get isLooking(): boolean {
    const { kind } = this.review.peek();
    const sheet = this.#of.sheet.peek();
    if (kind === 'none') return sheet === undefined || this.#of.analyzeJob(sheet) !== undefined;
    return kind === 'running' || (kind === 'done' && this.#last.peek()?.sheet !== sheet);
  }

  #stop(): void {
    this.#run++;
    this.#task?.stop();
    this.#task = undefined;
  }

  async #lookFurther(sheet: Sheet): Promise<void> {
    const mine = this.#run;
    const isWanted = (): boolean => mine === this.#run;
    // Offline, the levels to compare with may be missing: what is known stays.
    const note = await this.#of.lastNote(sheet, isWanted).catch(() => undefined);
    if (isWanted()) this.#last.value = { sheet, note };
  }

  async #analyze(sheet: Sheet, job: AnalyzeJob): Promise<void> {
    const mine = this.#run;
    const isWanted = (): boolean => mine === this.#run;
    const show = (review: SheetReview<Analysis>): void => {
      if (isWanted()) this.#answered.value = { sheet, review };
    };
    show({ kind: 'running' });
    try {
      const analysis = await runAnalysis<Analysis>(
        job,
        isWanted,
        (task) => (this.#task = task),
        (part) => show({ kind: 'running', analysis: part }),
      );
      if (!analysis) return;
      this.#keep(JSON.stringify(job), analysis);
      show({ kind: 'done', analysis });
      void this.#lookFurther(sheet);
    } catch {
      show({ kind: 'failed' });
    }
  }

  #keep(job: string, analysis: Analysis): void {
    this.#kept.set(job, analysis);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #next(sheet: Sheet): ReturnType<typeof setTimeout> | undefined {
    this.#stop();
    const job = this.#of.analyzeJob(sheet);
    if (!job) return undefined;
    const analysis = this.#kept.get(JSON.stringify(job));
    if (!analysis) return setTimeout(() => void this.#analyze(sheet, job), DEBOUNCE_MILLIS);
    this.#answered.value = { sheet, review: { kind: 'done', analysis } };
    void this.#lookFurther(sheet);
    return undefined;
  }

  /** Analyzes the sheet at each change until the returned function is called. */
  start(): () => void {
    let [waiting, resting]: (ReturnType<typeof setTimeout> | undefined)[] = [];
    const stopAnalyzing = effect(() => {
      const sheet = this.#of.sheet.value;
      this.#of.context();
      clearTimeout(waiting);
      waiting = untracked(() => this.#next(sheet));
    });
    const stopSpeaking = effect(() => {
      this.review.value;
      this.notes.value;
      clearTimeout(resting);
      resting = setTimeout(() => (this.spoken.value = this.#of.words() || this.spoken.peek()), REST_MILLIS);
    });
    return () => {
      for (const timer of [waiting, resting]) clearTimeout(timer);
      for (const stop of [stopAnalyzing, stopSpeaking]) stop();
      this.#stop();
      this.#answered.value = undefined;
      this.showNote(undefined);
      this.spoken.value = '';
    };
  }
}
