// The result of a search, in words for the page and the live region. Solved, proven, and gave up are three different
// things and never mixed up.

import { provenOptimality } from '@masu/core/base/optimality.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { solveTexts } from '../texts/solve.js';

interface ReportMessage {
  readonly lead: string;
  readonly rest: string;
  readonly spoken: string;
}

/** What is proven about the length of the solution, in sentences; undefined if nothing is. */
export function proofMessage(report: Report): string | undefined {
  const optimality = report.verdict === 'solved' ? provenOptimality(report) : undefined;
  if (!optimality) return undefined;
  const proven = optimality.optimalIn === 'moves' ? solveTexts.provenMoves : solveTexts.provenPushes;
  return optimality.tieBreak === 'open' ? `${proven} ${solveTexts.tieBreakOpen[optimality.optimalIn]}` : proven;
}

/** A given solution was shortened; none was searched for. */
export const isOptimized = (report: Report): boolean => report.solver === 'optimize';

/** Nothing shorter was found anywhere near the solution: continuing would find nothing new. */
export const isSettled = (report: Report): boolean =>
  isOptimized(report) && report.verdict === 'solved' && report.notes?.settled === 1;

/** What a search that ended early knows: the best solution so far, and the lower bound. */
function knownSoFar({ lowerBound, metric, best }: Extract<Report, { verdict: 'gave-up' }>): string {
  const met = best === undefined ? solveTexts.mayHaveOne : solveTexts.bestSoFar(best.moves ?? 0, best.pushes ?? 0);
  return lowerBound === undefined || metric === undefined ? met : `${met} ${solveTexts.boundSoFar[metric](lowerBound)}`;
}

/** `before`: the moves of the solution that was given to be shortened. */
export function reportMessage(report: Report, fromStart: boolean, before?: number): ReportMessage {
  const { expanded, millis, bytes } = report.effort;
  if (report.verdict === 'solved') {
    const { moves = 0, pushes = 0 } = report;
    if (isOptimized(report)) {
      const given = Number(report.notes?.before ?? moves);
      const lead = moves < given ? solveTexts.shortened(moves, pushes, given) : solveTexts.notShorter(moves, pushes);
      return { lead, rest: solveTexts.notProvenOptimal, spoken: lead };
    }
    return {
      lead: solveTexts.found(moves, pushes),
      rest: proofMessage(report) ?? solveTexts.notProven(moves),
      spoken: solveTexts.foundSpoken(moves, pushes),
    };
  }
  if (report.verdict === 'unsolvable') {
    const lead = fromStart ? solveTexts.unsolvable(expanded) : solveTexts.unsolvableHere(expanded);
    return { lead, rest: '', spoken: solveTexts.unsolvableSpoken };
  }
  const rest = knownSoFar(report);
  if (isOptimized(report) && report.limit === 'stopped' && before !== undefined && report.best) {
    // The player stopped it, and keeps what it found until then.
    const { moves = before, pushes = 0 } = report.best;
    const lead = moves < before ? solveTexts.shortened(moves, pushes, before) : solveTexts.notShorter(moves, pushes);
    return { lead, rest: solveTexts.notProvenOptimal, spoken: lead };
  }
  if (report.limit === 'stopped') return { lead: solveTexts.stopped(millis), rest, spoken: solveTexts.stoppedSpoken };
  if (report.limit === 'memory') return { lead: solveTexts.gaveUpMemory(bytes), rest, spoken: solveTexts.memorySpoken };
  if (report.limit === 'nodes')
    return { lead: solveTexts.gaveUpNodes(expanded), rest, spoken: solveTexts.gaveUpSpoken(millis) };
  if (report.limit === 'unsound-rule')
    return { lead: solveTexts.unsoundRule(expanded), rest, spoken: solveTexts.unsoundRuleSpoken };
  return { lead: solveTexts.gaveUpTime(millis, expanded), rest, spoken: solveTexts.gaveUpSpoken(millis) };
}
