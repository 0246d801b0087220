// The Futoshiki editor: a grid to place givens and signs on, what masu says about the puzzle after each change, and
// export.

import '../../styles/editor.css';
import { rowColumn } from '../../../base/grid.js';
import { digitLetter, type FutoshikiDraft, type FutoshikiNote } from '../../../futoshiki/index.js';
import { notifyEditor } from '../../app/notice.js';
import { StatusMessage } from '../../app/status-message.js';
import { Button } from '../../controls.js';
import { duplicate, saveVersion } from '../../drafts/panel.js';
import { ERASE, PENCIL, PLAY_ICON } from '../../more-icons.js';
import { go, route } from '../../route.js';
import { makeRoute, type Route, type RouteTarget } from '../../routes.js';
import { setSetting } from '../../saves/saves.js';
import { FUTOSHIKI_EDITOR_ID, makePuzzleLink, parsePuzzleLink } from '../../share/puzzle-link.js';
import { editorTexts } from '../../texts/editor.js';
import { futoshikiTexts } from '../../texts/futoshiki.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { playTexts } from '../../texts/play.js';
import { copyDrawingAddress, notifyOpened, openFromCollection, stepToNote, undoSteps, useEditor } from '../editing.js';
import { DrawGrid, followWish, isShowingCandidates, showOnGrid } from './draw-grid.js';
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
import { type PuzzleAction, puzzleKey } from './puzzle-keys.js';
import { CluePad, PuzzlePanels } from './puzzle-panels.js';
import {
  openPuzzleDraft,
  openPuzzleDrawing,
  puzzleDraft,
  puzzleDrawing,
  puzzleReview,
  puzzleTitle,
  startPuzzleEditing,
} from './puzzle-state.js';

const cellAt = (cell: number): readonly [row: number, column: number] => {
  const [row, column] = rowColumn(cell, puzzleDrawing.value.sheet.size);
  return [row + 1, column + 1];
};

/** Shows the drawing and says what was done. */
function change(next: PuzzleDrawing, lead: string, rest?: string): void {
  puzzleDrawing.value = next;
  notifyEditor({ tone: 'calm', lead, ...(rest ? { rest } : {}) });
}

const select = (cell: number): void => {
  if (puzzleDrawing.peek().cursor !== cell) puzzleDrawing.value = { ...puzzleDrawing.peek(), cursor: cell };
};

