// `masu batch report`: the results of runs as text, a web page, CSV, or JSON lines. Reads run folders only.

import { join } from 'node:path';
import { countOf } from '../../../../base/format.js';
import { type Align, tableLines } from '../../../../base/table.js';
import {
  bestOfAll,
  bySolver,
  type JoinedRuns,
  joinRuns,
  latexTable,
  plotFiles,
  reportPage,
  resultObjects,
  resultsCsv,
  solverTotals,
  solverTotalsTable,
} from '../../../../experiments/index.js';
import { damageLines, fromEnvironment } from '../../../batch/batch-options.js';
import { defineCommand } from '../../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../../interface/output.js';
import {
  makeParentFolder,
  mustBeWritable,
  refuseMixed,
  saveOutputFile,
  writeData,
} from '../../../interface/save-output.js';
import { reportRefusal } from '../../../levels/input.js';

function printTotals({ results, errors }: JoinedRuns, output: Output): void {
  const totals = [...bySolver(results)].map(([solver, each]) => solverTotals(solver, each));
  if (totals.length > 1) totals.push(solverTotals('best of all', bestOfAll(results)));
  const { heads, rows } = solverTotalsTable('CPU', totals);
  const aligns = heads.map((_, index): Align => (index === 0 ? 'left' : 'right'));
  for (const line of tableLines([heads, ...rows], aligns)) output.print(line);
  if (errors.length > 0)
    output.say(`${countOf(errors.length, 'level or file was', 'levels or files were')} not run because of an error.`);
}

/** Joins folders, or refuses with the message of the first that contains no run. */
export async function mustJoin(folders: readonly string[]): Promise<JoinedRuns> {
  const joined = await fromEnvironment(() => joinRuns(folders));
  if (!joined.ok) throw new Refusal(EXIT.input, safe(joined.error));
  return joined.value;
}

/** Prints which reports don't count. */
export function complainOfDamage({ runs }: JoinedRuns, output: Output): void {
  for (const { damaged, refused } of runs)
    for (const line of damageLines(damaged, refused)) output.complain(safe(`masu: ${line}`));
}

/** If one of several folders contains no run, it is reported, and the others are joined. */
async function joinSome(
  folders: readonly string[],
  output: Output,
): Promise<{ joined: JoinedRuns; codes: ExitCode[] }> {
  const all = await fromEnvironment(() => joinRuns(folders));
  if (all.ok) return { joined: all.value, codes: [] };
  if (folders.length === 1) throw new Refusal(EXIT.input, safe(all.error));
  const codes: ExitCode[] = [];
  const joinable: string[] = [];
  for (const folder of folders) {
    const one = await fromEnvironment(() => joinRuns([folder]));
    if (one.ok) joinable.push(folder);
    else {
      reportRefusal(new Refusal(EXIT.input, safe(one.error), undefined, folder), output);
      codes.push(EXIT.input);
    }
  }
  return { joined: await mustJoin(joinable), codes };
}

async function writePlots(folder: string, joined: JoinedRuns): Promise<void> {
  for (const { name, svg } of plotFiles(joined)) {
    const path = join(folder, name);
    makeParentFolder(path);
    await saveOutputFile(path, svg);
  }
}

export const REPORT = defineCommand({
  arguments: [{ name: '<folder...>', about: 'run folders; for a level and solver in several, the last folder counts' }],
  options: [
    { flags: '-o, --output <path>', about: 'write a self-contained web page' },
    { flags: '--csv <path>', about: 'write one row per level and solver' },
    { flags: '--latex <path>', about: 'write the totals as a LaTeX table' },
    { flags: '--plots <folder>', about: 'write each plot to <folder> as an SVG file' },
    { flags: '--json', about: 'print one JSON object per level and solver' },
  ],
  async run({ words, options, output }) {
    mustBeWritable(options.output);
    mustBeWritable(options.csv);
    mustBeWritable(options.latex);
    refuseMixed({
      '--json': options.json === true,
      '--csv': options.csv === '-',
      '--latex': options.latex === '-',
      '-o': options.output === '-',
    });
    const { joined, codes } = await joinSome(words, output);
    if (joined.runs.length === 0) return worstOf(codes);
    complainOfDamage(joined, output);
    if (joined.replaced > 0) {
      output.say(`${countOf(joined.replaced, 'job', 'jobs')} in more than one run; the last run named counts.`);
    }
    const { output: page, csv, latex, plots } = options;
    const isWritten = [page, csv, latex, plots].some((path) => path !== undefined);
    if (options.output !== undefined) await writeData(options.output, reportPage(joined), output);
    if (options.csv !== undefined) await writeData(options.csv, resultsCsv(joined), output);
    if (latex !== undefined) await writeData(latex, latexTable(joined), output);
    if (plots !== undefined) await writePlots(plots, joined);
    if (options.json) for (const each of resultObjects(joined)) output.print(jsonLine(each));
    else if (![page, csv, latex].includes('-') && !(output.quiet && isWritten)) printTotals(joined, output);
    return worstOf(codes);
  },
});
