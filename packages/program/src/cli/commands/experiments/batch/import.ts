// `masu batch import`: results from elsewhere beside those of a run, marked as not run here.

import { basename } from 'node:path';
import { importResults } from '@masu/arena/folder/read-results-table.js';
import { countOf } from '@masu/core/base/format.js';
import { pathOn } from '../../../../host/host.js';
import { fromEnvironment } from '../../../batch/batch-failures.js';
import { defineCommand } from '../../../interface/command.js';
import { EXIT, Refusal } from '../../../interface/exit-codes.js';
import { safe } from '../../../interface/output.js';
import { fileLabel, loadInput } from '../../../levels/input.js';

/** Rows that are named one by one when they are left out. */
const MAX_NAMED = 20;

export const IMPORT_RESULTS = defineCommand({
  arguments: [
    { name: '<folder>', about: 'a run folder, whose plan has the levels' },
    { name: '<results>', about: 'a CSV file: level (or title, or hash), verdict, and more' },
  ],
  options: [{ flags: '--solver <name>', about: 'the solver, if the file has no such column' }],
  async run({ words: [folder = '', path = ''], options: { solver }, output }) {
    const { host } = output;
    const text = await loadInput(path, host);
    const imported = await fromEnvironment(() =>
      importResults(pathOn(host, folder), text, basename(fileLabel(path)), solver),
    );
    if (!imported.ok) throw new Refusal(EXIT.input, safe(imported.error));
    const { added, replaced, solvers, refused } = imported.value;
    for (const sentence of refused.slice(0, MAX_NAMED)) output.complain(safe(`masu: ${sentence}`));
    if (refused.length > MAX_NAMED) {
      output.complain(`masu: ${countOf(refused.length - MAX_NAMED, 'more row', 'more rows')} left out.`);
    }
    const again = replaced > 0 ? `, ${countOf(replaced, 'result', 'results')} replaced` : '';
    const whose = solvers.length > 0 ? ` of ${solvers.join(', ')}` : '';
    output.say(safe(`Imported: ${countOf(added, 'result', 'results')}${whose}, not run here${again}.`));
    if (solvers.length > 0) output.say(safe(`Next: masu batch report ${folder} -o report.html`));
    return refused.length > 0 ? EXIT.input : EXIT.ok;
  },
});
