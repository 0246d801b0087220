// The editor of Sokoban: six tiles, a board to draw on, checks at each stroke, the drawings and their versions, the level as text. The editor of
// Futoshiki has the same address, with a word more, and is loaded when it is opened.

import '../styles/editor.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onIdle } from '../app/idle.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifyEditor } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { listed } from '../collections/data/listed.js';
import { Button, HoldButton } from '../controls.js';
import { ERASE, MIRROR, PLAY_ICON, TRIM, TURN } from '../more-icons.js';
import { route } from '../route.js';
import type { Route } from '../routes.js';
import { FUTOSHIKI_EDITOR_ID, puzzleEditorAddress } from '../share/puzzle-link.js';
import { editorTexts } from '../texts/editor.js';
import { playTexts } from '../texts/play.js';
import { AboutPanel } from './about-panel.js';
import { AddDrawingPanel } from './add-drawing-panel.js';
import { AskPanel } from './ask-panel.js';
import { startAsking } from './asking.js';
import { DrawBoard } from './draw-board.js';
import { MIRROR_DRAWING, TRIM_DRAWING, TURN_DRAWING } from './drawing.js';
import { DrawingsPanel } from './drawings-panel.js';
import { takeKey } from './keys.js';
import { TextPanel } from './level-panels.js';
import { LinePanel } from './line-panel.js';
import { openAddress } from './open-address.js';
import { PlayBar, startPlay } from './play-bar.js';
import { recording } from './recording.js';
import { startReview } from './review.js';
import { ReviewPanel } from './review-panel.js';
import { copyDrawingLink, openDrawing } from './share-level.js';
import { author, checks, drawing, loadSaved, startEditing, title } from './state.js';
import { applyNote, back, changeAll, choose, clearDrawing, forth, isDrawingWithArrows, stepNote } from './strokes.js';
import { TilePicker } from './tile-picker.js';

// A part of a page that is drawn in a task of its own, once what is around it is drawn.

export function Later({ children }: { readonly children: ComponentChildren }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => onIdle(() => setDue(true)), []);
  return isDue ? children : null;
}

function Tools() {
  return (
    <div class="tools">
      <HoldButton icon="undo" keyCap="u" disabled={drawing.value.past.length === 0} onPress={back}>
        {editorTexts.undo}
      </HoldButton>
      <HoldButton icon="redo" keyCap="y" disabled={drawing.value.future.length === 0} onPress={forth}>
        {editorTexts.redo}
      </HoldButton>
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
        <Button variant="desktop" icon="link" onClick={() => void copyDrawingLink()}>
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
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.editor);
    document.body.classList.add('hasbar');
    // A touch device may have no keyboard.
    const keys = matchMedia('(pointer: coarse)').matches ? {} : { rest: editorTexts.welcomeRest };
    notifyEditor({ tone: 'calm', lead: editorTexts.welcome, ...keys });
    loadSaved();
    const stops = [startEditing(), startReview(), startAsking()];
    return () => {
      for (const stop of stops) stop();
      document.body.classList.remove('hasbar');
    };
  }, []);
  const at = route.value;
  useEffect(() => openAddress(at), [at]);
  useShortcuts(takeKey);
  return (
    <>
      <Head />
      <div class={recording.value ? 'edit playing' : 'edit'}>
        <TilePicker chosen={drawing.value.tile} onChoose={choose}>
          <Button
            variant="with-arrows"
            keyCap="Shift"
            pressed={isDrawingWithArrows.value}
            onClick={() => (isDrawingWithArrows.value = !isDrawingWithArrows.value)}
          >
            <span>{editorTexts.drawWithArrows}</span>
          </Button>
        </TilePicker>
        <section aria-label={editorTexts.region}>
          <DrawBoard />
          <StatusMessage />
          {recording.value ? <PlayBar /> : <Tools />}
        </section>
        <aside class="side" aria-label={editorTexts.checks.side}>
          <Later>
            <ReviewPanel onApply={applyNote} onStep={stepNote} />
            <AskPanel onApply={applyNote} />
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

/** `#/editor/futoshiki`, or a puzzle of a Futoshiki collection. */
function isFutoshiki({ target }: Route): boolean {
  if (target.kind !== 'collection') return false;
  const { collection } = target;
  return collection === FUTOSHIKI_EDITOR_ID || listed.value.find(({ id }) => id === collection)?.puzzle === 'futoshiki';
}

export function EditorPage() {
  return isFutoshiki(route.value) ? <Lazy part={FUTOSHIKI_EDITOR} /> : <SokobanEditor />;
}
