// Text and files given to the page as a whole: moves pasted while a level is open are played; levels pasted anywhere but
// in a field, and a file dropped anywhere, are played at once; several files go to the page that adds levels, and saved data to
// the settings, which import it. Loaded with the first of them.

import { readFile } from '../app/files.js';
import { offerFiles } from '../levels/add/several.js';
import { go, here } from '../route.js';
import { pageRoute } from '../routes.js';
import { areSavedData, importFiles } from '../settings/import-files.js';
import { parseLurd } from '../sokoban/later/level-reader.js';
import { pause } from '../sokoban/state/replay.js';
import { currentLevel, isReverse, performSokoban } from '../sokoban/state/state.js';
import { playGiven } from './play-given.js';

export function takeFiles(files: readonly File[]): void {
  if (areSavedData(files)) {
    go(pageRoute('settings'));
    void importFiles(files);
    return;
  }
  const [file, ...more] = files;
  if (file && more.length === 0) void playFile(file);
  else {
    go(pageRoute('levels'));
    void offerFiles(files);
  }
}

async function playFile(file: File): Promise<void> {
  const { name, text, refused } = await readFile(file);
  if (refused === undefined && text.trim() !== '') return playGiven(text, name);
  go(pageRoute('levels'));
  await offerFiles([file]);
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
    void playGiven(text);
  }
}
