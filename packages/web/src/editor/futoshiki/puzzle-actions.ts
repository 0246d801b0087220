// What the author does on the grid, by key, button, or pointer, and ways out of the editor.

import { rowColumn } from '@masu/core/base/grid.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiNote } from '@masu/studio/futoshiki/analyze/analyze.js';
import { notifyEditor } from '../../app/notice.js';
import { go, route } from '../../route.js';
import type { RouteTarget } from '../../routes.js';
import { setSetting } from '../../saves/saves.js';
import { makePuzzleLink } from '../../share/puzzle-link.js';
import { editorTexts } from '../../texts/editor.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { copyDrawingAddress, stepToNote, undoSteps } from '../editing.js';
import { isShowingCandidates, showOnGrid } from './draw-grid.js';
import {
  changeClues,
  clearPuzzle,
  neighborCell,
  nextRelation,
  type PuzzleDrawing,
  placeGiven,
  placeSign,
  redoPuzzle,
  resizePuzzle,
  type SignRelation,
  signRelation,
  undoPuzzle,
} from './puzzle-drawing.js';
import { openPuzzleDrawing, puzzleDraft, puzzleDrawing, puzzleReview, puzzleTitle } from './puzzle-state.js';

const cellAt = (cell: number): readonly [row: number, column: number] => {
  const [row, column] = rowColumn(cell, puzzleDrawing.value.sheet.size);
  return [row + 1, column + 1];
};

/** Shows the drawing and says what was done. */
function change(next: PuzzleDrawing, lead: string, rest?: string): void {
  puzzleDrawing.value = next;
  notifyEditor({ tone: 'calm', lead, ...(rest ? { rest } : {}) });
}

export const selectCell = (cell: number): void => {
  if (puzzleDrawing.peek().cursor !== cell) puzzleDrawing.value = { ...puzzleDrawing.peek(), cursor: cell };
};

export function giveDigit(digit: number): void {
  const { cursor } = puzzleDrawing.value;
  const next = placeGiven(puzzleDrawing.value, cursor, digit);
  const words = futoshikiEditorTexts;
  change(next, digit > 0 ? words.placed(digitLetter(digit), ...cellAt(cursor)) : words.erased(...cellAt(cursor)));
}

/** Says a sign from the cell that is left of it or above it. */
function setSign(cell: number, other: number, relation: SignRelation): void {
  const next = placeSign(puzzleDrawing.value, cell, other, relation);
  const [first, second] = cell < other ? [cell, other] : [other, cell];
  const direction = second === first + 1 ? 'right' : 'down';
  const now = signRelation(next.sheet, first, second);
  change(
    next,
    now === 'none' ? futoshikiEditorTexts.signGone : futoshikiEditorTexts.sign(...cellAt(first), direction, now),
  );
}

export const stepSign = (cell: number, other: number): void =>
  setSign(cell, other, nextRelation(puzzleDrawing.value.sheet, cell, other));

/** From the selected cell; the same sign again removes it. */
export function toggleSign(direction: Parameters<typeof neighborCell>[2], relation: SignRelation | 'next'): void {
  const { sheet, cursor } = puzzleDrawing.value;
  const other = neighborCell(sheet.size, cursor, direction);
  if (other === undefined) notifyEditor({ tone: 'calm', lead: futoshikiEditorTexts.noNeighbor });
  else if (relation === 'next') stepSign(cursor, other);
  else setSign(cursor, other, signRelation(sheet, cursor, other) === relation ? 'none' : relation);
}

export const puzzleSteps = undoSteps(puzzleDrawing, undoPuzzle, redoPuzzle);

export function clearGrid(): void {
  change(clearPuzzle(puzzleDrawing.value), editorTexts.cleared, editorTexts.changedRest);
}

export function resizeGrid(size: number): void {
  change(resizePuzzle(puzzleDrawing.value, size), futoshikiEditorTexts.resized(size), editorTexts.changedRest);
}

/** Makes the change that a note offers, as one step of undo. */
export function applyClueNote({ kind, clues, together = clues, plus }: FutoshikiNote): void {
  const isAdding = kind === 'unique-clue';
  const without = isAdding ? [] : together;
  puzzleDrawing.value = changeClues(puzzleDrawing.value, {
    without,
    plus: isAdding ? clues.slice(0, 1) : (plus ?? []),
  });
  const words = futoshikiEditorTexts;
  notifyEditor({
    tone: 'calm',
    lead: plus ? editorTexts.review.applied : isAdding ? words.added : words.removed(together.length),
    rest: editorTexts.changedRest,
    actions: [puzzleSteps.action],
  });
}

export const stepClueNote = (by: 1 | -1): void => stepToNote(puzzleReview, by, showOnGrid);

export function toggleCandidates(): void {
  const isOn = !isShowingCandidates.peek();
  setSetting('editor.candidates', isOn);
  const { on, off } = futoshikiEditorTexts.candidates;
  notifyEditor({ tone: 'calm', lead: isOn ? on : off });
}

const linkTarget = (): Extract<RouteTarget, { kind: 'link' }> => ({
  kind: 'link',
  query: makePuzzleLink({ ...puzzleDraft.value, title: puzzleTitle.value || editorTexts.untitled }),
});

/** Opens the puzzle in a game, or in the lab. */
export function openPuzzleIn(page: 'futoshiki' | 'lab'): void {
  openPuzzleDrawing.save('played');
  go({ page, target: linkTarget() });
}

/** Plays the puzzle on its own page. There, Escape closes a hint, or returns to the drawing. */
export async function playPuzzle(): Promise<void> {
  openPuzzleIn('futoshiki');
  const { target } = route.peek();
  const { currentPuzzle } = await import('../../futoshiki/state.js');
  const ended = new AbortController();
  const listen = ({ key }: KeyboardEvent): void => {
    if (route.peek().target !== target) ended.abort();
    else if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
    else if (currentPuzzle.peek()?.session.hint.kind === 'closed') history.back();
  };
  // Before the page, which closes the hint.
  addEventListener('keydown', listen, { capture: true, signal: ended.signal });
}

export function copyPuzzleLink(): void {
  const query = makePuzzleLink(puzzleDraft.value);
  void copyDrawingAddress(openPuzzleDrawing, { page: 'futoshiki', target: { kind: 'link', query } });
}
