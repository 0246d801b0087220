// Text and files given to the page as a whole: moves pasted while a level is open are played; levels pasted anywhere but
// in a field, and files dropped anywhere, go to the page that adds levels; saved data to the settings, which import it.
// Loaded with the first of them.

import { offerText } from '../levels/add/adding.js';
import { offered, offerFiles } from '../levels/add/several.js';
import { go, here } from '../route.js';
import { pageRoute } from '../routes.js';
import { areSavedData, importFiles } from '../settings/import-files.js';
import { parseLurd } from '../sokoban/later/level-reader.js';
import { pause } from '../sokoban/state/replay.js';
import { currentLevel, isReverse, performSokoban } from '../sokoban/state/state.js';

const showAdding = (): void => go(pageRoute('levels'));

export function takeFiles(files: readonly File[]): void {
  if (areSavedData(files)) {
    go(pageRoute('settings'));
    void importFiles(files);
    return;
  }
  showAdding();
  void offerFiles(files);
}

/** Boards have walls, signs, or several lines; other text is ignored. */
const isLevels = (text: string): boolean => /[#|]|\S\s*\n\s*\S/.test(text);

export function takePaste(text: string): void {
  const isPlaying = here().page === 'sokoban' && currentLevel.peek() !== undefined && !isReverse.peek();
  const moves = isPlaying ? parseLurd(text) : undefined;
  if (moves?.ok && moves.value.length > 0) {
    pause();
    performSokoban({ kind: 'play-moves', moves: moves.value });
  } else if (isLevels(text)) {
    showAdding();
    offered.value = [];
    offerText(text);
  }
}
