// `masu export`: writes the player's solutions as a .sok file, or all saved data as one file that the browser and the
// terminal both read.

import { countOf } from '@masu/core/base/format.js';
import { exportEverything, exportSolutions } from '../../../saves/import-export.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { safe } from '../../interface/output.js';
import { mustBeWritable, writeData } from '../../interface/save-output.js';
import { openSaved } from '../../interface/saved-data.js';

export const EXPORT = defineCommand({
  arguments: [],
  options: [
    { flags: '--all', about: 'export games, records, settings, collections, grades, and daily puzzles as one file' },
    { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
  ],
  async run({ options, output }) {
    mustBeWritable(options.output, output.host);
    const store = openSaved(output.host);
    const { text, count } = options.all
      ? { text: exportEverything(store), count: store.records.length }
      : exportSolutions(store);
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    if (text !== '') await writeData(options.output, text, output);
    if (text === '') output.say('No solved Sokoban levels yet. Nothing written.');
    else if (options.output === undefined) return EXIT.ok;
    else if (options.all) output.say(`Wrote all saved data (${countOf(count, 'record', 'records')}).`);
    else output.say(`Wrote ${countOf(count, 'solved level', 'solved levels')}.`);
    return EXIT.ok;
  },
});
