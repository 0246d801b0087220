// Whether two results of one board can both be true. They can't if one proves what the other refutes: a solution of an
// unsolvable level, an optimal length that somebody undercut (in the solver's metric, or in the other one where the
// tie-break was proven too), a lower bound above a solution, a second solution of a puzzle with only one. A contradiction is a bug in one of the solvers.

import type { Metric } from '@masu/core/base/puzzle.js';
import type { Report } from '@masu/engine/jobs/job.js';

/** The length of a report's solution in a metric. */
function lengthIn(report: Report, metric: Metric): number | undefined {
  if (report.verdict === 'solved') return report[metric];
  return report.verdict === 'gave-up' ? report.best?.[metric] : undefined;
}

/** No solution is shorter than this, by the report's own proof. */
function provenLeast(report: Report, metric: Metric): number | undefined {
  if (report.metric !== metric) return undefined;
  if (report.verdict === 'solved') return report.claim === 'optimal' ? report[metric] : undefined;
  return report.verdict === 'gave-up' ? report.lowerBound : undefined;
}

/** The fewest of the other metric among the solutions that are optimal in this one, if the report proves it. */
function provenTie(report: Report): { readonly metric: Metric; readonly least: number } | undefined {
  if (report.verdict !== 'solved' || report.claim !== 'optimal') return undefined;
  if (report.notes?.tieBreak !== 'proved' || report.metric === undefined) return undefined;
  const metric = report.metric === 'moves' ? 'pushes' : 'moves';
  const least = report[metric];
  return least === undefined ? undefined : { metric, least };
}

const hasSolution = (report: Report): boolean =>
  report.verdict === 'solved' || (report.verdict === 'gave-up' && report.best !== undefined);

export function oneWay(a: Report, b: Report): string | undefined {
  if (a.verdict === 'unsolvable' && hasSolution(b)) return 'one found a solution, one proved that there is none';
  for (const metric of ['moves', 'pushes'] as const) {
    const least = provenLeast(a, metric);
    const length = lengthIn(b, metric);
    if (least !== undefined && length !== undefined && length < least) {
      return `one proved that ${least} ${metric} are needed, one found a solution with ${length}`;
    }
  }
  const tie = provenTie(a);
  if (tie && a.metric !== undefined && lengthIn(a, a.metric) === lengthIn(b, a.metric)) {
    const length = lengthIn(b, tie.metric);
    if (length !== undefined && length < tie.least) {
      return `one proved that ${tie.least} ${tie.metric} are needed with the fewest ${a.metric}, one found a solution with ${length}`;
    }
  }
  if (a.solutions === 1 && b.solutions === 2) return 'one proved a single solution, one found two';
  return undefined;
}
