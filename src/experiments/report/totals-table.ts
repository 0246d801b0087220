// The table of totals, one row per solver, as the web page and `masu batch report` show it.

import { formatNumber } from '../../base/format.js';
import { runSeconds } from './numbers.js';
import type { SolverTotals } from './totals.js';

export interface TotalsTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** `cpu` is the heading of the CPU time. Wrong solutions have a column where there are any: ours never are. */
export function solverTotalsTable(cpu: string, all: readonly SolverTotals[]): TotalsTable {
  const hasWrong = all.some(({ wrong }) => wrong > 0);
  const rows = all.map((totals) => {
    const { solver, jobs, solved, proven, unsolvable, gaveUp, wrong, lost, bugs, notRun } = totals;
    const counts = [jobs, solved, proven, unsolvable, gaveUp, ...(hasWrong ? [wrong] : []), lost, bugs, notRun];
    const times = [totals.cpuMillis, totals.tieBreakMillis, totals.par2];
    return [
      solver,
      ...counts.map(formatNumber),
      ...times.map((millis) => (millis === undefined ? '–' : runSeconds(millis))),
    ];
  });
  const counted = ['jobs', 'solved', 'proven', 'unsolvable', 'gave up', ...(hasWrong ? ['wrong'] : []), 'lost', 'bugs'];
  return { heads: ['solver', ...counted, 'not run', cpu, 'tie-break', 'PAR2'], rows };
}
