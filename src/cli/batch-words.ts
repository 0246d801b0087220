// What the commands of experiments say in common: counts, the progress line, the totals at the end.

import { type Counts, counted, grouped, type RunProgress, span } from '../experiments/index.js';

export { counted, grouped };

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
  const failed = [lost > 0 ? `, ${grouped(lost)} lost` : '', bugs > 0 ? `, ${counted(bugs, 'bug')}` : ''].join('');
  const where =
    machines === 0 ? 'no worker is connected' : `${grouped(running)} at work on ${counted(machines, 'machine')}`;
  const left = leftMillis === undefined ? '' : `; about ${span(leftMillis)} left`;
  return `${grouped(done)} of ${grouped(planned)} done, ${grouped(solved)} solved${failed}; ${where}${left}`;
}

/** `14,000 of 14,000 done: 11,020 solved, 30 unsolvable, 2,940 gave up, 3 lost, 7 errors in level files` */
export function totalsLine(counts: Counts): string {
  const { done, planned, solved, unsolvable, gaveUp, lost, bugs, errors } = counts;
  const parts = [`${grouped(solved)} solved`];
  if (unsolvable > 0) parts.push(`${grouped(unsolvable)} unsolvable`);
  if (gaveUp > 0) parts.push(`${grouped(gaveUp)} gave up`);
  if (lost > 0) parts.push(`${grouped(lost)} lost`);
  if (bugs > 0) parts.push(counted(bugs, 'bug in masu', 'bugs in masu'));
  if (errors > 0) parts.push(counted(errors, 'error in level files', 'errors in level files'));
  return `${grouped(done)} of ${grouped(planned)} done: ${parts.join(', ')}`;
}
