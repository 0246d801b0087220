// The table of totals, one row per solver, as the web page and `masu batch report` show it.

import { formatNumber } from '../../base/format.js';
import { runSeconds } from './numbers.js';
import type { SolverTotals } from './totals.js';

/** The column headings; `cpu` is the heading of the CPU time. */
export const totalsHeads = (cpu: string): string[] => [
  ...['solver', 'jobs', 'solved', 'proven', 'unsolvable', 'gave up', 'lost', 'bugs', 'not run'],
  cpu,
  'tie-break',
  'PAR2',
];

export function totalsRow(totals: SolverTotals): string[] {
  const { solver, jobs, solved, proven, unsolvable, gaveUp, lost, bugs, notRun, cpuMillis, tieBreakMillis, par2 } =
    totals;
  const counts = [jobs, solved, proven, unsolvable, gaveUp, lost, bugs, notRun].map(formatNumber);
  return [
    solver,
    ...counts,
    ...[cpuMillis, tieBreakMillis, par2].map((millis) => (millis === undefined ? '–' : runSeconds(millis))),
  ];
}
