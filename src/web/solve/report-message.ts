// The result of a search, in words for the page and the live region. Solved, proven, and gave up are three different
// things and never mixed up.

import { provenOptimality } from '../../base/optimality.js';
import type { Report } from '../../jobs/index.js';
import { S } from '../texts/solve.js';

export interface ReportMessage {
  readonly lead: string;
  readonly rest: string;
  readonly spoken: string;
}

/** What is proven about the length of the solution, in sentences; undefined if nothing is. */
export function proofMessage(report: Report): string | undefined {
  const optimality = report.verdict === 'solved' ? provenOptimality(report) : undefined;
  if (!optimality) return undefined;
  const proven = optimality.optimalIn === 'moves' ? S.provenMoves : S.provenPushes;
  return optimality.tieBreak === 'open' ? `${proven} ${S.tieBreakOpen[optimality.optimalIn]}` : proven;
}

/** A given solution was shortened; none was searched for. */
export const isOptimized = (report: Report): boolean => report.solver === 'optimize';

/** Nothing shorter was found anywhere near the solution: continuing would find nothing new. */
export const isSettled = (report: Report): boolean =>
  isOptimized(report) && report.verdict === 'solved' && report.notes?.settled === 1;

/** What a search that ended early knows: the best solution so far, and the lower bound. */
function knownSoFar({ lowerBound, metric, best }: Extract<Report, { verdict: 'gave-up' }>): string {
  const met = best === undefined ? S.mayHaveOne : S.bestSoFar(best.moves ?? 0, best.pushes ?? 0);
  return lowerBound === undefined || metric === undefined ? met : `${met} ${S.boundSoFar[metric](lowerBound)}`;
}

export function reportMessage(report: Report, fromStart: boolean): ReportMessage {
  const { expanded, millis, bytes } = report.effort;
  if (report.verdict === 'solved') {
    const { moves = 0, pushes = 0 } = report;
    if (isOptimized(report)) {
      const lead = S.optimized(moves, pushes, Number(report.notes?.before ?? moves));
      return { lead, rest: S.notProvenOptimal, spoken: lead };
    }
    return {
      lead: S.found(moves, pushes),
      rest: proofMessage(report) ?? S.notProven(moves),
      spoken: S.foundSpoken(moves, pushes),
    };
  }
  if (report.verdict === 'unsolvable') {
    return {
      lead: fromStart ? S.unsolvable(expanded) : S.unsolvableHere(expanded),
      rest: '',
      spoken: S.unsolvableSpoken,
    };
  }
  const rest = knownSoFar(report);
  if (report.limit === 'stopped') return { lead: S.stopped(millis), rest, spoken: S.stoppedSpoken };
  if (report.limit === 'memory') return { lead: S.gaveUpMemory(bytes), rest, spoken: S.memorySpoken };
  if (report.limit === 'nodes') return { lead: S.gaveUpNodes(expanded), rest, spoken: S.gaveUpSpoken(millis) };
  if (report.limit === 'unsound-rule') return { lead: S.unsoundRule(expanded), rest, spoken: S.unsoundRuleSpoken };
  return { lead: S.gaveUpTime(millis, expanded), rest, spoken: S.gaveUpSpoken(millis) };
}
