// `masu batch compare`: what a newer run gains and loses against an older one. Exit code 11 for a regression, so that a
// script can guard against one.

import { CHANGES, type Change, compareRuns, countChanges, REGRESSIONS } from '@masu/arena/report/changes.js';
import { changesPage } from '@masu/arena/report/changes-page.js';
import { placeName } from '@masu/arena/report/verdicts.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';

import { defineCommand } from '../../../interface/command.js';
import { EXIT } from '../../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../../interface/output.js';
import { mustBeWritable, refuseMixed, writeData } from '../../../interface/save-output.js';
import { complainOfDamage, mustJoin } from './report.js';

const red = (text: string, output: Output): string => (output.hasColor ? `\u001b[31m${text}\u001b[39m` : text);

function changeJson(change: Change): string {
  const { places, planned } = change.new;
  const [place] = places;
  return jsonLine({
    change: change.change,
    regression: REGRESSIONS.has(change.change),
    puzzle: planned.job.puzzle,
    file: place?.file,
    level: place?.number,
    title: place?.title ?? '',
    hash: planned.level,
    solver: planned.job.solver,
    about: change.about,
  });
}

function print(changes: readonly Change[], output: Output): void {
  for (const kind of CHANGES) {
    const each = changes.filter(({ change }) => change === kind);
    if (each.length === 0) continue;
    const head = `${kind.replace('-', ' ')}: ${formatNumber(each.length)}`;
    output.print(kind === 'contradiction' ? red(head, output) : output.strong(head));
    for (const change of each) {
      const line = `  ${safe(placeName(change.new))}, ${change.new.planned.job.solver}: ${safe(change.about)}`;
      output.print(kind === 'contradiction' ? red(line, output) : line);
    }
  }
}

export const COMPARE_RUNS = defineCommand({
  arguments: [
    { name: '<old>', about: 'the run folder to compare with' },
    { name: '<new>', about: 'the run folder to judge' },
  ],
  options: [
    { flags: '-o, --output <path>', about: 'write a self-contained web page' },
    { flags: '--json', about: 'print one JSON object per change' },
  ],
  async run({ words: [old = '', next = ''], options, output }) {
    const { host } = output;
    mustBeWritable(options.output, host);
    refuseMixed({ '--json': options.json === true, '-o': options.output === '-' });
    const [before, after] = [await mustJoin([old], host), await mustJoin([next], host)];
    for (const runs of [before, after]) complainOfDamage(runs, output);
    const comparison = compareRuns(before, after);
    const { changes, common, notRun, onlyOld, onlyNew } = comparison;
    if (options.output !== undefined) await writeData(options.output, changesPage(before, after, comparison), output);
    if (options.json) for (const change of changes) output.print(changeJson(change));
    else if (options.output !== '-') print(changes, output);
    if (notRun + onlyOld + onlyNew > 0) {
      const only = `${formatNumber(onlyOld)} only in the older run, ${formatNumber(onlyNew)} only in the newer`;
      output.say(`Not compared: ${formatNumber(notRun)} without a report in one run, ${only}.`);
    }
    const regressions = changes.filter(({ change }) => REGRESSIONS.has(change)).length;
    const gains = countChanges(changes, 'newly-solved');
    output.say(
      `${countOf(common, 'job', 'jobs')} in both runs: ${countOf(changes.length, 'change', 'changes')}, ${formatNumber(gains)} newly solved, ${countOf(regressions, 'regression', 'regressions')}.`,
    );
    return regressions > 0 ? EXIT.regression : EXIT.ok;
  },
});
