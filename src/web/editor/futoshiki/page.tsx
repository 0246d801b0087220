// The Futoshiki editor: a grid to place givens and signs on, what masu says about the puzzle after each change, and
// export.

import '../../styles/editor.css';
import { useEffect } from 'preact/hooks';
import { rowColumn } from '../../../base/grid.js';
import { digitLetter, type FutoshikiDraft, type FutoshikiNote } from '../../../futoshiki/index.js';
import { copyText } from '../../app/clipboard.js';
import { notifyEditor } from '../../app/notice.js';
import { useShortcuts } from '../../app/shortcuts.js';
import { StatusMessage } from '../../app/status-message.js';
import { loadCollection } from '../../collections/data/collections.js';
import { Button, HoldButton } from '../../controls.js';
import { duplicate, saveVersion } from '../../drafts/panel.js';
import { ERASE, PENCIL, PLAY_ICON } from '../../more-icons.js';
import { go, route } from '../../route.js';
import { makeRoute, type Route, type RouteTarget } from '../../routes.js';
import { said } from '../../said.js';
import { setSetting } from '../../saves/saves.js';
import { FUTOSHIKI_EDITOR_ID, makePuzzleLink, parsePuzzleLink } from '../../share/puzzle-link.js';
import { draftsTexts } from '../../texts/drafts.js';
import { editorTexts } from '../../texts/editor.js';
import { futoshikiTexts } from '../../texts/futoshiki.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { playTexts } from '../../texts/play.js';
import { noNoteSentence } from '../review/live-review.js';
import { DrawGrid, followWish, isShowingCandidates, isWishShown } from './draw-grid.js';
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

/** Undoes or redoes a step. Returns whether there was one. */
function step(by: typeof undoPuzzle): boolean {
  const next = by(puzzleDrawing.peek());
  if (next) puzzleDrawing.value = next;
  return next !== undefined;
}

function back(): boolean {
  notifyEditor({ tone: 'calm', lead: step(undoPuzzle) ? editorTexts.undone : editorTexts.nothingToUndo });
  return puzzleDrawing.value.past.length > 0;
}

function forth(): boolean {
  notifyEditor({ tone: 'calm', lead: step(redoPuzzle) ? editorTexts.redone : editorTexts.nothingToRedo });
  return puzzleDrawing.value.future.length > 0;
}

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
    actions: [{ word: editorTexts.undo, act: () => void back() }],
  });
}

/** Shows the next or the previous note on the grid and says it. */
function stepNote(by: 1 | -1): void {
  const note = puzzleReview.noteFromShown(by);
  isWishShown.value = false;
  puzzleReview.showNote(note);
  const all = puzzleReview.notes.value;
  const lead = note
    ? editorTexts.review.noteAt(all.indexOf(note) + 1, all.length, said(note))
    : noNoteSentence(puzzleReview);
  notifyEditor({ tone: 'calm', lead });
}

function hideNote(): void {
  puzzleReview.showNote(undefined);
  isWishShown.value = false;
}

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

async function copyLink(): Promise<void> {
  openPuzzleDrawing.save('shared');
  const query = makePuzzleLink(puzzleDraft.value);
  const address = `${location.href.split('#')[0]}${makeRoute({ page: 'futoshiki', target: { kind: 'link', query } })}`;
  const done = await copyText(address);
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.linkCopied : address });
}

const ACTIONS: Readonly<Record<PuzzleAction, () => void>> = {
  undo: back,
  redo: forth,
  'next-note': () => stepNote(1),
  'previous-note': () => stepNote(-1),
  hide: hideNote,
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
        <Button variant="desktop" icon="link" onClick={() => void copyLink()}>
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
  const { past, future } = puzzleDrawing.value;
  return (
    <div class="tools">
      <HoldButton icon="undo" keyCap="u" disabled={past.length === 0} onPress={back}>
        {editorTexts.undo}
      </HoldButton>
      <HoldButton icon="redo" keyCap="y" disabled={future.length === 0} onPress={forth}>
        {editorTexts.redo}
      </HoldButton>
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
  else if (before)
    notifyEditor({
      tone: 'calm',
      lead: draftsTexts.opened,
      actions: [{ word: draftsTexts.earlier, act: () => openPuzzleDrawing.open(before) }],
    });
}

/** A puzzle of a collection, by its address. */
async function openFromCollection(from: Extract<RouteTarget, { kind: 'collection' }>): Promise<void> {
  const collection = await loadCollection(from.collection).catch(() => undefined);
  if (route.peek().target !== from) return;
  const level = collection?.puzzle === 'futoshiki' ? collection.levels[from.index] : undefined;
  if (level)
    take({ ...(level.draft as FutoshikiDraft), ...(level.title ? { title: level.title } : {}) }, from.collection);
  else notifyEditor({ tone: 'ink', lead: playTexts.links.noLevel, strong: true });
}

/** Opens the puzzle that the address contains, once: after a reload, or on the way back, its drawing is what it became. */
function takeLink({ target }: Route): void {
  if (target.kind !== 'collection' || history.state?.isOpened) return;
  if (target.collection === FUTOSHIKI_EDITOR_ID && !target.query) return;
  history.replaceState({ ...history.state, isOpened: true }, '');
  if (target.collection !== FUTOSHIKI_EDITOR_ID) {
    void openFromCollection(target);
    return;
  }
  const link = target.query && parsePuzzleLink(target.query);
  if (link) take(link.draft);
  else notifyEditor({ tone: 'ink', lead: futoshikiTexts.badLink, strong: true });
}

export function FutoshikiEditor() {
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.editor, playTexts.pages.futoshiki);
    document.body.classList.add('hasbar');
    // A touch device may have no keyboard.
    const keys = matchMedia('(pointer: coarse)').matches ? {} : { rest: futoshikiEditorTexts.welcomeRest };
    notifyEditor({ tone: 'calm', lead: futoshikiEditorTexts.welcome, ...keys });
    openPuzzleDrawing.load();
    const stops = [startPuzzleEditing(), followWish()];
    return () => {
      for (const stop of stops) stop();
      document.body.classList.remove('hasbar');
    };
  }, []);
  const at = route.value;
  useEffect(() => takeLink(at), [at]);
  useShortcuts(takeKey);
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
          onLink={() => void copyLink()}
          onLab={() => openIn('lab')}
        />
      </aside>
    </div>
  );
}
