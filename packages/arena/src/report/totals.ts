// The figures of a report: per solver, for the best of all, and per collection.
//
// PAR2, as in the SAT competitions: the mean CPU time until the answer, where a level without one counts twice the limit.
// "Best of all" (the virtual best solver) takes for each level the fastest solver that decided it.

import { defined } from '@masu/core/base/defined.js';
import { certificateEnding } from '@masu/engine/jobs/certifiable-claim.js';
import { boardName } from '../folder/records.js';
import type { JobResult } from './join.js';
import {
  answerMillis,
  isDecided,
  isImported,
  jobVerdict,
  limitMillis,
  millisForTieBreak,
  resultReport,
} from './verdicts.js';

/**
 * Whether a checked certificate proves what a report says beyond its solution: that it is optimal or the only one, that there is
 * none, or a lower bound. Undefined where the plan asks for no certificates, or the report says nothing more.
 */
export function jobProof(result: JobResult): 'checked' | 'none' | undefined {
  const report = resultReport(result);
  if (!report || result.planned.job.certificate === undefined) return undefined;
  // A lower bound has no certificate of its own.
  if (report.verdict === 'gave-up') return report.lowerBound === undefined ? undefined : 'none';
  if (certificateEnding(report) === undefined) return undefined;
  return report.certificate?.checked && !result.lacksCertificate ? 'checked' : 'none';
}

/** The results by name, in the order in which names first appear; one may have several. */
function grouped(results: readonly JobResult[], names: (result: JobResult) => Iterable<string>) {
  const groups = new Map<string, JobResult[]>();
  for (const result of results) {
    for (const name of names(result)) {
      const group = groups.get(name);
      if (group) group.push(result);
      else groups.set(name, [result]);
    }
  }
  return groups;
}

/** The results of each solver. */
export const bySolver = (results: readonly JobResult[]): Map<string, JobResult[]> =>
  grouped(results, ({ planned }) => [planned.job.solver]);

/** The results of each board. */
export const byLevel = (results: readonly JobResult[]): Map<string, JobResult[]> =>
  grouped(results, ({ planned }) => [boardName(planned)]);

/** How many boards each solver decided. */
export const decidedBySolver = (results: readonly JobResult[]): Map<string, number> =>
  new Map([...bySolver(results)].map(([solver, each]) => [solver, each.filter(isDecided).length]));

function penalized(result: JobResult): number | undefined {
  if (isDecided(result)) return answerMillis(result);
  const limit = limitMillis(result.planned.job.limits);
  return limit === undefined ? undefined : 2 * limit;
}

function par2Of(results: readonly JobResult[]): number | undefined {
  let sum = 0;
  for (const result of results) {
    const millis = penalized(result);
    if (millis === undefined) return undefined;
    sum += millis;
  }
  return results.length === 0 ? undefined : sum / results.length;
}

const sumDefined = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

export type SolverTotals = ReturnType<typeof solverTotals>;

export function solverTotals(solver: string, results: readonly JobResult[]) {
  const count = (verdict: ReturnType<typeof jobVerdict>): number =>
    results.filter((result) => jobVerdict(result) === verdict).length;
  const proven = results.filter((result) => {
    const report = resultReport(result);
    return report?.verdict === 'solved' && report.claim !== 'valid' && jobProof(result) !== 'none';
  }).length;
  const isUnproven = (result: JobResult): boolean => isDecided(result) && jobProof(result) === 'none';
  const decided = results.filter(isDecided);
  const ties = decided.map(millisForTieBreak).filter((millis) => millis !== undefined);
  return {
    solver,
    jobs: results.length,
    solved: count('solved'),
    /** Solved with a proof: optimal, or the only solution. */
    proven,
    unsolvable: count('unsolvable'),
    /** Claims without a checked certificate, where the plan asks for certificates: they rest on their solver. */
    unproven: results.filter(isUnproven).length,
    gaveUp: count('gave-up'),
    /** External solvers: solutions that are wrong. */
    wrong: count('wrong'),
    lost: count('lost'),
    bugs: count('bug'),
    notRun: count('not-run'),
    /** Until the answer, over the decided levels. */
    cpuMillis: sumDefined(decided.map(answerMillis)),
    ...defined({
      /** After the proofs; absent for a solver without a tie-break. */
      tieBreakMillis: ties.length === 0 ? undefined : sumDefined(ties),
      /** Mean milliseconds; absent if a level without an answer had no time limit. */
      par2: par2Of(results),
    }),
  };
}

/** The best result of each board among those run here: the fastest that decided it, or any. */
export function bestOfAll(results: readonly JobResult[]): JobResult[] {
  return [...byLevel(results.filter((result) => !isImported(result))).values()].map((group) =>
    group.reduce((best, each) => {
      if (isDecided(each) !== isDecided(best)) return isDecided(each) ? each : best;
      return (answerMillis(each) ?? 0) < (answerMillis(best) ?? 0) ? each : best;
    }),
  );
}

/** The boards at places of each collection: how many, and how many were decided by each solver and by any. */
export function byCollection(results: readonly JobResult[]) {
  const groups = grouped(results, ({ places }) => new Set(places.map(({ collection }) => collection)));
  return [...groups].map(([collection, group]) => {
    const boards = [...byLevel(group).values()];
    const byAny = boards.filter((board) => board.some(isDecided)).length;
    return { collection, levels: boards.length, decided: decidedBySolver(group), byAny };
  });
}

/** Results that no other solver of the same board matched; only boards that several solvers tried. */
export function decidedAlone(results: readonly JobResult[]): JobResult[] {
  return [...byLevel(results).values()].flatMap((group) => {
    const decided = group.filter(isDecided);
    return group.length > 1 && decided.length === 1 ? decided : [];
  });
}

/** Boards that no solver decided, each with all its results. */
export function undecided(results: readonly JobResult[]): JobResult[][] {
  return [...byLevel(results).values()].filter((group) => !group.some(isDecided));
}
