// Reads a result for tables and plots: decided or not, time, limit, length.

import type { Limits } from '@masu/core/base/outcome.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { NOT_RUN_HERE } from '../folder/imported.js';
import type { JobResult } from './join.js';

export function resultReport({ line }: JobResult): Report | undefined {
  return line && 'reported' in line && line.reported.ok ? line.reported.value : undefined;
}

export function jobVerdict(result: JobResult): Report['verdict'] | 'wrong' | 'lost' | 'bug' | 'not-run' {
  if (!result.line) return 'not-run';
  if ('wrong' in result.line) return 'wrong';
  if ('lost' in result.line) return 'lost';
  return resultReport(result)?.verdict ?? 'bug';
}

/** Why there is no report: a wrong solution, or a program that ended without telling anything. */
export const failureMessage = ({ line }: JobResult): string | undefined =>
  line && ('wrong' in line ? line.wrong : 'lost' in line ? line.lost : undefined);

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
  const solution = report?.verdict === 'solved' ? report : report?.verdict === 'gave-up' ? report.best : undefined;
  return solution?.moves === undefined || solution.pushes === undefined
    ? undefined
    : { moves: solution.moves, pushes: solution.pushes };
}

/** `3 “Title” of file.txt`, as text. */
export function placeName({ places }: Pick<JobResult, 'places'>): string {
  const [place] = places;
  if (!place) return '';
  const title = place.title === undefined ? '' : ` “${place.title}”`;
  const more = places.length > 1 ? ` (and ${places.length - 1} more)` : '';
  return `${place.collection} ${place.number ?? ''}${title}${more}`;
}
