// `masu import`: keeps a file of levels among the player's collections, or merges an export of everything.

import { importText, libraryOf, openStore } from '../../terminal/index.js';
import type { Command } from '../command.js';
import { EXIT, Refusal } from '../exit-codes.js';
import { loadInput, nameOf } from '../input.js';
import { safe } from '../output.js';

export const IMPORT: Command<Record<string, never>> = {
  arguments: [{ name: '<file...>', about: 'files of levels, or what `masu export --all` wrote; - for standard input' }],
  options: [],
  async run({ words, output }) {
    const store = openStore();
    const library = libraryOf(store);
    for (const file of words) {
      const text = await loadInput(file);
      const imported = importText(store, library, text, nameOf(file), Date.now());
      for (const notice of store.takeNotices()) output.complain(safe(notice));
      if (!imported.ok) throw new Refusal(EXIT.input, safe(imported.error));
      for (const line of imported.value.done) output.print(safe(line));
      for (const line of imported.value.notes) output.say(safe(line));
    }
    return EXIT.ok;
  },
};
