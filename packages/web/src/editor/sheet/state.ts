// The drawing that the editor shows, saved on this device at each stroke, and what is checked of it. Opening another level
// or drawing never takes the place of one: every drawing is saved by itself.

import { defined } from '@masu/core/base/defined.js';
import type { DraftContent, DraftFacts } from '@masu/core/play/drafts.js';
import type { SavedDraft } from '@masu/core/play/saved-data.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import { computed, effect, signal } from '@preact/signals';
import { type Plan, planOfRows } from '../../board/plan.js';
import { poseOfRows } from '../../board/pose.js';
import { OpenDraft } from '../../drafts/open-draft.js';
import { findRecord } from '../../saves/saves.js';
import { checkDrawing } from './checks.js';
import { type Drawing, replaceSheet, startDrawing, trimmed, trimmedLine } from './drawing.js';
import { makeLine, parseLine } from './line-text.js';
import { moveOldDrawings } from './old-drawings.js';

const FIRST = ['#########', '#       #', '# @ $ . #', '#       #', '#########'];

export const drawing = signal<Drawing>(startDrawing(FIRST));

/** The last that was found out about a drawing. */
const known = signal<{ readonly rows: Drawing['rows']; readonly facts: DraftFacts } | undefined>(undefined);

/** The drawing as it is saved. */
function drawn(): Omit<DraftContent, 'title' | 'author'> {
  const { rows } = drawing.peek();
  const line = makeLine(trimmedLine(drawing.peek()));
  const facts = known.peek()?.rows === rows ? known.peek()?.facts : undefined;
  return { text: trimmed(rows).join('\n'), ...(line && { line }), ...facts };
}

function show(content: DraftContent | undefined): void {
  drawing.value = content ? startDrawing(content.text.split('\n'), parseLine(content.line ?? '')) : startDrawing(FIRST);
}

/** The drawing that is open, among those that are saved. */
export const openLevelDrawing = new OpenDraft({
  puzzle: 'sokoban',
  drawn,
  show,
  replace({ text, line = '' }) {
    drawing.value = replaceSheet(drawing.peek(), text.split('\n'), parseLine(line));
  },
  beforeLoad: moveOldDrawings,
});

export const { title, author } = openLevelDrawing;

/**
 * Opens a level as a new drawing, or the drawing that is the same already. `origin`: the collection that it is from.
 * Returns the drawing that was open before, if it was another one and is saved.
 */
export function openAsDrawing(opened: Draft, origin?: string): SavedDraft | undefined {
  const { title = '', author = '' } = opened;
  return openLevelDrawing.openLevel({ title, author, text: trimmed(opened.rows).join('\n'), ...defined({ origin }) });
}

export const factsOfLevel = ({ verdict, pushes, grade, difficulty }: SokobanAnalysis): DraftFacts => ({
  verdict,
  ...defined({ pushes, grade, difficulty }),
});

/** Notes what the analysis found out. */
export function noteAnalysis(sheet: Drawing['rows'], analysis: SokobanAnalysis): void {
  if (drawing.peek().rows !== sheet) return;
  known.value = { rows: sheet, facts: factsOfLevel(analysis) };
  openLevelDrawing.noteFacts();
}

const rows = computed(() => drawing.value.rows);

export const plan = computed((): Plan => ({ ...planOfRows(rows.value), dots: true }));

const editorPose = computed(() => poseOfRows(rows.value));

const sheetNow = () => ({ rows: rows.peek(), line: drawing.peek().line, plan: plan.peek(), pose: editorPose.peek() });

/**
 * What is checked and exported: the current drawing or, on a large sheet, the drawing at the last pause between
 * strokes, because checking tens of thousands of cells takes longer than a stroke.
 */
export const settled = signal(sheetNow());

const MAX_AT_ONCE = 4000;

const SETTLE_MILLIS = 100;

function settle(): void {
  settled.value = sheetNow();
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

/** The record from playing this level; undefined if there is none. */
export const drawingRecord = computed(() => {
  const { level } = checks.value;
  return level && findRecord('sokoban', levelHash(level));
});

/** Saves the drawing while the editor is open. Returns a function that ends it. */
export function startEditing(): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const stopSettling = effect(() => {
    const { width, height } = plan.value;
    clearTimeout(settling);
    if (width * height <= MAX_AT_ONCE) settle();
    else settling = setTimeout(settle, SETTLE_MILLIS);
  });
  // Also at a new title or author.
  const stopSaving = openLevelDrawing.start(() => draft.value);
  return () => {
    clearTimeout(settling);
    for (const stop of [stopSettling, stopSaving]) stop();
  };
}

export function change(next: Drawing): void {
  drawing.value = next;
}
