// The lab as signals: the level, the set-up, the recorded runs, and the moment each of them is shown at. The page has one
// lab, and so has each lesson. Runs are recorded in a worker; a changed search is recorded again, the others stay.

import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { batch, computed, signal } from '@preact/signals';
import type { LabAnswer, LabQuestion } from './messages.js';
import { expandedAt, type LinePlace, nextLine, previousLine, wholeStep } from './moment.js';
import type { LabRun } from './run.js';
import { DEFAULT_SETUP, type LabSetup, MAX_SEARCHES, type SearchSetup, sameSearch } from './setup.js';

interface Subject {
  readonly level: Level;
  readonly title: string;
}

/** One search on the page. */
export interface LabSearch {
  readonly setup: SearchSetup;
  readonly run: LabRun | undefined;
  /** States expanded so far while it is being recorded. */
  readonly progress: number;
  /** The event that is shown, and how many states are expanded there. */
  readonly moment: number;
  readonly at: number;
  /** The most states that were shown as expanded: nothing on the page says what comes after them. */
  readonly reached: number;
  /** Lines of the pseudo-code that have run since. */
  readonly ran: number;
  readonly isRunning: boolean;
  /** Moves of the solution that are shown; undefined: the search is shown. */
  readonly replay: number | undefined;
  /** The solution is playing: its next move follows after a pause. */
  readonly isReplaying: boolean;
}

export const SPEEDS = [1, 2, 10, 50, 200, 1000, 10_000, 50_000] as const;
const DEFAULT_LAB_SPEED = 2;

const NO_REPLAY = { replay: undefined, isReplaying: false } as const;

const newSearch = (setup: SearchSetup): LabSearch => ({
  setup,
  run: undefined,
  progress: 0,
  moment: 0,
  at: 0,
  reached: 0,
  ran: 0,
  isRunning: false,
  ...NO_REPLAY,
});

type Shown = Pick<LabSearch, 'moment' | 'at' | 'ran' | 'reached'>;

function shownAt({ recorded }: LabRun, { moment, ran }: LinePlace, reached: number): Shown {
  // The line before the first state is part of its step.
  const at = Math.max(1, expandedAt(recorded, moment));
  return { ...{ moment, ran, at }, reached: Math.max(reached, at) };
}

/** At the event, with no line run since. */
const atEvent = (moment: number): LinePlace => ({ moment, ran: 0 });

/** Nothing is left to run. */
export const isAtEnd = ({ run, at }: LabSearch): boolean => !run || at >= run.recorded.steps.count;

/** The last event of the run is shown: only now does the page say how the search ended. */
export const isEndShown = ({ run, moment }: LabSearch): boolean =>
  run !== undefined && moment >= run.recorded.events.count - 1;

const MIN_SLIDER_STEPS = 64;

/** Where a slider over a run ends: at its end if that was shown, otherwise beyond what was, without saying how far it goes. */
export function sliderEnd(reached: number, count: number): number {
  if (reached >= count) return count;
  let end = MIN_SLIDER_STEPS;
  while (end < 1.25 * reached) end *= 2;
  return end;
}

export class Lab {
  readonly subject = signal<Subject | undefined>(undefined);
  readonly searches = signal<readonly LabSearch[]>([]);
  readonly view = signal<Omit<LabSetup, 'searches' | 'at'>>(DEFAULT_SETUP);
  readonly speed = signal<number>(DEFAULT_LAB_SPEED);
  /** The least moves of a solution: `searching`, or undefined if it was not found. */
  readonly optimum = signal<number | 'searching' | undefined>('searching');
  readonly isRunning = computed(() => this.searches.value.some((search) => search.isRunning));
  /** The most states that any search has expanded. */
  readonly longest = computed(() =>
    Math.max(0, ...this.searches.value.map(({ run }) => run?.recorded.steps.count ?? 0)),
  );
  /** The most states that were shown as expanded; `longest` once every search has been shown to its end. */
  readonly reached = computed(() => Math.max(0, ...this.searches.value.map(({ reached }) => reached)));
  /** The moment that all searches share. */
  readonly shared = computed(() => Math.max(0, ...this.searches.value.map(({ at }) => at)));
  readonly setup = computed(
    (): LabSetup => ({
      ...this.view.value,
      searches: this.searches.value.map(({ setup }) => setup),
      at: this.view.value.pace === 'own' ? this.searches.value.map(({ at }) => at) : [this.shared.value],
    }),
  );
  #worker: Worker | undefined;
  #problem: MovesProblem | undefined;
  /** The moments to go to once the runs are there. */
  #wanted: readonly number[] = [];

