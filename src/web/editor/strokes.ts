// What the author does on the drawing, by key, button, or pointer: strokes, tiles, undo, the change that a note offers.

import { DIRECTIONS, type Direction, offsets } from '../../base/grid.js';
import type { SokobanNote } from '../../sokoban/index.js';
import { said } from '../said.js';
import { draftsTexts } from '../texts/drafts.js';
import { editorTexts } from '../texts/editor.js';
import { filesTexts } from '../texts/files.js';
import {
  changeCells,
  type Drawing,
  type EditorTile,
  paint,
  place,
  redoDrawing,
  redraw,
  TILES,
  undoDrawing,
  widthOf,
  withMargin,
} from './drawing.js';
import { noteLetters } from './note-edits.js';
import { notifyEditor } from './notify.js';
import { noteFromShown, notes, showNote, shownNote } from './review.js';
import { change, checks, drawing, duplicateDrawing, plan, saveNow, title } from './state.js';

/** The rows before the stroke that is being painted. */
let strokeStart: Drawing['rows'] | undefined;

export function paintCell(cell: number, isFirst: boolean): void {
  const now = drawing.value;
  if (isFirst || !strokeStart) strokeStart = now.rows;
  show(paint(now, cell, now.tile, strokeStart), now.tile);
}

export function endStroke(): void {
  strokeStart = undefined;
  change(withMargin(drawing.value));
}

const placeTile = (cell: number, tile: EditorTile): void => show(place(drawing.value, cell, tile), tile);

function show(next: Drawing, tile: EditorTile): void {
  change({ ...next, tile });
  const width = widthOf(next);
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
export function changeAll(of: (rows: readonly string[]) => readonly string[], lead: string): void {
  change(redraw(drawing.value, of));
  notifyEditor({ tone: 'calm', lead, rest: editorTexts.changedRest });
}

function moveCursor(direction: Direction): void {
  const now = drawing.value;
  const width = widthOf(now);
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

/** Undoes or redoes a step. Returns whether there was one. */
function restoreSheet(by: typeof undoDrawing): boolean {
  const restored = by(drawing.peek());
  if (restored) change(restored);
  return restored !== undefined;
}

export function back(): boolean {
  notifyEditor({ tone: 'calm', lead: restoreSheet(undoDrawing) ? editorTexts.undone : editorTexts.nothingToUndo });
  return drawing.value.past.length > 0;
}

export function forth(): boolean {
  notifyEditor({ tone: 'calm', lead: restoreSheet(redoDrawing) ? editorTexts.redone : editorTexts.nothingToRedo });
  return drawing.value.future.length > 0;
}

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
    actions: [{ word: editorTexts.undo, act: () => void back() }],
  });
}

/** Shows the next or the previous note on the board and says it. */
function stepNote(by: 1 | -1): void {
  const note = noteFromShown(by);
  showNote(note);
  const count = notes.value.length;
  const lead = note
    ? editorTexts.review.noteAt(notes.value.indexOf(note) + 1, count, said(note))
    : editorTexts.review.counted(0);
  notifyEditor({ tone: 'calm', lead });
}

export const clearDrawing = (): void => changeAll(() => [], editorTexts.cleared);

export function saveVersion(): void {
  saveNow('saved');
  notifyEditor({ tone: 'calm', lead: draftsTexts.versionSaved });
}

export function duplicate(): void {
  duplicateDrawing(draftsTexts.copyOf(title.peek() || draftsTexts.untitled));
  notifyEditor({ tone: 'calm', lead: draftsTexts.duplicated });
}

export function takeKey(event: KeyboardEvent): boolean {
  const arrow = DIRECTIONS.find(
    (direction) => event.key === `Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`,
  );
  const tile = TILES[Number(event.key) - 1];
  const letter = event.key.toLowerCase();
  const control = event.ctrlKey || event.metaKey;
  if (arrow) moveCursor(arrow);
  else if (tile && !control) choose(tile);
  else if (event.key === ' ') placeTile(drawing.value.cursor, drawing.value.tile);
  else if (event.key === 'Delete' || letter === 'x') placeTile(drawing.value.cursor, 'floor');
  else if (letter === 'y' || (control && event.shiftKey && letter === 'z')) forth();
  else if (letter === 'u' || letter === 'z' || event.key === 'Backspace') back();
  else if (letter === 's' && control) saveVersion();
  else if (letter === 'd' && control) duplicate();
  else if ((letter === 'n' || letter === 'p') && !control) stepNote(letter === 'n' ? 1 : -1);
  else if (event.key === 'Escape' && shownNote.value) showNote(undefined);
  else return false;
  return true;
}
