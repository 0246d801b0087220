// `masu batch report`: the results of runs as text, a web page, CSV, or JSON lines. Reads run folders only.

import { join } from 'node:path';
import { type JobResult, type JoinedRuns, joinRuns } from '@masu/arena/report/join.js';
import { latexTable } from '@masu/arena/report/latex.js';
import { plotFiles, reportPage } from '@masu/arena/report/report-page.js';
import { resultObjects, resultsCsv } from '@masu/arena/report/rows.js';
import { solverTotalsTable } from '@masu/arena/report/solver-totals-table.js';
import { bestOfAll, bySolver, jobProof, solverTotals } from '@masu/arena/report/totals.js';
import { failureMessage, isDecided, jobVerdict, placeName } from '@masu/arena/report/verdicts.js';
import { countOf } from '@masu/core/base/format.js';
import { type Align, tableLines } from '@masu/core/base/table.js';
import { pathOn } from '../../../../host/host.js';
import { fromEnvironment } from '../../../batch/batch-failures.js';
import { damageLines } from '../../../batch/batch-words.js';
import { defineCommand } from '../../../interface/command.js';
import type { CommandHost } from '../../../interface/command-host.js';
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

/** The most wrong and lost jobs that are named; the page and --json have all. */
const MAX_FAILURES = 10;

/** Why jobs have no answer that counts. */
function printFailures(results: readonly JobResult[], output: Output): void {
  const failures = results.flatMap((result) => {
    const why = failureMessage(result);
    return why === undefined
      ? []
      : [`${jobVerdict(result)}: ${placeName(result)}, ${result.planned.job.solver}: ${why}`];
  });
  for (const line of failures.slice(0, MAX_FAILURES)) output.print(safe(line));
  const more = failures.length - MAX_FAILURES;
  if (more > 0) output.print(`and ${countOf(more, 'more', 'more')}; --json and the page of -o have all.`);
}

function printTotals({ results, errors }: JoinedRuns, output: Output): void {
  const totals = [...bySolver(results)].map(([solver, each]) => solverTotals(solver, each));
  if (totals.length > 1) totals.push(solverTotals('best of all', bestOfAll(results)));
  const { heads, rows } = solverTotalsTable('CPU', totals);
  const aligns = heads.map((_, index): Align => (index === 0 ? 'left' : 'right'));
  for (const line of tableLines([heads, ...rows], aligns)) output.print(line);
  printFailures(results, output);
  const unproven = results.filter((result) => jobProof(result) === 'none');
  const claims = unproven.filter(isDecided).length;
  if (claims > 0)
    output.say(
      `${countOf(claims, 'claim has', 'claims have')} no checked certificate and ${claims === 1 ? 'rests' : 'rest'} on the solver alone.`,
    );
  const bounds = unproven.length - claims;
  if (bounds > 0)
    output.say(`${countOf(bounds, 'lower bound is', 'lower bounds are')} not checked: certificates prove claims only.`);
  if (errors.length > 0)
    output.say(`${countOf(errors.length, 'level or file was', 'levels or files were')} not run because of an error.`);
}

/** Joins folders, or refuses with the message of the first that contains no run. */
export async function mustJoin(folders: readonly string[], host: CommandHost): Promise<JoinedRuns> {
  const joined = await fromEnvironment(() => joinRuns(folders.map((folder) => pathOn(host, folder))));
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
  const { host } = output;
  const all = await fromEnvironment(() => joinRuns(folders.map((folder) => pathOn(host, folder))));
  if (all.ok) return { joined: all.value, codes: [] };
  if (folders.length === 1) throw new Refusal(EXIT.input, safe(all.error));
  const codes: ExitCode[] = [];
  const joinable: string[] = [];
  for (const folder of folders) {
    const one = await fromEnvironment(() => joinRuns([pathOn(host, folder)]));
    if (one.ok) joinable.push(folder);
    else {
      reportRefusal(new Refusal(EXIT.input, safe(one.error), undefined, folder), output);
      codes.push(EXIT.input);
    }
  }
  return { joined: await mustJoin(joinable, host), codes };
}

async function writePlots(folder: string, joined: JoinedRuns, host: CommandHost): Promise<void> {
  for (const { name, svg } of plotFiles(joined)) {
    const path = join(folder, name);
    makeParentFolder(path, host);
    await saveOutputFile(path, svg, host);
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
    for (const path of [options.output, options.csv, options.latex]) mustBeWritable(path, output.host);
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
    if (plots !== undefined) await writePlots(plots, joined, output.host);
    if (options.json) for (const each of resultObjects(joined)) output.print(jsonLine(each));
    else if (![page, csv, latex].includes('-') && !(output.quiet && isWritten)) printTotals(joined, output);
    return worstOf(codes);
  },
});