  /** Shows a set-up on a level; runs that are already there are used again. */
  open(subject: Subject, setup: LabSetup): void {
    const isSame = this.subject.peek()?.level === subject.level;
    const before = isSame ? this.searches.peek() : [];
    batch(() => {
      if (!isSame) {
        this.subject.value = subject;
        this.#problem = new MovesProblem(subject.level);
        this.optimum.value = 'searching';
      }
      const { searches, at, ...view } = setup;
      this.view.value = view;
      this.#wanted = searches.map((_, index) => at[view.pace === 'own' ? index : 0] ?? 0);
      this.searches.value = searches.map((wanted, index) => {
        const known = before.find((search) => search.run && sameSearch(search.setup, wanted));
        const search = { ...newSearch(wanted), run: known?.run, reached: known?.reached ?? 0 };
        return search.run ? { ...search, ...this.#wantedMoment(search.run, index, search.reached) } : search;
      });
    });
    this.#record();
  }

  #wantedMoment(run: LabRun, index: number, reached = 0): Shown {
    return shownAt(run, atEvent(wholeStep(run.recorded, this.#wanted[index] ?? 1)), reached);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.pause();
  }

  #record(): void {
    this.#worker?.terminate();
    const subject = this.subject.peek();
    const searches = this.searches.peek().flatMap(({ run, setup }, index) => (run ? [] : [{ index, setup }]));
    if (!subject || (searches.length === 0 && this.optimum.peek() !== 'searching')) return;
    this.#worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => this.#hear(data));
    const question: LabQuestion = { rows: showPosition(subject.level, subject.level.start), searches };
    this.#worker.postMessage(question);
  }

  #hear(answer: LabAnswer): void {
    if (answer.kind === 'optimum') this.optimum.value = answer.moves;
    else if (answer.kind === 'progress') this.#change(answer.index, { progress: answer.expanded });
    else this.#change(answer.index, { run: answer.run, ...this.#wantedMoment(answer.run, answer.index) });
  }

  #change(index: number, changes: Partial<LabSearch>): void {
    this.searches.value = this.searches.value.map((search, at) => (at === index ? { ...search, ...changes } : search));
  }

  /** Moves one search, or all of them if they advance together. */
  #move(index: number, to: (search: LabSearch, run: LabRun) => LinePlace): void {
    const isTogether = this.view.peek().pace === 'together';
    this.searches.value = this.searches.value.map((search, at) =>
      search.run && (isTogether || at === index)
        ? { ...search, ...NO_REPLAY, ...shownAt(search.run, to(search, search.run), search.reached) }
        : search,
    );
  }

  scrub(index: number, at: number): void {
    this.#move(index, (_, { recorded }) => atEvent(wholeStep(recorded, at)));
  }

  /** Forward or back by whole states. */
  step(index: number, count: number): void {
    const now = this.view.peek().pace === 'together' ? this.shared.peek() : (this.searches.peek()[index]?.at ?? 0);
    this.scrub(index, now + count);
  }

  /**
   * Forward or back by one line of the pseudo-code. If all advance together, a search that ended earlier waits while
   * the others go back.
   */
  stepLine(index: number, direction: 1 | -1): void {
    const shared = this.shared.peek();
    const isTogether = this.view.peek().pace === 'together';
    this.#move(index, (search, { recorded }) => {
      if (direction > 0) return nextLine(recorded, search);
      return isTogether && search.at < shared ? search : previousLine(recorded, search);
    });
  }

  /** Runs or pauses one search, or all of them if they advance together or no index is given. */
  toggle(index?: number): void {
    const isAll = index === undefined || this.view.peek().pace === 'together';
    const isRunning = isAll ? this.isRunning.peek() : (this.searches.peek()[index]?.isRunning ?? false);
    const atEnd = this.searches.peek().every(isAtEnd);
    this.searches.value = this.searches.value.map((search, at) => {
      if (!isAll && at !== index) return search;
      const isRestart = !isRunning && search.run && (isAll ? atEnd : isAtEnd(search));
      const shown =
        isRestart && search.run ? shownAt(search.run, atEvent(wholeStep(search.run.recorded, 1)), search.reached) : {};
      return { ...search, ...shown, ...NO_REPLAY, isRunning: !isRunning };
    });
  }

  pause(): void {
    if (this.isRunning.peek())
      this.searches.value = this.searches.value.map((search) => ({ ...search, isRunning: false }));
  }

  /** Runs on by this many states; a search pauses at its end. */
  advance(count: number): void {
    const isTogether = this.view.peek().pace === 'together';
    const shared = this.shared.peek() + count;
    const isOver = isTogether && shared >= this.longest.peek();
    this.searches.value = this.searches.value.map((search) => {
      const { run } = search;
      if (!search.isRunning || !run) return search;
      const to = wholeStep(run.recorded, isTogether ? shared : search.at + count);
      const shown = shownAt(run, atEvent(to), search.reached);
      return { ...search, ...shown, isRunning: isTogether ? !isOver : shown.at < run.recorded.steps.count };
    });
  }

  /** Shows this many moves of the solution, and plays on if wanted; undefined shows the search again. */
  replay(index: number, moves: number | undefined, isReplaying = false): void {
    this.#change(index, { replay: moves, isReplaying, isRunning: false });
  }

  changeSearch(index: number, changes: Partial<SearchSetup>): void {
    const { searches } = this.setup.peek();
    this.showSearches(searches.map((search, at) => (at === index ? { ...search, ...changes } : search)));
  }

  addSearch(): void {
    const { searches } = this.setup.peek();
    const last = searches.at(-1);
    if (last && searches.length < MAX_SEARCHES) this.showSearches([...searches, last]);
  }

  removeSearch(index: number): void {
    const { searches } = this.setup.peek();
    if (searches.length > 1) this.showSearches(searches.filter((_, at) => at !== index));
  }

  changeView(changes: Partial<Omit<LabSetup, 'searches' | 'at'>>): void {
    this.pause();
    this.view.value = { ...this.view.peek(), ...changes };
    if (changes.pace === 'together') this.scrub(0, this.shared.peek());
  }

  /** Other searches, at the same moment. */
  showSearches(searches: readonly SearchSetup[]): void {
    const subject = this.subject.peek();
    const at = this.shared.peek();
    if (subject) this.open(subject, { ...this.setup.peek(), at: [at, at, at, at], searches });
  }

  /** The position of a node of a run. */
  nodePosition(run: LabRun, node: number): Position {
    const problem = this.#problem as MovesProblem;
    const { states, words } = run.recorded.nodes;
    return problem.unpack(states, node * words);
  }
}
