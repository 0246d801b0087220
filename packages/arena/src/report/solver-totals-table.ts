// The table of totals, one row per solver, as the web page and `masu batch report` show it.

import { formatNumber } from '@masu/core/base/format.js';
import { runSeconds } from './numbers.js';
import type { SolverTotals } from './totals.js';

/** `cpu` is the heading of the CPU time. Wrong solutions have a column where there are any: ours never are. */
export function solverTotalsTable(cpu: string, all: readonly SolverTotals[]) {
  const hasWrong = all.some(({ wrong }) => wrong > 0);
  const hasUnproven = all.some(({ unproven }) => unproven > 0);
  const rows = all.map((totals) => {
    const { solver, jobs, solved, proven, unsolvable, unproven, gaveUp, wrong, lost, bugs, notRun } = totals;
    const claims = [proven, unsolvable, ...(hasUnproven ? [unproven] : [])];
    const counts = [jobs, solved, ...claims, gaveUp, ...(hasWrong ? [wrong] : []), lost, bugs, notRun];
    const times = [totals.cpuMillis, totals.tieBreakMillis, totals.par2];
    return [
      solver,
      ...counts.map(formatNumber),
      ...times.map((millis) => (millis === undefined ? '–' : runSeconds(millis))),
    ];
  });
  const claims = ['proven', 'unsolvable', ...(hasUnproven ? ['unproven'] : [])];
  const counted = ['jobs', 'solved', ...claims, 'gave up', ...(hasWrong ? ['wrong'] : []), 'lost', 'bugs'];
  return { heads: ['solver', ...counted, 'not run', cpu, 'tie-break', 'PAR2'], rows };
}

/** What may be wider than a phone scrolls by itself. */
export const scrolling = (label: string, html: string): string =>
  `<div class="scroll" role="region" aria-label="${label}" tabindex="0">${html}</div>`;

/**
 * A table with a caption for everyone and headers for screen readers; cells are HTML already. Wide ones scroll. `numbers` are
 * the heads of columns of numbers (default: all but the first).
 */
export function tableHtml(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  numbers?: readonly string[],
): string {
  const isNumber = (index: number): boolean => numbers?.includes(heads[index] as string) ?? index > 0;
  const kind = (index: number): string => (isNumber(index) ? ' class="n"' : '');
  const head = heads.map((each, index) => `<th scope="col"${kind(index)}>${each}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    return `<tr><th scope="row">${first}</th>${rest.map((cell, index) => `<td${kind(index + 1)}>${cell}</td>`).join('')}</tr>`;
  });
  const lines = [
    `<table><caption>${caption}</caption>`,
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody></table>`,
  ];
  return scrolling(caption, lines.join('\n'));
}

/** Rows of a list in a page; more make it too slow to open. */
export const MAX_ROWS = 1000;

/** A sentence after a list that was cut; `rest` says where the others are. */
export const moreHtml = (count: number, rest = ' The CSV file has all of them.'): string =>
  count > MAX_ROWS ? `<p class="soft">The first ${formatNumber(MAX_ROWS)} of ${formatNumber(count)}.${rest}</p>` : '';
