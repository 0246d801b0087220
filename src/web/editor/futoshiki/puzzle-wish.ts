// What the author asks of a puzzle with one solution, answered in the worker of the analysis: harder or easier by the swap
// of one clue, or signs alone. The answer is a note about this drawing; another stroke drops it.

import { computed, effect, signal } from '@preact/signals';
import type { AuthorWish, FutoshikiLevel, FutoshikiNote } from '../../../futoshiki/index.js';
import type { Task } from '../../../jobs/index.js';
import { singleWorkers } from '../../workers.js';
import { analyzePuzzleJob, puzzleSheet } from './puzzle-state.js';

interface PuzzleWish {
  readonly sheet: FutoshikiLevel;
  readonly wish: AuthorWish;
  /** Undefined while it is being looked for. */
  readonly answer?: FutoshikiNote | 'failed';
}

const asked = signal<PuzzleWish | undefined>(undefined);
/** What was asked about the drawing as it is. */
export const puzzleWish = computed(() => (asked.value?.sheet === puzzleSheet.value ? asked.value : undefined));

/** The changes of the answer on the grid: the clues that go are marked, signs that come are drawn dashed. */
export const isWishShown = signal(false);

let task: Task<unknown> | undefined;

function stopWish(): void {
  task?.stop();
  task = undefined;
}

export async function askWish(wish: AuthorWish): Promise<FutoshikiNote | undefined> {
  stopWish();
  isWishShown.value = false;
  const sheet = puzzleSheet.peek();
  const mine: PuzzleWish = { sheet, wish };
  asked.value = mine;
  const end = (answer: NonNullable<PuzzleWish['answer']>): void => {
    if (asked.peek() === mine) asked.value = { ...mine, answer };
  };
  try {
    const { singleEngine } = await singleWorkers();
    if (asked.peek() !== mine) return undefined;
    const running = singleEngine('analyze').run({ ...analyzePuzzleJob(sheet), wish });
    task = running;
    const reported = await running.report;
    if (asked.peek() !== mine) return undefined;
    if (!reported.ok || reported.value.verdict !== 'analyzed') throw new Error('the analysis did not end');
    const note = reported.value.analysis.notes.find(({ kind }) => kind === 'wish') as FutoshikiNote | undefined;
    if (!note) throw new Error('a wish without an answer');
    end(note);
    return note;
  } catch {
    end('failed');
    return undefined;
  }
}

/** Another drawing needs no answer about this one. Returns a function that ends it. */
export function followWish(): () => void {
  const stop = effect(() => {
    if (asked.value && asked.value.sheet !== puzzleSheet.value) stopWish();
  });
  return () => {
    stop();
    stopWish();
    asked.value = undefined;
  };
}
