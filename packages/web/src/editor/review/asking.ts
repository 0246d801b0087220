// What the author of a Sokoban level asks for: ideas from the map of single edits, spare floor to fill, and the notes that are
// not shown unasked.

import type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import type { SokobanEdits, SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import { computed, effect, signal, untracked } from '@preact/signals';
import { checks } from '../sheet/state.js';
import { AuthorQuestion } from './author-question.js';
import { overlay } from './overlays.js';
import { analyzeDrawingJob, levelReview, reviewedSheet } from './review.js';

export const LEVEL_QUESTIONS = ['harder', 'easier', 'fill', 'map', 'first', 'apart'] as const;
export type LevelQuestion = (typeof LEVEL_QUESTIONS)[number];

const question = new AuthorQuestion<(typeof reviewedSheet)['value'], SokobanAnalysis>(reviewedSheet, (sheet) =>
  sheet && checks.peek().level ? analyzeDrawingJob(sheet) : undefined,
);

/** Questions can be asked about a level whose positions are all known, and that is not solved already. */
export const canAsk = computed(() => {
  const { verdict, isExact, pushes } = levelReview.analysis.value ?? {};
  return verdict === 'solved' && isExact === true && pushes !== 0;
});

const asked = signal<{ readonly sheet: unknown; readonly question: LevelQuestion } | undefined>(undefined);
/** The question about the drawing as it is. */
export const askedQuestion = computed(() =>
  asked.value && asked.value.sheet === reviewedSheet.value ? asked.value.question : undefined,
);

const answered = (wish: 'edits' | 'fill'): SokobanAnalysis | 'failed' | undefined =>
  question.now.value?.wish === wish ? question.now.value.answer : undefined;

export const isAnswerMissing = computed(() => question.now.value?.answer === 'failed');

/** What single edits do, as far as it is known. */
export const knownEdits = computed((): SokobanEdits | undefined => {
  const answer = answered('edits');
  return answer === 'failed' ? undefined : answer?.edits;
});

/** The answer to `fill`; undefined while it is looked for. */
export const fillOffers = computed((): readonly SokobanNote[] | undefined => {
  const answer = answered('fill');
  return answer === 'failed' ? [] : answer?.notes;
});

const notesOfKind = (kind: SokobanNote['kind']): readonly SokobanNote[] =>
  levelReview.analysis.value?.notes.filter((note) => note.kind === kind) ?? [];
export const firstPushNotes = computed(() => notesOfKind('first-push-loses'));
export const loneBoxNotes = computed(() => notesOfKind('lone-box'));

/** The offer that is shown on the board. */
const shown = signal<{ readonly sheet: unknown; readonly note: SokobanNote } | undefined>(undefined);
export const shownOffer = computed(() =>
  shown.value && shown.value.sheet === reviewedSheet.value ? shown.value.note : undefined,
);

/** On a phone, the answers are below the board. */
function bringBoardIntoView(): void {
  document.querySelector('.edit .board')?.scrollIntoView({ block: 'nearest' });
}

export function showOffer(note: SokobanNote | undefined): void {
  levelReview.showNote(undefined);
  shown.value = note && { sheet: reviewedSheet.peek(), note };
  if (note) bringBoardIntoView();
}

/** Shows a note of the review, in the place of an offer. */
export function showReviewNote(note: SokobanNote | undefined): void {
  shown.value = undefined;
  levelReview.showNote(note);
}

async function askFor(wish: 'edits' | 'fill'): Promise<void> {
  if (question.now.peek()?.wish !== wish) await question.ask(wish);
}

/** Asks, or drops the question if it is the same again. Resolves once the answer is there. */
export async function askAbout(next: LevelQuestion): Promise<void> {
  showOffer(undefined);
  const isSame = askedQuestion.peek() === next;
  if (overlay.peek() === 'edits') overlay.value = 'none';
  asked.value = isSame ? undefined : { sheet: reviewedSheet.peek(), question: next };
  if (isSame) return;
  if (next === 'map') {
    overlay.value = 'edits';
    bringBoardIntoView();
  }
  if (next === 'fill') await askFor('fill');
  else if (next !== 'first' && next !== 'apart') await askFor('edits');
}

/** While the editor is open: drops answers about other drawings, and makes the map that the board shows. */
export function startAsking(): () => void {
  const stopMapping = effect(() => {
    const isWanted = overlay.value === 'edits' && levelReview.review.value.kind === 'done' && canAsk.value;
    if (isWanted) untracked(() => void askFor('edits'));
  });
  const stopFollowing = question.follow();
  return () => {
    for (const stop of [stopMapping, stopFollowing]) stop();
    asked.value = undefined;
    shown.value = undefined;
  };
}
