// The editor of Sokoban: six tiles, a board to draw on, checks at each stroke, the drawings and their versions, the level as text. The editor of
// Futoshiki has the same address, with a word more, and is loaded when it is opened.

import '../styles/editor.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { defined } from '../../base/defined.js';
import { DIRECTIONS, type Direction } from '../../base/grid.js';
import { PUZZLE_IDS, type PuzzleId } from '../../base/puzzle.js';
import type { Draft } from '../../sokoban/index.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifyEditor } from '../app/notice.js';
import { StatusMessage } from '../app/status-message.js';
import { onIdle } from '../app/turns.js';
import { listed } from '../collections/data/listed.js';
import { Button } from '../controls.js';
import { duplicate, saveVersion } from '../drafts/panel.js';
import { ERASE, FILE, MIRROR, PLAY_ICON, TRIM, TURN } from '../more-icons.js';
import { route } from '../route.js';
import type { Route } from '../routes.js';
import { parseLevelLink } from '../share/level-link.js';
import { puzzleEditorAddress } from '../share/puzzle-link.js';
import { editorTexts } from '../texts/editor.js';
import { filesTexts } from '../texts/files.js';
import { playTexts } from '../texts/play.js';
import { AddDrawingPanel } from './add-drawing-panel.js';
import { AskPanel } from './ask-panel.js';
import { DrawBoard } from './board/draw-board.js';
import { DrawingsPanel } from './board/drawings-panel.js';
import {
  changeAll,
  choose,
  clearDrawing,
  drawingSteps,
  drawTo,
  isDrawingWithArrows,
  moveCursor,
  placeTile,
  stepNote,
  stepOverlay,
} from './board/strokes.js';
import { TilePicker } from './board/tile-picker.js';
import { notifyOpened, openFromCollection, useEditor } from './editing.js';
import { LinePanel } from './line-panel.js';
import { AboutPanel } from './parts.js';
import { copyDrawing, copyDrawingLink, downloadLevel, openDrawing, PlayBar } from './play/play-bar.js';
import {
  drawFromPlayed,
  isPlaySolved,
  movePlayer,
  recording,
  redoPlayed,
  showPlayHint,
  startPlay,
  stopPlay,
  undoPlayed,
  useAsLine,
} from './play/recording.js';
import { shownOffer, showReviewNote, startAsking } from './review/asking.js';
import { levelReview, startReview } from './review/review.js';
import { ReviewPanel } from './review-panel.js';
import { MIRROR_DRAWING, TILES, TRIM_DRAWING, TURN_DRAWING } from './sheet/drawing.js';
import { author, checks, draft, drawing, openAsDrawing, openLevelDrawing, startEditing, title } from './sheet/state.js';

// The keys of the editor: those that draw, and those that play while a line is recorded.

function takePlayKey({ key }: KeyboardEvent, arrow: Direction | undefined): boolean {
  const isLine = recording.peek()?.purpose === 'line';
  if (arrow) movePlayer(arrow);
  else if (['u', 'z', 'Backspace'].includes(key)) undoPlayed();
  else if (key === 'Escape' || (isLine && key === 'l')) stopPlay();
  else if (isLine) return false;
  else if (key === 'y') redoPlayed();
  else if (key === 'i') void showPlayHint();
  else if (key === 'd') drawFromPlayed();
  else if (key === 'l' && isPlaySolved.peek()) useAsLine();
  else return false;
  return true;
}

function takeKey(event: KeyboardEvent): boolean {
  const arrow = DIRECTIONS.find(
    (direction) => event.key === `Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`,
  );
  const tile = TILES[Number(event.key) - 1];
  const letter = event.key.toLowerCase();
  const control = event.ctrlKey || event.metaKey;
  if (recording.peek()) return !control && takePlayKey(event, arrow);
  if (arrow && (event.shiftKey || isDrawingWithArrows.peek())) drawTo(arrow);
  else if (arrow) moveCursor(arrow);
  else if (event.key === 'Enter' && !control) startPlay('play');
  else if (tile && !control) choose(tile);
  else if (event.key === ' ') placeTile(drawing.value.cursor, drawing.value.tile);
  else if (event.key === 'Delete' || letter === 'x') placeTile(drawing.value.cursor, 'floor');
  else if (letter === 'y' || (control && event.shiftKey && letter === 'z')) drawingSteps.forth();
  else if (letter === 'u' || letter === 'z' || event.key === 'Backspace') drawingSteps.back();
  else if (letter === 's' && control) saveVersion(openLevelDrawing);
  else if (letter === 'd' && control) duplicate(openLevelDrawing);
  else if (letter === 'l' && !control) startPlay('line');
  else if (letter === 'o' && !control) stepOverlay();
  else if ((letter === 'n' || letter === 'p') && !control) stepNote(letter === 'n' ? 1 : -1);
  else if (event.key === 'Escape' && (shownOffer.value || levelReview.shownNote.value)) showReviewNote(undefined);
  else return false;
  return true;
}

// The level that the address of the editor contains or names, opened as a new drawing.

const take = (drawn: Draft, origin?: string): void => notifyOpened(openLevelDrawing, openAsDrawing(drawn, origin));

/** Opens the level that the address contains, once: after a reload, or on the way back, its drawing is what it became. */
function openAddress({ target: from }: Route): void {
  if (from.kind === 'none' || history.state?.isOpened) return;
  history.replaceState({ ...history.state, isOpened: true }, '');
  if (from.kind === 'collection')
    void openFromCollection('sokoban', from, ({ draft: drawn, title }) =>
      take({ ...(drawn as Draft), ...defined({ title }) }, from.collection),
    );
  if (from.kind !== 'link') return;
  const link = parseLevelLink(from.query);
  if (!link.ok) {
    notifyEditor({
      tone: 'ink',
      lead: link.error.code === 'cut-short' ? filesTexts.links.cutShort(link.error.row) : filesTexts.links.unreadable,
      strong: true,
    });
    return;
  }
  take(link.value.draft);
}

// The drawing as text.

function TextPanel() {
  return (
    <section class="panel">
      <h2>
        {editorTexts.text.heading} <span class="quiet">{editorTexts.text.format}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre class="xsb" tabIndex={0} role="group" aria-label={editorTexts.text.name}>
        {draft.value.rows.join('\n')}
      </pre>
      <div class="row">
        <Button icon="copy" onClick={() => void copyDrawing()}>
          {editorTexts.text.copy}
        </Button>
        <Button icon={FILE} onClick={downloadLevel}>
          {editorTexts.text.download}
        </Button>
        <Button variant="phone" icon="link" onClick={copyDrawingLink}>
          {editorTexts.link}
        </Button>
        <Button variant="phone" disabled={!checks.value.level} onClick={() => openDrawing('lab')}>
          {editorTexts.lab}
        </Button>
        <Button variant="phone" icon={ERASE} onClick={clearDrawing}>
          {editorTexts.clear}
        </Button>
      </div>
    </section>
  );
}

// A part of a page that is drawn in a task of its own, once what is around it is drawn.

export function Later({ children }: { readonly children: ComponentChildren }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => onIdle(() => setDue(true)), []);
  return isDue ? children : null;
}

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
    takeKey,
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
