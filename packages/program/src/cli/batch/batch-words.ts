// Messages shared by the commands of experiments: counts, the progress line, the totals at the end.

import type { TallyCounts } from '@masu/arena/folder/tally.js';
import { span } from '@masu/arena/report/numbers.js';
import type { RunProgress } from '@masu/arena/run/progress.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';

/** The words, if there are any to count. */
const some = (count: number, words: string): readonly string[] => (count > 0 ? [words] : []);

/** `1,204 of 14,000 done, 1,011 solved, 3 lost; 12 at work on 4 machines; about 2 h left` */
export function batchProgressLine(progress: RunProgress): string {
  const { done, planned, solved, wrong, lost, bugs, running, machines, leftMillis } = progress;
  const ended = [
    `${formatNumber(done)} of ${formatNumber(planned)} done`,
    `${formatNumber(solved)} solved`,
    ...some(wrong, `${formatNumber(wrong)} wrong`),
    ...some(lost, `${formatNumber(lost)} lost`),
    ...some(bugs, countOf(bugs, 'bug', 'bugs')),
  ].join(', ');
  const at = `${formatNumber(running)} at work on ${countOf(machines, 'machine', 'machines')}`;
  const left = leftMillis === undefined ? '' : `; about ${span(leftMillis)} left`;
  return `${ended}; ${machines === 0 ? 'no worker is connected' : at}${left}`;
}

/** Lines of a run folder that can't be read or were edited. */
export const damagedLine = (lines: number): string =>
  lines === 1
    ? 'Ignoring 1 damaged or edited line of reports.jsonl; `masu batch run` runs its level again.'
    : `Ignoring ${formatNumber(lines)} damaged or edited lines of reports.jsonl; \`masu batch run\` runs their levels again.`;

/** A report that is not of its job. */
const refusedLine = (sentence: string): string =>
  `Ignoring the report of ${sentence} \`masu batch run\` runs the level again.`;

const MAX_REFUSED = 5;

/** What is wrong with the reports of a folder: one sentence per kind, and the first few of those that don't hold. */
export function* damageLines(damaged: number, refused: readonly string[]): Generator<string> {
  if (damaged > 0) yield damagedLine(damaged);
  for (const sentence of refused.slice(0, MAX_REFUSED)) yield refusedLine(sentence);
  const more = refused.length - MAX_REFUSED;
  if (more > 0) yield `Ignoring ${countOf(more, 'more report', 'more reports')} like that.`;
}

/** `; 33 claims with a checked certificate, 2 without` */
function certaintyPart({ certified, uncertified }: TallyCounts): string {
  if (certified + uncertified === 0) return '';
  const without = uncertified > 0 ? `, ${formatNumber(uncertified)} without` : '';
  return `; ${countOf(certified, 'claim', 'claims')} with a checked certificate${without}`;
}

/** `14,000 of 14,000 done: 11,020 solved, 30 unsolvable, 2,940 gave up, 3 lost, 7 errors in level files` */
export function totalsLine(counts: TallyCounts): string {
  const { done, planned, solved, unsolvable, gaveUp, wrong, lost, bugs, errors } = counts;
  const parts = [
    `${formatNumber(solved)} solved`,
    ...some(unsolvable, `${formatNumber(unsolvable)} unsolvable`),
    ...some(gaveUp, `${formatNumber(gaveUp)} gave up`),
    ...some(wrong, `${formatNumber(wrong)} wrong`),
    ...some(lost, `${formatNumber(lost)} lost`),
    ...some(bugs, countOf(bugs, 'bug in masu', 'bugs in masu')),
    ...some(errors, countOf(errors, 'error in level files', 'errors in level files')),
  ];
  return `${formatNumber(done)} of ${formatNumber(planned)} done: ${parts.join(', ')}${certaintyPart(counts)}`;
}
