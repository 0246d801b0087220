// The keys of the editor: those that draw, and those that play while a line is recorded.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import { shownOffer, showReviewNote } from './asking.js';
import { TILES } from './drawing.js';
import {
  drawFromPlayed,
  movePlayer,
  redoPlayed,
  showPlayHint,
  startPlay,
  stopPlay,
  undoPlayed,
  useAsLine,
} from './play-bar.js';
import { isPlaySolved, recording } from './recording.js';
import { levelReview } from './review.js';
import { drawing } from './state.js';
import {
  back,
  choose,
  drawTo,
  duplicate,
  forth,
  isDrawingWithArrows,
  moveCursor,
  placeTile,
  saveVersion,
  stepNote,
  stepOverlay,
} from './strokes.js';

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

export function takeKey(event: KeyboardEvent): boolean {
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
  else if (letter === 'y' || (control && event.shiftKey && letter === 'z')) forth();
  else if (letter === 'u' || letter === 'z' || event.key === 'Backspace') back();
  else if (letter === 's' && control) saveVersion();
  else if (letter === 'd' && control) duplicate();
  else if (letter === 'l' && !control) startPlay('line');
  else if (letter === 'o' && !control) stepOverlay();
  else if ((letter === 'n' || letter === 'p') && !control) stepNote(letter === 'n' ? 1 : -1);
  else if (event.key === 'Escape' && (shownOffer.value || levelReview.shownNote.value)) showReviewNote(undefined);
  else return false;
  return true;
}
