// The drawing that the editor shows, saved on this device at each stroke, and what is checked of it. Opening another level
// or drawing never takes the place of one: every drawing is saved by itself.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { defined } from '../../base/defined.js';
import { type DraftContent, recordKey, type SavedDraft, type VersionReason } from '../../play/index.js';
import { type Draft, levelHash, type SokobanAnalysis } from '../../sokoban/index.js';
import { type Plan, planOfRows } from '../board/plan.js';
import { poseOfRows } from '../board/pose.js';
import { copiedDraft, draftIn, draftSlot, draftsOf, draftToOpen, saveDraft, saveVersionOf } from '../drafts/drafts.js';
import { savesCameLate } from '../saves/saves.js';
import { makeLine, parseLine } from './author-line.js';
import { checkDrawing } from './checks.js';
import { type Drawing, replaceSheet, startDrawing, trimmed, trimmedLine } from './drawing.js';
import { moveOldDrawings } from './old-drawings.js';

const FIRST = ['#########', '#       #', '# @ $ . #', '#       #', '#########'];

export const drawing = signal<Drawing>(startDrawing(FIRST));
export const title = signal('');
export const author = signal('');

/** The last that was found out about a drawing. */
const known = signal<{ readonly rows: Drawing['rows']; readonly facts: Facts } | undefined>(undefined);
type Facts = Pick<DraftContent, 'verdict' | 'pushes' | 'grade'>;

/** The drawing as it is saved. */
function contentNow(): DraftContent {
  const { rows } = drawing.peek();
  const line = makeLine(trimmedLine(drawing.peek()));
  const facts = known.peek()?.rows === rows ? known.peek()?.facts : undefined;
  return {
    title: title.peek(),
    author: author.peek(),
    text: trimmed(rows).join('\n'),
    ...(line && { line }),
    ...facts,
  };
}

/** What the author has drawn or written. */
const keyOf = ({ title, author, text, line = '' }: DraftContent): string => JSON.stringify([title, author, text, line]);

let slot = draftSlot('sokoban');
/** The id of the drawing that is open. */
export const openId = signal(slot.id);
/** The drawing in the slot was changed here, and not only opened. */
let isWritten = false;
/** The drawing as it was opened or saved; while it is the same, there is nothing to save. */
let untouched = keyOf(contentNow());

function showSheet(next: Drawing, about: Pick<DraftContent, 'title' | 'author'>): void {
  batch(() => {
    drawing.value = next;
    title.value = about.title;
    author.value = about.author;
    openId.value = slot.id;
  });
  untouched = keyOf(contentNow());
}

/** Opens a saved drawing, or a new one. */
export function openDrawing(draft: SavedDraft | undefined): void {
  saveNow();
  const last = draft && (draftIn(draft) ?? draft);
  slot = draftSlot('sokoban', last);
  isWritten = false;
  const sheet = last ? startDrawing(last.text.split('\n'), parseLine(last.line ?? '')) : startDrawing(FIRST);
  showSheet(sheet, last ?? { title: '', author: '' });
}

/** Shows the drawing that was saved, unless something has been drawn since. */
export function loadSaved(): void {
  if (keyOf(contentNow()) !== untouched) return;
  moveOldDrawings();
  openDrawing(draftToOpen('sokoban'));
}

/**
 * Opens a level as a new drawing, or the drawing that is the same already. `origin`: the collection that it is from.
 * Returns the drawing that was open before, if it was another one and is saved.
 */
export function openAsDrawing(opened: Draft, origin?: string): SavedDraft | undefined {
  saveNow();
  const before = draftIn(slot);
  const { title = '', author = '' } = opened;
  const content = { title, author, text: trimmed(opened.rows).join('\n'), ...defined({ origin }) };
  if (keyOf(content) === keyOf(contentNow())) return undefined;
  const same = draftsOf('sokoban').find((draft) => keyOf(draft) === keyOf(content));
  openDrawing(same);
  if (!same) {
    showSheet(startDrawing(opened.rows), content);
    write(content);
  }
  return before;
}

/** Continues with a copy of the drawing. */
export function duplicateDrawing(copyTitle: string): void {
  saveNow();
  const now = drawing.peek();
  slot = draftSlot('sokoban');
  showSheet(now, { title: copyTitle, author: author.peek() });
  write(contentNow());
}

/** The collection that the drawing was opened from, or added to. */
export const originOfDrawing = (): string | undefined => draftIn(slot)?.origin;

/** Saves the drawing as a version that is a level of a collection now. */
export const saveAdded = (origin: string): void => write({ ...contentNow(), origin }, 'added');

function write(content: DraftContent, why?: VersionReason): void {
  untouched = keyOf(content);
  isWritten = true;
  saveDraft(slot, content, why);
}

/** Saves the drawing; with a reason, as a version, too. */
export function saveNow(why?: VersionReason): void {
  const content = contentNow();
  if (keyOf(content) !== untouched || why) write(content, why);
}

/** Goes back to a version, as one step of undo; the drawing as it is becomes a version, too. */
export function restoreVersion({ text, line = '' }: Pick<DraftContent, 'text' | 'line'>): void {
  saveNow('replaced');
  drawing.value = replaceSheet(drawing.peek(), text.split('\n'), parseLine(line));
}

/** The last drawing with a verdict, in case the next has another one. */
let judged: { readonly id: string; readonly content: DraftContent } | undefined;

/** Notes what the analysis found out. Where the verdict changes, the last drawing with the other one becomes a version. */
export function noteAnalysis(sheet: Drawing['rows'], { verdict, pushes, grade }: SokobanAnalysis): void {
  if (drawing.peek().rows !== sheet) return;
  known.value = { rows: sheet, facts: { verdict, ...defined({ pushes, grade }) } };
  const content = contentNow();
  // A drawing that was only opened stays as it was saved.
  if (isWritten) saveFacts(content);
  const before = judged;
  judged = { id: openId.peek(), content };
  if (before?.id === judged.id && before.content.verdict !== verdict) saveVersionOf(slot, before.content, 'verdict');
}

function saveFacts(content: DraftContent): void {
  const held = draftIn(slot);
  const isKnown = held && (['verdict', 'pushes', 'grade'] as const).every((name) => held[name] === content[name]);
  if (!isKnown || keyOf(held) !== keyOf(content)) write(content);
}

const rows = computed(() => drawing.value.rows);

export const plan = computed((): Plan => ({ ...planOfRows(rows.value), dots: true }));
export const editorPose = computed(() => poseOfRows(rows.value));

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

/** The key of the record of this level; undefined if it is not valid. */
export const levelKeyOfDrawing = computed(() => {
  const { level } = checks.value;
  return level && recordKey({ puzzle: 'sokoban', hash: levelHash(level) });
});

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
    saving = setTimeout(() => saveNow(), SAVE_MILLIS);
  });
  const stopWaiting = effect(() => {
    if (savesCameLate.value) untracked(loadSaved);
  });
  const stopFollowing = effect(() => {
    if (copiedDraft.value === slot.id) openId.value = slot.id;
  });
  const save = (): void => saveNow();
  addEventListener('pagehide', save);
  return () => {
    for (const timer of [settling, saving]) clearTimeout(timer);
    for (const stop of [stopSettling, stopSaving, stopWaiting, stopFollowing]) stop();
    removeEventListener('pagehide', save);
    saveNow();
  };
}

export function change(next: Drawing): void {
  drawing.value = next;
}
