// The state of the Futoshiki editor: the drawing, saved on this device at each stroke, and what masu says about it.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { FutoshikiAnalysis, FutoshikiDraft, FutoshikiLevel, FutoshikiNote } from '../../../futoshiki/index.js';
import type { AnalyzeJob } from '../../../jobs/index.js';
import { futoshikiLevelText } from '../../../session/index.js';
import { said } from '../../said.js';
import { savesCameLate, setSetting, setting } from '../../saves/saves.js';
import { parsePuzzleLink } from '../../share/puzzle-link.js';
import { editorTexts } from '../../texts/editor.js';
import { LiveReview } from '../live-review.js';
import {
  emptySheet,
  type PuzzleAbout,
  type PuzzleDrawing,
  redoPuzzle,
  replacePuzzle,
  sheetOf,
  startPuzzle,
  undoPuzzle,
} from './puzzle-drawing.js';

const FIRST_SIZE = 5;

export const puzzleDrawing = signal<PuzzleDrawing>(startPuzzle(emptySheet(FIRST_SIZE)));
export const puzzleTitle = signal('');
export const puzzleAuthor = signal('');
export const puzzleSheet = computed(() => puzzleDrawing.value.sheet);

/** Saved as one text: title, author, the clues as a line of Unequal. */
const textOf = (sheet: FutoshikiLevel, { title, author }: PuzzleAbout): string =>
  [title, author, futoshikiLevelText(sheet).trim()].join('\n');

const aboutNow = (): PuzzleAbout => ({ title: puzzleTitle.peek(), author: puzzleAuthor.peek() });
const textNow = (): string => textOf(puzzleSheet.peek(), aboutNow());

/** The drawing as it was loaded; while it is the same, nothing has been drawn. */
let untouched = textNow();

function show(drawing: PuzzleDrawing, about: PuzzleAbout): void {
  batch(() => {
    puzzleDrawing.value = drawing;
    puzzleTitle.value = about.title;
    puzzleAuthor.value = about.author;
  });
}

/** Loads the saved drawing, unless something has been drawn since. */
export function loadPuzzle(): void {
  if (textNow() !== untouched) return;
  const [title = '', author = '', line = ''] = setting('drawing.futoshiki', '').split('\n');
  const link = parsePuzzleLink(new URLSearchParams({ l: line }));
  const sheet = link && sheetOf(link.draft);
  if (!sheet || textOf(sheet, { title, author }) === untouched) return;
  show(startPuzzle(sheet), { title, author });
  untouched = textNow();
}

/** Opens a puzzle in place of the drawing, which undo brings back. Returns whether there was one; undefined if it is no valid puzzle. */
export function openPuzzleDraft(draft: FutoshikiDraft): boolean | undefined {
  const sheet = sheetOf(draft);
  if (!sheet) return undefined;
  const isFirst = textNow() === textOf(emptySheet(FIRST_SIZE), { title: '', author: '' });
  const about = { title: draft.title ?? '', author: draft.author ?? '' };
  show(isFirst ? startPuzzle(sheet) : replacePuzzle(puzzleDrawing.peek(), aboutNow(), sheet), about);
  return !isFirst;
}

/** Undoes or redoes a step. Returns whether there was one. */
export function restorePuzzle(by: typeof undoPuzzle | typeof redoPuzzle): boolean {
  const restored = by(puzzleDrawing.peek(), aboutNow());
  if (restored) show(restored.drawing, restored.about ?? aboutNow());
  return restored !== undefined;
}

export const undoStep = (): boolean => restorePuzzle(undoPuzzle);
export const redoStep = (): boolean => restorePuzzle(redoPuzzle);

/** The drawing as a puzzle, with title and author. */
export const puzzleDraft = computed((): FutoshikiLevel & Pick<FutoshikiDraft, 'title' | 'author'> => ({
  ...puzzleSheet.value,
  ...(puzzleTitle.value ? { title: puzzleTitle.value } : {}),
  ...(puzzleAuthor.value ? { author: puzzleAuthor.value } : {}),
}));

// What masu says about it.

function spokenReview(): string {
  const now = puzzleReview.review.peek();
  if (now.kind !== 'done') return '';
  return `${said(now.analysis.status)} ${editorTexts.review.counted(now.analysis.notes.length)}`;
}

export const analyzePuzzleJob = (sheet: FutoshikiLevel): AnalyzeJob => ({
  kind: 'analyze',
  puzzle: 'futoshiki',
  level: futoshikiLevelText(sheet),
  format: 'unequal',
  limits: {},
});

export const puzzleReview = new LiveReview<FutoshikiLevel, FutoshikiNote, FutoshikiAnalysis>({
  sheet: puzzleSheet,
  jobOf: analyzePuzzleJob,
  words: spokenReview,
});

const SAVE_MILLIS = 100;

function save(): void {
  const text = textNow();
  if (text === untouched) return;
  untouched = text;
  setSetting('drawing.futoshiki', text);
}

/** Saves and analyzes the drawing while the editor is open. Returns a function that ends it. */
export function startPuzzleEditing(): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  const stopSaving = effect(() => {
    // Also at a new title or author.
    puzzleDraft.value;
    clearTimeout(saving);
    saving = setTimeout(save, SAVE_MILLIS);
  });
  const stopWaiting = effect(() => {
    if (savesCameLate.value) untracked(loadPuzzle);
  });
  const stopReview = puzzleReview.start();
  addEventListener('pagehide', save);
  return () => {
    clearTimeout(saving);
    for (const stop of [stopSaving, stopWaiting, stopReview]) stop();
    removeEventListener('pagehide', save);
    save();
  };
}
