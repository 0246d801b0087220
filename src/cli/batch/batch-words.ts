// Messages shared by the commands of experiments: counts, the progress line, the totals at the end.

import { countOf, formatNumber } from '../../base/format.js';
import { type RunProgress, span, type TallyCounts } from '../../experiments/index.js';

/** `1,204 of 14,000 done, 1,011 solved, 3 lost; 12 at work on 4 machines; about 2 h left` */
export function batchProgressLine({
  done,
  planned,
  solved,
  wrong,
  lost,
  bugs,
  running,
  machines,
  leftMillis,
}: RunProgress): string {
  const failed = [
    wrong > 0 ? `, ${formatNumber(wrong)} wrong` : '',
    lost > 0 ? `, ${formatNumber(lost)} lost` : '',
    bugs > 0 ? `, ${countOf(bugs, 'bug', 'bugs')}` : '',
  ].join('');
  const where =
    machines === 0
      ? 'no worker is connected'
      : `${formatNumber(running)} at work on ${countOf(machines, 'machine', 'machines')}`;
  const left = leftMillis === undefined ? '' : `; about ${span(leftMillis)} left`;
  return `${formatNumber(done)} of ${formatNumber(planned)} done, ${formatNumber(solved)} solved${failed}; ${where}${left}`;
}

export { skippedLine } from '../levels/input.js';

/** Lines of a run folder that can't be read or were edited. */
export const damagedLine = (lines: number): string =>
  lines === 1
    ? 'Ignoring 1 damaged or edited line of reports.jsonl; `masu batch run` runs its level again.'
    : `Ignoring ${formatNumber(lines)} damaged or edited lines of reports.jsonl; \`masu batch run\` runs their levels again.`;

/** A report that is not of its job. */
export const refusedLine = (sentence: string): string =>
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
  const parts = [`${formatNumber(solved)} solved`];
  if (unsolvable > 0) parts.push(`${formatNumber(unsolvable)} unsolvable`);
  if (gaveUp > 0) parts.push(`${formatNumber(gaveUp)} gave up`);
  if (wrong > 0) parts.push(`${formatNumber(wrong)} wrong`);
  if (lost > 0) parts.push(`${formatNumber(lost)} lost`);
  if (bugs > 0) parts.push(countOf(bugs, 'bug in masu', 'bugs in masu'));
  if (errors > 0) parts.push(countOf(errors, 'error in level files', 'errors in level files'));
  return `${formatNumber(done)} of ${formatNumber(planned)} done: ${parts.join(', ')}${certaintyPart(counts)}`;
}
