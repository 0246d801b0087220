// What masu says about the drawing of a Sokoban level after each stroke. Two kinds of notes are shown only if the author asks
// for them.

import type { AnalyzeJob } from '@masu/engine/jobs/kinds/analyze-schema.js';
import type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import { QUIET_NOTE_KINDS, SOKOBAN_NOTE_KINDS, type SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import { computed, effect, untracked } from '@preact/signals';
import { said } from '../../said.js';
import { SolverSearch, sokobanJob } from '../../solve/search.js';
import { editorTexts } from '../../texts/editor.js';
import { cellsOfLine, positionAfterPushes, rowsAt } from '../sheet/line-cells.js';
import { checks, drawing, noteAnalysis, openLevelDrawing, settled } from '../sheet/state.js';
import { LiveReview } from './live-review.js';
import { sheetText } from './sheet-text.js';

type Sheet = (typeof settled)['value'];

/** Undefined while a large drawing has changed and is not looked at yet. */
export const reviewedSheet = computed((): Sheet | undefined =>
  settled.value.rows === drawing.value.rows ? settled.value : undefined,
);

export function analyzeDrawingJob({ rows, line, plan }: Sheet): AnalyzeJob {
  const pushes = cellsOfLine(line, plan.width, plan.height);
  return {
    ...({ kind: 'analyze', puzzle: 'sokoban', level: sheetText(rows, plan), format: 'xsb', limits: {} } as const),
    ...(line.length > 0 && { line: pushes }),
  };
}

/** In the order of their kinds; of the repairs, only the first is before the line, so that both are seen. */
function mostUsefulFirst(all: readonly SokobanNote[]): readonly SokobanNote[] {
  const firstRepair = all.find(({ kind }) => kind === 'repair');
  const kinds: readonly string[] = SOKOBAN_NOTE_KINDS;
  const rank = (note: SokobanNote): number =>
    kinds.indexOf(note.kind === 'repair' && note !== firstRepair ? 'shortcut' : note.kind);
  const quiet: readonly string[] = QUIET_NOTE_KINDS;
  return all.filter(({ kind }) => !quiet.includes(kind)).sort((a, b) => rank(a) - rank(b));
}

/** Verdict, fewest pushes, and grade; with the number of plans once it is known. */
export function statusSentence({ status, grade, plans }: SokobanAnalysis): string {
  return plans !== undefined && grade ? `${said(status)} ${editorTexts.review.plans(plans)}` : said(status);
}

function spokenResult(): string {
  const now = levelReview.review.peek();
  if (now.kind !== 'done') return checks.peek().level ? '' : editorTexts.notValid;
  return `${statusSentence(now.analysis)} ${editorTexts.review.counted(levelReview.notes.peek().length)}`;
}

async function duplicate(_: unknown, isWanted: () => boolean): Promise<SokobanNote | undefined> {
  const { level } = checks.peek();
  const { findDuplicate } = await import('./duplicates.js');
  return level && isWanted() ? findDuplicate(level, openLevelDrawing.origin, isWanted) : undefined;
}

export const levelReview = new LiveReview<Sheet | undefined, SokobanNote, SokobanAnalysis>({
  sheet: reviewedSheet,
  analyzeJob: (sheet) => (sheet && checks.peek().level ? analyzeDrawingJob(sheet) : undefined),
  // A copy of a drawing has no collection that it is from.
  context: () => openLevelDrawing.id.value,
  words: spokenResult,
  lastNote: duplicate,
  arrange: mostUsefulFirst,
});

/** A note about a push of the line is shown on the position before that push; undefined for others. */
export const noteRows = computed((): readonly string[] | undefined => {
  const push = levelReview.shownNote.value?.push;
  const { width, height } = settled.value.plan;
  const { player, boxes } = settled.value.pose;
  if (push === undefined || player === undefined) return undefined;
  const position = positionAfterPushes({ player, boxes }, cellsOfLine(drawing.value.line, width, height), push - 1);
  return rowsAt(drawing.value.rows, position);
});

/** If the analysis gives up, a solver continues for a while. */
export const longSearch = new SolverSearch();

const LONG_SECONDS = 20;

function searchLonger(): void {
  const { rows, plan } = settled.peek();
  void longSearch.start(sokobanJob(sheetText(rows, plan), 'any', '', LONG_SECONDS));
}

/** Analyzes the drawing at each change while the editor is open. Returns a function that ends it. */
export function startReview(): () => void {
  const stopReview = levelReview.start();
  const stopFollowing = effect(() => {
    const now = levelReview.review.value;
    untracked(() => {
      if (now.kind !== 'running') longSearch.clear();
      if (now.kind !== 'done') return;
      noteAnalysis(settled.peek().rows, now.analysis);
      if (now.analysis.verdict === 'gave-up') searchLonger();
    });
  });
  return () => {
    for (const stop of [stopReview, stopFollowing]) stop();
    longSearch.clear();
  };
}
