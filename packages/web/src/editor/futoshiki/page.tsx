// The Futoshiki editor: a grid to place givens and signs on, what masu says about the puzzle after each change, and
// export.

import '../../styles/editor.css';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { notifyEditor } from '../../app/notice.js';
import { StatusMessage } from '../../app/status-message.js';
import { Button } from '../../controls.js';
import { duplicate, saveVersion } from '../../drafts/panel.js';
import { ERASE, PENCIL, PLAY_ICON } from '../../more-icons.js';
import { makeRoute, type Route } from '../../routes.js';
import { FUTOSHIKI_EDITOR_ID } from '../../share/puzzle-editor-address.js';
import { parsePuzzleLink } from '../../share/puzzle-link.js';
import { editorTexts } from '../../texts/editor.js';
import { futoshikiTexts } from '../../texts/futoshiki.js';
import { futoshikiEditorTexts } from '../../texts/futoshiki-editor.js';
import { playTexts } from '../../texts/play.js';
import { notifyOpened, openFromCollection, useEditor } from '../editing.js';
import { DrawGrid, isShowingCandidates, showOnGrid } from './draw-grid.js';
import {
  clearGrid,
  copyPuzzleLink,
  giveDigit,
  playPuzzle,
  puzzleSteps,
  selectCell,
  stepClueNote,
  stepSign,
  toggleCandidates,
  toggleSign,
} from './puzzle-actions.js';
import { neighborCell } from './puzzle-drawing.js';
import { type PuzzleAction, puzzleKey } from './puzzle-keys.js';
import { CluePad, PuzzlePanels } from './puzzle-panels.js';
import { openPuzzleDraft, openPuzzleDrawing, puzzleDrawing, puzzleTitle, startPuzzleEditing } from './puzzle-state.js';
import { followWish } from './puzzle-wish.js';

const ACTIONS: Readonly<Record<PuzzleAction, () => void>> = {
  undo: puzzleSteps.back,
  redo: puzzleSteps.forth,
  'next-note': () => stepClueNote(1),
  'previous-note': () => stepClueNote(-1),
  hide: () => showOnGrid(undefined),
  candidates: toggleCandidates,
  play: () => void playPuzzle(),
  version: () => saveVersion(openPuzzleDrawing),
  duplicate: () => duplicate(openPuzzleDrawing),
};

function takeKey(event: KeyboardEvent): boolean {
  const { sheet, cursor } = puzzleDrawing.value;
  const key = puzzleKey(event, sheet.size, cursor);
  if (!key) return false;
  if (key.kind === 'move') selectCell(neighborCell(sheet.size, cursor, key.direction) ?? cursor);
  else if (key.kind === 'select') selectCell(key.cell);
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
        <Button variant="desktop" icon="link" onClick={copyPuzzleLink}>
          {editorTexts.link}
        </Button>
        <Button icon={PLAY_ICON} keyCap="Enter" onClick={() => void playPuzzle()}>
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
      <Button variant="bare" icon={ERASE} onClick={clearGrid}>
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
          <DrawGrid key={size} onSelect={selectCell} onSign={stepSign} />
        </div>
        <CluePad variant="futo-pad" />
        <StatusMessage />
        <Tools />
      </section>
      <aside class="side" aria-label={editorTexts.checks.side}>
        <PuzzlePanels />
      </aside>
    </div>
  );
}
