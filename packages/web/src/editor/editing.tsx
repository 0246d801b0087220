// What both editors do alike: undo and redo, steps from note to note, opening the level of the address, and ways out of the
// editor.

import type { Message } from '@masu/core/base/message.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedDraft } from '@masu/core/play/saved-data.js';
import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { copyText } from '../app/clipboard.js';
import { notifyEditor } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { addLevel } from '../collections/data/changes.js';
import type { CollectionLevel } from '../collections/data/collection.js';
import { loadCollection } from '../collections/data/collections.js';
import { HoldButton } from '../controls.js';
import type { OpenDraft } from '../drafts/open-draft.js';
import { route } from '../route.js';
import { makeRoute, type Route, type RouteTarget } from '../routes.js';
import { said, whyNotWritten } from '../said.js';
import { draftsTexts } from '../texts/drafts.js';
import { editorTexts } from '../texts/editor.js';
import { playTexts } from '../texts/play.js';
import type { LiveReview } from './review/live-review.js';

interface Undoable {
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}

/** Undo and redo of a drawing: each says whether there was a step, and returns whether there is another. */
export function undoSteps<Drawing extends Undoable>(
  drawing: Signal<Drawing>,
  undo: (drawing: Drawing) => Drawing | undefined,
  redo: (drawing: Drawing) => Drawing | undefined,
) {
  const step = (by: typeof undo, done: string, none: string): void => {
    const next = by(drawing.peek());
    if (next) drawing.value = next;
    notifyEditor({ tone: 'calm', lead: next ? done : none });
  };
  const back = (): boolean => {
    step(undo, editorTexts.undone, editorTexts.nothingToUndo);
    return drawing.value.past.length > 0;
  };
  const forth = (): boolean => {
    step(redo, editorTexts.redone, editorTexts.nothingToRedo);
    return drawing.value.future.length > 0;
  };
  const Buttons = () => (
    <>
      <HoldButton icon="undo" keyCap="u" disabled={drawing.value.past.length === 0} onPress={back}>
        {editorTexts.undo}
      </HoldButton>
      <HoldButton icon="redo" keyCap="y" disabled={drawing.value.future.length === 0} onPress={forth}>
        {editorTexts.redo}
      </HoldButton>
    </>
  );
  return { back, forth, Buttons, action: { word: editorTexts.undo, act: () => void back() } };
}

/** Shows the next or the previous note on the board and says it. */
export function stepToNote<Note extends Message>(
  review: Pick<LiveReview<never, Note, never>, 'notes' | 'noteFromShown' | 'isLooking'>,
  by: 1 | -1,
  show: (note: Note | undefined) => void,
): void {
  const note = review.noteFromShown(by);
  show(note);
  const all = review.notes.value;
  const none = review.isLooking ? editorTexts.review.running : editorTexts.review.counted(0);
  const lead = note ? editorTexts.review.noteAt(all.indexOf(note) + 1, all.length, said(note)) : none;
  notifyEditor({ tone: 'calm', lead });
}

/** After a level was opened as a drawing of its own: the way back to the one before. */
export function notifyOpened(drawing: OpenDraft, before: SavedDraft | undefined): void {
  if (!before) return;
  notifyEditor({
    tone: 'calm',
    lead: draftsTexts.opened,
    actions: [{ word: draftsTexts.earlier, act: () => drawing.open(before) }],
  });
}

/** A level of a collection, by its address. */
export async function openFromCollection(
  puzzle: PuzzleId,
  from: Extract<RouteTarget, { kind: 'collection' }>,
  open: (level: CollectionLevel) => void,
): Promise<void> {
  const collection = await loadCollection(from.collection).catch(() => undefined);
  if (route.peek().target !== from) return;
  const level = collection?.puzzle === puzzle ? collection.levels[from.index] : undefined;
  if (level) open(level);
  else notifyEditor({ tone: 'ink', lead: playTexts.links.noLevel, strong: true });
}

export async function copyDrawingAddress(drawing: OpenDraft, to: Route): Promise<void> {
  drawing.save('shared');
  const address = `${location.href.split('#')[0]}${makeRoute(to)}`;
  const done = await copyText(address);
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.linkCopied : address });
}

/** Resolves to the id of the collection that the level is in. */
export async function addDrawing(
  drawing: OpenDraft,
  id: string,
  level: Parameters<typeof addLevel>[1],
  newTitle: string,
): Promise<string> {
  try {
    const added = await addLevel(id, level, notifyEditor, newTitle);
    drawing.saveAdded(added);
    return added;
  } catch (error) {
    notifyEditor({ tone: 'ink', lead: whyNotWritten(error as Error) });
    return id;
  }
}

/** While an editor is open: its keys, its drawing, and the level of the address. `start` returns functions that end it. */
export function useEditor(editor: {
  readonly title: string;
  readonly words: { readonly welcome: string; readonly welcomeRest: string };
  readonly drawing: OpenDraft;
  readonly start: () => readonly (() => void)[];
  readonly openAddress: (at: Route) => void;
  readonly takeKey: (event: KeyboardEvent) => boolean;
}): void {
  // A layout effect as that of the keys, and before it: what the first key does comes after the welcome.
  useLayoutEffect(() => {
    // A touch device may have no keyboard.
    const keys = matchMedia('(pointer: coarse)').matches ? {} : { rest: editor.words.welcomeRest };
    notifyEditor({ tone: 'calm', lead: editor.words.welcome, ...keys });
    editor.drawing.load();
  }, []);
  useEffect(() => {
    document.title = editor.title;
    document.body.classList.add('hasbar');
    const stops = editor.start();
    return () => {
      for (const stop of stops) stop();
      document.body.classList.remove('hasbar');
    };
  }, []);
  const at = route.value;
  useEffect(() => editor.openAddress(at), [at]);
  useShortcuts(editor.takeKey);
}
