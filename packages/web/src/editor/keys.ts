// What the keys of the editor do: an action per row of the tables of `draw-keys.ts`. One that returns false didn't use its key.

import { duplicate, saveVersion } from '../drafts/panel.js';
import {
  choose,
  drawingSteps,
  drawTo,
  isDrawingWithArrows,
  moveCursor,
  placeTile,
  stepNote,
  stepOverlay,
} from './board/strokes.js';
import { type DrawAction, drawKey, type PlayAction, playKey } from './draw-keys.js';
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
import { shownOffer, showReviewNote } from './review/asking.js';
import { levelReview } from './review/review.js';
import { TILES } from './sheet/drawing.js';
import { drawing, openLevelDrawing } from './sheet/state.js';

const DRAW_ACTIONS: { readonly [Action in DrawAction]: () => unknown } = {
  play: () => void startPlay('play'),
  place: () => void placeTile(drawing.value.cursor, drawing.value.tile),
  erase: () => void placeTile(drawing.value.cursor, 'floor'),
  redo: () => void drawingSteps.forth(),
  undo: () => void drawingSteps.back(),
  version: () => void saveVersion(openLevelDrawing),
  duplicate: () => void duplicate(openLevelDrawing),
  record: () => void startPlay('line'),
  overlay: () => void stepOverlay(),
  'next-note': () => void stepNote(1),
  'previous-note': () => void stepNote(-1),
  hide: () => (shownOffer.value || levelReview.shownNote.value ? showReviewNote(undefined) : false),
};

const PLAY_ACTIONS: { readonly [Action in PlayAction]: () => unknown } = {
  'undo-move': () => void undoPlayed(),
  'redo-move': () => void redoPlayed(),
  stop: () => void stopPlay(),
  hint: () => void showPlayHint(),
  'draw-from-here': () => void drawFromPlayed(),
  'use-as-line': () => isPlaySolved.peek() && useAsLine(),
};

/** True if the key was used. */
export function takeEditorKey(event: KeyboardEvent): boolean {
  const played = recording.peek();
  const meaning = played
    ? playKey(event, played.purpose === 'line' ? 'line' : 'game')
    : drawKey(event, isDrawingWithArrows.peek(), TILES.length);
  if (!meaning) return false;
  if (meaning.kind === 'move') movePlayer(meaning.direction);
  else if (meaning.kind === 'draw') drawTo(meaning.direction);
  else if (meaning.kind === 'cursor') moveCursor(meaning.direction);
  else if (meaning.kind === 'tile') choose(TILES[meaning.index] as (typeof TILES)[number]);
  else return { ...DRAW_ACTIONS, ...PLAY_ACTIONS }[meaning.kind]() !== false;
  return true;
}
