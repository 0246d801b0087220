// What the author asks of a puzzle with one solution: harder or easier by the swap of one clue, or signs alone.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { FutoshikiAnalysis, FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import type { AuthorWish } from '@masu/studio/futoshiki/analyze/wishes.js';
import { computed, signal } from '@preact/signals';
import { AuthorQuestion } from '../review/author-question.js';
import { analyzePuzzleJob, puzzleSheet } from './puzzle-state.js';

const question = new AuthorQuestion<FutoshikiLevel, FutoshikiAnalysis>(puzzleSheet, analyzePuzzleJob);

const noteIn = ({ notes }: FutoshikiAnalysis): FutoshikiNote | undefined => notes.find(({ kind }) => kind === 'wish');

/** What was asked about the drawing as it is, and the answer once it is there. */
export const puzzleWish = computed(() => {
  const asked = question.now.value;
  const { answer } = asked ?? {};
  return asked && { wish: asked.wish, answer: answer === undefined || answer === 'failed' ? answer : noteIn(answer) };
});

/** The changes of the answer on the grid: the clues that go are marked, signs that come are drawn dashed. */
export const isWishShown = signal(false);

export async function askWish(wish: AuthorWish): Promise<FutoshikiNote | undefined> {
  isWishShown.value = false;
  const answer = await question.ask(wish);
  return answer && noteIn(answer);
}

/** Another drawing needs no answer about this one. Returns a function that ends it. */
export const followWish = (): (() => void) => question.follow();
