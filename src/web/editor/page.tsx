// The editor: six tiles, a board to draw on, checks at each stroke, the level as text, and export.

import { defined } from '../../base/defined.js';
import '../styles/editor.css';
import { useEffect, useMemo } from 'preact/hooks';
import { DIRECTIONS, type Direction, offsets } from '../../base/grid.js';
import type { Draft, SokobanNote } from '../../sokoban/index.js';
import { copyText } from '../app/clipboard.js';
import { fileName, saveFile } from '../app/files.js';
import { Later } from '../app/later.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Board, boardHeight } from '../board/board.js';
import type { Marks } from '../board/marks.js';
import { TextGrid } from '../board/text-grid.js';
import { loadCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import { Button, HoldButton } from '../controls.js';
import { ERASE, FILE, MIRROR, PLAY_ICON, TRIM, TURN } from '../more-icons.js';
import { go, route } from '../route.js';
import { makeRoute, type Route, type RouteTarget } from '../routes.js';
import { said } from '../said.js';
import { makeLevelLink, parseLevelLink } from '../share/level-link.js';
import { levelText } from '../share/level-text.js';
import { FUTOSHIKI_EDITOR_ID, puzzleEditorAddress } from '../share/puzzle-editor-address.js';
import { editorTexts } from '../texts/editor.js';
import { filesTexts } from '../texts/files.js';
import { playTexts } from '../texts/play.js';
import {
  changeCells,
  type Drawing,
  type EditorTile,
  mirrored,
  paint,
  place,
  redoDrawing,
  redraw,
  TILES,
  turnedRows,
  undoDrawing,
  widthOf,
  withMargin,
} from './drawing.js';
import { noteLetters } from './note-edits.js';
import { noteLabels } from './note-marks.js';
import { notifyEditor } from './notify.js';
import { noteFromShown, notes, showNote, shownNote, startReview } from './review.js';
import { ReviewPanel } from './review-panel.js';
import {
  author,
  change,
  checks,
  draft,
  drawing,
  editorPose,
  loadSaved,
  openDraft,
  plan,
  restoreSheet,
  settledDraft,
  startEditing,
  title,
} from './state.js';
import { TilePicker } from './tile-picker.js';

/** The rows before the stroke that is being painted. */
let strokeStart: Drawing['rows'] | undefined;

function paintCell(cell: number, isFirst: boolean): void {
  const now = drawing.value;
  if (isFirst || !strokeStart) strokeStart = now.rows;
  show(paint(now, cell, now.tile, strokeStart), now.tile);
}

function endStroke(): void {
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

function choose(tile: EditorTile): void {
  change({ ...drawing.value, tile });
  notifyEditor({
    tone: 'calm',
    lead: editorTexts.chosen(editorTexts.tile[tile], editorTexts.tile[tile].toLowerCase()),
    rest: editorTexts.chosenRest,
  });
}

/** Changes the whole drawing and reports what was done. */
function changeAll(of: (rows: readonly string[]) => readonly string[], lead: string): void {
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

function back(): boolean {
  notifyEditor({ tone: 'calm', lead: restoreSheet(undoDrawing) ? editorTexts.undone : editorTexts.nothingToUndo });
  return drawing.value.past.length > 0;
}

function forth(): boolean {
  notifyEditor({ tone: 'calm', lead: restoreSheet(redoDrawing) ? editorTexts.redone : editorTexts.nothingToRedo });
  return drawing.value.future.length > 0;
}

/** Makes the change that a note offers, as one step of undo. */
function applyNote(note: SokobanNote): void {
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

function takeKey(event: KeyboardEvent): boolean {
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
  else if ((letter === 'n' || letter === 'p') && !control) stepNote(letter === 'n' ? 1 : -1);
  else if (event.key === 'Escape' && shownNote.value) showNote(undefined);
  else return false;
  return true;
}

/** CSS pixels below the message of a phone: the result and the first note. */
const REVIEW = 176;
const MIN_SHEET = 200;

/** On a phone, what masu says about the drawing is in view too, and the board keeps its size whatever that is. */
function sheetHeight(...window: Parameters<typeof boardHeight>): number {
  const height = boardHeight(...window);
  return innerWidth < 640 ? Math.min(height, Math.max(MIN_SHEET, height - REVIEW)) : height;
}

function DrawBoard() {
  const now = drawing.value;
  const { dead } = checks.value;
  const note = shownNote.value;
  const labels = useMemo(() => note && noteLabels(note, plan.value.width), [note, plan.value.width]);
  const marks = useMemo(
    (): Marks => ({ chosen: now.cursor, labels, ...(dead.size > 0 && !labels ? { deadlocked: dead } : {}) }),
    [now.cursor, dead, labels],
  );
  const handlers = useMemo(() => ({ onPaint: paintCell, onPaintEnd: endStroke }), []);
  const { rows } = draft.value;
  return (
    <>
      <Board
        plan={plan.value}
        pose={editorPose.value}
        marks={marks}
        name={editorTexts.board}
        picture={editorTexts.picture(rows.length, Math.max(0, ...rows.map((row) => row.length)))}
        largest={48}
        follow={now.cursor}
        handlers={handlers}
        heightOf={sheetHeight}
      />
      <TextGrid
        of={now.rows}
        rows={() => now.rows}
        cells={now.rows.length * widthOf(now)}
        name={editorTexts.grid}
        nameAt={labels?.text}
      />
    </>
  );
}

const clear = (): void => changeAll(() => [], editorTexts.cleared);

function Tools() {
  return (
    <div class="tools">
      <HoldButton icon="undo" keyCap="u" disabled={drawing.value.past.length === 0} onPress={back}>
        {editorTexts.undo}
      </HoldButton>
      <HoldButton icon="redo" keyCap="y" disabled={drawing.value.future.length === 0} onPress={forth}>
        {editorTexts.redo}
      </HoldButton>
      <Button icon={TURN} onClick={() => changeAll(turnedRows, editorTexts.turned)}>
        {editorTexts.turn}
      </Button>
      <Button icon={MIRROR} onClick={() => changeAll(mirrored, editorTexts.mirrored)}>
        {editorTexts.mirror}
      </Button>
      <Button icon={TRIM} onClick={() => changeAll((rows) => rows, editorTexts.trimmed)}>
        {editorTexts.trim}
      </Button>
      <span class="grow desktop" />
      <Button variant="bare desktop" icon={ERASE} onClick={clear}>
        {editorTexts.clear}
      </Button>
    </div>
  );
}

async function copyLevel(): Promise<void> {
  const done = await copyText(levelText(settledDraft()));
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.copied : filesTexts.notCopied });
}

const linkOf = (page: 'sokoban' | 'editor'): string =>
  makeRoute({ page, target: { kind: 'link', query: makeLevelLink(settledDraft()) } });

async function copyLink(): Promise<void> {
  const address = `${location.href.split('#')[0]}${linkOf(checks.value.level ? 'sokoban' : 'editor')}`;
  const done = await copyText(address);
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.linkCopied : address });
}

