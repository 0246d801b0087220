// `masu play`: starts the game, full screen on a terminal, line by line elsewhere.

import { type Collection, collectionOf, levelNumbered, libraryOf, openStore, titleOfFile } from '../../saves/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { counting } from '../interface/option-values.js';
import { safe } from '../interface/output.js';
import { FORMAT_OPTION, loadInput, nameOf } from '../levels/input.js';
import { canShowScreen, playInLines, playOnScreen, type ScreenRequest } from '../start-terminal.js';

interface PlayOptions {
  /** Where to start: all levels of the file can be played. */
  readonly level?: number;
  readonly format?: string;
  readonly plain?: boolean;
}

async function collectionFrom(file: string, { format }: PlayOptions): Promise<Collection> {
  const text = await loadInput(file);
  const read = collectionOf(text, titleOfFile(nameOf(file)), nameOf(file), false, { format });
  if (!read.ok) throw new Refusal(EXIT.input, safe(read.error));
  return read.value;
}

/** The levels of the file. Without a file: the menu, or with --level the first shipped collection. */
async function collectionAsked(file: string | undefined, options: PlayOptions): Promise<Collection | undefined> {
  if (file !== undefined) return collectionFrom(file, options);
  return options.level === undefined ? undefined : libraryOf(openStore()).first();
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
  if (!played) throw new Refusal(EXIT.input, 'Nothing to play. Name a level file.');
}

export const PLAY: Command<PlayOptions> = {
  arguments: [{ name: '[file]', about: 'a level file (default: open the menu)' }],
  options: [
    { flags: '--level <n>', about: 'start at level <n> (counting from 1, invalid ones included)', parse: counting },
    { flags: '--plain', about: 'line mode: type commands, get text back' },
    FORMAT_OPTION,
  ],
  async run({ words, options, output }) {
    const collection = await collectionAsked(words[0], options);
    if (collection && options.level !== undefined) {
      const found = levelNumbered(collection, options.level);
      if (!found.ok) throw new Refusal(EXIT.input, safe(found.error));
    }
    const request = {
      ...(collection ? { collection } : {}),
      ...(options.level === undefined ? {} : { level: options.level }),
      color: output.hasColor,
    };
    if (!options.plain && canShowScreen(process.env)) await playOnScreen(request);
    else await playPlainly(request);
    if (words[0] === '-') output.say('The level came from standard input, so no commands can. Play it from a file.');
    return EXIT.ok;
  },
};
