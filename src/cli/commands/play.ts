// `masu play`: the game itself, full screen on a terminal, line by line elsewhere.

import {
  type Collection,
  canShowScreen,
  collectionOf,
  levelNumbered,
  libraryOf,
  openStore,
  playInLines,
  playOnScreen,
  type ScreenRequest,
  titleOfFile,
} from '../../terminal/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import { loadInput, nameOf } from '../input.js';
import { counting } from '../option-values.js';
import { safe } from '../output.js';

interface PlayOptions {
  readonly level?: number;
  readonly plain?: boolean;
}

async function collectionFrom(file: string): Promise<Collection> {
  const text = await loadInput(file);
  const read = collectionOf(text, titleOfFile(file), nameOf(file), false);
  if (!read.ok) throw new Refusal(EXIT.input, safe(read.fault));
  return read.value;
}

/** The levels of the file; a level without a file is one of our first collection; else there is the menu. */
async function collectionAsked(file: string | undefined, level: number | undefined): Promise<Collection | undefined> {
  if (file !== undefined) return collectionFrom(file);
  return level === undefined ? undefined : libraryOf(openStore()).first();
}

async function playPlainly(request: ScreenRequest): Promise<void> {
  const store = openStore();
  const played = await playInLines({
    ...request,
    store,
    library: libraryOf(store),
    input: process.stdin,
    output: process.stdout,
    now: Date.now,
  });
  if (!played) throw new Refusal(EXIT.input, 'There is nothing to play: name a file of levels.');
}

export const PLAY: Command<PlayOptions> = {
  arguments: [{ name: '[file]', about: 'a file of levels; without one, the menu' }],
  options: [
    { flags: '--level <n>', about: 'begin at this level, counting every one of the file from 1', parse: counting },
    { flags: '--plain', about: 'line by line: commands in, text out' },
  ],
  async run({ words, options, output }) {
    const collection = await collectionAsked(words[0], options.level);
    if (collection && options.level !== undefined) {
      const found = levelNumbered(collection, options.level);
      if (!found.ok) throw new Refusal(EXIT.input, safe(found.fault));
    }
    const request = {
      ...(collection ? { collection } : {}),
      ...(options.level === undefined ? {} : { level: options.level }),
      colour: output.hasColour,
    };
    if (!options.plain && canShowScreen(process.env)) await playOnScreen(request);
    else await playPlainly(request);
    return EXIT.ok;
  },
};
