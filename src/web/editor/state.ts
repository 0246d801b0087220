// The state of the editor: the drawing, saved on this device at each stroke, and what is checked of it.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Draft } from '../../sokoban/index.js';
import { type Plan, planOfRows } from '../board/plan.js';
import { poseOfRows } from '../board/pose.js';
import { savesCameLate, setSetting, setting } from '../saves/saves.js';
import { checkDrawing } from './checks.js';
import { type Drawing, type LevelAbout, replaceDrawing, startDrawing, trimmed, type undoDrawing } from './drawing.js';

const FIRST = ['#########', '#       #', '# @ $ . #', '#       #', '#########'];

/** Saved as one text: title, author, rows. */
const textOf = (rows: readonly string[]): string => [title.peek(), author.peek(), ...trimmed(rows)].join('\n');

const FIRST_TEXT = ['', '', ...FIRST].join('\n');

interface Saved {
  readonly rows: readonly string[];
  readonly about: LevelAbout;
}

function parseSaved(text: string): Saved {
  const [title = '', author = '', ...rows] = text.split('\n');
  return { rows, about: { title, author } };
}

/** Drawings whose place another level took, the latest last, apart by a form feed: undo leads back to them. */
const APART = '\f';
const MAX_REPLACED = 20;
const replacedTexts = (): readonly string[] => setting('drawings.replaced', '').split(APART).filter(Boolean);

function saveReplaced(text: string): void {
  if (text === FIRST_TEXT) return;
  const others = replacedTexts().filter((each) => each !== text);
  setSetting('drawings.replaced', [...others, text].slice(-MAX_REPLACED).join(APART));
}

export const drawing = signal<Drawing>(startDrawing(FIRST));
export const title = signal('');
export const author = signal('');

/** The drawing as it was loaded; while it is the same, nothing has been drawn. */
let untouched = textOf(drawing.peek().rows);

/** Loads the saved drawing, unless something has been drawn since. */
export function loadSaved(): void {
  if (textOf(drawing.peek().rows) !== untouched) return;
  const text = setting('drawing', '') || FIRST_TEXT;
  const { rows, about } = parseSaved(text);
  const past = replacedTexts()
    .filter((each) => each !== text)
    .map((each) => {
      const { rows: before, about: its } = parseSaved(each);
      return { rows: startDrawing(before).rows, about: its };
    });
  showSheet({ ...startDrawing(rows), past }, about);
  untouched = textOf(drawing.peek().rows);
}

function showSheet(next: Drawing, about: LevelAbout): void {
  batch(() => {
    drawing.value = next;
    title.value = about.title;
    author.value = about.author;
  });
}

/**
 * Opens a level in place of the drawing, which undo brings back, after a reload too. Returns whether it took the place
 * of a drawing.
 */
export function openDraft(opened: Draft): boolean {
  const now = drawing.peek();
  const about = { title: title.peek(), author: author.peek() };
  const text = textOf(now.rows);
  const itsAbout = { title: opened.title ?? '', author: opened.author ?? '' };
  if (text === [itsAbout.title, itsAbout.author, ...trimmed(opened.rows)].join('\n')) return false;
  const isFirst = text === FIRST_TEXT;
  saveReplaced(text);
  showSheet(isFirst ? startDrawing(opened.rows) : replaceDrawing(now, about, opened.rows), itsAbout);
  return !isFirst;
}

/** Undoes or redoes a step. Returns whether there was one. */
export function restoreSheet(by: typeof undoDrawing): boolean {
  const now = { title: title.peek(), author: author.peek() };
  const restored = by(drawing.peek(), now);
  if (restored) showSheet(restored.drawing, restored.about ?? now);
  return restored !== undefined;
}

function save(): void {
  const text = textOf(drawing.peek().rows);
  if (text === untouched) return;
  untouched = text;
  setSetting('drawing', text);
}

const rows = computed(() => drawing.value.rows);

export const plan = computed((): Plan => ({ ...planOfRows(rows.value), dots: true }));
export const editorPose = computed(() => poseOfRows(rows.value));

/**
 * What is checked and exported: the current drawing or, on a large sheet, the drawing at the last pause between
 * strokes, because checking tens of thousands of cells takes longer than a stroke.
 */
export const settled = signal({ rows: rows.peek(), plan: plan.peek(), pose: editorPose.peek() });
const MAX_AT_ONCE = 4000;
const SETTLE_MILLIS = 100;

function settle(): void {
  settled.value = { rows: rows.peek(), plan: plan.peek(), pose: editorPose.peek() };
}

const trimmedRows = computed(() => trimmed(settled.value.rows));

export const draft = computed(
  (): Draft => ({
    rows: trimmedRows.value,
    ...(title.value ? { title: title.value } : {}),
    ...(author.value ? { author: author.value } : {}),
  }),
);

/** The draft with the last stroke in it. */
export function settledDraft(): Draft {
  if (settled.peek().rows !== rows.peek()) settle();
  return draft.value;
}

export const checks = computed(() => checkDrawing(settled.value.plan, settled.value.pose, settled.value.rows));

const SAVE_MILLIS = 100;

/** Saves the drawing while the editor is open. Returns a function that ends it. */
export function startEditing(): () => void {
  let [settling, saving]: ReturnType<typeof setTimeout>[] = [];
  const stopSettling = effect(() => {
    const { width, height } = plan.value;
    clearTimeout(settling);
    if (width * height <= MAX_AT_ONCE) settle();
    else settling = setTimeout(settle, SETTLE_MILLIS);
  });
  const stopSaving = effect(() => {
    // Also at a new title or author.
    draft.value;
    clearTimeout(saving);
    saving = setTimeout(save, SAVE_MILLIS);
  });
  const stopWaiting = effect(() => {
    if (savesCameLate.value) untracked(loadSaved);
  });
  addEventListener('pagehide', save);
  return () => {
    for (const timer of [settling, saving]) clearTimeout(timer);
    for (const stop of [stopSettling, stopSaving, stopWaiting]) stop();
    removeEventListener('pagehide', save);
    save();
  };
}

export function change(next: Drawing): void {
  drawing.value = next;
}