function giveDigit(digit: number): void {
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

const stepSign = (cell: number, other: number): void =>
  setSign(cell, other, nextRelation(puzzleDrawing.value.sheet, cell, other));

/** From the selected cell; the same sign again removes it. */
function toggleSign(direction: Parameters<typeof neighborCell>[2], relation: SignRelation | 'next'): void {
  const { sheet, cursor } = puzzleDrawing.value;
  const other = neighborCell(sheet.size, cursor, direction);
  if (other === undefined) notifyEditor({ tone: 'calm', lead: futoshikiEditorTexts.noNeighbor });
  else if (relation === 'next') stepSign(cursor, other);
  else setSign(cursor, other, signRelation(sheet, cursor, other) === relation ? 'none' : relation);
}

const puzzleSteps = undoSteps(puzzleDrawing, undoPuzzle, redoPuzzle);

function clear(): void {
  change(clearPuzzle(puzzleDrawing.value), editorTexts.cleared, editorTexts.changedRest);
}

function resize(size: number): void {
  change(resizePuzzle(puzzleDrawing.value, size), futoshikiEditorTexts.resized(size), editorTexts.changedRest);
}

/** Makes the change that a note offers, as one step of undo. */
function applyNote({ kind, clues, together = clues, plus }: FutoshikiNote): void {
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

const stepNote = (by: 1 | -1): void => stepToNote(puzzleReview, by, showOnGrid);

function toggleCandidates(): void {
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
function openIn(page: 'futoshiki' | 'lab'): void {
  openPuzzleDrawing.save('played');
  go({ page, target: linkTarget() });
}

/** Plays the puzzle on its own page. There, Escape closes a hint, or returns to the drawing. */
async function play(): Promise<void> {
  openIn('futoshiki');
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

function copyLink(): void {
  const query = makePuzzleLink(puzzleDraft.value);
  void copyDrawingAddress(openPuzzleDrawing, { page: 'futoshiki', target: { kind: 'link', query } });
}

const ACTIONS: Readonly<Record<PuzzleAction, () => void>> = {
  undo: puzzleSteps.back,
  redo: puzzleSteps.forth,
  'next-note': () => stepNote(1),
  'previous-note': () => stepNote(-1),
  hide: () => showOnGrid(undefined),
  candidates: toggleCandidates,
  play: () => void play(),
  version: () => saveVersion(openPuzzleDrawing),
  duplicate: () => duplicate(openPuzzleDrawing),
};

function takeKey(event: KeyboardEvent): boolean {
  const { sheet, cursor } = puzzleDrawing.value;
  const key = puzzleKey(event, sheet.size, cursor);
  if (!key) return false;
  if (key.kind === 'move') select(neighborCell(sheet.size, cursor, key.direction) ?? cursor);
  else if (key.kind === 'select') select(key.cell);
  else if (key.kind === 'given') giveDigit(key.digit);
  else if (key.kind === 'sign') toggleSign(key.direction, key.relation);
  else if (key.kind === 'next-sign') toggleSign(key.direction, 'next');
  else ACTIONS[key.kind]();
  return true;
}

function Head() {
  return (
    <div class="head play-head">
      <div>
        <p class="over">
          {editorTexts.futoshiki} ·{' '}
          <a href={makeRoute({ page: 'editor', target: { kind: 'none' } })}>{editorTexts.over}</a>
        </p>
        <h1>{puzzleTitle.value || editorTexts.untitled}</h1>
      </div>
      <div class="row">
        <Button variant="desktop" icon="link" onClick={copyLink}>
          {editorTexts.link}
        </Button>
        <Button icon={PLAY_ICON} keyCap="Enter" onClick={() => void play()}>
          {editorTexts.play}
        </Button>
      </div>
    </div>
  );
}

function Tools() {
  return (
    <div class="tools">
      <puzzleSteps.Buttons />
      <Button icon={PENCIL} keyCap="c" pressed={isShowingCandidates.value} onClick={toggleCandidates}>
        {futoshikiEditorTexts.candidates.word}
      </Button>
      <Button variant="bare" icon={ERASE} onClick={clear}>
        {editorTexts.clear}
      </Button>
    </div>
  );
}

function take(draft: FutoshikiDraft, origin?: string): void {
  const before = openPuzzleDraft(draft, origin);
  if (before === 'invalid') notifyEditor({ tone: 'ink', lead: futoshikiTexts.badLink, strong: true });
  else notifyOpened(openPuzzleDrawing, before);
}

/** Opens the puzzle that the address contains, once: after a reload, or on the way back, its drawing is what it became. */
function takeLink({ target }: Route): void {
  if (target.kind !== 'collection' || history.state?.isOpened) return;
  if (target.collection === FUTOSHIKI_EDITOR_ID && !target.query) return;
  history.replaceState({ ...history.state, isOpened: true }, '');
  if (target.collection !== FUTOSHIKI_EDITOR_ID) {
    void openFromCollection('futoshiki', target, ({ draft, title }) =>
      take({ ...(draft as FutoshikiDraft), ...(title ? { title } : {}) }, target.collection),
    );
    return;
  }
  const link = target.query && parsePuzzleLink(target.query);
  if (link) take(link.draft);
  else notifyEditor({ tone: 'ink', lead: futoshikiTexts.badLink, strong: true });
}

export function FutoshikiEditor() {
  useEditor({
    title: playTexts.shell.title(playTexts.pages.editor, playTexts.pages.futoshiki),
    words: futoshikiEditorTexts,
    drawing: openPuzzleDrawing,
    start: () => [startPuzzleEditing(), followWish()],
    openAddress: takeLink,
    takeKey,
  });
  const { size } = puzzleDrawing.value.sheet;
  return (
    <div class="bench puzzle-editor">
      <section aria-label={editorTexts.region}>
        <Head />
        <div class="panel flush">
          <DrawGrid key={size} onSelect={select} onSign={stepSign} />
        </div>
        <CluePad variant="futo-pad" onDigit={giveDigit} onSign={toggleSign} />
        <StatusMessage />
        <Tools />
      </section>
      <aside class="side" aria-label={editorTexts.checks.side}>
        <PuzzlePanels
          onApply={applyNote}
          onStep={stepNote}
          onDigit={giveDigit}
          onSign={toggleSign}
          onSize={resize}
          onLink={copyLink}
          onLab={() => openIn('lab')}
        />
      </aside>
    </div>
  );
}
