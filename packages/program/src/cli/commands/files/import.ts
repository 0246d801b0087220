// `masu import`: adds level files to the player's collections, or merges data exported with `masu export --all`.

import { type FileProblem, importText, openLibrary } from '../../../saves/index.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, Refusal, worstOf } from '../../interface/exit-codes.js';
import { safe } from '../../interface/output.js';
import { openSaved } from '../../interface/saved-data.js';
import { errorLine, fileLabel, loadFiles, loadInput } from '../../levels/input.js';

export const IMPORT = defineCommand({
  arguments: [
    {
      name: '<file...>',
      about: 'level files, folders of them, or files written by `masu export --all`; - for standard input',
    },
  ],
  options: [],
  async run({ words, output }) {
    const store = openSaved();
    const library = openLibrary(store);
    const { codes } = await loadFiles(words, output, async (file) => {
      const text = await loadInput(file);
      let problem: FileProblem | undefined;
      const imported = importText(store, library, text, fileLabel(file), Date.now(), (name, found) => {
        problem = found;
        return 'line' in found ? errorLine(name, found) : `${name}: ${found.message}`;
      });
      for (const notice of store.takeNotices()) output.complain(safe(notice));
      if (!imported.ok) {
        const exit = store.files.isFailing ? EXIT.environment : EXIT.input;
        throw new Refusal(exit, safe(imported.error), problem, file);
      }
      for (const line of imported.value.done) output.confirm(safe(line));
      for (const line of imported.value.notes) output.say(safe(line));
    });
    return worstOf(codes);
  },
});
