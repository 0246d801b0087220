// The state of the Futoshiki editor: the drawing, saved on this device at each stroke, and what masu says about it.

import { defined } from '@masu/core/base/defined.js';
import type { FutoshikiDraft, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { DraftFacts } from '@masu/core/play/drafts.js';
import type { SavedDraft } from '@masu/core/play/saved-data.js';
import type { AnalyzeJob } from '@masu/engine/jobs/kinds/analyze-schema.js';
import { futoshikiLevelText } from '@masu/engine/session/futoshiki/jobs.js';
import type { FutoshikiAnalysis, FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import { computed, effect, signal, untracked } from '@preact/signals';
import { OpenDraft } from '../../drafts/open-draft.js';
import { said } from '../../said.js';
import { parsePuzzleLink } from '../../share/puzzle-link.js';
import { editorTexts } from '../../texts/editor.js';
import { LiveReview } from '../review/live-review.js';
import { emptySheet, type PuzzleDrawing, replacePuzzle, startPuzzle, validSheet } from './puzzle-drawing.js';

const FIRST_SIZE = 5;

export const puzzleDrawing = signal<PuzzleDrawing>(startPuzzle(emptySheet(FIRST_SIZE)));
export const puzzleSheet = computed(() => puzzleDrawing.value.sheet);

/** The drawing as a puzzle, with title and author. */
export const puzzleDraft = computed((): FutoshikiLevel & Pick<FutoshikiDraft, 'title' | 'author'> => ({
  ...puzzleSheet.value,
  ...(puzzleTitle.value ? { title: puzzleTitle.value } : {}),
  ...(puzzleAuthor.value ? { author: puzzleAuthor.value } : {}),
}));

function spokenReview(): string {
  const now = puzzleReview.review.peek();
  if (now.kind !== 'done') return '';
  return `${said(now.analysis.status)} ${editorTexts.review.counted(puzzleReview.notes.peek().length)}`;
}

export const analyzePuzzleJob = (sheet: FutoshikiLevel): AnalyzeJob => ({
  kind: 'analyze',
  puzzle: 'futoshiki',
  level: futoshikiLevelText(sheet),
  format: 'unequal',
  limits: {},
});

async function duplicate(sheet: FutoshikiLevel, isWanted: () => boolean): Promise<FutoshikiNote | undefined> {
  const { findPuzzleDuplicate } = await import('../review/duplicates.js');
  return isWanted() ? findPuzzleDuplicate(sheet, openPuzzleDrawing.origin, isWanted) : undefined;
}

export const puzzleReview = new LiveReview<FutoshikiLevel, FutoshikiNote, FutoshikiAnalysis>({
  sheet: puzzleSheet,
  analyzeJob: analyzePuzzleJob,
  context: () => openPuzzleDrawing.id.value,
  words: spokenReview,
  lastNote: duplicate,
});

/** The sheet of a saved drawing; undefined if it can't be read. */
export function savedSheet({ text }: Pick<SavedDraft, 'text'>): FutoshikiLevel | undefined {
  const link = parsePuzzleLink(new URLSearchParams({ l: text }));
  return link && validSheet(link.draft);
}

const sheetText = (sheet: FutoshikiLevel): string => futoshikiLevelText(sheet).trim();

/** The result of the analysis if it has ended. */
export const puzzleFacts = computed((): DraftFacts | undefined => {
  const now = puzzleReview.review.value;
  if (now.kind !== 'done') return undefined;
  const { verdict, grade } = now.analysis;
  return { verdict, ...defined({ grade }) };
});

/** The drawing that is open, among those that are saved. */
export const openPuzzleDrawing = new OpenDraft({
  puzzle: 'futoshiki',
  drawn: () => ({ text: sheetText(puzzleSheet.peek()), ...puzzleFacts.peek() }),
  show: (content) => {
    puzzleDrawing.value = startPuzzle((content && savedSheet(content)) ?? emptySheet(FIRST_SIZE));
  },
  replace(version) {
    const sheet = savedSheet(version);
    if (sheet) puzzleDrawing.value = replacePuzzle(puzzleDrawing.peek(), sheet);
  },
});
export const { title: puzzleTitle, author: puzzleAuthor } = openPuzzleDrawing;

/**
 * Opens a puzzle as a drawing of its own; `origin`: the collection that it is from. Returns the drawing that was open before,
 * if it was another one and is saved; `invalid` if it is no puzzle.
 */
export function openPuzzleDraft(draft: FutoshikiDraft, origin?: string): SavedDraft | 'invalid' | undefined {
  const sheet = validSheet(draft);
  if (!sheet) return 'invalid';
  const { title = '', author = '' } = draft;
  return openPuzzleDrawing.openLevel({ title, author, text: sheetText(sheet), ...defined({ origin }) });
}

/** Saves and analyzes the drawing while the editor is open. Returns a function that ends it. */
export function startPuzzleEditing(): () => void {
  const stopSaving = openPuzzleDrawing.start(() => puzzleDraft.value);
  const stopReview = puzzleReview.start();
  const stopNoting = effect(() => {
    if (puzzleReview.review.value.kind === 'done') untracked(() => openPuzzleDrawing.noteFacts());
  });
  return () => {
    for (const stop of [stopSaving, stopNoting, stopReview]) stop();
  };
}
