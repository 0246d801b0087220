// The editor of Sokoban: six tiles, a board to draw on, checks at each stroke, the drawings and their versions, the level as text. The editor of
// Futoshiki has the same address, with a word more, and is loaded when it is opened.

import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import type { ComponentType } from 'preact';
import { Lazy, lazyPart } from '../app/lazy.js';
import { StatusMessage } from '../app/status-message.js';
import { listed } from '../collections/data/listed.js';
import { Button } from '../controls.js';
import { ERASE, MIRROR, PLAY_ICON, TRIM, TURN } from '../more-icons.js';
import { route } from '../route.js';
import type { Route } from '../routes.js';
import { puzzleEditorAddress } from '../share/puzzle-editor-address.js';
import { editorTexts } from '../texts/editor.js';
import { playTexts } from '../texts/play.js';
import { AboutPanel } from './about-panel.js';
import { AddDrawingPanel } from './add-drawing-panel.js';
import { AskPanel } from './ask-panel.js';
import { DrawBoard } from './board/draw-board.js';
import { DrawingsPanel } from './board/drawings-panel.js';
import { changeAll, clearDrawing, drawingSteps } from './board/strokes.js';
import { TilePicker } from './board/tile-picker.js';
import { useEditor } from './editing.js';
import { takeEditorKey } from './keys.js';
import { Later } from './later.js';
import { LinePanel } from './line-panel.js';
import { openAddress } from './open-address.js';
import { PlayBar } from './play/play-bar.js';
import { recording, startPlay } from './play/recording.js';
import { copyDrawingLink, openDrawing } from './play/share-level.js';
import { startAsking } from './review/asking.js';
import { startReview } from './review/review.js';
import { ReviewPanel } from './review-panel.js';
import { MIRROR_DRAWING, TRIM_DRAWING, TURN_DRAWING } from './sheet/drawing.js';
import { author, checks, openLevelDrawing, startEditing, title } from './sheet/state.js';
import { TextPanel } from './text-panel.js';
import '../styles/editor.css';

function Tools() {
  return (
    <div class="tools">
      <drawingSteps.Buttons />
      <Button icon={TURN} onClick={() => changeAll(TURN_DRAWING, editorTexts.turned)}>
        {editorTexts.turn}
      </Button>
      <Button icon={MIRROR} onClick={() => changeAll(MIRROR_DRAWING, editorTexts.mirrored)}>
        {editorTexts.mirror}
      </Button>
      <Button icon={TRIM} onClick={() => changeAll(TRIM_DRAWING, editorTexts.trimmed)}>
        {editorTexts.trim}
      </Button>
      <span class="grow desktop" />
      <Button variant="bare desktop" icon={ERASE} onClick={clearDrawing}>
        {editorTexts.clear}
      </Button>
    </div>
  );
}

function Head() {
  return (
    <div class="head">
      <div>
        <p class="over">
          {editorTexts.over} · <a href={puzzleEditorAddress()}>{editorTexts.futoshiki}</a>
        </p>
        <h1>{title.value || editorTexts.untitled}</h1>
      </div>
      <div class="row">
        <Button variant="desktop" icon="link" onClick={copyDrawingLink}>
          {editorTexts.link}
        </Button>
        <Button variant="desktop" disabled={!checks.value.level} onClick={() => openDrawing('lab')}>
          {editorTexts.lab}
        </Button>
        {!recording.value && (
          <Button icon={PLAY_ICON} keyCap="Enter" disabled={!checks.value.level} onClick={() => startPlay('play')}>
            {editorTexts.play}
          </Button>
        )}
      </div>
    </div>
  );
}

function SokobanEditor() {
  useEditor({
    title: playTexts.shell.title(playTexts.pages.editor),
    words: editorTexts,
    drawing: openLevelDrawing,
    start: () => [startEditing(), startReview(), startAsking()],
    openAddress,
    takeKey: takeEditorKey,
  });
  return (
    <>
      <Head />
      <div class={recording.value ? 'edit playing' : 'edit'}>
        <TilePicker />
        <section aria-label={editorTexts.region}>
          <DrawBoard />
          <StatusMessage />
          {recording.value ? <PlayBar /> : <Tools />}
        </section>
        <aside class="side" aria-label={editorTexts.checks.side}>
          <Later>
            <ReviewPanel />
            <AskPanel />
            <LinePanel />
            <DrawingsPanel />
            <AboutPanel title={title} author={author} />
            <AddDrawingPanel />
            <TextPanel />
          </Later>
        </aside>
      </div>
    </>
  );
}

const FUTOSHIKI_EDITOR = lazyPart(async () => (await import('./futoshiki/page.js')).FutoshikiEditor);

const EDITORS: Readonly<Record<PuzzleId, ComponentType>> = {
  sokoban: SokobanEditor,
  futoshiki: () => <Lazy part={FUTOSHIKI_EDITOR} />,
};

/** The puzzle that the address names, as in `#/editor/futoshiki`, or that of the collection it names. */
function editedPuzzle({ target }: Route): PuzzleId {
  const collection = target.kind === 'collection' ? target.collection : '';
  const named = PUZZLE_IDS.find((id) => id === collection);
  return named ?? listed.value.find(({ id }) => id === collection)?.puzzle ?? 'sokoban';
}

export function EditorPage() {
  const Editor = EDITORS[editedPuzzle(route.value)];
  return <Editor />;
}
