// The keys of the editor: those that draw, and those that play while a line is recorded.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import { TILES } from './drawing.js';
import { moveAndRecord, startLine, stopLine } from './line-panel.js';
import { recording, undoMove } from './recording.js';
import { levelReview } from './review.js';
import { drawing } from './state.js';
import {
  back,
  choose,
  duplicate,
  forth,
  moveCursor,
  placeTile,
  saveVersion,
  stepNote,
  stepOverlay,
} from './strokes.js';

function takeRecordingKey({ key }: KeyboardEvent, arrow: Direction | undefined): boolean {
  if (arrow) moveAndRecord(arrow);
  else if (['u', 'z', 'Backspace'].includes(key)) undoMove();
  else if (key === 'Escape' || key === 'l') stopLine();
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
  if (recording.peek()) return takeRecordingKey(event, arrow);
  if (arrow) moveCursor(arrow);
  else if (tile && !control) choose(tile);
  else if (event.key === ' ') placeTile(drawing.value.cursor, drawing.value.tile);
  else if (event.key === 'Delete' || letter === 'x') placeTile(drawing.value.cursor, 'floor');
  else if (letter === 'y' || (control && event.shiftKey && letter === 'z')) forth();
  else if (letter === 'u' || letter === 'z' || event.key === 'Backspace') back();
  else if (letter === 's' && control) saveVersion();
  else if (letter === 'd' && control) duplicate();
  else if (letter === 'l' && !control) startLine();
  else if (letter === 'o' && !control) stepOverlay();
  else if ((letter === 'n' || letter === 'p') && !control) stepNote(letter === 'n' ? 1 : -1);
  else if (event.key === 'Escape' && levelReview.shownNote.value) levelReview.showNote(undefined);
  else return false;
  return true;
}