function tryIt(): void {
  const now = settledDraft();
  if (!checks.value.level) {
    notifyEditor({ tone: 'ink', lead: editorTexts.notValid, strong: true });
    return;
  }
  go({
    page: 'sokoban',
    target: { kind: 'link', query: makeLevelLink({ ...now, title: title.value || editorTexts.untitled }) },
  });
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
        <Button variant="desktop" icon="link" onClick={() => void copyLink()}>
          {editorTexts.link}
        </Button>
        <Button icon={PLAY_ICON} disabled={!checks.value.level} onClick={tryIt}>
          {editorTexts.play}
        </Button>
      </div>
    </div>
  );
}

function AboutPanel() {
  return (
    <section class="panel">
      <h2>{editorTexts.about.heading}</h2>
      <div class="fields">
        <label class="field">
          {editorTexts.about.title}
          <input value={title.value} maxLength={200} onInput={(event) => (title.value = event.currentTarget.value)} />
        </label>
        <label class="field">
          {editorTexts.about.author}
          <input value={author.value} maxLength={200} onInput={(event) => (author.value = event.currentTarget.value)} />
        </label>
      </div>
    </section>
  );
}

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
        <Button icon="copy" onClick={() => void copyLevel()}>
          {editorTexts.text.copy}
        </Button>
        <Button
          icon={FILE}
          onClick={() => saveFile(fileName(title.value || editorTexts.untitled, 'xsb'), levelText(settledDraft()))}
        >
          {editorTexts.text.download}
        </Button>
        <Button variant="phone" icon="link" onClick={() => void copyLink()}>
          {editorTexts.link}
        </Button>
        <Button variant="phone" icon={ERASE} onClick={clear}>
          {editorTexts.clear}
        </Button>
      </div>
    </section>
  );
}

function take(drawn: Draft): void {
  if (!openDraft(drawn)) return;
  notifyEditor({
    tone: 'calm',
    lead: editorTexts.opened,
    actions: [{ word: editorTexts.undo, act: () => void back() }],
  });
}

/** A level of a collection, by its address. */
async function openFromCollection(from: Extract<RouteTarget, { kind: 'collection' }>): Promise<void> {
  const collection = await loadCollection(from.collection).catch(() => undefined);
  if (route.peek().target !== from) return;
  const level = collection?.puzzle === 'sokoban' ? collection.levels[from.index] : undefined;
  if (level) take({ ...(level.draft as Draft), ...defined({ title: level.title }) });
  else notifyEditor({ tone: 'ink', lead: playTexts.links.noLevel, strong: true });
}

/** Opens the level that the address contains, once: after a reload, or on the way back, its drawing is what it became. */
function takeLink({ target: from }: Route): void {
  if (from.kind === 'none' || history.state?.isOpened) return;
  history.replaceState({ ...history.state, isOpened: true }, '');
  if (from.kind === 'collection') void openFromCollection(from);
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

function SokobanEditor() {
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.editor);
    document.body.classList.add('hasbar');
    // A touch device may have no keyboard.
    const keys = matchMedia('(pointer: coarse)').matches ? {} : { rest: editorTexts.welcomeRest };
    notifyEditor({ tone: 'calm', lead: editorTexts.welcome, ...keys });
    loadSaved();
    const stops = [startEditing(), startReview()];
    return () => {
      for (const stop of stops) stop();
      document.body.classList.remove('hasbar');
    };
  }, []);
  const at = route.value;
  useEffect(() => takeLink(at), [at]);
  useShortcuts(takeKey);
  return (
    <>
      <Head />
      <div class="edit">
        <TilePicker chosen={drawing.value.tile} onChoose={choose} />
        <section aria-label={editorTexts.region}>
          <DrawBoard />
          <StatusMessage />
          <Tools />
        </section>
        <aside class="side" aria-label={editorTexts.checks.side}>
          <Later>
            <ReviewPanel onApply={applyNote} />
            <AboutPanel />
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
