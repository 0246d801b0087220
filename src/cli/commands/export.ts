// `masu export`: the player's solutions as a .sok file, or everything that is kept as one file that browser and
// terminal both read.

import { exportEverything, exportSolutions, openStore } from '../../terminal/index.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { counted, safe } from '../output.js';
import { mustBeWritable, writeData } from '../save-output.js';

interface ExportOptions {
  readonly all?: boolean;
  readonly output?: string;
}

export const EXPORT: Command<ExportOptions> = {
  arguments: [],
  options: [
    { flags: '--all', about: 'games, records, settings and collections as one file' },
    { flags: '-o, --output <path>', about: 'write to this file instead of standard output' },
  ],
  async run({ options, output }) {
    mustBeWritable(options.output);
    const store = openStore();
    const { text, count } = options.all
      ? { text: exportEverything(store), count: store.records.length }
      : exportSolutions(store);
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    if (text !== '') await writeData(options.output, text, output);
    if (text === '') output.say('No Sokoban level is solved yet; nothing was written.');
    else if (options.output !== undefined) output.say(`${counted(count, 'solved level')} written`);
    return EXIT.ok;
  },
};
