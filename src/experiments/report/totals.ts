// The figures of a report: per solver, for the best of all, and per collection.
//
// PAR2, as in the SAT competitions: the mean CPU time until the answer, where a level without one counts twice the limit.
// "Best of all" (the virtual best solver) takes for each level the fastest solver that decided it.

import { defined } from '../../base/defined.js';
import type { Limits } from '../../base/outcome.js';
import type { Report } from '../../jobs/index.js';
import { NOT_RUN_HERE } from '../folder/imported.js';
import type { JobResult } from './join.js';

// Reads a result for tables and plots: decided or not, time, limit, length.

const VERDICTS = ['solved', 'unsolvable', 'gave-up', 'wrong', 'lost', 'bug', 'not-run'] as const;
type ResultVerdict = (typeof VERDICTS)[number];

export function resultReport({ line }: JobResult): Report | undefined {
  return line && 'reported' in line && line.reported.ok ? line.reported.value : undefined;
}

export function jobVerdict(result: JobResult): ResultVerdict {
  if (!result.line) return 'not-run';
  if ('wrong' in result.line) return 'wrong';
  if ('lost' in result.line) return 'lost';
  return resultReport(result)?.verdict ?? 'bug';
}

/** Told by somebody, not run here. */
export const isImported = ({ planned }: JobResult): boolean => planned.job.solver.endsWith(NOT_RUN_HERE);

/** Solved or proven unsolvable: the solver gave the answer. */
export function isDecided(result: JobResult): boolean {
  const verdict = jobVerdict(result);
  return verdict === 'solved' || verdict === 'unsolvable';
}

/**
 * CPU milliseconds until the answer: for an optimal solver until the proof in its own metric, without the tie-break in
 * the other one (reports of older versions can't tell them apart). Undefined if there was no search.
 */
export function answerMillis(result: JobResult): number | undefined {
  const effort = resultReport(result)?.effort;
  return effort?.proof?.cpuMillis ?? effort?.cpuMillis;
}

/** CPU milliseconds after the proof, spent on the fewest moves with these pushes or the reverse. */
export function millisForTieBreak(result: JobResult): number | undefined {
  const effort = resultReport(result)?.effort;
  return effort?.proof && Math.max(0, effort.cpuMillis - effort.proof.cpuMillis);
}

/** The limit that a time is compared with: CPU time if both are set. */
export const limitMillis = ({ cpuMillis, millis }: Limits): number | undefined => cpuMillis ?? millis;

/** The length of the solution found, in the solver's own metric or in moves. */
export function resultLength(result: JobResult): { readonly moves: number; readonly pushes: number } | undefined {
  const report = resultReport(result);
  const found = report?.verdict === 'solved' ? report : report?.verdict === 'gave-up' ? report.best : undefined;
  return found?.moves === undefined || found.pushes === undefined
    ? undefined
    : { moves: found.moves, pushes: found.pushes };
}

/** `3 “Title” of file.txt`, as text. */
export function placeName({ places }: Pick<JobResult, 'places'>): string {
  const [place] = places;
  if (!place) return '';
  const title = place.title === undefined ? '' : ` “${place.title}”`;
  const more = places.length > 1 ? ` (and ${places.length - 1} more)` : '';
  return `${place.collection} ${place.number ?? ''}${title}${more}`;
}

export interface SolverTotals {
  readonly solver: string;
  readonly jobs: number;
  readonly solved: number;
  /** Solved with a proof: optimal, or the only solution. */
  readonly proven: number;
  readonly unsolvable: number;
  readonly gaveUp: number;
  /** External solvers: solutions that are wrong. */
  readonly wrong: number;
  readonly lost: number;
  readonly bugs: number;
  readonly notRun: number;
  /** Until the answer, over the decided levels. */
  readonly cpuMillis: number;
  /** After the proofs; undefined for a solver without a tie-break. */
  readonly tieBreakMillis?: number;
  /** Mean milliseconds; undefined if a level without an answer had no time limit. */
  readonly par2?: number;
}

/** The results of each solver, in the order in which solvers first appear. */
export function bySolver(results: readonly JobResult[]): Map<string, JobResult[]> {
  const groups = new Map<string, JobResult[]>();
  for (const result of results) {
    const { solver } = result.planned.job;
    const group = groups.get(solver);
    if (group) group.push(result);
    else groups.set(solver, [result]);
  }
  return groups;
}

/** The results of each board. */
export function byLevel(results: readonly JobResult[]): Map<string, JobResult[]> {
  const groups = new Map<string, JobResult[]>();
  for (const result of results) {
    const name = `${result.planned.job.puzzle} ${result.planned.level}`;
    const group = groups.get(name);
    if (group) group.push(result);
    else groups.set(name, [result]);
  }
  return groups;
}

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

export function solverTotals(solver: string, results: readonly JobResult[]): SolverTotals {
  const count = (verdict: ReturnType<typeof jobVerdict>): number =>
    results.filter((result) => jobVerdict(result) === verdict).length;
  const proven = results.filter((result) => {
    const report = resultReport(result);
    return report?.verdict === 'solved' && report.claim !== 'valid';
  }).length;
  const par2 = par2Of(results);
  const decided = results.filter(isDecided);
  const ties = decided.map(millisForTieBreak).filter((millis) => millis !== undefined);
  return {
    solver,
    jobs: results.length,
    solved: count('solved'),
    proven,
    unsolvable: count('unsolvable'),
    gaveUp: count('gave-up'),
    wrong: count('wrong'),
    lost: count('lost'),
    bugs: count('bug'),
    notRun: count('not-run'),
    cpuMillis: sumDefined(decided.map(answerMillis)),
    ...(ties.length === 0 ? {} : { tieBreakMillis: sumDefined(ties) }),
    ...defined({ par2 }),
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

export interface CollectionTotals {
  readonly collection: string;
  /** Boards at places of this collection. */
  readonly levels: number;
  /** Decided boards by solver. */
  readonly decided: ReadonlyMap<string, number>;
  /** Decided by at least one solver. */
  readonly byAny: number;
}

export function byCollection(results: readonly JobResult[]): CollectionTotals[] {
  const groups = new Map<string, JobResult[]>();
  for (const result of results) {
    for (const collection of new Set(result.places.map((place) => place.collection))) {
      const group = groups.get(collection);
      if (group) group.push(result);
      else groups.set(collection, [result]);
    }
  }
  return [...groups].map(([collection, group]) => {
    const boards = [...byLevel(group).values()];
    const decided = [...bySolver(group)].map(([solver, each]) => [solver, each.filter(isDecided).length] as const);
    return {
      collection,
      levels: boards.length,
      decided: new Map(decided),
      byAny: boards.filter((board) => board.some(isDecided)).length,
    };
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
