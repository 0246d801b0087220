// Messages shared by the commands of experiments: counts, the progress line, the totals at the end.

import { countOf, formatNumber } from '../../base/format.js';
import { type Counts, type RunProgress, span } from '../../experiments/index.js';

/** `1,204 of 14,000 done, 1,011 solved, 3 lost; 12 at work on 4 machines; about 2 h left` */
export function progressLine({
  done,
  planned,
  solved,
  lost,
  bugs,
  running,
  machines,
  leftMillis,
}: RunProgress): string {
  const failed = [
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

/** Lines of a run folder that can't be read, before it runs. */
export const damagedLine = (lines: number): string =>
  lines === 1
    ? 'Ignoring 1 damaged line in reports.jsonl; its level runs again.'
    : `Ignoring ${formatNumber(lines)} damaged lines in reports.jsonl; their levels run again.`;

/** The same, in a report. */
export const damagedReportLine = (lines: number): string =>
  lines === 1
    ? 'Ignoring 1 damaged report line; run again to redo its level.'
    : `Ignoring ${formatNumber(lines)} damaged report lines; run again to redo their levels.`;

/** `14,000 of 14,000 done: 11,020 solved, 30 unsolvable, 2,940 gave up, 3 lost, 7 errors in level files` */
export function totalsLine(counts: Counts): string {
  const { done, planned, solved, unsolvable, gaveUp, lost, bugs, errors } = counts;
  const parts = [`${formatNumber(solved)} solved`];
  if (unsolvable > 0) parts.push(`${formatNumber(unsolvable)} unsolvable`);
  if (gaveUp > 0) parts.push(`${formatNumber(gaveUp)} gave up`);
  if (lost > 0) parts.push(`${formatNumber(lost)} lost`);
  if (bugs > 0) parts.push(countOf(bugs, 'bug in masu', 'bugs in masu'));
  if (errors > 0) parts.push(countOf(errors, 'error in level files', 'errors in level files'));
  return `${formatNumber(done)} of ${formatNumber(planned)} done: ${parts.join(', ')}`;
}
