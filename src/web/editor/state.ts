// The state of the editor: the drawing, saved on this device at each stroke, and the solver that starts by itself when
// the level is valid.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Draft } from '../../sokoban/index.js';
import { type Plan, planOfRows } from '../board/plan.js';
import { poseOfRows } from '../board/pose.js';
import { savesCameLate, setSetting, setting } from '../saves/saves.js';
import { levelText } from '../share/level-text.js';
import { Search, sokobanJob } from '../solve/search.js';
import { checkDrawing } from './checks.js';
import { type Drawing, startDrawing, trimmed } from './drawing.js';

const FIRST = ['#########', '#       #', '# @ $ . #', '#       #', '#########'];

/** Saved as one text: title, author, rows. */
const textOf = (rows: readonly string[]): string => [title.peek(), author.peek(), ...trimmed(rows)].join('\n');

function savedDrawing(): { rows: readonly string[]; title: string; author: string } {
  const [title = '', author = '', ...rows] = setting('drawing', '').split('\n');
  return rows.length === 0 ? { rows: FIRST, title: '', author: '' } : { rows, title, author };
}

export const drawing = signal<Drawing>(startDrawing(FIRST));
export const title = signal('');
export const author = signal('');

/** The drawing as it was loaded; while it is the same, nothing has been drawn. */
let untouched = textOf(drawing.peek().rows);

/** Loads the saved drawing, unless something has been drawn since. */
export function loadSaved(): void {
  if (textOf(drawing.peek().rows) !== untouched) return;
  const saved = savedDrawing();
  batch(() => {
    drawing.value = startDrawing(saved.rows);
    title.value = saved.title;
    author.value = saved.author;
  });
  untouched = textOf(drawing.peek().rows);
}

function save(): void {
  const text = textOf(drawing.peek().rows);
  if (text === untouched) return;
  untouched = text;
  setSetting('drawing', text);
}

const rows = computed(() => drawing.value.rows);

export const plan = computed((): Plan => ({ ...planOfRows(rows.value), dots: true }));
export const pose = computed(() => poseOfRows(rows.value));

/**
 * What is checked and exported: the current drawing or, on a large sheet, the drawing at the last pause between
 * strokes, because checking tens of thousands of cells takes longer than a stroke.
 */
const settled = signal({ rows: rows.peek(), plan: plan.peek(), pose: pose.peek() });
const MOST_AT_ONCE = 4000;
const SETTLE_MILLIS = 100;

function settle(): void {
  settled.value = { rows: rows.peek(), plan: plan.peek(), pose: pose.peek() };
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

export const checks = computed(() => checkDrawing(settled.value.plan, settled.value.pose, { rows: trimmedRows.value }));

export const proof = new Search();
const SAVE_MILLIS = 100;
const PROVE_MILLIS = 500;
const PROOF_SECONDS = 20;

/** Saves the drawing and runs the solver on it while the editor is open. Returns a function that ends it. */
export function startEditing(): () => void {
  let [settling, saving, proving]: ReturnType<typeof setTimeout>[] = [];
  const stopSettling = effect(() => {
    const { width, height } = plan.value;
    clearTimeout(settling);
    if (width * height <= MOST_AT_ONCE) settle();
    else settling = setTimeout(settle, SETTLE_MILLIS);
  });
  const stopSaving = effect(() => {
    const text = levelText({ rows: draft.value.rows });
    const { level } = checks.value;
    clearTimeout(saving);
    clearTimeout(proving);
    proof.clear();
    saving = setTimeout(save, SAVE_MILLIS);
    if (!level) return;
    proving = setTimeout(() => void proof.start(sokobanJob(text, 'any', '', PROOF_SECONDS)), PROVE_MILLIS);
  });
  const stopWaiting = effect(() => {
    if (savesCameLate.value) untracked(loadSaved);
  });
  addEventListener('pagehide', save);
  return () => {
    for (const timer of [settling, saving, proving]) clearTimeout(timer);
    for (const stop of [stopSettling, stopSaving, stopWaiting]) stop();
    removeEventListener('pagehide', save);
    save();
    proof.clear();
  };
}

export function change(next: Drawing): void {
  drawing.value = next;
}
