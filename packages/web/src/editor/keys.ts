// The keys of the editor: those that draw, and those that play while a line is recorded.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
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

export function takeEditorKey(event: KeyboardEvent): boolean {
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
