// `masu play`: starts the game, full screen on a terminal, line by line elsewhere.

import { defined } from '@masu/core/base/defined.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { levelNumbered, makeCollection, type StoredCollection, titleOfFile } from '../../../saves/library.js';
import { openStore } from '../../../saves/open.js';
import { openLibrary } from '../../../saves/store.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { counting, languageOption } from '../../interface/option-values.js';
import { type Output, safe } from '../../interface/output.js';
import { FORMAT_OPTION } from '../../levels/input.js';
import { openedText } from '../../levels/joined-levels.js';
import { canShowScreen, hasScreen, playInLines, playOnScreen, type ScreenRequest } from '../../start-terminal.js';

/** The levels of the files. Without a file: the menu, or with --level the first shipped collection. */
async function collectionAsked(
  words: readonly string[],
  options: PlayOptions,
  output: Output,
): Promise<StoredCollection | undefined> {
  if (words.length === 0) return options.level === undefined ? undefined : openLibrary(openStore(output.host)).first();
  const { name, text, format } = await openedText(words, options, output);
  const read = makeCollection(text, titleOfFile(name), name, false, { format });
  if (!read.ok) throw new Refusal(EXIT.input, safe(read.error));
  return read.value;
}

async function playPlainly(request: ScreenRequest): Promise<void> {
  const { host } = request;
  const store = openStore(host);
  const played = await playInLines({
    ...request,
    store,
    library: openLibrary(store),
  });
  if (!played) throw new Refusal(EXIT.input, 'Nothing to play. Name a level file.');
}

const OPTIONS = [
  { flags: '--level <n>', about: 'start at level <n> (counting from 1, invalid ones included)', parse: counting },
  { flags: '--plain', about: 'line mode: type commands, get text back' },
  {
    flags: '--lang <id>',
    about: 'language of the full screen (default: as chosen there, else LANG)',
    parse: languageOption,
  },
  FORMAT_OPTION,
] as const satisfies readonly CommandOption[];
type PlayOptions = OptionsOf<typeof OPTIONS>;

export const PLAY: Command<PlayOptions> = {
  arguments: [{ name: '[file...]', about: 'level files, or folders of them (default: open the menu)' }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const collection = await collectionAsked(words, options, output);
    if (collection && options.level !== undefined) {
      const numbered = levelNumbered(collection, options.level);
      if (!numbered.ok) throw new Refusal(EXIT.input, safe(numbered.error));
    }
    const { host } = output;
    const request = {
      host,
      ...defined({ collection, level: options.level, language: options.lang }),
      color: output.hasColor,
    };
    const onScreen = !options.plain && canShowScreen(host);
    const isDrawn = collection === undefined || hasScreen(collection.puzzle);
    if (onScreen && !isDrawn)
      output.say(`${PUZZLE_NAMES[collection.puzzle]} has no screen, so it is played in line mode.`);
    if (onScreen && isDrawn) await playOnScreen(request);
    else await playPlainly(request);
    if (words.includes('-')) output.say('The level came from standard input, so no commands can. Play it from a file.');
    return EXIT.ok;
  },
};
