// What the author does on the drawing, by key, button, or pointer: strokes, tiles, undo, the change that a note offers.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import type { SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import { signal } from '@preact/signals';
import { notifyEditor } from '../../app/notice.js';
import { editorTexts } from '../../texts/editor.js';
import { filesTexts } from '../../texts/files.js';
import { stepToNote, undoSteps } from '../editing.js';
import { recording, tapPlayed } from '../play/recording.js';
import { showReviewNote } from '../review/asking.js';
import { nextOverlay } from '../review/overlays.js';
import { levelReview } from '../review/review.js';
import {
  changeCells,
  type Drawing,
  drawingWidth,
  type EditorTile,
  paint,
  place,
  type Redrawing,
  redoDrawing,
  redraw,
  replaceSheet,
  undoDrawing,
  withMargin,
} from '../sheet/drawing.js';
import { change, checks, drawing, plan } from '../sheet/state.js';
import { noteLetters } from './note-edits.js';

/** The rows before the stroke that is being painted. */
let strokeStart: Drawing['rows'] | undefined;

export function paintCell(cell: number, isFirst: boolean): void {
  if (recording.peek()) {
    if (isFirst) tapPlayed(cell);
    return;
  }
  const now = drawing.value;
  if (isFirst || !strokeStart) strokeStart = now.rows;
  show(paint(now, cell, now.tile, strokeStart), now.tile);
}

export function endStroke(): void {
  if (recording.peek()) return;
  strokeStart = undefined;
  change(withMargin(drawing.value));
}

export const placeTile = (cell: number, tile: EditorTile): void => show(place(drawing.value, cell, tile), tile);

function show(next: Drawing, tile: EditorTile): void {
  change({ ...next, tile });
  const width = drawingWidth(next);
  const { boxes, goals } = checks.value;
  notifyEditor({
    tone: 'calm',
    lead: editorTexts.placed(editorTexts.tile[tile], Math.floor(next.cursor / width) + 1, (next.cursor % width) + 1),
    rest: editorTexts.counts(boxes, goals),
  });
}

const CELLS: Readonly<Record<string, string>> = filesTexts.cells;

export function choose(tile: EditorTile): void {
  change({ ...drawing.value, tile });
  notifyEditor({
    tone: 'calm',
    lead: editorTexts.chosen(editorTexts.tile[tile], editorTexts.tile[tile].toLowerCase()),
    rest: editorTexts.chosenRest,
  });
}

/** Changes the whole drawing and reports what was done. */
export function changeAll(of: Redrawing, lead: string): void {
  changeTo(redraw(drawing.value, of), lead);
}

function changeTo(next: Drawing, lead: string): void {
  change(next);
  notifyEditor({ tone: 'calm', lead, rest: editorTexts.changedRest });
}

export function moveCursor(direction: Direction): void {
  const now = drawing.value;
  const width = drawingWidth(now);
  const cursor = now.cursor + offsets(width)[direction];
  const wraps = (direction === 'left' && now.cursor % width === 0) || (direction === 'right' && cursor % width === 0);
  if (wraps || cursor < 0 || cursor >= width * now.rows.length) return;
  change({ ...now, cursor });
  const letter = now.rows[Math.floor(cursor / width)]?.[cursor % width] ?? ' ';
  notifyEditor(
    undefined,
    editorTexts.at(Math.floor(cursor / width) + 1, (cursor % width) + 1, CELLS[letter] ?? letter),
  );
}

/** Arrows draw while they move the cursor, as they do with Shift. */
export const isDrawingWithArrows = signal(false);

/** Moves the cursor and places the tile there. */
export function drawTo(direction: Direction): void {
  const { cursor } = drawing.peek();
  moveCursor(direction);
  if (drawing.peek().cursor !== cursor) placeTile(drawing.peek().cursor, drawing.peek().tile);
}

export const drawingSteps = undoSteps(drawing, undoDrawing, redoDrawing);

/** Makes the change that a note offers, as one step of undo. */
export function applyNote(note: SokobanNote): void {
  const now = drawing.value;
  const letters = noteLetters(note, now.rows, plan.value);
  if (!letters) return;
  change(changeCells(now, letters));
  notifyEditor({
    tone: 'calm',
    lead: editorTexts.review.applied,
    rest: editorTexts.changedRest,
    actions: [drawingSteps.action],
  });
}

export const stepNote = (by: 1 | -1): void => stepToNote(levelReview, by, showReviewNote);

/** The next overlay of the whole board, with what its shapes mean. */
export function stepOverlay(): void {
  const next = nextOverlay();
  const { about, off } = editorTexts.overlay;
  showReviewNote(undefined);
  notifyEditor({ tone: 'calm', lead: next === 'none' ? off : about[next] });
}

export const clearDrawing = (): void => changeTo(replaceSheet(drawing.value, []), editorTexts.cleared);
