// What masu says about the drawing: the analyze job in a worker after each stroke, its stages as they come, and the note
// that is shown on the board. An answer about an older drawing is never shown.

import { computed, effect, signal, untracked } from '@preact/signals';
import type { Task } from '../../jobs/index.js';
import { type Level, SOKOBAN_NOTE_KINDS, type SokobanAnalysis, type SokobanNote } from '../../sokoban/index.js';
import { said } from '../said.js';
import { SolverSearch, sokobanJob } from '../solve/search.js';
import { editorTexts } from '../texts/editor.js';
import { singleWorkers } from '../workers.js';
import { cellsOfLine, positionAfterPushes, rowsAt } from './author-line.js';
import type { Drawing } from './drawing.js';
import { sheetText } from './sheet-text.js';
import { checks, drawing, noteAnalysis, openLevelDrawing, settled } from './state.js';

export type Review =
  /** The drawing is not a valid level, or not looked at yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly analysis?: SokobanAnalysis }
  | { readonly kind: 'done'; readonly analysis: SokobanAnalysis; readonly duplicate?: SokobanNote }
  /** A bug in masu. */
  | { readonly kind: 'failed' };

const NONE: Review = { kind: 'none' };
const answered = signal<{ readonly rows: Drawing['rows']; readonly review: Review }>({ rows: [], review: NONE });
const rows = computed(() => drawing.value.rows);

export const review = computed(() => (answered.value.rows === rows.value ? answered.value.review : NONE));

const NO_NOTES: readonly SokobanNote[] = [];

/** In the order of their kinds; of the repairs, only the first is before the line, so that both are seen. */
function mostUsefulFirst(all: readonly SokobanNote[]): readonly SokobanNote[] {
  const firstRepair = all.find(({ kind }) => kind === 'repair');
  const rank = (note: SokobanNote): number =>
    SOKOBAN_NOTE_KINDS.indexOf(note.kind === 'repair' && note !== firstRepair ? 'shortcut' : note.kind);
  return [...all].sort((a, b) => rank(a) - rank(b));
}

export const notes = computed((): readonly SokobanNote[] => {
  const now = review.value;
  const own = ('analysis' in now && now.analysis?.notes) || NO_NOTES;
  return mostUsefulFirst(now.kind === 'done' && now.duplicate ? [...own, now.duplicate] : own);
});

/** If the analysis gives up, a solver continues for a while. */
export const longSearch = new SolverSearch();
const LONG_SECONDS = 20;

let run = 0;
let task: Task<unknown> | undefined;

function stopAnalysis(): void {
  run++;
  task?.stop();
  task = undefined;
  longSearch.clear();
}

async function analyze({ rows: sheet, line, plan }: (typeof settled)['value'], level: Level): Promise<void> {
  stopAnalysis();
  const mine = run;
  const show = (next: Review): void => {
    if (mine === run) answered.value = { rows: sheet, review: next };
  };
  show({ kind: 'running' });
  try {
    const { singleEngine, parseAnalysis } = await singleWorkers();
    if (mine !== run) return;
    const text = sheetText(sheet, plan);
    const pushes = cellsOfLine(line, plan.width, plan.height);
    const job = {
      ...({ kind: 'analyze', puzzle: 'sokoban', level: text, format: 'xsb', limits: {} } as const),
      ...(line.length > 0 && { line: pushes }),
    };
    const running = singleEngine('analyze').run(job, ({ partial }) => {
      const analysis = parseAnalysis(partial);
      if (analysis && 'isProven' in analysis) show({ kind: 'running', analysis });
    });
    task = running;
    const reported = await running.report;
    if (mine !== run) return;
    if (!reported.ok || reported.value.verdict !== 'analyzed') throw new Error('the analysis did not end');
    const { analysis } = reported.value;
    show({ kind: 'done', analysis });
    noteAnalysis(sheet, analysis);
    if (analysis.verdict === 'gave-up') void longSearch.start(sokobanJob(text, 'any', '', LONG_SECONDS));
    const { findDuplicate } = await import('./duplicates.js');
    const duplicate = await findDuplicate(level, openLevelDrawing.origin, () => mine === run);
    if (duplicate) show({ kind: 'done', analysis, duplicate });
  } catch {
    // Offline, the levels to compare with may be missing: what is known stays.
    if (answered.peek().rows !== sheet || answered.peek().review.kind !== 'done') show({ kind: 'failed' });
  }
}

// The note on the board, by what it says: each stage brings the same notes as new objects.

const keyOf = ({ facts }: SokobanNote): string => JSON.stringify(facts);
const shownKey = signal<{ readonly rows: Drawing['rows']; readonly key: string } | undefined>(undefined);

export const shownNote = computed((): SokobanNote | undefined => {
  const shown = shownKey.value;
  return shown?.rows === rows.value ? notes.value.find((note) => keyOf(note) === shown.key) : undefined;
});

/** A note about a push of the line is shown on the position before that push; undefined for others. */
export const noteRows = computed((): readonly string[] | undefined => {
  const push = shownNote.value?.push;
  const { width, height } = settled.value.plan;
  const { player, boxes } = settled.value.pose;
  if (push === undefined || player === undefined) return undefined;
  const position = positionAfterPushes({ player, boxes }, cellsOfLine(drawing.value.line, width, height), push - 1);
  return rowsAt(rows.value, position);
});

export function showNote(note: SokobanNote | undefined): void {
  shownKey.value = note && { rows: rows.peek(), key: keyOf(note) };
}

/** The note that many after the one on the board; without one, the first or the last. */
export function noteFromShown(by: 1 | -1): SokobanNote | undefined {
  const all = notes.peek();
  const shown = shownNote.peek();
  const index = shown ? all.indexOf(shown) + by : by > 0 ? 0 : -1;
  return all.at(index % Math.max(1, all.length));
}

/** What is spoken: the result, once the analysis has ended and the drawing rests, and only if it is another one. */
export const reviewSpoken = signal('');
const REST_MILLIS = 700;

function spokenResult(): string {
  const now = review.peek();
  if (now.kind !== 'done') return checks.peek().level ? '' : editorTexts.notValid;
  return `${said(now.analysis.status)} ${editorTexts.review.counted(notes.peek().length)}`;
}

const DEBOUNCE_MILLIS = 60;

/** Analyzes the drawing at each change while the editor is open. Returns a function that ends it. */
export function startReview(): () => void {
  let [waiting, resting]: ReturnType<typeof setTimeout>[] = [];
  const stopAnalyzing = effect(() => {
    const sheet = settled.value;
    const { level } = checks.value;
    clearTimeout(waiting);
    untracked(stopAnalysis);
    // Undo may bring back what was analyzed last.
    const isKnown = answered.peek().rows === sheet.rows && answered.peek().review.kind === 'done';
    if (!level || isKnown) return;
    waiting = setTimeout(() => void analyze(sheet, level), DEBOUNCE_MILLIS);
  });
  const stopSpeaking = effect(() => {
    review.value;
    rows.value;
    clearTimeout(resting);
    resting = setTimeout(() => (reviewSpoken.value = spokenResult() || reviewSpoken.peek()), REST_MILLIS);
  });
  return () => {
    for (const timer of [waiting, resting]) clearTimeout(timer);
    for (const stop of [stopAnalyzing, stopSpeaking]) stop();
    stopAnalysis();
    answered.value = { rows: [], review: NONE };
    showNote(undefined);
    reviewSpoken.value = '';
  };
}
