// `masu import`: adds level files to the player's collections, or merges data exported with `masu export --all`.

import { countOf, formatNumber } from '@masu/core/base/format.js';
import { type ImportProgress, importText } from '../../../saves/import-export.js';
import type { FileProblem } from '../../../saves/library.js';
import { openLibrary } from '../../../saves/store.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, Refusal, worstOf } from '../../interface/exit-codes.js';
import { withPauses } from '../../interface/interrupt.js';
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
    const store = openSaved(output.host);
    const library = openLibrary(store);
    let isStopped = false;
    const { codes } = await loadFiles(words, output, async (file) => {
      if (isStopped) return;
      const text = await loadInput(file, output.host);
      let problem: FileProblem | undefined;
      const now = output.host.now();
      const importing = importText(store, library, text, fileLabel(file), now, (name, fileProblem) => {
        problem = fileProblem;
        return 'line' in fileProblem ? errorLine(name, fileProblem) : `${name}: ${fileProblem.message}`;
      });
      let progress: ImportProgress = { done: 0, all: 0 };
      const reporting = (function* () {
        let next = importing.next();
        for (; !next.done; next = importing.next()) {
          progress = next.value;
          yield;
        }
        return next.value;
      })();
      const imported = await withPauses(output.host, reporting, reporting.next(), (isLast) =>
        store.files.settle(isLast),
      );
      for (const notice of store.takeNotices()) output.complain(safe(notice));
      if (!imported) {
        const { done, all } = progress;
        const merged = `${formatNumber(done)} of ${countOf(all, 'entry', 'entries')}`;
        output.complain(
          safe(`masu: ${fileLabel(file)}: Stopped. Merged ${merged}; import the file again to merge the rest.`),
        );
        isStopped = true;
        return;
      }
      if (!imported.ok) {
        const exit = store.files.isFailing ? EXIT.environment : EXIT.input;
        throw new Refusal(exit, safe(imported.error), problem, file);
      }
      for (const line of imported.value.done) output.confirm(safe(line));
      for (const line of imported.value.notes) output.say(safe(line));
    });
    return isStopped ? EXIT.interrupted : worstOf(codes);
  },
});
